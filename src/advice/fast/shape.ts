/**
 * The board as numbers. The turn solver is written for any number of sides and any shortest column, so that its answers for
 * small boards can be held against known ones; the game itself is the board with six sides and a shortest column of three.
 */

/** Columns are counted from 0 here, in the order of the board: index 0 is the lowest total, two ones. */
export type Index = number;

export interface Shape {
  readonly sides: number; // faces of a die
  readonly columns: number; // 2 * sides - 1
  readonly lengths: Uint8Array; // by index: steps of a column, its top included
}

/** The most runners that a turn may put out. */
export const RUNNERS_OUT = 3;

/**
 * The board for dice with so many sides: a column for each total of two dice, the outer ones with `shortest` steps, two
 * more for each column towards the middle (Glenn, Fang and Kruskal's simplified game). Refuses what is no board.
 */
export function shapeOf(sides: number, shortest: number): Shape {
  if (!Number.isInteger(sides) || sides < 2 || sides > 6)
    throw new RangeError(`No board for ${sides} sides.`);
  if (!Number.isInteger(shortest) || shortest < 1 || shortest > 9) {
    throw new RangeError(`No board with a shortest column of ${shortest}.`);
  }
  const columns = 2 * sides - 1;
  const lengths = Uint8Array.from(
    { length: columns },
    (_, at) => shortest + 2 * Math.min(at, columns - 1 - at),
  );
  return { sides, columns, lengths };
}

/** The board of the game: columns 2 to 12, lengths 3 5 7 9 11 13 11 9 7 5 3. */
export const STANDARD: Shape = shapeOf(6, 3);

/** Columns of the game's board. */
export const COLUMN_COUNT = 11;

/** All columns of the game's board as a set, one bit a column. */
export const ALL_COLUMNS = (1 << COLUMN_COUNT) - 1;

/** How many columns a set holds. */
export function sizeOf(set: number): number {
  let left = set - ((set >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24) & 0x3f;
}
