/** The equation of a lone seat's turn: a bust leads back to where the turn began, so it is worth what the turn is worth. */

const MOST_STEPS = 100;
/** Keeps a step from leaping away where nothing but a bust seems worth having, and the slope is 1. */
const STEEPEST = 0.98;

/**
 * The number that a rising function with a slope of at most 1 gives back unchanged, by secants from `start`, and whether two
 * steps came as `close` to each other as that within a hundred. The function is last called with the number before the one
 * that is given, which is as close to it.
 */
export function fixedPoint(
  of: (assumed: number) => number,
  start: number,
  close: number,
): { readonly value: number; readonly converged: boolean } {
  let last = start;
  let lastOf = of(last);
  let next = lastOf;
  for (let step = 0; step < MOST_STEPS && Math.abs(next - last) > close; step += 1) {
    const nextOf = of(next);
    const slope = (nextOf - lastOf) / (next - last);
    last = next;
    lastOf = nextOf;
    next += (nextOf - next) / (1 - Math.min(Math.max(slope, 0), STEEPEST));
  }
  return { value: next, converged: Math.abs(next - last) <= close };
}
