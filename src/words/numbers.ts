/** How numbers are written for people: percentages that never round a chance away, and counts. Knows no game. */

import { say } from './say.ts';

export type { PercentParts } from './en/numbers.ts';

export const percentParts = say((words) => words.numbers.percentParts);
export const percent = say((words) => words.numbers.percent);
export const count = say((words) => words.numbers.count);
export const rollCount = say((words) => words.numbers.rollCount);
export const anyOf = say((words) => words.numbers.anyOf);
export const allOf = say((words) => words.numbers.allOf);
export const countWord = say((words) => words.numbers.countWord);
