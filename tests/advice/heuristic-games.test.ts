/** The first stage of training learns from games that came to their end alone, and from all of those. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { seedChance } from '../../src/advice/fast/chance.ts';
import { ruleOf28Mind } from '../../src/advice/fast/minds.ts';
import { heuristicSamples } from '../../src/advice/training/heuristic-games.ts';
import type { Samples } from '../../src/advice/training/samples.ts';

const labels = ({ targets, count }: Samples) => [...targets.subarray(0, count)];

test('of a lone seat’s games that come to no end nothing is kept; of all others every turn, with what it still needed', () => {
  const asked = 200;
  const { samples, games, unfinished } = heuristicSamples(1, 11, asked, seedChance(28));
  expect(games + unfinished).toBe(asked);
  expect(unfinished).toBeGreaterThan(0);
  // To all columns a game takes far more turns than there is room for at first: none is left out for that.
  expect(samples.count).toBeGreaterThan(50 * games);
  const told = labels(samples);
  expect(told.filter((turns) => turns === 1)).toHaveLength(games);
  // Each label is one less than that before it, but where a game begins.
  expect(told.filter((turns, at) => at > 0 && turns !== told[at - 1]! - 1 && told[at - 1] !== 1)).toEqual([]);
  expect(told.at(-1)).toBe(1);
});

// With these seeds the very first game comes to no end.
test.each([
  [1, 11, 3],
  [2, 6, 49],
  [2, 4, 1554],
] as const)(
  'a game of %i seats to %i columns that nobody won is no loss of anybody (seed %i)',
  (seats, target, seed) => {
    const one = heuristicSamples(seats, target, 1, seedChance(seed), [ruleOf28Mind()]);
    expect([one.games, one.unfinished, one.samples.count]).toEqual([0, 1, 0]);
    const two = heuristicSamples(seats, target, 2, seedChance(seed), [ruleOf28Mind()]);
    expect([two.games, two.unfinished, labels(two.samples).at(-1)]).toEqual([1, 1, 1]);
  },
);

// What the weights in resources/advice were made of: where this changes, they are no longer what their command makes.
test.each([
  [2, 3, 4595, '65b5be844dd19f5a'],
  [1, 3, 2813, '7978133cb85a7a53'],
] as const)('%i seats to %i columns: the same seed gives the same games', (seats, target, count, hash) => {
  const { samples } = heuristicSamples(seats, target, 300, seedChance(28));
  const positions = samples.positions.subarray(0, samples.count * 22);
  expect(samples.count).toBe(count);
  expect(
    createHash('sha256').update(positions).update(labels(samples).join()).digest('hex').slice(0, 16),
  ).toBe(hash);
});
