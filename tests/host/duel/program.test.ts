/** The duel as a program: one JSON line, the same for the same seed however many processes play it. */
import { spawnSync } from 'node:child_process';
import { beforeAll, expect, test } from 'vitest';
import { inRoot } from '../../../scripts/setup/places.mjs';
import { intervalOf } from '../../../src/host/duel/result.ts';
import { builtReferee } from '../../kit/line-process.ts';

beforeAll(async () => void (await builtReferee()));

function duel(line: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [inRoot('out', 'node', 'duel.js'), ...line.split(' ')],
    { encoding: 'utf8' },
  );
  return { status, lines: stdout.split('\n').filter((text) => text !== ''), stderr };
}

/** What a duel prints, without what depends on the machine. */
function result(line: string): Record<string, unknown> {
  const { status, lines, stderr } = duel(line);
  expect([status, lines.length, stderr]).toEqual([0, 1, '']);
  const { games_per_second, ms_per_decision, ...rest } = JSON.parse(lines[0] ?? '') as Record<
    string,
    unknown
  >;
  expect(games_per_second).toBeGreaterThan(0);
  expect(ms_per_decision).toHaveProperty('a.p99');
  return rest;
}

test('wins, rate with its interval, wins as first and as second, turns', () => {
  const told = result('--a rule-of-28 --b keller-28 --games 2000 --seed 7 --processes 1');
  const wins = (told['wins'] as { a: number }).a;
  const { low, high } = intervalOf(wins, 2000);
  expect(told).toMatchObject({
    ...{ a: 'rule-of-28', b: 'keller-28', games: 2000, seats: 2, columns: 3, seed: 7 },
    wins: { b: 2000 - wins },
    rate: wins / 2000,
    low: Number(low.toFixed(4)),
    high: Number(high.toFixed(4)),
  });
  const first = told['a_first'] as { games: number; a: number };
  const second = told['a_second'] as { games: number; a: number };
  expect([first.games, second.games, first.a + second.a]).toEqual([1000, 1000, wins]);
  // 69.5 % by an independent program; 2,000 games are within 4 points of it in all but one of ten thousand seeds.
  expect(Math.abs(wins / 2000 - 0.695)).toBeLessThan(0.04);
  expect(told['mean_turns']).toBeGreaterThan(10);
});

test.each([
  '--a ga29 --b rule-of-28 --games 500 --seed 3',
  '--a champion --b r38 --games 40 --seed 3',
  '--a r38 --b casual --games 300 --seats 4 --seed 9',
])('the same seed gives the same result in one process and in two: %s', (line) => {
  expect(result(`${line} --processes 2`)).toEqual(result(`${line} --processes 1`));
});

test('another seed gives other games', () => {
  const of = (seed: number) =>
    result(`--a ga29 --b r38 --games 500 --processes 1 --seed ${seed}`)['mean_turns'];
  expect(of(1)).not.toEqual(of(2));
});

test('solitaire tells mean turns with their standard error', () => {
  const told = result('--solitaire --a ga29 --games 4000 --seed 7 --processes 1');
  expect(told).toMatchObject({ a: 'ga29', solitaire: true, games: 4000 });
  // 9.24 by an independent program; the error of 4,000 games is about 0.05.
  expect(Math.abs(Number(told['mean_turns']) - 9.24)).toBeLessThan(0.25);
  expect(told['standard_error']).toBeGreaterThan(0.02);
  expect(told['standard_error']).toBeLessThan(0.1);
});

test('the list names the players', () => {
  const { status, lines } = duel('--list');
  expect([status, lines]).toEqual([
    0,
    ['{"players":["casual","keller-28","rule-of-28","ga29","r38","champion"]}'],
  ]);
});

test('what cannot be played is refused on standard error, with status 2 and nothing on the output', () => {
  expect(duel('--a champion --b hal')).toEqual({
    status: 2,
    lines: [],
    stderr: expect.stringContaining('duel: bad-option: --b hal is no player'),
  });
});

test('a single game alone has no standard error', () => {
  expect(result('--solitaire --a r38 --games 1')).toMatchObject({ games: 1, standard_error: null });
});
