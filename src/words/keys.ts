/** What each key of the desk does, for the list under "?". It knows no keyboard events. */

import { say, table } from './say.ts';

export const KEY_WORDS = table((words) => words.keys.KEY_WORDS);
export const capWords = say((words) => words.keys.capWords);
