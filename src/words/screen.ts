/** What stands on the screens beside the figures, and in the gaps between them. */

import { say, table } from './say.ts';

export const SCREEN_WORDS = table((words) => words.screen.SCREEN_WORDS);
export const lessWords = say((words) => words.screen.lessWords);
export const moreWords = say((words) => words.screen.moreWords);
export const wayWords = say((words) => words.screen.wayWords);
export const gameName = say((words) => words.screen.gameName);
