/** What keeps a file from being read or written, to stand in a sentence. */

import { table } from './say.ts';

export const DISK_WORDS = table((words) => words.disk.DISK_WORDS);
