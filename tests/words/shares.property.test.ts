/** Chances that are shown beside one another are rounded together: they add up to 100, each within 1 of its own. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hundredths } from '../../src/words/shares.ts';

const shares = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 4 })
  .filter((raw) => raw.reduce((sum, here) => sum + here, 0) > 0.001)
  .map((raw) => {
    const sum = raw.reduce((all, here) => all + here, 0);
    return raw.map((here) => here / sum);
  });

test('they add up to 100, each within 1 of its own', () => {
  fc.assert(
    fc.property(shares, (chances) => {
      const told = hundredths(chances);
      expect(told.reduce((sum, here) => sum + here, 0)).toBe(100);
      for (const [at, chance] of chances.entries()) {
        expect(Math.abs((told[at] ?? NaN) - chance * 100)).toBeLessThanOrEqual(1 + 1e-6);
        expect(Number.isInteger(told[at])).toBe(true);
      }
    }),
    { numRuns: 2000 },
  );
});

test('nothing that is possible is told as nothing, and nothing uncertain as certain', () => {
  expect(hundredths([0.999, 0.001])).toEqual([99, 1]);
  expect(hundredths([0.0001, 0.9999])).toEqual([1, 99]);
  expect(hundredths([1, 0])).toEqual([100, 0]);
  // Only one of two can be helped: within 1 of its own comes first.
  expect(hundredths([0.9999, 0.00005, 0.00005])).toEqual([99, 1, 0]);
});

test('thirds, and halves of a hundredth', () => {
  expect(hundredths([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(hundredths([0.505, 0.495])).toEqual([51, 49]);
  expect(hundredths([0.245, 0.245, 0.255, 0.255])).toEqual([25, 25, 25, 25]);
});
