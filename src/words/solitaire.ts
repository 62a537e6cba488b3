/** The count of turns of somebody who plays alone, and what it is worth (rules 6). It counts nothing itself. */

import { say } from './say.ts';

export const turnFigureWords = say((words) => words.solitaire.turnFigureWords);
export const resultWords = say((words) => words.solitaire.resultWords);
export const bestWords = say((words) => words.solitaire.bestWords);
