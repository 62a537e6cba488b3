/** Time as the caller needs it, so that tests can have a time of their own. */

export interface Clock {
  /** Milliseconds that only ever grow. */
  now(): number;
  /** Calls back after so many milliseconds; the answer calls it off. */
  after(ms: number, run: () => void): () => void;
}

/** The page's own time. */
export const pageClock: Clock = {
  now: () => performance.now(),
  after(ms, run) {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  },
};
