/** Computer players: their names, what they do and why, and what keeps them or advice from the table. */

import { say, table } from './say.ts';

export type { BotWords, PlayerWords } from './en/bots.ts';

export const PLAYER_WORDS = table((words) => words.bots.PLAYER_WORDS);
export const EXPRESS_ABOUT = table((words) => words.bots.EXPRESS_ABOUT);
export const botWords = say((words) => words.bots.botWords);
export const shownBetsWords = say((words) => words.bots.shownBetsWords);
export const reasonWords = say((words) => words.bots.reasonWords);
export const BOTS_OWE_WORDS = table((words) => words.bots.BOTS_OWE_WORDS);
export const botsOweWords = say((words) => words.bots.botsOweWords);
export const botsHoldWords = say((words) => words.bots.botsHoldWords);
export const botsGoWords = say((words) => words.bots.botsGoWords);
export const adviceFaultWords = say((words) => words.bots.adviceFaultWords);
