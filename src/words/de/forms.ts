/** Forms of words that German sentences of several topics need. */

import { countWord } from './numbers.ts';

/** "1 Wurf", "2 Würfe"; in another case the words are handed in as that case has them: "nach 2 Würfen". */
export function counted(number: number, one: string, more = one): string {
  return `${number} ${number === 1 ? one : more}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A count before a feminine noun: "eine", "drei". */
export function feminine(number: number): string {
  return number <= 1 ? `${countWord(number)}e` : countWord(number);
}
