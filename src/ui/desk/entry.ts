/**
 * Dice as they are typed or tapped, in any order, before they are a throw: two in the roll-off, four, or five; or the
 * one that is thrown again beside those that stay. It sends nothing and knows no game.
 */

import type { DigitRefusal } from '../../words/digits.ts';

/** What is in so far; a refused digit leaves the dice as they were. */
export interface Entry {
  readonly dice: readonly (number | null)[];
  readonly stay: number; // so many dice, from the first, lie there from the throw before and are not entered
  readonly refusal: DigitRefusal | null; // of the newest key; null once a key is taken
}

/** Nothing is in yet of a throw of so many dice; `stay` are those that lie there already. */
export function emptyEntry(count: number, stay: readonly number[] = []): Entry {
  const open = Array.from({ length: Math.max(0, count - stay.length) }, () => null);
  return { dice: [...stay, ...open], stay: stay.length, refusal: null };
}

/** Nothing is in, of the same throw. */
export function emptied(entry: Entry): Entry {
  return { ...entry, dice: entry.dice.map((face, at) => (at < entry.stay ? face : null)), refusal: null };
}

/** A typed digit goes to the first die that is still open; 0, 7, 8, 9 and a digit too many are refused. */
export function typed(entry: Entry, digit: string): Entry {
  const face = faceOf(digit);
  if (face === null) return { ...entry, refusal: { why: 'not-a-face', digit } };
  const die = entry.dice.indexOf(null);
  return die < 0
    ? { ...entry, refusal: { why: 'one-too-many', digit, dice: entry.dice.length } }
    : tapped(entry, die, face);
}

/** A tapped face goes to the die it was tapped for, whatever that showed before; a die that stays keeps its face. */
export function tapped(entry: Entry, die: number, face: number): Entry {
  if (die < entry.stay) return entry;
  return { ...entry, dice: entry.dice.map((was, at) => (at === die ? face : was)), refusal: null };
}

/** Without the last die that was entered. */
export function takenBack(entry: Entry): Entry {
  const last = entry.dice.findLastIndex((face) => face !== null);
  return {
    ...entry,
    dice: entry.dice.map((face, at) => (at === last && at >= entry.stay ? null : face)),
    refusal: null,
  };
}

/** The throw once all its dice are in, else null. */
export function wholeRoll(entry: Entry): readonly number[] | null {
  const dice = entry.dice.filter((face) => face !== null);
  return dice.length === entry.dice.length ? dice : null;
}

/** How many dice were entered. */
export function countIn(entry: Entry): number {
  return entry.dice.filter((face) => face !== null).length - entry.stay;
}

/** Whether a throw is under way: some of its dice are in, and some are not. */
export function isHalfIn(entry: Entry): boolean {
  return countIn(entry) > 0 && wholeRoll(entry) === null;
}

/** The face that a digit names, or null. */
export function faceOf(digit: string): number | null {
  return /^[1-6]$/.test(digit) ? Number(digit) : null;
}
