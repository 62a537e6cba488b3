/** The counts that the help pages cite, taken from the same room as the odds on the screens: none of them is typed in. */

import type { ByColumn, Column } from '../rules/column.ts';
import { COLUMNS } from '../rules/column.ts';
import { bustWaysOf } from './bust.ts';
import type { ColumnSet } from './rolls.ts';
import { bitOf, ROLLS } from './rolls.ts';
import { stepValue, STOP_AT } from './rule-of-28.ts';

/** Rolls that bust for a set of columns. */
export interface BustFigure {
  readonly columns: readonly Column[];
  readonly ways: number;
}

export interface Figures {
  readonly of: number; // rolls that the counts are out of
  readonly sets: readonly BustFigure[]; // three runners on these columns, none on top
  readonly dead: readonly BustFigure[]; // a runner is free, and just these columns are claimed or topped
  readonly topped: readonly BustFigure[]; // three runners out, two of them on these columns, the third on its top
  readonly columns: Required<ByColumn<number>>; // rolls that make the column's total
  readonly steps: Required<ByColumn<number>>; // points of a step in the Rule of 28
  readonly stopAt: number; // the count at which that rule stops
  readonly freeRide: { readonly ways: number; readonly of: number }; // Express, once three numbers are listed
}

const SETS: readonly (readonly Column[])[] = [
  [6, 7, 8],
  [4, 6, 8],
  [5, 6, 8],
  [5, 7, 9],
  [3, 5, 7],
  [2, 6, 7],
  [2, 3, 12],
];
const DEAD: readonly (readonly Column[])[] = [[], [7], [12], [6, 8], [6, 8, 10]];
const TOPPED: readonly (readonly Column[])[] = [
  [6, 8],
  [6, 7],
];

const ALL: ColumnSet = setOf(COLUMNS);

export const FIGURES: Figures = {
  of: ROLLS,
  sets: SETS.map((columns) => ({ columns, ways: bustWaysOf(setOf(columns)) })),
  dead: DEAD.map((columns) => ({ columns, ways: bustWaysOf(ALL & ~setOf(columns)) })),
  topped: TOPPED.map((columns) => ({ columns, ways: bustWaysOf(setOf(columns)) })),
  columns: byColumn((column) => ROLLS - bustWaysOf(bitOf(column))),
  steps: byColumn(stepValue),
  stopAt: STOP_AT,
  freeRide: { ways: 3 ** 5, of: 6 ** 5 }, // all five dice show one of the three numbers that are not listed
};

function setOf(columns: readonly Column[]): ColumnSet {
  return columns.reduce((set, column) => set | bitOf(column), 0);
}

function byColumn(value: (column: Column) => number): Required<ByColumn<number>> {
  return {
    2: value(2),
    3: value(3),
    4: value(4),
    5: value(5),
    6: value(6),
    7: value(7),
    8: value(8),
    9: value(9),
    10: value(10),
    11: value(11),
    12: value(12),
  };
}
