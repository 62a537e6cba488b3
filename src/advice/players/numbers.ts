/**
 * The numbers that make the named players, in one place: the readable players and those at the compact table take them
 * from here. Lists go by column, 2 first. None of these numbers may change: win rates are quoted against these players.
 */

import type { CountingName } from './names.ts';

/** A count of what a turn has at stake: steps by column, each placing step twice, and adjustments with three runners out. */
export interface Count extends Adjustments {
  readonly steps: readonly number[];
}

/** What the runners after a choice are worth. */
export interface Worth extends Adjustments {
  readonly weights: readonly number[]; // times the steps climbed this turn plus one
  readonly perRunner: number; // taken off for each runner out
}

/** With three runners out; they count for the stop, and are taken off a worth. */
export interface Adjustments {
  readonly allOdd: number;
  readonly allEven: number;
  readonly allHigh: number; // none below 7
  readonly allLow: number; // none above 7
}

/** The list 2 to 7, mirrored to 12. */
function mirrored(outer: readonly number[]): readonly number[] {
  return [...outer, ...outer.slice(0, -1).reverse()];
}

const RULE_OF_28_ADJUSTMENTS: Adjustments = { allOdd: 2, allEven: -2, allHigh: 4, allLow: 4 };
const GA29_ADJUSTMENTS: Adjustments = { allOdd: 7, allEven: 1, allHigh: 6, allLow: 5 };

/** Rules 3.1. */
export const RULE_OF_28_COUNT: Count = { steps: mirrored([6, 5, 4, 3, 2, 1]), ...RULE_OF_28_ADJUSTMENTS };

/** Keller's choice. */
export const KELLER_WORTH: Worth = {
  weights: mirrored([6, 5, 4, 3, 2, 1]),
  perRunner: 6,
  ...RULE_OF_28_ADJUSTMENTS,
};

/** Glenn and Aloi, "A Generalized Heuristic for Can't Stop": the evolved weights of the choice. */
export const GA29_WORTH: Worth = { weights: mirrored([7, 0, 2, 0, 4, 3]), perRunner: 6, ...GA29_ADJUSTMENTS };
/** Of the same source: what the turn counts. */
export const GA29_COUNT: Count = { steps: mirrored([7, 7, 3, 2, 2, 1]), ...GA29_ADJUSTMENTS };

/** The count at which each of them stops, once three runners are out. */
export const STOPS_AT: Readonly<Record<CountingName, number>> = {
  casual: 28,
  'keller-28': 28,
  'rule-of-28': 28,
  ga29: 29,
  r38: 38,
};

/** The choice of `r38`: points a step, less for a new runner, more for a top. */
export const STEP_SCORE = { steps: mirrored([1, 2, 3, 4, 5, 6]), perRunner: 3, top: 10 };

/** The adjustment for the columns that hold a runner, by their numbers; 0 unless there are three. */
export function adjustmentOf(columns: readonly number[], adjustments: Adjustments): number {
  if (columns.length !== 3) return 0;
  return (
    (columns.every((column) => column % 2 === 1) ? adjustments.allOdd : 0) +
    (columns.every((column) => column % 2 === 0) ? adjustments.allEven : 0) +
    (columns.every((column) => column >= 7) ? adjustments.allHigh : 0) +
    (columns.every((column) => column <= 7) ? adjustments.allLow : 0)
  );
}

/** The adjustments of all sets of columns as a table, by the set: one bit a column, column 2 the lowest. */
export function countTable(adjustments: Adjustments): Float64Array {
  return Float64Array.from({ length: 2048 }, (_, set) =>
    adjustmentOf(
      Array.from({ length: 11 }, (__, at) => at + 2).filter((column) => (set >> (column - 2)) & 1),
      adjustments,
    ),
  );
}
