/** How long a runner climbs and in what rhythm: one step after the other, with a breath between. */

/** Time for one step, in milliseconds. */
export const STEP_TIME = 180;

/** Share of a step's time in which the runner moves; in the rest it stands, so that steps can be counted. */
const MOVING = 0.7;

/** The time for so many steps, in milliseconds. */
export function climbTime(steps: number): number {
  return STEP_TIME * Math.max(Math.abs(steps), 1);
}

/** The CSS timing function for so many steps. */
export function climbRhythm(steps: number): string {
  const many = Math.max(Math.abs(steps), 1);
  const stops = Array.from({ length: many }, (_, at) => {
    const reached = (at + 1) / many;
    return `${reached} ${percentOf((at + MOVING) / many)}, ${reached} ${percentOf(reached)}`;
  });
  return `linear(0, ${stops.join(', ')})`;
}

function percentOf(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
