/** The count of the dice: a verdict in plain sentences that claims no more than the numbers do, and the same as a file. */

import { say, table } from './say.ts';

export type { FairnessWords } from './en/fairness.ts';

export const FAIRNESS_WORDS = table((words) => words.fairness.FAIRNESS_WORDS);
export const fairnessWords = say((words) => words.fairness.fairnessWords);
export const expectedWords = say((words) => words.fairness.expectedWords);
export const fairnessFile = say((words) => words.fairness.fairnessFile);
