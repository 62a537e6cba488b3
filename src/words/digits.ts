/** What is said about the dice that are typed or tapped: what is awaited, and why a digit is not taken. Knows no game. */

import { say } from './say.ts';

export type { DigitRefusal } from './en/digits.ts';

export const digitRefusalWords = say((words) => words.digits.digitRefusalWords);
export const padWords = say((words) => words.digits.padWords);
export const padHint = say((words) => words.digits.padHint);
