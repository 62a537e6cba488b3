/** `npm run train`: trains the networks of the computer players and writes their weights, with what made them. */

import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { NetData } from '../../advice/champion/net.ts';
import type { NetsData } from '../../advice/champion/weights.ts';
import { readWeightFile } from '../advice/weights.ts';
import { readTrainArgs } from './args.ts';
import { USAGE } from '../usage.ts';
import { HIDDEN, type Kind, KINDS, type Task } from './plan.ts';
import { train } from './train.ts';

const started = performance.now();
const say = (text: string) =>
  process.stderr.write(`train: ${((performance.now() - started) / 60_000).toFixed(1)} min: ${text}\n`);

/** What a file of weights holds: how it was made, and the networks by their target. */
interface WeightFile {
  readonly command: string;
  readonly seed: number;
  readonly hidden: number;
  readonly nets: Readonly<Record<string, NetData>>;
}

/** Puts networks into the file of their kind, beside those that stand there. */
function write(into: string, kind: Kind, seed: number, trained: ReadonlyMap<Task, NetData>): void {
  const mine = [...trained].filter(([task]) => task.kind === kind);
  if (mine.length === 0) return;
  mkdirSync(into, { recursive: true });
  const file = join(into, `${kind}.json`);
  const former: NetsData = existsSync(file)
    ? readWeightFile(JSON.parse(readFileSync(file, 'utf8'))).nets
    : {};
  const nets = { ...former, ...Object.fromEntries(mine.map(([{ columns }, net]) => [columns, net])) };
  const made: WeightFile = { command: `npm run train -- --seed ${seed}`, seed, hidden: HIDDEN, nets };
  writeFileAtomic.sync(file, `${JSON.stringify(made)}\n`);
  say(`${file} written`);
}

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
  const trained = new Map<Task, NetData>();
  for (const task of tasks) {
    trained.set(task, train(task, { seed, file: join(work, `${task.name}.json`), say }));
    write(into, task.kind, seed, new Map([...trained].slice(-1)));
  }
  say(`done, ${KINDS.length} kinds, ${trained.size} networks`);
  return 0;
}

process.exitCode = run(process.argv.slice(2));
