/** The 1,296 rolls of four dice as 126 distinct ones with weights, and which totals each of them can make. */

import type { Column } from '../rules/column.ts';
import type { Dice } from '../rules/dice.ts';

/** Equally likely rolls of four dice: 6 to the power of 4. Every count of this room is out of this. */
export const ROLLS = 1296;

/** A set of columns, one bit a column: bit 0 is column 2, bit 10 column 12. */
export type ColumnSet = number;

export interface WeightedRoll {
  readonly dice: Dice; // faces in ascending order
  readonly ways: number; // how many of the 1,296 rolls show these faces
  readonly totals: ColumnSet; // every total that two of the dice make
}

/** The set that holds just this column. */
export function bitOf(column: Column): ColumnSet {
  return 1 << (column - 2);
}

/** Every distinct roll with its weight; the weights add up to 1,296. */
export const WEIGHTED_ROLLS: readonly WeightedRoll[] = countRolls();

function countRolls(): readonly WeightedRoll[] {
  const found = new Map<string, { dice: Dice; ways: number; totals: ColumnSet }>();
  const faces = [1, 2, 3, 4, 5, 6];
  for (const a of faces)
    for (const b of faces)
      for (const c of faces)
        for (const d of faces) {
          const dice = [a, b, c, d].sort((one, other) => one - other);
          const key = dice.join('');
          const known = found.get(key) ?? { dice, ways: 0, totals: totalsOf(dice) };
          found.set(key, { ...known, ways: known.ways + 1 });
        }
  return [...found.values()];
}

/** Every total that two of the dice make. */
export function totalsOf(dice: Dice): ColumnSet {
  let totals = 0;
  for (const [at, face] of dice.entries()) {
    for (const other of dice.slice(at + 1)) totals |= 1 << (face + other - 2);
  }
  return totals;
}
