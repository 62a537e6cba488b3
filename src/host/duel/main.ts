/** `npm run -s duel`: computer players against each other; one JSON line on the output, nothing else. */

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { PLAYERS } from '../../advice/players/names.ts';
import { MOST_TURNS } from '../../advice/fast/play.ts';
import { USAGE } from '../usage.ts';
import { WEIGHTS } from '../weights.ts';
import { type DuelOptions, readDuelArgs } from './args.ts';
import { addTally, newTally, playMatch, type Tally } from './match.ts';
import { resultOf } from './result.ts';
import { readShare, readTally, type Share } from './share.ts';

/** Games below which a second process is not worth its start. */
const LEAST_SHARE = 16;

/** The games in as many shares as there are processes of use. */
function sharesOf(options: DuelOptions): readonly Share[] {
  const count = Math.max(1, Math.min(options.processes, Math.floor(options.games / LEAST_SHARE)));
  const cut = (at: number) => Math.floor((options.games * at) / count);
  return Array.from({ length: count }, (_, at) => ({ options, from: cut(at), to: cut(at + 1) }));
}

async function playElsewhere(share: Share): Promise<Tally> {
  const answer = await new Promise<unknown>((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: share });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  return readTally(answer);
}

async function run(args: readonly string[]): Promise<number> {
  const read = readDuelArgs(args, availableParallelism());
  if (read.is === 'refused') {
    process.stderr.write(`duel: ${read.why}\n`);
    return 2;
  }
  if (read.is === 'help') {
    process.stdout.write(USAGE.duel);
    return 0;
  }
  if (read.is === 'list') {
    process.stdout.write(`${JSON.stringify({ players: PLAYERS })}\n`);
    return 0;
  }
  const { options } = read;
  const started = performance.now();
  const shares = sharesOf(options);
  const [only] = shares;
  const tally = newTally(options.seats);
  if (only !== undefined && shares.length === 1) {
    addTally(tally, playMatch(options, WEIGHTS, only.from, only.to));
  } else for (const part of await Promise.all(shares.map(playElsewhere))) addTally(tally, part);
  const seconds = (performance.now() - started) / 1000;
  if (tally.unfinished > 0) {
    const words = `${tally.unfinished} of ${options.games} games did not end within ${MOST_TURNS} turns`;
    process.stderr.write(`duel: unfinished-games: ${words}; they are not counted.\n`);
    if (tally.games === 0) return 1;
  }
  process.stdout.write(`${JSON.stringify(resultOf(options, tally, seconds))}\n`);
  return 0;
}

if (isMainThread) process.exitCode = await run(process.argv.slice(2));
else {
  const share = readShare(workerData);
  parentPort?.postMessage(playMatch(share.options, WEIGHTS, share.from, share.to));
}
