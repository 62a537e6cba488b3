/** The fixed words on the desk: titles, buttons and hints that say the same in every game. */

import { table } from './say.ts';

export const TOP_WORDS = table((words) => words.deskLabels.TOP_WORDS);
export const CHOICE_WORDS = table((words) => words.deskLabels.CHOICE_WORDS);
export const CORRECT_WORDS = table((words) => words.deskLabels.CORRECT_WORDS);
export const LOG_WORDS = table((words) => words.deskLabels.LOG_WORDS);
export const FOOT_WORDS = table((words) => words.deskLabels.FOOT_WORDS);
export const STRIP_WORDS = table((words) => words.deskLabels.STRIP_WORDS);
