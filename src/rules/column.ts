/**
 * The eleven columns of the board and how long they are. Everything that is kept per column is a `ByColumn`.
 */

/** Column numbers in the order of the board, which is also the order of every list of columns. */
export const COLUMNS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** A column, named by the total that advances it. */
export type Column = (typeof COLUMNS)[number];

/** A step within a column: 1 is the lowest, `columnLength` the number space at the top. */
export type Step = number;

/** Something kept for some of the columns; a missing column means "not there". */
export type ByColumn<T> = { readonly [C in Column]?: T };

/** Steps of a column, its top included: 13 for 7, two fewer for each number away from it (rules 1.1). */
export function columnLength(column: Column): Step {
  return 13 - 2 * Math.abs(7 - column);
}

/** True for the whole numbers 2 to 12, and for nothing else. */
export function isColumn(value: unknown): value is Column {
  return typeof value === 'number' && Number.isInteger(value) && value >= 2 && value <= 12;
}

/** The columns that hold something, in the order of the board. */
export function columnsOf(map: ByColumn<unknown>): readonly Column[] {
  return COLUMNS.filter((column) => map[column] !== undefined);
}

/** The same map without one column. */
export function withoutColumn<T>(map: ByColumn<T>, column: Column): ByColumn<T> {
  const rest: { [C in Column]?: T } = { ...map };
  delete rest[column];
  return rest;
}
