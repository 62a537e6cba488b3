/**
 * Solves a turn exactly: every position that its runners can come to, each worth the better of stopping and rolling on
 * with the best choice of every roll. What positions between turns are worth is told by a leaf; nothing is cut off and
 * nothing is sampled. A turn is solved once, at its start; all its choices and stops are then look-ups.
 */

import { distinctRolls } from '../fast/rolls.ts';
import type { Index, Shape } from '../fast/shape.ts';
import { layOut, mostPositions, newLayout, placeOf } from './layout.ts';
import { type Leaf, NO_COLUMN, type TurnStart } from './leaf.ts';
import { outcomesOf } from './outcomes.ts';
import { readAhead, solveThreeOut } from './three-out.ts';

export interface TurnSolver {
  /** Solves a turn. What was solved before is forgotten. */
  solve(start: TurnStart, leaf: Leaf): void;
  /** Value of the turn before its first roll. */
  root(): number;
  /** Value of runners, before the next act: columns rising, steps counted from the own marker. */
  value(columns: readonly Index[], steps: readonly number[]): number;
  /** Whether stopping there is at least as good as rolling. */
  stops(columns: readonly Index[], steps: readonly number[]): boolean;
  /** Positions of the turn that was solved. */
  positions(): number;
}

/** Below every value: stands for "cannot be played". */
const NEVER = -1e9;
const PLAYED = -1e8;

/** A solver for a board, with memory for its largest turn. */
export function newTurnSolver(shape: Shape): TurnSolver {
  const { columns } = shape;
  const outcomes = outcomesOf(shape);
  const layout = newLayout(shape);
  const { rooms, live, single, double, triple } = layout;
  const values = new Float64Array(mostPositions(shape) + readAhead(shape.lengths));
  const stops = new Uint8Array(values.length);
  const rolls = packRolls(shape);
  /** Value of playing a column alone, and of playing a pairing, in the position at hand. */
  const alone = new Float64Array(columns);
  const paired = new Float64Array(columns * columns);
  let bust = 0;
  let win = 0;
  let need = 1;

  const room = (column: Index) => rooms[column] ?? 0;
  const lived = (at: number) => live[at] ?? 0;

  function solveTriples(leaf: Leaf): void {
    const count = layout.liveCount;
    for (let x = 0; x < count; x += 1)
      for (let y = x + 1; y < count; y += 1)
        for (let z = y + 1; z < count; z += 1) {
          const [a, b, c] = [lived(x), lived(y), lived(z)];
          const from = triple[(a * columns + b) * columns + c] ?? 0;
          const three = [room(a), room(b), room(c)] as const;
          leaf.fill([a, b, c], three, values, from);
          const list = outcomes.listOf(a, b, c);
          solveThreeOut({ list, rooms: three, from, need }, outcomes, { values, stops }, bust, win);
        }
  }

  /** What a roll is worth, from `paired`. */
  function rolled(): number {
    const { weights, first, second, third, ones, twos, count } = rolls;
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

  /** Every pairing as the better of its totals alone: right wherever not both can be played. */
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

  function settle(at: number, tops: number): void {
    if (tops >= need) {
      values[at] = win;
      stops[at] = 1;
      return;
    }
    const roll = rolled();
    if (roll > (values[at] ?? 0)) {
      values[at] = roll;
      stops[at] = 0;
    } else stops[at] = 1;
  }

  /** By a third column: where the triple's positions begin, and how far apart steps lie. */
  const base3 = new Int32Array(columns);
  const strideA = new Int32Array(columns);
  const strideB = new Int32Array(columns);
  const strideX = new Int32Array(columns);

  function solveDouble(a: Index, b: Index): void {
    const [ra, rb] = [room(a), room(b)];
    for (let at = 0; at < layout.liveCount; at += 1) {
      const x = lived(at);
      if (x === a || x === b) continue;
      const rx = room(x);
      const [first, middle, last] = x < a ? [x, a, b] : x < b ? [a, x, b] : [a, b, x];
      base3[x] = triple[(first * columns + middle) * columns + last] ?? 0;
      strideA[x] = x < a ? rb : rx * rb;
      strideB[x] = x > b ? rx : 1;
      strideX[x] = x < a ? ra * rb : x < b ? rb : 1;
    }
    const from = double[a * columns + b] ?? 0;
    for (let i = ra; i > 0; i -= 1)
      for (let j = rb; j > 0; j -= 1) {
        const at = from + (i - 1) * rb + j - 1;
        const canA = i < ra;
        const canB = j < rb;
        alone.fill(NEVER);
        if (canA) alone[a] = values[at + rb] ?? 0;
        if (canB) alone[b] = values[at + 1] ?? 0;
        for (let each = 0; each < layout.liveCount; each += 1) {
          const x = lived(each);
          if (x === a || x === b) continue;
          alone[x] = values[(base3[x] ?? 0) + (i - 1) * (strideA[x] ?? 0) + (j - 1) * (strideB[x] ?? 0)] ?? 0;
        }
        pairAlone();
        if (canA) pair(a, a, values[at + (i + 1 < ra ? 2 * rb : rb)] ?? 0);
        if (canB) pair(b, b, values[at + (j + 1 < rb ? 2 : 1)] ?? 0);
        if (canA && canB) pair(a, b, values[at + rb + 1] ?? 0);
        for (let each = 0; each < layout.liveCount; each += 1) {
          const x = lived(each);
          if (x === a || x === b) continue;
          const [sa, sb] = [strideA[x] ?? 0, strideB[x] ?? 0];
          const here = (base3[x] ?? 0) + (i - 1) * sa + (j - 1) * sb;
          if (canA) pair(a, x, values[here + sa] ?? 0);
          if (canB) pair(b, x, values[here + sb] ?? 0);
          if (room(x) > 1) pair(x, x, values[here + (strideX[x] ?? 0)] ?? 0);
        }
        settle(at, (canA ? 0 : 1) + (canB ? 0 : 1));
      }
  }

  function solveSingle(a: Index): void {
    const ra = room(a);
    for (let i = ra; i > 0; i -= 1) {
      const at = (single[a] ?? 0) + i - 1;
      const canA = i < ra;
      alone.fill(NEVER);
      if (canA) alone[a] = values[at + 1] ?? 0;
      for (let each = 0; each < layout.liveCount; each += 1) {
        const x = lived(each);
        if (x !== a) alone[x] = values[twoAt(a, i, x, 1)] ?? 0;
      }
      pairAlone();
      if (canA) pair(a, a, values[at + (i + 1 < ra ? 2 : 1)] ?? 0);
      for (let each = 0; each < layout.liveCount; each += 1) {
        const x = lived(each);
        if (x === a) continue;
        if (canA) pair(a, x, values[twoAt(a, i + 1, x, 1)] ?? 0);
        pair(x, x, values[twoAt(a, i, x, room(x) > 1 ? 2 : 1)] ?? 0);
        for (let other = each + 1; other < layout.liveCount; other += 1) {
          const y = lived(other);
          if (y !== a) pair(x, y, values[threeAt(a, i, x, y)] ?? 0);
        }
      }
      settle(at, canA ? 0 : 1);
    }
  }

  function solveRoot(): void {
    alone.fill(NEVER);
    for (let each = 0; each < layout.liveCount; each += 1) {
      const x = lived(each);
      alone[x] = values[single[x] ?? 0] ?? 0;
    }
    pairAlone();
    for (let each = 0; each < layout.liveCount; each += 1) {
      const x = lived(each);
      pair(x, x, values[(single[x] ?? 0) + (room(x) > 1 ? 1 : 0)] ?? 0);
      for (let other = each + 1; other < layout.liveCount; other += 1) {
        const y = lived(other);
        pair(x, y, values[double[x * columns + y] ?? 0] ?? 0);
      }
    }
    values[0] = rolled();
    stops[0] = 0;
  }

  /** Two runners, in any order. */
  function twoAt(a: Index, i: number, x: Index, s: number): number {
    return a < x
      ? (double[a * columns + x] ?? 0) + (i - 1) * room(x) + s - 1
      : (double[x * columns + a] ?? 0) + (s - 1) * room(a) + i - 1;
  }

  /** Three runners, those in x and y (rising) on their first step. */
  function threeAt(a: Index, i: number, x: Index, y: Index): number {
    if (a < x) return (triple[(a * columns + x) * columns + y] ?? 0) + (i - 1) * room(x) * room(y);
    if (a < y) return (triple[(x * columns + a) * columns + y] ?? 0) + (i - 1) * room(y);
    return (triple[(x * columns + y) * columns + a] ?? 0) + i - 1;
  }

  return {
    solve(start, leaf) {
      layOut(layout, shape, start);
      ({ need } = start);
      ({ win } = leaf);
      bust = leaf.bust();
      solveTriples(leaf);
      const count = layout.liveCount;
      for (let x = 0; x < count; x += 1)
        for (let y = x + 1; y < count; y += 1) {
          const [a, b] = [lived(x), lived(y)];
          leaf.fill([a, b, NO_COLUMN], [room(a), room(b), 1], values, double[a * columns + b] ?? 0);
          solveDouble(a, b);
        }
      for (let x = 0; x < count; x += 1) {
        const a = lived(x);
        leaf.fill([a, NO_COLUMN, NO_COLUMN], [room(a), 1, 1], values, single[a] ?? 0);
        solveSingle(a);
      }
      solveRoot();
    },
    root: () => values[0] ?? 0,
    value: (at, steps) => values[placeOf(layout, at, steps)] ?? 0,
    stops: (at, steps) => stops[placeOf(layout, at, steps)] === 1,
    positions: () => layout.size,
  };
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
