/** Where the positions of a turn lie in one long list: none, one, two or three runners, each at its step. */

import type { Index, Shape } from '../fast/shape.ts';
import type { TurnStart } from './leaf.ts';

/** Places by sets of up to three columns; an index is a column, rising. */
export interface Layout {
  readonly rooms: Int32Array; // by column: steps between the own marker and the top; 0 if it is not open
  readonly live: Int32Array; // the open columns, rising; the first `liveCount` of them count
  liveCount: number;
  readonly single: Int32Array; // by column: where its positions begin
  readonly double: Int32Array; // by two columns
  readonly triple: Int32Array; // by three columns
  size: number; // positions in all, the first of them that without runners
}

/** Room for the layouts of a board. */
export function newLayout({ columns }: Shape): Layout {
  return {
    rooms: new Int32Array(columns),
    live: new Int32Array(columns),
    liveCount: 0,
    single: new Int32Array(columns),
    double: new Int32Array(columns ** 2),
    triple: new Int32Array(columns ** 3),
    size: 1,
  };
}

/** The most positions that a turn on this board can have. */
export function mostPositions({ lengths }: Shape): number {
  const [one, two, three] = lengths.reduce<readonly [number, number, number]>(
    ([singles, doubles, triples], length) => [
      singles + length,
      doubles + singles * length,
      triples + doubles * length,
    ],
    [0, 0, 0],
  );
  return 1 + one + two + three;
}

/** Lays the positions of a turn out anew. */
export function layOut(layout: Layout, shape: Shape, { open, own }: TurnStart): void {
  const { rooms, live, single, double, triple } = layout;
  const { columns, lengths } = shape;
  let count = 0;
  for (let column = 0; column < columns; column += 1) {
    const isOpen = ((open >> column) & 1) === 1;
    rooms[column] = isOpen ? (lengths[column] ?? 0) - (own[column] ?? 0) : 0;
    if (!isOpen) continue;
    live[count] = column;
    count += 1;
  }
  layout.liveCount = count;
  let next = 1;
  for (let a = 0; a < columns; a += 1) {
    single[a] = next;
    next += rooms[a] ?? 0;
  }
  for (let a = 0; a < columns; a += 1)
    for (let b = a + 1; b < columns; b += 1) {
      double[a * columns + b] = next;
      next += (rooms[a] ?? 0) * (rooms[b] ?? 0);
    }
  for (let a = 0; a < columns; a += 1)
    for (let b = a + 1; b < columns; b += 1)
      for (let c = b + 1; c < columns; c += 1) {
        triple[(a * columns + b) * columns + c] = next;
        next += (rooms[a] ?? 0) * (rooms[b] ?? 0) * (rooms[c] ?? 0);
      }
  layout.size = next;
}

/** The place of runners: columns rising, steps counted from the own marker, 1 the lowest. */
export function placeOf(layout: Layout, columns: readonly Index[], steps: readonly number[]): number {
  const { rooms, single, double, triple } = layout;
  const count = rooms.length;
  const [a, b, c] = columns;
  const [i = 1, j = 1, k = 1] = steps;
  if (a === undefined) return 0;
  if (b === undefined) return (single[a] ?? 0) + i - 1;
  const two = (i - 1) * (rooms[b] ?? 0) + j - 1;
  if (c === undefined) return (double[a * count + b] ?? 0) + two;
  return (triple[(a * count + b) * count + c] ?? 0) + two * (rooms[c] ?? 0) + k - 1;
}
