/** What a clock shows and says. */

import { say } from './say.ts';

export const clockWords = say((words) => words.clock.clockWords);
