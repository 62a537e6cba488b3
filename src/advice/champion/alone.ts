/**
 * A lone seat's turn. A bust leads back to where the turn began, so what the network says of that board must not be taken on
 * trust: a board that it thinks too good would make a bust look like a gain, and the seat would roll on for ever. What the
 * turn is worth follows from the boards ahead of it alone, by one equation.
 */

import { fixedPoint } from './fixed-point.ts';
import type { TurnStart } from './leaf.ts';
import type { NetLeaf } from './net-leaf.ts';
import type { TurnSolver } from './solver.ts';

/** Close enough, in turns. */
const CLOSE = 1e-6;

/**
 * Solves a lone seat's turn with a bust worth what the turn itself is worth when it is begun again. Tells whether that was
 * found; where it was not, the solver holds the turn as it was nearest.
 */
export function solveAlone(solver: TurnSolver, start: TurnStart, leaf: NetLeaf): boolean {
  const again = (bust: number) => {
    leaf.assume(bust);
    solver.solve(start, leaf);
    return solver.root() - 1;
  };
  return fixedPoint(again, leaf.bust(), CLOSE).converged;
}
