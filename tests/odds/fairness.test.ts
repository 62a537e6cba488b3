/** The count of faces and its test: values of printed tables, samples of fair and loaded dice, and small samples. */
import { describe, expect, test } from 'vitest';
import { chiSquare, chiSquareTail, erfc, fairnessOf } from '../../src/odds/fairness.ts';
import { seeded } from '../kit/seeded.ts';

const seen = (list: readonly { readonly seen: number }[]) => list.map((one) => one.seen);
/** So many rolls of four dice whose faces come round in turn: as even as can be. */
const inTurn = (rolls: number) =>
  Array.from({ length: rolls }, (_, roll) => [0, 1, 2, 3].map((die) => ((roll * 4 + die) % 6) + 1));

describe('the complementary error function', () => {
  test.each([
    [0, 1],
    [0.5, 0.4795001221869535],
    [1, 0.15729920705028513],
    [2, 0.004677734981047266],
    [2.5, 0.00040695201744495895],
    [3, 2.2090496998585441e-5],
    [5, 1.5374597944280349e-12],
  ])('of %d is as in the tables', (z, value) => {
    expect(Math.abs(erfc(z) - value)).toBeLessThan(1e-12);
  });

  test('is the same from both sides where the way of counting changes', () => {
    expect(erfc(2.5 - 1e-9)).toBeCloseTo(erfc(2.5), 11);
  });

  test.each([-0.1, NaN])('refuses %d', (z) => {
    expect(() => erfc(z)).toThrow(RangeError);
  });
});

describe('the tail of chi-square with 5 degrees of freedom', () => {
  test.each([
    [0, 1],
    [0.554, 0.99],
    [1.145, 0.95],
    [1.61, 0.9],
    [4.351, 0.5],
    [6.626, 0.25],
    [9.236, 0.1],
    [11.07, 0.05],
    [12.833, 0.025],
    [15.086, 0.01],
    [16.75, 0.005],
    [20.515, 0.001],
  ])('from %d on is as in the tables', (statistic, p) => {
    expect(Math.abs(chiSquareTail(statistic) - p)).toBeLessThan(p * 2e-3 + 1e-12);
  });

  test('falls from 1 to 0 and stays between', () => {
    const tails = Array.from({ length: 4000 }, (_, at) => chiSquareTail(at / 2));
    for (const [at, tail] of tails.entries()) {
      expect(tail).toBeGreaterThanOrEqual(0);
      expect(tail).toBeLessThanOrEqual(tails[at - 1] ?? 1);
    }
    expect([tails[0], tails.at(-1), chiSquareTail(Infinity)]).toEqual([1, 0, 0]);
  });

  test.each([-1, NaN])('refuses %d', (statistic) => {
    expect(() => chiSquareTail(statistic)).toThrow(RangeError);
  });
});

describe('the statistic', () => {
  const tallies = (...counts: readonly number[]) =>
    counts.map((count, at) => ({ of: at + 1, seen: count, expected: 30 }));

  test('is the sum of the squared differences over what was expected', () => {
    const { statistic, p } = chiSquare(tallies(20, 40, 30, 30, 24, 36));
    expect(statistic).toBeCloseTo((100 + 100 + 36 + 36) / 30, 12);
    expect(p).toBe(chiSquareTail(statistic));
  });

  test('is refused of anything but six faces, and where nothing is expected', () => {
    expect(() => chiSquare(tallies(30, 30, 30, 30, 30))).toThrow(RangeError);
    expect(() => chiSquare([1, 2, 3, 4, 5, 6].map((of) => ({ of, seen: 0, expected: 0 })))).toThrow(
      RangeError,
    );
  });
});

describe('the count', () => {
  test('is of every face, and of every pair within a roll', () => {
    const { rolls, typed, dice, faces, sums } = fairnessOf([[1, 1, 2, 6]], 3);
    expect([rolls, typed, dice]).toEqual([1, 3, 4]);
    expect(seen(faces)).toEqual([2, 1, 0, 0, 0, 1]);
    expect(seen(sums)).toEqual([1, 2, 0, 0, 0, 2, 1, 0, 0, 0, 0]);
    expect(faces.map(({ of }) => of)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(sums.map(({ of }) => of)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(faces[0]?.expected).toBeCloseTo(4 / 6, 12);
    expect(sums.map(({ expected }) => Math.round(expected * 6))).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  });

  test('takes two dice and five as they are', () => {
    const { dice, sums } = fairnessOf(
      [
        [3, 5],
        [1, 2, 3, 4, 5],
      ],
      0,
    );
    expect(dice).toBe(7);
    expect(seen(sums)).toEqual([0, 1, 1, 2, 2, 2, 2, 1, 0, 0, 0]);
  });

  test.each([[0], [7], [1.5], [NaN]])('refuses a die that shows %d', (face) => {
    expect(() => fairnessOf([[1, 2, 3, face]], 0)).toThrow('no face');
  });
});

describe('the verdict', () => {
  test('is none without a roll of the reader, however many were typed', () => {
    expect(fairnessOf([], 80)).toMatchObject({ verdict: 'none', test: null, dice: 0, rolls: 0, typed: 80 });
  });

  test('claims nothing below 180 faces, be they ever so uneven', () => {
    const sixes = (rolls: number) => Array.from({ length: rolls }, () => [6, 6, 6, 6]);
    expect(fairnessOf(sixes(44), 0)).toMatchObject({ verdict: 'few', test: null, enough: 180 });
    expect(fairnessOf(sixes(45), 0)).toMatchObject({ verdict: 'uneven', dice: 180 });
    expect(fairnessOf(inTurn(44), 0).verdict).toBe('few');
    expect(fairnessOf(inTurn(45), 0)).toMatchObject({ verdict: 'unsuspected', test: { statistic: 0, p: 1 } });
  });

  test('is uneven for about one sample of fair dice in a hundred', () => {
    const chance = seeded(28);
    const samples = 4000;
    let uneven = 0;
    for (let at = 0; at < samples; at += 1) {
      const rolls = Array.from({ length: 60 }, () => chance.dice());
      if (fairnessOf(rolls, 0).verdict === 'uneven') uneven += 1;
    }
    // Four standard deviations around 40.
    expect(uneven).toBeGreaterThan(15);
    expect(uneven).toBeLessThan(65);
  });

  test('finds dice that show one face in a quarter of 400 rolls', () => {
    const chance = seeded(6);
    const loaded = () => (chance.chance(0.25) ? 6 : 1 + chance.whole(5));
    for (let sample = 0; sample < 50; sample += 1) {
      const rolls = Array.from({ length: 400 }, () => [loaded(), loaded(), loaded(), loaded()]);
      expect(fairnessOf(rolls, 0).verdict).toBe('uneven');
    }
  });
});
