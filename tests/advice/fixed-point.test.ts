/** The equation of a lone turn: what a bust is worth is found, and where there is no such number that is told. */
import { describe, expect, test } from 'vitest';
import { solveAlone } from '../../src/advice/champion/alone.ts';
import { fixedPoint } from '../../src/advice/champion/fixed-point.ts';
import { newNetLeaf } from '../../src/advice/champion/net-leaf.ts';
import { newTurnSolver } from '../../src/advice/champion/solver.ts';
import { readNets } from '../../src/advice/champion/weights.ts';
import { seedChance } from '../../src/advice/fast/chance.ts';
import { newFastGame } from '../../src/advice/fast/game.ts';
import { ruleOf28Mind } from '../../src/advice/fast/minds.ts';
import { playTurn } from '../../src/advice/fast/play.ts';
import { STANDARD } from '../../src/advice/fast/shape.ts';
import { WEIGHTS } from '../../src/host/weights.ts';
import { seedOr } from '../kit/seeded.ts';

const seed = seedOr(20_261_211);

describe('the number that a function gives back unchanged', () => {
  test.each([
    ['a straight line', (x: number) => 0.5 * x + 1, 2],
    ['a bend', (x: number) => Math.max(0.9 * x, 0.2 * x + 7), 8.75],
    ['a constant', () => 3, 3],
  ])('is found for %s', (_, of, value) => {
    const found = fixedPoint(of, 0, 1e-9);
    expect(found.converged).toBe(true);
    expect(found.value).toBeCloseTo(value, 8);
  });

  test('is told not to be found where there is none', () => {
    expect(fixedPoint((x) => x + 1, 0, 1e-9).converged).toBe(false);
  });
});

test.each([1, 3, 6, 11])(
  'what a bust is worth alone is found in every turn of a game to %i columns',
  (target) => {
    const leaf = newNetLeaf(readNets(WEIGHTS)('solitaire', target));
    const solver = newTurnSolver(STANDARD);
    const game = newFastGame(1, target);
    const chance = seedChance(seed, target);
    for (let turn = 0; turn < 30 && game.winner < 0; turn += 1) {
      leaf.prepare(game, 0);
      const start = { open: game.open, own: game.markers.slice(), need: target - game.claims[0]! };
      expect(solveAlone(solver, start, leaf)).toBe(true);
      expect(solver.root() - 1).toBeCloseTo(leaf.bust(), 5);
      playTurn(game, ruleOf28Mind(), chance);
    }
  },
);
