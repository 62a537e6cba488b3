/** The menu of the windows, and their titles. */

import { table } from './say.ts';

export const ROLE_WORDS = table((words) => words.shell.ROLE_WORDS);
export const SHELL_WORDS = table((words) => words.shell.SHELL_WORDS);
