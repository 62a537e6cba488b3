/** The throw for the first turn in words. It knows no rule of it: who throws, and what was thrown, is told. */

import { say, table } from './say.ts';

export const ROLL_OFF_WORDS = table((words) => words.rollOff.ROLL_OFF_WORDS);
export const thrownWords = say((words) => words.rollOff.thrownWords);
export const decidesWords = say((words) => words.rollOff.decidesWords);
