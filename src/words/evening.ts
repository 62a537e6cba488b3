/** What the display says between two games: who leads, how the last game ended, by which rules it was played. */

import { say, table } from './say.ts';

export const EVENING_WORDS = table((words) => words.evening.EVENING_WORDS);
export const gamesWords = say((words) => words.evening.gamesWords);
export const othersWords = say((words) => words.evening.othersWords);
export const ownColumnsWords = say((words) => words.evening.ownColumnsWords);
export const pointsWords = say((words) => words.evening.pointsWords);
export const leadersWords = say((words) => words.evening.leadersWords);
