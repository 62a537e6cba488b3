/** French grammar that several topics need. */

import { allOf, anyOf, countWord } from './numbers.ts';

/** The form for a number: nought and one take the singular. */
export function form(number: number, one: string, more = `${one}s`): string {
  return Math.abs(number) < 2 ? one : more;
}

/** A small count of something feminine as a word: "une", "trois". */
export function feminine(number: number): string {
  return number === 0 ? 'aucune' : number === 1 ? 'une' : countWord(number);
}

/** "la 7", "les 6 et 8": columns by their numbers. */
export function theColumns(columns: readonly number[]): string {
  return columns.length === 1 ? `la ${allOf(columns)}` : `les ${allOf(columns)}`;
}

/** "de la 7", "des 6 et 8". */
export function ofColumns(columns: readonly number[]): string {
  return columns.length === 1 ? `de la ${allOf(columns)}` : `des ${allOf(columns)}`;
}

/** "la 6 ou la 8". */
export function eitherColumn(columns: readonly number[]): string {
  return anyOf(columns.map((column) => `la ${column}`));
}

/** A number with so many decimals: "3,40". */
export function decimal(number: number, digits: number): string {
  return number.toFixed(digits).replace('.', ',');
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The unit of turns behind a figure with one decimal: "1,9 tour", "2,0 tours". */
export function turnUnit(turns: number): string {
  return form(Number(turns.toFixed(1)), 'tour');
}
