/**
 * What to type on this machine when a reader does not work: commands to run as they stand, and the text of a rule file. It
 * runs nothing.
 */

import { say } from './say.ts';

export type { ReaderCommand } from './en/reader-commands.ts';

export const udevRule = say((words) => words.readerCommands.udevRule);
export const readerCommands = say((words) => words.readerCommands.readerCommands);
