/**
 * The outside world as interfaces, so that the host can be run in tests without waiting for it.
 */

/** Time for intervals. It says nothing about the date. */
export interface Clock {
  /** Milliseconds that only ever grow; zero is arbitrary. */
  now(): number;
  /** Runs `run` once, `ms` milliseconds from now; the answer takes the appointment back. */
  after(ms: number, run: () => void): () => void;
}

/** A timer later than this, in milliseconds, means that the program was held up, and what arrived meanwhile may be waiting. */
export const HELD_UP = 200;

/** The machine's clock. Its appointments never keep the program alive by themselves. */
export const systemClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/**
 * Waits for `work`, but no longer than `ms` milliseconds.
 * Answers `{ inTime: false }` when the limit came first; the work itself goes on and its outcome is dropped.
 */
export function within<Value>(
  clock: Clock,
  ms: number,
  work: Promise<Value>,
): Promise<{ readonly inTime: true; readonly value: Value } | { readonly inTime: false }> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => resolve({ inTime: false }));
    work.then(
      (value) => {
        cancel();
        resolve({ inTime: true, value });
      },
      (error: unknown) => {
        cancel();
        reject(error);
      },
    );
  });
}
