/**
 * A network as the leaf of a turn. For several rivals its two-seat values are put together as
 * 1 / (1 + sum of (1 - v) / v), v the chance to beat each of them alone, who is then to move (for one rival that is 1 less
 * the rival's chance). Progress that is kept is never worth less than the same board without it, whatever the network makes
 * of the two: a stop counts as a lost turn at least.
 */

import { COLUMN_COUNT, STANDARD } from '../fast/shape.ts';
import { type Leaf, NO_COLUMN } from './leaf.ts';
import { type Net, STEP_AT } from './net.ts';
import { hiddenAgainst, type Stand } from './stand.ts';

/** Steps that a column's rows are kept for; row 0 is not used. */
const ROWS = Math.max(...STANDARD.lengths) + 1;
const MOST_RIVALS = 3;

/** A leaf that is prepared anew for every turn. */
export interface NetLeaf extends Leaf {
  /** Makes it the leaf of the turn of `seat` in this stand. */
  prepare(stand: Stand, seat: number): void;
  /** Takes a lost turn to be worth this much, until the next turn is prepared. */
  assume(bust: number): void;
}

/** A leaf over a network, with memory of its own. */
export function newNetLeaf(net: Net): NetLeaf {
  const { hidden, signs } = net;
  const solo = net.output === 'turns';
  /** By rival, column and step: what a step adds to the hidden units and to the linear part, seen from the rival. */
  const rows = new Float64Array(MOST_RIVALS * (NO_COLUMN + 1) * ROWS * hidden);
  const linear = new Float64Array(MOST_RIVALS * (NO_COLUMN + 1) * ROWS);
  const start = new Float64Array(MOST_RIVALS * hidden);
  const startLinear = new Float64Array(MOST_RIVALS);
  const scratch = new Float64Array(hidden);
  const one = new Float64Array(hidden);
  const two = new Float64Array(hidden);
  let rivals = 1;
  let bust = 0;

  const rowOf = (rival: number, column: number) => (rival * (NO_COLUMN + 1) + column) * ROWS;

  function prepareRival(stand: Stand, seat: number, rival: number, at: number): void {
    // In solitaire the seat itself is the side to move; against a rival it is the rival's turn after this one.
    const steps = solo ? net.mine : net.theirs;
    const stepsLinear = solo ? net.mineLinear : net.theirsLinear;
    startLinear[at] = hiddenAgainst(net, stand, rival, solo ? -1 : seat, scratch);
    start.set(scratch, at * hidden);
    for (let column = 0; column < COLUMN_COUNT; column += 1) {
      if (((stand.open >> column) & 1) === 0) continue;
      const top = STANDARD.lengths[column] ?? 0;
      const own = stand.markers[seat * COLUMN_COUNT + column] ?? 0;
      const from = (STEP_AT[column] ?? 0) + own;
      const theirs = STEP_AT[column] ?? 0;
      const marker = theirs + (stand.markers[rival * COLUMN_COUNT + column] ?? 0);
      for (let step = 1; own + step <= top; step += 1) {
        // On the top the column is claimed, and the rival's marker there goes.
        const claims = !solo && own + step === top;
        const row = rowOf(at, column) + step;
        linear[row] =
          (stepsLinear[from + step] ?? 0) -
          (stepsLinear[from] ?? 0) +
          (claims ? (net.mineLinear[theirs] ?? 0) - (net.mineLinear[marker] ?? 0) : 0);
        for (let unit = 0; unit < hidden; unit += 1) {
          rows[row * hidden + unit] =
            (steps[(from + step) * hidden + unit] ?? 0) -
            (steps[from * hidden + unit] ?? 0) +
            (claims ? (net.mine[theirs * hidden + unit] ?? 0) - (net.mine[marker * hidden + unit] ?? 0) : 0);
        }
      }
    }
  }

  /** The value of the turn's start if the turn is lost. */
  function bustValue(): number {
    let sum = 0;
    for (let rival = 0; rival < rivals; rival += 1) {
      let output = startLinear[rival] ?? 0;
      for (let unit = 0; unit < hidden; unit += 1) {
        output += (signs[unit] ?? 0) * Math.abs(start[rival * hidden + unit] ?? 0);
      }
      if (solo) return -Math.max(1, output);
      sum += Math.exp(output);
    }
    return 1 / (1 + sum);
  }

  return {
    win: solo ? 0 : 1,
    prepare(stand, seat) {
      rivals = solo ? 1 : stand.seats - 1;
      for (let at = 0; at < rivals; at += 1) {
        prepareRival(stand, seat, solo ? seat : (seat + 1 + at) % stand.seats, at);
      }
      bust = bustValue();
    },
    assume(value) {
      bust = value;
    },
    bust: () => bust,
    fill([a, b, c], [ra, rb, rc], into, from) {
      for (let rival = 0; rival < rivals; rival += 1) {
        const first = rival === 0;
        const last = rival === rivals - 1;
        const [rowsA, rowsB, rowsC] = [rowOf(rival, a), rowOf(rival, b), rowOf(rival, c)];
        const base = rival * hidden;
        let at = from;
        for (let i = 1; i <= ra; i += 1) {
          const linearA = (startLinear[rival] ?? 0) + (linear[rowsA + i] ?? 0);
          for (let unit = 0; unit < hidden; unit += 1) {
            one[unit] = (start[base + unit] ?? 0) + (rows[(rowsA + i) * hidden + unit] ?? 0);
          }
          for (let j = 1; j <= rb; j += 1) {
            const linearB = linearA + (linear[rowsB + j] ?? 0);
            for (let unit = 0; unit < hidden; unit += 1) {
              two[unit] = (one[unit] ?? 0) + (rows[(rowsB + j) * hidden + unit] ?? 0);
            }
            let row = (rowsC + 1) * hidden;
            for (let k = 1; k <= rc; k += 1) {
              let output = linearB + (linear[rowsC + k] ?? 0);
              for (let unit = 0; unit < hidden; unit += 1) {
                output += (signs[unit] ?? 0) * Math.abs((two[unit] ?? 0) + (rows[row + unit] ?? 0));
              }
              row += hidden;
              if (solo) into[at] = Math.max(bust, output > 1 ? -output : -1);
              else {
                const odds = Math.exp(output) + (first ? 0 : (into[at] ?? 0));
                into[at] = last ? Math.max(bust, 1 / (1 + odds)) : odds;
              }
              at += 1;
            }
          }
        }
      }
    },
  };
}
