/**
 * How long a reader waits before it tries again, and when it stops. Numbers only: no clock, no port.
 */

/** Waits between attempts to find a lost reader, in milliseconds; the last one repeats. */
const BACK_OFF = [250, 500, 1000, 2000, 4000, 5000] as const;
const LAST_BACK_OFF = 5000;

/** Each wait is moved by up to this share, so that two programs do not keep colliding. */
const SPREAD = 0.2;

/** Waits before the retries of a busy port that a person picked, in milliseconds. */
export const BUSY_WAITS = [500, 1000, 2000] as const;

/**
 * A device that comes back may be held by a modem probe, or not have its rights yet; for so long, in
 * milliseconds, a refusal is not final.
 */
export const RETURN_GRACE = 15_000;

/** The wait before attempt number `attempt` (from 0), in milliseconds; `chance` is in [0, 1). */
export function backOff(attempt: number, chance: number): number {
  return (BACK_OFF[attempt] ?? LAST_BACK_OFF) * (1 + SPREAD * (2 * chance - 1));
}
