/** What the editor of a board put by hand says. */

import { say, table } from './say.ts';

export const SET_WORDS = table((words) => words.setBoard.SET_WORDS);
export const cellWords = say((words) => words.setBoard.cellWords);
