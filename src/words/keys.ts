/** What each key of the desk does, for the list under "?". It knows no keyboard events. */

import { table } from './say.ts';

export const KEY_WORDS = table((words) => words.keys.KEY_WORDS);
