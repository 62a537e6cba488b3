/** The files of weights, as training writes them: every network with the seed and the command that made it. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NetData } from '../../advice/champion/net.ts';
import { readWeightFile, type WeightFile } from '../advice/weights.ts';
import { codeOf, wordsOf } from '../faults.ts';
import { TrainingFault } from './fault.ts';
import { writeWhole } from './files.ts';
import type { Kind, Task } from './plan.ts';

/** Where the networks of a kind lie. */
export const weightPath = (folder: string, kind: Kind): string => join(folder, `${kind}.json`);

/** The networks that lie in a file; none where there is no file. Throws a TrainingFault for a file that cannot be read. */
export function netsLying(file: string): WeightFile['nets'] {
  try {
    return readWeightFile(JSON.parse(readFileSync(file, 'utf8'))).nets;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return {};
    throw new TrainingFault(
      `bad-weights: ${file} is no file of weights that another network can be put into: ${wordsOf(error)}. ` +
        'Put back one that is whole, remove it, or name another folder with --into.',
    );
  }
}

/** Puts a network into the file of its kind, beside those that lie there, which keep the seed and command of their own. Gives the file. */
export function writeNet(folder: string, task: Task, seed: number, net: NetData): string {
  const file = weightPath(folder, task.kind);
  const command = `npm run train -- --seed ${seed} --only ${task.name}`;
  const nets = { ...netsLying(file), [task.columns]: { ...net, seed, command } };
  // What is written is what is read, in the same order of its parts.
  writeWhole(file, `${JSON.stringify(readWeightFile({ nets }))}\n`);
  return file;
}
