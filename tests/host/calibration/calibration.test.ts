/** Calibration: how the error is counted, and that fresh games are told of from start to end. */
import { describe, expect, test } from 'vitest';
import { mindOf } from '../../../src/advice/champion/seated.ts';
import { readNets } from '../../../src/advice/champion/weights.ts';
import { below, seedChance } from '../../../src/advice/fast/chance.ts';
import { newFastGame, resetGame } from '../../../src/advice/fast/game.ts';
import { type Mind, playTurn } from '../../../src/advice/fast/play.ts';
import { expressFigures } from '../../../src/host/calibration/express.ts';
import { newReliability, note, reliabilityFigures } from '../../../src/host/calibration/reliability.ts';
import {
  holdTurn,
  newStopDistances,
  stopDistances,
  stopFigures,
} from '../../../src/host/calibration/stops.ts';
import { type Watch, watch } from '../../../src/host/calibration/watch.ts';
import { WEIGHTS } from '../../../src/host/weights.ts';

test('the expected calibration error is the mean distance of told from true, by bin', () => {
  const told = newReliability();
  // Eight times 0.25, of which two come true: no error. Twice 0.85, of which one: 0.35 on a fifth of all.
  for (let count = 0; count < 8; count += 1) note(told, 0.25, count < 2);
  note(told, 0.85, true);
  note(told, 0.85, false);
  const figures = reliabilityFigures(told);
  expect(figures.states).toBe(10);
  expect(figures.expected_calibration_error).toBeCloseTo(0.07, 6);
  expect(figures.brier).toBeCloseTo((2 * 0.75 ** 2 + 6 * 0.25 ** 2 + 0.15 ** 2 + 0.85 ** 2) / 10, 4);
  expect(figures.bins[2]).toEqual({ states: 8, told: 0.25, came: 0.25 });
  expect(() => note(told, 1.2, true)).toThrow(RangeError);
});

/** The same games at the compact table: how many turns they had, and how many of these were the winner's. */
function turnsOf({ players, seats, columns, games }: Watch, seed: number) {
  const minds = players.map((name) => mindOf(name, readNets(WEIGHTS), seats, columns));
  const game = newFastGame(seats, columns);
  let turns = 0;
  let winners = 0;
  for (let number = 0; number < games; number += 1) {
    const chance = seedChance(seed, number);
    resetGame(game, number % seats);
    const table = Array.from({ length: seats }, () => minds[below(chance, minds.length)]!);
    while (game.winner < 0) playTurn(game, table[game.seat]!, chance);
    turns += game.turns.reduce((sum, count) => sum + count, 0);
    winners += game.turns[game.winner]!;
  }
  return { turns, winners };
}

test.each(['champion', 'people'] as const)(
  'every turn of %s play is told of at its start, and held against who won',
  (outlook) => {
    const asked: Watch = {
      name: '',
      outlook,
      players: outlook === 'champion' ? ['champion'] : ['rule-of-28', 'r38'],
      seats: 3,
      columns: 3,
      games: 4,
    };
    const { starts, within } = watch(asked, WEIGHTS, 5);
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    expect({ turns: sum(starts.counts), winners: sum(starts.came) }).toEqual(turnsOf(asked, 5));
    expect(sum(within.counts)).toBeGreaterThan(0);
    expect(watch(asked, WEIGHTS, 5)).toEqual({ starts, within });
  },
);

describe('a turn’s stop is held against best play', () => {
  /** A player of this many rolls: the first two of a turn cannot bust, and the first always takes two steps. */
  const stopping = (at: 1 | 2 | 'never'): Mind => ({
    prepare: () => undefined,
    pick: (_, offers) => offers[0]!,
    stops: ({ runners }) => at === 1 || (at === 2 && runners.reduce((sum, step) => sum + step, 0) > 2),
  });
  const held = (rule: 1 | 2 | 'never', best: 1 | 2 | 'never') => {
    const found = newStopDistances();
    const game = newFastGame(1, 3);
    holdTurn(found, game, stopping(rule), stopping(best), seedChance(7));
    return { found, game };
  };
  const at = (list: readonly number[]) => list.findIndex((count) => count > 0);

  test.each([
    ['at the same roll', 1, 1, -1, 0],
    ['at the same second roll', 2, 2, -1, 0],
    ['best play a roll earlier', 2, 1, 1, -1],
    ['best play a roll later', 1, 2, -1, 1],
  ] as const)('%s', (_, rule, best, earlier, later) => {
    const { found, game } = held(rule, best);
    expect([found.turns, at(found.earlier), at(found.later)]).toEqual([1, earlier, later]);
    expect([game.turns[0], game.out]).toEqual([1, 0]);
    expect(game.markers.some((step) => step > 0)).toBe(true);
  });

  test('best play that never stops goes on to its bust', () => {
    const { found } = held(1, 'never');
    expect(at(found.later)).toBeGreaterThan(1);
  });

  test('a bust is no stop, and keeps nothing', () => {
    const { found, game } = held('never', 1);
    expect(found).toEqual(newStopDistances());
    expect([game.turns[0], game.out, game.topped]).toEqual([1, 0, 0]);
    expect(game.markers.every((step) => step === 0)).toBe(true);
  });

  test('the shares count both sides', () => {
    const figures = stopFigures({ turns: 8, earlier: [0, 1, 1, 0], later: [2, 1, 0, 3] });
    expect(figures).toEqual({
      turns: 8,
      same_roll: 0.25,
      within_one: 0.5,
      within_two: 0.625,
      best_play_earlier: 0.25,
      best_play_later: 0.5,
    });
  });

  test('in whole games by the Rule of 28, the same for the same seed', () => {
    const found = stopDistances(WEIGHTS, 3, 3);
    expect(found.turns).toBeGreaterThan(3 * 2);
    expect(stopDistances(WEIGHTS, 3, 3)).toEqual(found);
  });
});

test('the player of Express scores at least 300 points more than splits by chance', () => {
  const figures = expressFigures(200, 5);
  expect(figures.difference_low).toBeGreaterThan(300);
  expect(expressFigures(200, 5)).toEqual(figures);
});
