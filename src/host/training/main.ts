/** `npm run train`: trains the networks of the computer players and writes their weights, with what made them. */

import { join } from 'node:path';
import { USAGE } from '../usage.ts';
import { readTrainArgs } from './args.ts';
import { TrainingFault } from './fault.ts';
import { claimFolder } from './files.ts';
import { train } from './train.ts';
import { netsLying, weightPath, writeNet } from './weight-file.ts';

const started = performance.now();
const say = (text: string) =>
  process.stderr.write(`train: ${((performance.now() - started) / 60_000).toFixed(1)} min: ${text}\n`);

function run(args: readonly string[]): number {
  const read = readTrainArgs(args);
  if (!read.ok) {
    process.stderr.write(`train: ${read.why}\n`);
    return 2;
  }
  if (read.options === null) {
    process.stdout.write(USAGE.train);
    return 0;
  }
  const { seed, tasks, work, into } = read.options;
  try {
    // What nothing can be put into is told before an hour is spent, not after it.
    claimFolder(work, '--work');
    claimFolder(into, '--into');
    for (const kind of new Set(tasks.map((task) => task.kind))) netsLying(weightPath(into, kind));
    for (const task of tasks) {
      const net = train(task, { seed, file: join(work, `${task.name}.json`), say });
      say(`${task.name}: written into ${writeNet(into, task, seed, net)}`);
    }
  } catch (error) {
    if (!(error instanceof TrainingFault)) throw error;
    process.stderr.write(`train: ${error.message}\n`);
    return 1;
  }
  say(`done, ${tasks.length} networks`);
  return 0;
}

process.exitCode = run(process.argv.slice(2));
