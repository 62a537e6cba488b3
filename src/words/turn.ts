/** What a turn waits for, and what the chances of its next roll are called. */

import { say } from './say.ts';

export type { Awaiting, SumWords } from './en/turn.ts';

export const awaitedWords = say((words) => words.turn.awaitedWords);
export const sumWords = say((words) => words.turn.sumWords);
export const claimsWords = say((words) => words.turn.claimsWords);
export const wonWords = say((words) => words.turn.wonWords);
export const rollNumberWords = say((words) => words.turn.rollNumberWords);
