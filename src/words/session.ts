/** What is said of pauses and of the time that was played. */

import { table } from './say.ts';

export const SESSION_WORDS = table((words) => words.session.SESSION_WORDS);
