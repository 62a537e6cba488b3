/** Where training stands, on the disk, so that it can go on after it was broken off and come to the same end. */

import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import type { Chance } from '../../advice/fast/chance.ts';
import type { Learner } from '../../advice/training/learner.ts';
import type { Samples } from '../../advice/training/samples.ts';

/** A network between two rounds. */
export interface Standing {
  readonly learner: Learner;
  readonly samples: Samples; // of the second stage
  readonly chance: Chance;
  readonly rounds: number; // of the second stage that are done
  readonly loss: number; // of the first stage
}

const shape = z.object({
  seed: z.number(),
  columns: z.number(),
  hidden: z.number(),
  output: z.enum(['chance', 'turns']),
  batches: z.number(),
  weights: z.string(),
  first: z.string(),
  second: z.string(),
  positions: z.string(),
  targets: z.string(),
  count: z.number(),
  next: z.number(),
  chance: z.object({ a: z.number(), b: z.number(), c: z.number(), counter: z.number() }),
  rounds: z.number(),
  loss: z.number(),
});

const text = (list: Float64Array | Float32Array | Uint8Array) =>
  Buffer.from(list.buffer, list.byteOffset, list.byteLength).toString('base64');

function bytes(of: string): ArrayBuffer {
  const read = Buffer.from(of, 'base64');
  const copy = new ArrayBuffer(read.byteLength);
  new Uint8Array(copy).set(read);
  return copy;
}

/** Writes a standing, whole or not at all. */
export function saveStanding(file: string, seed: number, { learner, samples, ...rest }: Standing): void {
  mkdirSync(dirname(file), { recursive: true });
  const { output, columns, hidden, batches, weights, first, second } = learner;
  writeFileAtomic.sync(
    file,
    JSON.stringify({
      seed,
      output,
      columns,
      hidden,
      batches: batches.count,
      weights: text(weights),
      first: text(first),
      second: text(second),
      positions: text(samples.positions),
      targets: text(samples.targets),
      count: samples.count,
      next: samples.next,
      ...rest,
    }),
  );
}

/** Reads a standing that was made with this seed, or null if there is none. */
export function loadStanding(file: string, seed: number): Standing | null {
  let read: string;
  try {
    read = readFileSync(file, 'utf8');
  } catch {
    return null;
  }
  const found = shape.parse(JSON.parse(read));
  if (found.seed !== seed) return null;
  return {
    learner: {
      output: found.output,
      columns: found.columns,
      hidden: found.hidden,
      batches: { count: found.batches },
      weights: new Float64Array(bytes(found.weights)),
      first: new Float64Array(bytes(found.first)),
      second: new Float64Array(bytes(found.second)),
    },
    samples: {
      positions: new Uint8Array(bytes(found.positions)),
      targets: new Float32Array(bytes(found.targets)),
      count: found.count,
      next: found.next,
    },
    chance: found.chance,
    rounds: found.rounds,
    loss: found.loss,
  };
}
