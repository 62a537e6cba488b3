/** Four dice as they are typed or tapped, in any order, before they are a roll. It sends nothing and knows no game. */

import type { DigitRefusal } from '../../words/desk.ts';

/** What is in so far; a refused digit leaves the dice as they were. */
export interface Entry {
  readonly dice: readonly (number | null)[];
  readonly refusal: DigitRefusal | null; // of the newest key; null once a key is taken
}

export const NO_ENTRY: Entry = { dice: [null, null, null, null], refusal: null };

/** A typed digit goes to the first die that is still open; 0, 7, 8, 9 and a fifth digit are refused. */
export function typed(entry: Entry, digit: string): Entry {
  const face = faceOf(digit);
  if (face === null) return { ...entry, refusal: { why: 'not-a-face', digit } };
  const die = entry.dice.indexOf(null);
  return die < 0 ? { ...entry, refusal: { why: 'fifth', digit } } : tapped(entry, die, face);
}

/** A tapped face goes to the die it was tapped for, whatever that showed before. */
export function tapped(entry: Entry, die: number, face: number): Entry {
  return { dice: entry.dice.map((was, at) => (at === die ? face : was)), refusal: null };
}

/** Without the last die that is in. */
export function takenBack(entry: Entry): Entry {
  const last = entry.dice.findLastIndex((face) => face !== null);
  return { dice: entry.dice.map((face, at) => (at === last ? null : face)), refusal: null };
}

/** The roll once all four dice are in, else null. */
export function wholeRoll(entry: Entry): readonly number[] | null {
  const dice = entry.dice.filter((face) => face !== null);
  return dice.length === entry.dice.length ? dice : null;
}

/** How many dice are in. */
export function countIn(entry: Entry): number {
  return entry.dice.filter((face) => face !== null).length;
}

/** The face that a digit names, or null. */
export function faceOf(digit: string): number | null {
  return /^[1-6]$/.test(digit) ? Number(digit) : null;
}
