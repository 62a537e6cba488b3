/**
 * Best solitaire play on small boards, solved completely: the same turn solver, with a table of every position in place of
 * a network. Positions only go forward, so they are solved from the last to the first; a bust alone leads back to the
 * same position, and that one equation is solved as the champion solves it.
 */

import { fixedPoint } from '../../src/advice/champion/fixed-point.ts';
import { type Leaf, NO_COLUMN } from '../../src/advice/champion/leaf.ts';
import { newTurnSolver } from '../../src/advice/champion/solver.ts';
import { type Shape, sizeOf } from '../../src/advice/fast/shape.ts';

/** Close enough: turns are told to four places. */
const CLOSE = 1e-12;

/**
 * Mean number of turns that a lone player needs from the empty board to claim `target` columns by best play. Refuses
 * boards with more than a million positions.
 */
export function bestSolitaire(shape: Shape, target: number): number {
  const { columns, lengths } = shape;
  const strides = new Float64Array(columns + 1);
  let size = 1;
  for (let column = columns - 1; column >= 0; column -= 1) {
    strides[column] = size;
    size *= (lengths[column] ?? 0) + 1;
  }
  if (size > 1_000_000) throw new RangeError(`${size} positions are too many.`);
  const turns = new Float64Array(size);
  const solver = newTurnSolver(shape);
  const own = new Uint8Array(columns);
  let here = 0;
  let guess = 0;
  const leaf: Leaf = {
    win: 0,
    bust: () => -guess,
    fill([a, b, c], [ra, rb, rc], into, from) {
      const stride = (column: number) => (column === NO_COLUMN ? 0 : (strides[column] ?? 0));
      const [sa, sb, sc] = [stride(a), stride(b), stride(c)];
      let at = from;
      for (let i = 1; i <= ra; i += 1)
        for (let j = 1; j <= rb; j += 1)
          for (let k = 1; k <= rc; k += 1) {
            into[at] = -(turns[here + i * sa + j * sb + k * sc] ?? 0);
            at += 1;
          }
    },
  };
  for (here = size - 1; here >= 0; here -= 1) {
    let open = 0;
    for (let column = 0; column < columns; column += 1) {
      const length = lengths[column] ?? 0;
      own[column] = Math.floor(here / (strides[column] ?? 1)) % (length + 1);
      if ((own[column] ?? 0) < length) open |= 1 << column;
    }
    const need = target - (columns - sizeOf(open));
    if (need <= 0) continue;
    const exact = (assumed: number) => {
      guess = assumed;
      solver.solve({ open, own, need }, leaf);
      return 1 - solver.root();
    };
    const { value, converged } = fixedPoint(exact, 1, CLOSE);
    if (!converged) throw new RangeError(`The turns of position ${here} were not found.`);
    turns[here] = value;
  }
  return turns[0] ?? 0;
}
