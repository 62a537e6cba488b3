/** English possessives of names. */

import { nameWords, shownName } from '../names.ts';

/** Its possessive: "Ana’s", "Chris’". */
export function whoseWords(name: string): string {
  return nameWords(name) + (/s$/i.test(shownName(name)) ? '’' : '’s');
}

/** The possessive of a name; names that end in s take the apostrophe alone. */
export function whose(name: string): string {
  return /s$/i.test(name) ? `${name}’` : `${name}’s`;
}
