/** Reads the weights of the champion and of the win chances from the disk, where they lie beside the program. */

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readNet } from '../../advice/champion/net.ts';
import type { NetsData, WeightKind, Weights } from '../../advice/champion/weights.ts';
import type { AdviceFault } from '../../contract/advice.ts';
import { wordsOf } from '../faults.ts';

const numbers = z.array(z.number()).readonly();
const net = z.object({
  seed: z.int(),
  command: z.string(), // that made it
  output: z.enum(['chance', 'turns']),
  columns: z.number(),
  hidden: z.number(),
  bias: numbers,
  weights: numbers,
  offset: z.number(),
  mine: numbers,
  theirs: numbers,
  dead: numbers,
});
const file = z.object({ nets: z.record(z.string(), net) });

/** What a file of weights holds: the networks of one kind by their target, each with what made it. */
export type WeightFile = Readonly<z.infer<typeof file>>;

/** No weights at all: what counts plays without them. */
export const NO_WEIGHTS: Weights = { champion: {}, people: {}, solitaire: {} };

export type ReadWeights =
  { readonly ok: true; readonly weights: Weights } | { readonly ok: false; readonly fault: AdviceFault };

/** The weights in a folder, or which file of them is missing or damaged. */
export async function readWeights(folder: string): Promise<ReadWeights> {
  const read: { [Kind in WeightKind]?: NetsData } = {};
  for (const kind of ['champion', 'people', 'solitaire'] as const) {
    const path = join(folder, `${kind}.json`);
    let text: string;
    try {
      text = await readFile(path, 'utf8');
    } catch (error) {
      return { ok: false, fault: { is: 'no-weights', path, detail: wordsOf(error) } };
    }
    try {
      read[kind] = readWeightFile(JSON.parse(text)).nets;
    } catch (error) {
      return { ok: false, fault: { is: 'damaged-weights', path, detail: wordsOf(error) } };
    }
  }
  return { ok: true, weights: { ...NO_WEIGHTS, ...read } };
}

/** What a file of weights says; throws a RangeError for what is none and for networks that do not fit the board. */
export function readWeightFile(raw: unknown): WeightFile {
  const parsed = file.safeParse(raw);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new RangeError(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unreadable'}`);
  }
  const { nets } = parsed.data;
  if (Object.keys(nets).length === 0) throw new RangeError('It holds no networks.');
  for (const one of Object.values(nets)) readNet(one);
  return parsed.data;
}
