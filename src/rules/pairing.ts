/** The ways to put four dice into two pairs (rules 1.3, step 2). */

import type { Column } from './column.ts';
import type { Dice } from './dice.ts';

/** The two totals of a pairing, the smaller first. */
export type Pairing = readonly [Column, Column];

/** Which dice stand together, the first die with the second, the third, the fourth. */
const SPLITS = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
] as const;

/** The distinct pairings of four dice, in the order: die 1 with die 2, with die 3, with die 4; repeats dropped. */
export function pairings(dice: Dice): readonly Pairing[] {
  const found: Pairing[] = [];
  for (const [a, b, c, d] of SPLITS) {
    const one = total(dice, a, b);
    const other = total(dice, c, d);
    const pairing: Pairing = one <= other ? [one, other] : [other, one];
    if (!found.some((known) => known[0] === pairing[0])) found.push(pairing);
  }
  return found;
}

function total(dice: Dice, first: number, second: number): Column {
  // Two faces from 1 to 6 always add up to a column.
  return ((dice[first] ?? 0) + (dice[second] ?? 0)) as Column;
}
