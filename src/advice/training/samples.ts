/** Positions between turns with what they turned out to be worth, in flat memory. */

import { COLUMN_COUNT } from '../fast/shape.ts';

/** Stands in the place of a step for a column that somebody else has claimed. */
export const DEAD = 255;

/** Bytes of a position: the steps of the side to move by column, then those of the other side. */
export const POSITION_BYTES = 2 * COLUMN_COUNT;

export interface Samples {
  readonly positions: Uint8Array; // by sample, `POSITION_BYTES` each
  readonly targets: Float32Array; // by sample: chance to win, or turns still needed
  count: number; // of samples that are there
  next: number; // where the next one goes; a full list begins to forget its oldest
}

/** Room for so many samples. */
export function newSamples(room: number): Samples {
  return {
    positions: new Uint8Array(room * POSITION_BYTES),
    targets: new Float32Array(room),
    count: 0,
    next: 0,
  };
}

/** The same samples with room for twice as many; a list that is full would otherwise forget its oldest. */
export function roomier(samples: Samples): Samples {
  const more = newSamples(2 * samples.targets.length);
  more.positions.set(samples.positions);
  more.targets.set(samples.targets);
  more.count = samples.count;
  more.next = samples.count;
  return more;
}

/** Takes out the newest samples, so that so many are left; for a list that has not forgotten any yet. */
export function keepFirst(samples: Samples, count: number): void {
  samples.count = count;
  samples.next = count;
}

/** Puts a sample in and gives its place. */
export function addSample(
  samples: Samples,
  mine: Uint8Array,
  theirs: Uint8Array,
  dead: number,
  target: number,
): number {
  const place = samples.next;
  const at = place * POSITION_BYTES;
  for (let column = 0; column < COLUMN_COUNT; column += 1) {
    const isDead = ((dead >> column) & 1) === 1;
    samples.positions[at + column] = isDead ? DEAD : (mine[column] ?? 0);
    samples.positions[at + COLUMN_COUNT + column] = isDead ? 0 : (theirs[column] ?? 0);
  }
  samples.targets[place] = target;
  samples.next = (place + 1) % samples.targets.length;
  samples.count = Math.min(samples.count + 1, samples.targets.length);
  return place;
}
