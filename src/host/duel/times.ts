/** How long decisions take: counted in narrow bins, so that many processes can be added up. */

import type { Mind } from '../../advice/fast/play.ts';

/** Bins to each doubling of a time, and the shortest time told apart, in milliseconds. */
const FINE = 16;
const SHORTEST = 2 ** -14;
const BINS = 28 * FINE;

/** Times of decisions: a histogram of bins that grow alike, and their sum. */
export interface Times {
  readonly bins: number[];
  count: number;
  total: number; // milliseconds
}

/** Times of no decision yet. */
export function newTimes(): Times {
  return { bins: Array.from({ length: BINS }, () => 0), count: 0, total: 0 };
}

function note(times: Times, took: number): void {
  const bin = Math.ceil(Math.log2(Math.max(took, SHORTEST) / SHORTEST) * FINE);
  const at = Math.min(BINS - 1, bin);
  times.bins[at] = (times.bins[at] ?? 0) + 1;
  times.count += 1;
  times.total += took;
}

/** Adds the second to the first. */
export function addTimes(times: Times, more: Times): void {
  for (const [at, count] of more.bins.entries()) times.bins[at] = (times.bins[at] ?? 0) + count;
  times.count += more.count;
  times.total += more.total;
}

/** Mean and 99th percentile in milliseconds, the latter to within 5 %; null without a decision. */
export function timeFigures({
  bins,
  count,
  total,
}: Times): { readonly mean: number; readonly p99: number } | null {
  if (count === 0) return null;
  let seen = 0;
  const bin = bins.findIndex((here) => (seen += here) >= 0.99 * count);
  const short = (value: number) => Number(value.toPrecision(3));
  return { mean: short(total / count), p99: short(SHORTEST * 2 ** (bin / FINE)) };
}

/** The same player on a stopwatch. What it does at the start of a turn belongs to its next decision. */
export function timed(mind: Mind, times: Times): Mind {
  let waiting = 0;
  const measured = <T>(act: () => T): T => {
    const start = performance.now();
    const done = act();
    note(times, waiting + performance.now() - start);
    waiting = 0;
    return done;
  };
  return {
    prepare(game) {
      if (waiting > 0) note(times, waiting);
      const start = performance.now();
      mind.prepare(game);
      waiting = performance.now() - start;
    },
    pick: (...about) => measured(() => mind.pick(...about)),
    stops: (game) => measured(() => mind.stops(game)),
  };
}
