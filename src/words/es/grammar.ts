/** Spanish grammar that several topics need. */

import { allOf, countWord } from './numbers.ts';

/** The form for a number: only one takes the singular. */
export function form(number: number, one: string, more = `${one}s`): string {
  return Math.abs(number) === 1 ? one : more;
}

/** A small count of something feminine as a word: "una", "tres". */
export function feminine(number: number): string {
  return number === 0 ? 'ninguna' : number === 1 ? 'una' : countWord(number);
}

/** "la 7", "las 6 y 8": columns by their numbers. */
export function theColumns(columns: readonly number[]): string {
  return `${form(columns.length, 'la')} ${allOf(columns)}`;
}

/** "de la 7", "de las 6 y 8". */
export function ofColumns(columns: readonly number[]): string {
  return `de ${theColumns(columns)}`;
}

/** A number with so many decimals: "3,40". */
export function decimal(number: number, digits: number): string {
  return number.toFixed(digits).replace('.', ',');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
