/** The turn solver is exact: it agrees with a slow recursion, and it finds the known best play of small boards. */
import { describe, expect, test } from 'vitest';
import champion from '../../resources/advice/champion.json';
import solitaire from '../../resources/advice/solitaire.json';
import { championMind } from '../../src/advice/champion/champion.ts';
import { type NetData, readNet } from '../../src/advice/champion/net.ts';
import { newTurnSolver } from '../../src/advice/champion/solver.ts';
import { type Chance, below, seedChance } from '../../src/advice/fast/chance.ts';
import { closeColumn, type FastGame, newFastGame, resetGame } from '../../src/advice/fast/game.ts';
import { ruleOf28Mind } from '../../src/advice/fast/minds.ts';
import { playTurn } from '../../src/advice/fast/play.ts';
import { shapeOf, sizeOf, STANDARD } from '../../src/advice/fast/shape.ts';
import { naiveTurn } from '../kit/naive-turn.ts';
import { seedOr } from '../kit/seeded.ts';
import { bestSolitaire } from '../kit/small-boards.ts';

const seed = seedOr(20_261_202);
const LENGTHS = [...STANDARD.lengths];

function netOf(solo: boolean, target: number): NetData {
  const found = Object.values(solo ? solitaire.nets : champion.nets).find(
    ({ columns }) => columns === target,
  );
  if (found === undefined) throw new Error(`no network for ${target}`);
  return { ...found, output: solo ? 'turns' : 'chance' };
}

/** Positions of the turn: sums over all sets of up to three open columns. */
function positionsOf(game: FastGame): number {
  const rooms = LENGTHS.map((length, column) =>
    (game.open >> column) & 1 ? length - game.markers[game.seat * 11 + column]! : 0,
  );
  return rooms
    .reduce<number[]>(
      ([one = 0, two = 0, three = 0], room) => [one + room, two + one * room, three + two * room],
      [],
    )
    .reduce((sum, count) => sum + count, 1);
}

/** A game played on to somewhere late, with a turn small enough for the slow way. */
function lateGame(seats: number, target: number, chance: Chance): FastGame {
  const game = newFastGame(seats, target);
  const mind = ruleOf28Mind();
  for (;;) {
    resetGame(game, below(chance, seats));
    // A few columns are gone from the start, or late positions would be too rare.
    while (sizeOf(game.open) > 8) closeColumn(game, below(chance, 11));
    const turns = 4 + below(chance, 30);
    for (let turn = 0; turn < turns && game.winner < 0; turn += 1) playTurn(game, mind, chance);
    if (game.winner < 0 && sizeOf(game.open) > 2 && positionsOf(game) < 500) return game;
  }
}

test('it agrees with a slow recursion in every position of 50 turns, 1 to 4 seats, targets 2 to 5', () => {
  const chance = seedChance(seed);
  const solver = newTurnSolver(STANDARD);
  let positions = 0;
  for (let number = 0; number < 50; number += 1) {
    const seats = (number % 4) + 1;
    const target = 2 + (number % (seats === 4 ? 2 : seats === 3 ? 3 : 4));
    const game = lateGame(seats, target, chance);
    const data = netOf(seats === 1, target);
    championMind(readNet(data), solver).prepare(game);
    for (const [key, value] of naiveTurn(data, game)) {
      const runners = key.split(',').map(Number);
      const columns = LENGTHS.map((_, column) => column).filter((column) => runners[column]! > 0);
      const steps = columns.map((column) => runners[column]! - game.markers[game.seat * 11 + column]!);
      const solved = columns.length === 0 ? solver.root() : solver.value(columns, steps);
      // Alone the bust is settled to a millionth of a turn.
      if (Math.abs(solved - value) > (seats === 1 ? 1e-5 : 1e-9)) {
        expect.fail(`seed ${seed}, turn ${number}, runners ${key}: ${solved}, the slow way ${value}`);
      }
      positions += 1;
    }
  }
  expect(positions).toBeGreaterThan(5000);
});

describe('best solitaire play on small boards comes out as published', () => {
  test.each([
    [3, 2, 1.7224],
    [3, 3, 1.8905],
  ])('%i-sided dice, shortest column %i: %f turns', (sides, shortest, turns) => {
    expect(bestSolitaire(shapeOf(sides, shortest), 3)).toBeCloseTo(turns, 4);
  });

  test('a board of two-sided dice can be counted by hand', () => {
    // Columns of 1, 3 and 1 steps: among any four such dice two are alike, and two ones or two twos top an outer column.
    const turns = bestSolitaire(shapeOf(2, 1), 1);
    expect(turns).toBe(1);
  });

  test('boards that are none are refused', () => {
    expect(() => shapeOf(7, 3)).toThrow(RangeError);
    expect(() => shapeOf(3, 0)).toThrow(RangeError);
    expect(() => bestSolitaire(STANDARD, 3)).toThrow(RangeError);
  });
});
