/** What keeps a file from being read or written, to stand in a sentence; and what was mended of a game file. */

import { say, table } from './say.ts';

export type { Rescued } from './en/disk.ts';

export const DISK_WORDS = table((words) => words.disk.DISK_WORDS);
export const rescuedWords = say((words) => words.disk.rescuedWords);
