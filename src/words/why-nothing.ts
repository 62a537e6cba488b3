/** What "why?" answers when there is nothing of the kind to ask about now. */

import { say } from './say.ts';

export const whyNothing = say((words) => words.whyNothing.whyNothing);
