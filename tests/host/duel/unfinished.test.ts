/** A duel's games that are given up at the cap of turns count in no figure, and the result says how many there were. */
import { expect, test } from 'vitest';
import type { DuelOptions } from '../../../src/host/duel/args.ts';
import { addTally, newTally, playMatch } from '../../../src/host/duel/match.ts';
import { resultOf } from '../../../src/host/duel/result.ts';
import { WEIGHTS } from '../../../src/host/weights.ts';

const options = { a: 'r38', b: 'r38', games: 3, seed: 1, columns: 3, processes: 1 } as const;

test.each([1, 2])('with %i seats', (seats) => {
  const here: DuelOptions = { ...options, seats };
  const tally = newTally(seats);
  addTally(tally, { ...newTally(seats), games: 2, turns: 20, squares: 200 });
  addTally(tally, { ...newTally(seats), unfinished: 1 });
  expect(resultOf(here, tally, 1)).toMatchObject({ games: 2, unfinished: 1, mean_turns: 10 });
  const whole = { ...newTally(seats), games: 2, turns: 20, squares: 200 };
  expect(resultOf(here, whole, 1)).not.toHaveProperty('unfinished');
});

test('a game that nobody can win any more is given up', () => {
  // Eleven columns to win for each of two: once both have claimed one, nobody can.
  const endless: DuelOptions = { ...options, seats: 2, columns: 11 };
  const tally = playMatch(endless, WEIGHTS, 0, 3);
  expect(tally).toMatchObject({
    games: 0,
    unfinished: 3,
    turns: 0,
    gamesByPlace: [0, 0],
    winsByPlace: [0, 0],
  });
});
