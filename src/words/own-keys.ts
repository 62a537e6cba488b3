/** What is said where keys are chosen. */

import { say, table } from './say.ts';

export const OWN_KEY_WORDS = table((words) => words.ownKeys.OWN_KEY_WORDS);
export const keyTakenWords = say((words) => words.ownKeys.keyTakenWords);
