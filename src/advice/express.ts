/**
 * A player of Express. It marks so that the expected score of its sheet is highest, by an estimate: each row gets further
 * marks by chance (Poisson), as many as the throws that are left bring, more for a row that is begun than for one that can
 * still be left alone. The throws that are left follow from the free boxes of the fifth dice. What it makes on average
 * stands in docs/strength.md.
 */

import type { Column } from '../rules/column.ts';
import { COLUMNS } from '../rules/column.ts';
import type { Dice } from '../rules/dice.ts';
import type { Sheet } from '../rules/express/sheet.ts';
import { FIFTH_BOXES, FIFTH_LINES, listedFifths, markSheet, rowScore } from '../rules/express/sheet.ts';
import type { Split } from '../rules/express/split.ts';
import { splitsFor } from '../rules/express/split.ts';
import type { Options } from '../rules/options.ts';

/** Throws left for each box that is free short of the last one of its line; found by trying, as the next one. */
const THROWS_PER_BOX = 0.7;
/** Marks of a row against those that chance alone would bring: a begun one's are steered for, an empty one is left alone. */
const STEERED = { begun: 1.2, unbegun: 0.1 } as const;

/** Marks beyond which a row's chance is not worth counting. */
const MOST_MARKS = 24;

/** A split with the score that the sheet then promises. */
export interface ScoredSplit {
  readonly split: Split;
  readonly score: number;
}

/** Every split of a throw that a sheet allows, best first. */
export function rankSplits(sheet: Sheet, dice: Dice, rule: Options['express_fifth']): readonly ScoredSplit[] {
  return splitsFor(sheet, dice, rule)
    .map((split) => ({
      split,
      score: expectedScore(markSheet(sheet, split.free ? null : split.fifth, split.rows)),
    }))
    .sort((one, other) => other.score - one.score);
}

/**
 * The score that a sheet promises by the estimate; for one that is out, the score that it has. It ranks splits well and foretells
 * badly: early in a game it is hundreds of points too low.
 */
export function expectedScore(sheet: Sheet): number {
  const left = sheet.out ? 0 : throwsLeft(sheet);
  return COLUMNS.reduce((sum, row) => sum + rowPromise(row, sheet.rows[row] ?? 0, left), 0);
}

/** Throws until the first line of fifth dice is full, roughly. */
function throwsLeft(sheet: Sheet): number {
  const lines = listedFifths(sheet).map((face) => FIFTH_BOXES - 1 - (sheet.fifths[face] ?? 0));
  const open = (FIFTH_LINES - lines.length) * (FIFTH_BOXES - 1);
  return 1 + THROWS_PER_BOX * lines.reduce((sum, boxes) => sum + boxes, open);
}

function rowPromise(row: Column, marks: number, left: number): number {
  // Two marks a throw; a total comes in 6 - |7 - total| of 36 pairs.
  const mean = ((2 * left * (6 - Math.abs(7 - row))) / 36) * (marks > 0 ? STEERED.begun : STEERED.unbegun);
  let chance = Math.exp(-mean);
  let sum = 0;
  let counted = 0;
  for (let more = 0; more < MOST_MARKS; more += 1) {
    sum += chance * rowScore(row, marks + more);
    counted += chance;
    chance *= mean / (more + 1);
  }
  return sum + (1 - counted) * rowScore(row, marks + MOST_MARKS);
}
