/** What a roll is worth in a position with a free runner, from what its totals and pairings are worth there. */

import { distinctRolls } from '../fast/rolls.ts';
import type { Index, Shape } from '../fast/shape.ts';

/** Below every value: stands for "cannot be played". */
export const NEVER = -1e9;
const PLAYED = -1e8;

/** One position's worth by total and by pairing, to be filled in and then taken over all rolls. */
export interface RollValue {
  /** By column: value of playing it alone, `NEVER` where it cannot be. To be filled in. */
  readonly alone: Float64Array;
  /** Sets every pairing to the better of its totals alone: right wherever not both can be played. */
  pairAlone(): void;
  /** Sets the value of a pairing whose totals are both played. */
  pair(one: Index, other: Index, value: number): void;
  /** The mean over all rolls of their best pairing; `bust` where none can be played. */
  rolled(bust: number): number;
}

/** Memory for one position at a time. */
export function newRollValue(shape: Shape): RollValue {
  const { columns } = shape;
  const { weights, first, second, third, ones, twos, count } = packRolls(shape);
  const alone = new Float64Array(columns);
  const paired = new Float64Array(columns * columns);
  function rolled(bust: number): number {
    // Exactly: shares that are added up may miss 1 by a hair.
    if (alone.every((value) => value < PLAYED)) return bust;
    let sum = 0;
    let roll = 0;
    for (; roll < ones; roll += 1) {
      const best = paired[first[roll] ?? 0] ?? 0;
      sum += (weights[roll] ?? 0) * (best > PLAYED ? best : bust);
    }
    for (; roll < twos; roll += 1) {
      const one = paired[first[roll] ?? 0] ?? 0;
      const two = paired[second[roll] ?? 0] ?? 0;
      const best = Math.max(one, two);
      sum += (weights[roll] ?? 0) * (best > PLAYED ? best : bust);
    }
    for (; roll < count; roll += 1) {
      const one = paired[first[roll] ?? 0] ?? 0;
      const two = paired[second[roll] ?? 0] ?? 0;
      const three = paired[third[roll] ?? 0] ?? 0;
      const better = Math.max(one, two);
      const best = Math.max(better, three);
      sum += (weights[roll] ?? 0) * (best > PLAYED ? best : bust);
    }
    return sum;
  }

  function pairAlone(): void {
    for (let low = 0; low < columns; low += 1) {
      const one = alone[low] ?? 0;
      for (let high = low; high < columns; high += 1) {
        const other = alone[high] ?? 0;
        paired[low * columns + high] = one > other ? one : other;
      }
    }
  }

  function pair(one: Index, other: Index, value: number): void {
    paired[one < other ? one * columns + other : other * columns + one] = value;
  }

  return { alone, pairAlone, pair, rolled };
}

/** Distinct rolls as tables, those with one pairing first, then those with two, then those with three. */
function packRolls(shape: Shape) {
  const { columns } = shape;
  const all = [...distinctRolls(shape)].sort((one, other) => one.pairings.length - other.pairings.length);
  const place = (at: number) =>
    Int32Array.from(all, ({ pairings }) => {
      const pairing = pairings[at] ?? 0;
      return (pairing >> 4) * columns + (pairing & 15);
    });
  return {
    weights: Float64Array.from(all, ({ weight }) => weight),
    first: place(0),
    second: place(1),
    third: place(2),
    ones: all.filter(({ pairings }) => pairings.length === 1).length,
    twos: all.filter(({ pairings }) => pairings.length <= 2).length,
    count: all.length,
  };
}
