/** Where training stands, on the disk, so that it can go on after it was broken off and come to the same end. */

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Chance } from '../../advice/fast/chance.ts';
import type { Learner } from '../../advice/training/learner.ts';
import type { Samples } from '../../advice/training/samples.ts';
import { codeOf, wordsOf } from '../faults.ts';
import { TrainingFault } from './fault.ts';
import { writeWhole } from './files.ts';
import { KINDS, type Plan } from './plan.ts';

/** A network between two rounds. */
export interface Standing {
  readonly learner: Learner;
  readonly samples: Samples; // of the second stage
  readonly chance: Chance;
  readonly rounds: number; // of the second stage that are done
  readonly loss: number; // of the first stage
}

const plan = z.object({
  name: z.string(),
  kind: z.enum(KINDS),
  columns: z.number(),
  games: z.number(),
  rounds: z.number(),
  seed: z.number(),
  hidden: z.number(),
  epochs: z.number(),
  states: z.number(),
  batches: z.number(),
  kept: z.number(),
  firstRate: z.number(),
  lastRate: z.number(),
});

const shape = z.object({
  plan,
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

/** Writes a standing of a plan, see `writeWhole`. */
export function saveStanding(file: string, plan: Plan, { learner, samples, ...rest }: Standing): void {
  const { output, columns, hidden, batches, weights, first, second } = learner;
  writeWhole(
    file,
    JSON.stringify({
      plan,
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

/** What lies where a standing is kept: none, one of another plan and in what it differs, or one to go on from. */
export type Found =
  | { readonly is: 'none' }
  | { readonly is: 'other'; readonly differs: string }
  | { readonly is: 'standing'; readonly standing: Standing };

/** Reads the standing of a plan. Throws a TrainingFault for a file that cannot be read or is no whole standing. */
export function loadStanding(file: string, plan: Plan): Found {
  let found: z.infer<typeof shape>;
  try {
    found = shape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return { is: 'none' };
    const cause = error instanceof z.ZodError ? z.prettifyError(error) : wordsOf(error);
    throw new TrainingFault(
      `bad-standing: ${file} is no standing that can be gone on from: ${cause}. ` +
        'Remove it to begin anew, or name another folder with --work.',
    );
  }
  const differs = differenceOf(found.plan, plan);
  if (differs !== null) return { is: 'other', differs };
  return {
    is: 'standing',
    standing: {
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
    },
  };
}

/** The first thing in which two plans differ, in words; null where they are the same. */
function differenceOf(there: Plan, here: Plan): string | null {
  const keys = Object.keys(here).filter((key): key is keyof Plan => key in there);
  const key = keys.find((one) => there[one] !== here[one]);
  return key === undefined ? null : `${key} ${there[key]} there, ${here[key]} here`;
}
