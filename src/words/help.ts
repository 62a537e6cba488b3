/** The help pages: how to play, how to play well, what goes wrong, and the words of the game. Every figure is handed in. */

import { say, table } from './say.ts';

export type { HelpPage } from './en/help.ts';

export const HELP_WORDS = table((words) => words.help.HELP_WORDS);
export const helpPages = say((words) => words.help.helpPages);
