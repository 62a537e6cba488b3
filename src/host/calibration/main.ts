/** `npm run -s calibrate`: fresh games, and how true the win chances are that are told of them. One JSON document. */

import { parseArgs } from 'node:util';
import { numberOf, wholeIn } from '../option.ts';
import { USAGE } from '../usage.ts';
import { WEIGHTS } from '../weights.ts';
import { expressFigures } from './express.ts';
import { reliabilityFigures } from './reliability.ts';
import { stopDistances, stopFigures } from './stops.ts';
import { type Watch, watch } from './watch.ts';
import { wordsOf } from '../faults.ts';

/** Sheets of Express, each by the player and by chance. */
const EXPRESS_GAMES = 2000;

/** Games in which the stops of the Rule of 28 are looked at. */
const SOLITAIRE_GAMES = 800;

const MOST_SEED = 2 ** 32 - 1;
const MOST_SHARE = 100;

/** What is watched; `share` cuts the games of all. */
function watches(share: number): readonly Watch[] {
  const games = (count: number) => Math.max(1, Math.round(count * share));
  const best = { outlook: 'champion', players: ['champion'], columns: 3 } as const;
  const usual = { outlook: 'people', players: ['rule-of-28'], columns: 3 } as const;
  return [
    { name: 'champion play, 2 seats', ...best, seats: 2, games: games(2000) },
    { name: 'champion play, 3 seats', ...best, seats: 3, games: games(600) },
    { name: 'champion play, 4 seats', ...best, seats: 4, games: games(600) },
    { name: 'heuristic play, 2 seats', ...usual, seats: 2, games: games(2000) },
    { name: 'heuristic play, 3 seats', ...usual, seats: 3, games: games(2000) },
    { name: 'heuristic play, 4 seats', ...usual, seats: 4, games: games(2000) },
    {
      name: 'mixed heuristic play, 2 seats',
      ...usual,
      players: ['rule-of-28', 'keller-28', 'ga29', 'r38'],
      seats: 2,
      games: games(1000),
    },
  ];
}

function run(args: readonly string[]): number {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string', default: '29' },
        share: { type: 'string', default: '1' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }));
  } catch (error) {
    process.stderr.write(`calibrate: ${wordsOf(error)}\n`);
    return 2;
  }
  if (values.help) {
    process.stdout.write(USAGE.calibrate);
    return 0;
  }
  const seed = wholeIn(values.seed, 0, MOST_SEED);
  const share = numberOf(values.share);
  if (seed === null) {
    process.stderr.write(`calibrate: bad-option: --seed is a whole number from 0 to ${MOST_SEED}.\n`);
    return 2;
  }
  if (!(share > 0 && share <= MOST_SHARE)) {
    process.stderr.write(
      `calibrate: bad-option: --share is a number above 0 and at most ${MOST_SHARE}; 1 is the usual number of games.\n`,
    );
    return 2;
  }
  const results = watches(share).map((one) => {
    process.stderr.write(`calibrate: ${one.name}, ${one.games} games ...\n`);
    const { starts, within } = watch(one, WEIGHTS, seed);
    return {
      name: one.name,
      games: one.games,
      seats: one.seats,
      columns: one.columns,
      turn_starts: reliabilityFigures(starts),
      within_turns: reliabilityFigures(within),
    };
  });
  const solo = Math.max(1, Math.round(SOLITAIRE_GAMES * share));
  process.stderr.write(`calibrate: the stops of the Rule of 28 in ${solo} solitaire games ...\n`);
  const stops = { games: solo, ...stopFigures(stopDistances(WEIGHTS, solo, seed)) };
  process.stderr.write('calibrate: Express ...\n');
  const express = expressFigures(Math.max(2, Math.round(EXPRESS_GAMES * share)), seed);
  process.stdout.write(
    `${JSON.stringify({ seed, share, results, rule_of_28_stops: stops, express }, null, 1)}\n`,
  );
  return 0;
}

process.exitCode = run(process.argv.slice(2));
