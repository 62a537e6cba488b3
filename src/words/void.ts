/** What is said about a throw that shall not count. */

import { say, table } from './say.ts';

export const VOID_WORDS = table((words) => words.void.VOID_WORDS);
export const cockedWords = say((words) => words.void.cockedWords);
export const noSuchDieWords = say((words) => words.void.noSuchDieWords);
