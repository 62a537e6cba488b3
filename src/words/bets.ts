/** What is said about bets: who bets, what is asked of a bettor, what was turned over and what it pays. */

import { say, table } from './say.ts';

export type { Moved } from './en/bets.ts';

export const SIDE_WORDS = table((words) => words.bets.SIDE_WORDS);
export const BET_WORDS = table((words) => words.bets.BET_WORDS);
export const coverWords = say((words) => words.bets.coverWords);
export const openBetWords = say((words) => words.bets.openBetWords);
export const missingWords = say((words) => words.bets.missingWords);
export const noDiscsWords = say((words) => words.bets.noDiscsWords);
export const betWords = say((words) => words.bets.betWords);
export const callWords = say((words) => words.bets.callWords);
export const endedWords = say((words) => words.bets.endedWords);
export const movedWords = say((words) => words.bets.movedWords);
export const payoffAsks = say((words) => words.bets.payoffAsks);
export const leftWords = say((words) => words.bets.leftWords);
export const notSplitWords = say((words) => words.bets.notSplitWords);
export const squareWords = say((words) => words.bets.squareWords);
export const splitWords = say((words) => words.bets.splitWords);
export const barredWords = say((words) => words.bets.barredWords);
