/** Learning goes down the slope of its loss: the slopes it reckons are those that the loss itself shows (finite differences). */
import { expect, test } from 'vitest';
import { seedChance } from '../../src/advice/fast/chance.ts';
import { heuristicSamples } from '../../src/advice/training/heuristic-games.ts';
import { learn, type Learner, newLearner } from '../../src/advice/training/learner.ts';
import { DEAD } from '../../src/advice/training/samples.ts';

/** Fixed: with another one a unit may bend within a step, where a slope is not one number. */
const seed = 20_261_130;
const BATCH = 32;
const STEP = 1e-5;
/** Of Adam: the running mean of the slopes has taken in so much of the first batch. */
const TAKEN = 0.1;

test.each([
  // The slope of turns is that of an eighth of the squared error that is told as the loss.
  ['turns', 1, 1 / 8],
  ['chance', 2, 1],
] as const)('of %s', (output, seats, scale) => {
  const { samples } = heuristicSamples(seats, 3, 12, seedChance(seed));
  // Columns that somebody else has claimed have weights of their own.
  for (let place = 0; place < samples.count; place += 3) samples.positions[place * 22 + (place % 11)] = DEAD;
  const learner = newLearner(output, 3, 3, seedChance(seed, 1));
  /** Looks at one batch without a step; the mirroring is always the same. */
  const lookAt = (at: Learner) =>
    learn(
      at,
      samples,
      { batch: BATCH, batches: 1, rate: () => 0, draw: (_, sample) => (sample * 7) % samples.count },
      seedChance(seed, 2),
    );
  const lossWith = (weight: number, more: number) => {
    const other = structuredClone(learner);
    other.weights[weight] = other.weights[weight]! + more;
    return lookAt(other);
  };
  const looked = structuredClone(learner);
  lookAt(looked);
  const reckoned = Array.from(looked.first, (mean) => mean / TAKEN);
  const shown = reckoned.map(
    (_, weight) => (scale * (lossWith(weight, STEP) - lossWith(weight, -STEP))) / (2 * STEP),
  );
  const apart = reckoned.map((slope, weight) => Math.abs(slope - shown[weight]!));
  expect(Math.max(...apart)).toBeLessThan(1e-6);
  // Most weights matter to some of these positions, so that this says something.
  expect(reckoned.filter((slope) => Math.abs(slope) > 1e-4).length).toBeGreaterThan(reckoned.length / 4);
});
