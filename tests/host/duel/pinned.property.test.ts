/** The named players are the pinned ones: what an independent program measured of them comes out here too. */
import { expect, test } from 'vitest';
import { type PlayerName, PLAYERS } from '../../../src/advice/players/names.ts';
import { playMatch, type Tally } from '../../../src/host/duel/match.ts';
import { WEIGHTS } from '../../../src/host/weights.ts';

const GAMES = 100_000;

function play(a: PlayerName, b: PlayerName, seats: number, games = GAMES) {
  const options = { a, b, games, seed: 28, seats, columns: 3, processes: 1 };
  return playMatch(options, WEIGHTS, 0, games);
}

const winsOf = ({ winsByPlace }: Tally) => winsByPlace.reduce((sum, count) => sum + count, 0);

/** How far two means of as many games may lie apart, where each has this error (95 %). */
const apart = (error: number) => Math.hypot(error, error);

test.each<[PlayerName, number]>([
  ['keller-28', 10.73],
  ['ga29', 9.24],
  ['rule-of-28', 8.78],
  ['r38', 8.94],
])('%s needs %d turns alone', (player, turns) => {
  expect(Math.abs(play(player, player, 1).turns / GAMES - turns)).toBeLessThan(apart(0.02));
});

test.each<[PlayerName, PlayerName, number]>([
  ['ga29', 'keller-28', 66.8],
  ['rule-of-28', 'keller-28', 69.5],
  ['r38', 'keller-28', 69],
  ['ga29', 'rule-of-28', 55.9],
  ['r38', 'ga29', 54.5],
  ['r38', 'rule-of-28', 57.9],
])('%s beats %s in %d percent of the games', (a, b, percent) => {
  const wins = winsOf(play(a, b, 2));
  expect(Math.abs((100 * wins) / GAMES - percent)).toBeLessThan(apart(0.3));
});

test.each(PLAYERS.slice(1).map((player, at) => [player, PLAYERS[at]!] as const))(
  '%s stands behind %s in the list, and is the stronger of the two',
  (stronger, weaker) => {
    // A champion's game takes thousands of times as long, and its lead is large.
    const games = stronger === 'champion' ? 200 : GAMES;
    expect(winsOf(play(stronger, weaker, 2, games)) / games).toBeGreaterThan(0.53);
  },
);
