/**
 * Solves a turn exactly: every position that its runners can come to, each worth the better of stopping and rolling on
 * with the best choice of every roll. What positions between turns are worth is told by a leaf; nothing is cut off and
 * nothing is sampled. What is asked for is solved once, with all that can come of it: after the first roll that is about
 * a third of the turn, and what comes after is look-ups.
 */

import type { Index, Shape } from '../fast/shape.ts';
import { layOut, mostPositions, newLayout, placeOf } from './layout.ts';
import { type Leaf, NO_COLUMN, type TurnStart } from './leaf.ts';
import { outcomesOf } from './outcomes.ts';
import { NEVER, newRollValue } from './roll-value.ts';
import { readAhead, solveThreeOut } from './three-out.ts';

/** Solves one turn at a time. */
export interface TurnSolver {
  /**
   * Takes up a turn; what was solved before is forgotten. The leaf must go on to answer for this turn as long as the solver
   * is asked about it.
   */
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

/** A solver for a board, with memory for its largest turn. */
export function newTurnSolver(shape: Shape): TurnSolver {
  const { columns } = shape;
  const outcomes = outcomesOf(shape);
  const layout = newLayout(shape);
  const { rooms, live, single, double, triple } = layout;
  const values = new Float64Array(mostPositions(shape) + readAhead(shape.lengths));
  const stops = new Uint8Array(values.length);
  const { alone, pairAlone, pair, rolled } = newRollValue(shape);
  let leaf: Leaf = NO_LEAF;
  let bust = 0;
  let win = 0;
  let need = 1;

  const room = (column: Index) => rooms[column] ?? 0;
  const lived = (at: number) => live[at] ?? 0;

  /** What is asked for is solved, with all that it rests on, and nothing else. */
  const tripleDone = new Uint8Array(triple.length);
  const doubleDone = new Uint8Array(double.length);
  const singleDone = new Uint8Array(columns + 1);

  /** Three columns, rising. */
  function needTriple(a: Index, b: Index, c: Index): void {
    const name = (a * columns + b) * columns + c;
    if (tripleDone[name] === 1) return;
    tripleDone[name] = 1;
    const from = triple[name] ?? 0;
    const three = [room(a), room(b), room(c)] as const;
    leaf.fill([a, b, c], three, values, from);
    const list = outcomes.listOf(a, b, c);
    solveThreeOut({ list, rooms: three, from, need }, outcomes, { values, stops }, bust, win);
  }

  /** Two columns, rising. */
  function needDouble(a: Index, b: Index): void {
    const name = a * columns + b;
    if (doubleDone[name] === 1) return;
    doubleDone[name] = 1;
    for (let at = 0; at < layout.liveCount; at += 1) {
      const x = lived(at);
      if (x < a) needTriple(x, a, b);
      else if (x > a && x < b) needTriple(a, x, b);
      else if (x > b) needTriple(a, b, x);
    }
    leaf.fill([a, b, NO_COLUMN], [room(a), room(b), 1], values, double[name] ?? 0);
    solveDouble(a, b);
  }

  function needSingle(a: Index): void {
    if (singleDone[a] === 1) return;
    singleDone[a] = 1;
    for (let at = 0; at < layout.liveCount; at += 1) {
      const x = lived(at);
      if (x < a) needDouble(x, a);
      else if (x > a) needDouble(a, x);
    }
    leaf.fill([a, NO_COLUMN, NO_COLUMN], [room(a), 1, 1], values, single[a] ?? 0);
    solveSingle(a);
  }

  function needRoot(): void {
    if (singleDone[columns] === 1) return;
    singleDone[columns] = 1;
    for (let at = 0; at < layout.liveCount; at += 1) needSingle(lived(at));
    solveRoot();
  }

  function needFor([a, b, c]: readonly Index[]): void {
    if (a === undefined) needRoot();
    else if (b === undefined) needSingle(a);
    else if (c === undefined) needDouble(a, b);
    else needTriple(a, b, c);
  }

  function settle(at: number, tops: number): void {
    if (tops >= need) {
      values[at] = win;
      stops[at] = 1;
      return;
    }
    const roll = rolled(bust);
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
    values[0] = rolled(bust);
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
    solve(start, by) {
      layOut(layout, shape, start);
      leaf = by;
      ({ need } = start);
      ({ win } = leaf);
      bust = leaf.bust();
      tripleDone.fill(0);
      doubleDone.fill(0);
      singleDone.fill(0);
    },
    root() {
      needRoot();
      return values[0] ?? 0;
    },
    value(at, steps) {
      needFor(at);
      return values[placeOf(layout, at, steps)] ?? 0;
    },
    stops(at, steps) {
      needFor(at);
      return stops[placeOf(layout, at, steps)] === 1;
    },
    positions: () => layout.size,
  };
}

/** Stands in until a turn is solved. */
const NO_LEAF: Leaf = { win: 0, bust: () => 0, fill: () => undefined };
