/**
 * Whether the dice, as a dice reader tells them, come up evenly: a count of faces against what fair dice give, with
 * Pearson's chi-square test. It can find that something is uneven, the dice or their reader; that dice are fair it
 * cannot prove, and it never says so.
 */

import type { Dice } from '../rules/dice.ts';

/** How often something came up, and how often fair dice would show it on average in as many rolls. */
export interface Tally {
  readonly of: number; // the face, or the sum of a pair
  readonly seen: number;
  readonly expected: number;
}

/**
 * What the counts come to: `none` without a roll of the reader, `few` while they are too few to say anything,
 * `uneven` when fair dice would hardly ever give such faces, else `unsuspected`.
 */
export type Verdict = 'none' | 'few' | 'uneven' | 'unsuspected';

export interface Fairness {
  readonly rolls: number; // given by the reader
  readonly typed: number; // typed, tapped or corrected by hand: not counted below
  readonly dice: number; // faces in the rolls of the reader
  readonly enough: number; // faces from which on there is a test
  readonly faces: readonly Tally[]; // 1 to 6
  readonly sums: readonly Tally[]; // 2 to 12, of every pair of dice within a roll
  readonly test: ChiSquare | null; // null while there are too few faces
  readonly level: number; // the p below which the faces count as uneven
  readonly verdict: Verdict;
}

export interface ChiSquare {
  readonly statistic: number; // 0 for perfectly even faces, the larger the less even
  readonly p: number; // the chance that fair dice give this or worse, 0 to 1
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** Throws of two dice; a sum comes in 6 - |7 - sum| of them. */
const TWO_DICE = 36;
/** Expected of each face, below which nothing is claimed: 45 rolls of four dice. */
const LEAST_EXPECTED = 30;
/**
 * Fair dice are called uneven in one sample of a hundred. Whoever looks again after every roll has more than one chance to
 * see that, which is one reason why the verdict only suspects.
 */
const LEVEL = 0.01;

/**
 * Counts the rolls that the reader gave and tests their faces. Rolls of any number of dice count, the two dice of the
 * roll-off and the five of Express too: a face is a face, however many fall together. Every pair of a roll is a pair that
 * the game could add up (six of four dice, ten of five, the one of two), so all of them are among the sums.
 *
 * The test is made on the faces alone, which are independent of one another. The pairs of a roll are not: each die is in
 * three of the six, so a chi-square test on sums would find far too many dice uneven. The sums are there for the eye.
 *
 * Throws a RangeError for a die that shows none of the faces 1 to 6.
 */
export function fairnessOf(rolls: readonly Dice[], typed: number): Fairness {
  const faces = rolls.flat();
  const odd = faces.find((face) => !FACES.some((known) => known === face));
  if (odd !== undefined) throw new RangeError(`A die has no face ${odd}.`);
  const sums = rolls.flatMap(sumsOfPairs);
  const tallies = FACES.map((face) => tally(face, faces, 1 / FACES.length));
  const enough = LEAST_EXPECTED * FACES.length;
  const test = faces.length < enough ? null : chiSquare(tallies);
  return {
    rolls: rolls.length,
    typed,
    dice: faces.length,
    enough,
    faces: tallies,
    sums: SUMS.map((sum) => tally(sum, sums, (6 - Math.abs(7 - sum)) / TWO_DICE)),
    test,
    level: LEVEL,
    verdict: rolls.length === 0 ? 'none' : verdictOf(test),
  };
}

/**
 * Pearson's chi-square test of six faces, 5 degrees of freedom: the statistic is the sum of (seen - expected)² / expected.
 * Throws a RangeError for anything but six tallies with something expected of each.
 */
export function chiSquare(faces: readonly Tally[]): ChiSquare {
  if (faces.length !== FACES.length || faces.some(({ expected }) => !(expected > 0))) {
    throw new RangeError('The test is of six faces, with something expected of each.');
  }
  const statistic = faces.reduce((sum, { seen, expected }) => sum + (seen - expected) ** 2 / expected, 0);
  return { statistic, p: chiSquareTail(statistic) };
}

/**
 * The chance that a chi-square variable with 5 degrees of freedom is at least `statistic`: the regularised upper incomplete
 * gamma function Q(5/2, x/2), which for half a whole number is erfc and a few terms more (Abramowitz and Stegun 26.4.4).
 * Throws a RangeError below zero and for what is no number.
 */
export function chiSquareTail(statistic: number): number {
  if (!(statistic >= 0)) throw new RangeError(`A chi-square statistic is no less than 0, not ${statistic}.`);
  // Past any sample: the exponential is nothing long before, and infinity times nothing is no number.
  if (statistic > 1400) return 0;
  const half = statistic / 2;
  const terms = 2 * Math.sqrt(half / Math.PI) * Math.exp(-half) * (1 + statistic / 3);
  return Math.min(erfc(Math.sqrt(half)) + terms, 1);
}

/**
 * The complementary error function of a number from 0 on, to better than 1e-12: 1 minus the series of erf near zero, the
 * continued fraction further out (Abramowitz and Stegun 7.1.6 and 7.1.14). Throws a RangeError below zero.
 */
export function erfc(z: number): number {
  if (!(z >= 0)) throw new RangeError(`erfc is taken from 0 on here, not of ${z}.`);
  const scale = Math.exp(-z * z) / Math.sqrt(Math.PI);
  return z < SERIES_TO ? 1 - scale * erfSeries(z) : scale / erfcFraction(z);
}

/** Up to here the series needs fewer terms, and the difference from 1 loses no digit that matters. */
const SERIES_TO = 2.5;
/** Far more than either needs on its side of that border. */
const TERMS = 100;

function erfSeries(z: number): number {
  let term = 2 * z;
  let sum = term;
  for (let n = 1; n < TERMS; n += 1) {
    term *= (2 * z * z) / (2 * n + 1);
    sum += term;
  }
  return sum;
}

function erfcFraction(z: number): number {
  let below = z;
  for (let n = TERMS; n > 0; n -= 1) below = z + n / 2 / below;
  return below;
}

function verdictOf(test: ChiSquare | null): Verdict {
  if (test === null) return 'few';
  return test.p < LEVEL ? 'uneven' : 'unsuspected';
}

function tally(of: number, all: readonly number[], share: number): Tally {
  return { of, seen: all.filter((one) => one === of).length, expected: all.length * share };
}

function sumsOfPairs(dice: Dice): readonly number[] {
  return dice.flatMap((face, at) => dice.slice(at + 1).map((other) => face + other));
}
