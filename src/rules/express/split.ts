/** The ways to split five dice into a fifth die and two pairs that a sheet allows (rules 7.1). */

import type { Column } from '../column.ts';
import type { Dice } from '../dice.ts';
import type { Options } from '../options.ts';
import { pairings } from '../pairing.ts';
import type { Face, Sheet } from './sheet.ts';
import { FACES, FIFTH_LINES, listedFifths } from './sheet.ts';

export interface Split {
  readonly fifth: Face; // the die set aside
  readonly free: boolean; // a free ride: it gets no mark
  readonly rows: readonly [Column, Column]; // the two totals, the smaller first
}

/** The faces that may be set aside: a free ride is one with three numbers listed and none of them thrown. */
export function fifthsFor(
  sheet: Sheet,
  dice: Dice,
  rule: Options['express_fifth'],
): { readonly faces: readonly Face[]; readonly free: boolean } {
  const thrown = FACES.filter((face) => dice.includes(face));
  const listed = listedFifths(sheet);
  const known = thrown.filter((face) => listed.includes(face));
  if (listed.length === FIFTH_LINES) {
    return known.length > 0 ? { faces: known, free: false } : { faces: thrown, free: true };
  }
  const fresh = thrown.filter((face) => !listed.includes(face));
  // `unique`: while a line is empty it takes a new number, if the throw has one.
  return { faces: rule === 'unique' && fresh.length > 0 ? fresh : thrown, free: false };
}

/** Every split that a sheet allows, by the die set aside, without repeats. */
export function splitsFor(sheet: Sheet, dice: Dice, rule: Options['express_fifth']): readonly Split[] {
  const { faces, free } = fifthsFor(sheet, dice, rule);
  return faces.flatMap((fifth) => {
    const at = dice.indexOf(fifth);
    return pairings(dice.filter((_, die) => die !== at)).map((rows) => ({ fifth, free, rows }));
  });
}
