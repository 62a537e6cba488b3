/** The board and the dice in one sentence each, for those who do not see them. */

import { say } from './say.ts';

export type { OnBoard } from './en/board.ts';

export const boardWords = say((words) => words.board.boardWords);
export const diceWords = say((words) => words.board.diceWords);
