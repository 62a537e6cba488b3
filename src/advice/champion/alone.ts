/**
 * A lone seat's turn. A bust leads back to where the turn began, so what the network says of that board must not be taken on
 * trust: a board that it thinks too good would make a bust look like a gain, and the seat would roll on for ever. What the
 * turn is worth follows from the boards ahead of it alone, by the one equation that small.ts solves as well.
 */

import type { TurnStart } from './leaf.ts';
import type { NetLeaf } from './net-leaf.ts';
import type { TurnSolver } from './solver.ts';

/** Close enough, in turns. */
const CLOSE = 1e-6;
const MOST_STEPS = 40;
/** Keeps a step from leaping away where nothing but a bust seems worth having, and the slope is 1. */
const STEEPEST = 0.98;

/**
 * Solves a lone seat's turn with a bust worth what the turn itself is worth when it is begun again: by secants, which close
 * in fast, since that worth rises with a slope below 1, the chance of a bust.
 */
export function solveAlone(solver: TurnSolver, start: TurnStart, leaf: NetLeaf): void {
  const again = (bust: number) => {
    leaf.assume(bust);
    solver.solve(start, leaf);
    return solver.root() - 1;
  };
  let last = leaf.bust();
  let lastAgain = again(last);
  let next = lastAgain;
  for (let step = 0; step < MOST_STEPS && Math.abs(next - last) > CLOSE; step += 1) {
    const nextAgain = again(next);
    const slope = (nextAgain - lastAgain) / (next - last);
    last = next;
    lastAgain = nextAgain;
    next += (nextAgain - next) / (1 - Math.min(Math.max(slope, 0), STEEPEST));
  }
}
