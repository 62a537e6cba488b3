/** An Express sheet: marks in the rows 2 to 12 and in the lines of fifth dice, and what they score (rules 7). */

import type { ByColumn, Column } from '../column.ts';
import { COLUMNS, columnsOf } from '../column.ts';

/** Faces of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];
export type ByFace<T> = { readonly [F in Face]?: T };

export interface Sheet {
  readonly rows: ByColumn<number>; // marks by row
  readonly fifths: ByFace<number>; // marks by fifth-die number, at most three numbers
  readonly out: boolean; // an eighth box is filled
}

export const EMPTY_SHEET: Sheet = { rows: {}, fifths: {}, out: false };

/** Lines for fifth-die numbers on a sheet, and boxes in each. */
export const FIFTH_LINES = 3;
export const FIFTH_BOXES = 8;

/** What a mark beyond the fifth is worth in each row. */
const VALUES: Required<ByColumn<number>> = {
  2: 100,
  3: 70,
  4: 60,
  5: 50,
  6: 40,
  7: 30,
  8: 40,
  9: 50,
  10: 60,
  11: 70,
  12: 100,
};

/** Marks from which a row is no loss any more, and after which further marks are worth nothing. */
const EVEN = 5;
const FULL = 10;

/** Value of a mark beyond the fifth in a row. */
export function rowValue(row: Column): number {
  return VALUES[row];
}

/** Score of a row: nothing without marks, -200 for one to four, 0 for five, then the row's value each up to ten. */
export function rowScore(row: Column, marks: number): number {
  if (marks === 0) return 0;
  if (marks < EVEN) return -200;
  return VALUES[row] * (Math.min(marks, FULL) - EVEN);
}

/** Score of a whole sheet; it may be negative. */
export function sheetScore(sheet: Sheet): number {
  return COLUMNS.reduce((sum, row) => sum + rowScore(row, sheet.rows[row] ?? 0), 0);
}

/** The fifth-die numbers that a sheet has listed. */
export function listedFifths(sheet: Sheet): readonly Face[] {
  return FACES.filter((face) => sheet.fifths[face] !== undefined);
}

/** The sheet after the marks of one throw; `fifth` null is a free ride. */
export function markSheet(sheet: Sheet, fifth: Face | null, rows: readonly Column[]): Sheet {
  const marked: { [C in Column]?: number } = { ...sheet.rows };
  for (const row of rows) marked[row] = (marked[row] ?? 0) + 1;
  const fifths = fifth === null ? sheet.fifths : { ...sheet.fifths, [fifth]: (sheet.fifths[fifth] ?? 0) + 1 };
  return { rows: marked, fifths, out: FACES.some((face) => (fifths[face] ?? 0) >= FIFTH_BOXES) };
}

/** Marks on a sheet. */
export function marksOf(sheet: Sheet): number {
  return columnsOf(sheet.rows).reduce((sum, row) => sum + (sheet.rows[row] ?? 0), 0);
}
