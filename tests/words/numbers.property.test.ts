import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percent } from '../../src/words/numbers.ts';

const chances = fc
  .integer({ min: 1, max: 1_000_000 })
  .chain((of) => fc.tuple(fc.integer({ min: 0, max: of }), fc.constant(of)));

const shown = (ways: number, of: number) => Number(percent(ways, of).replace('\u00a0%', ''));

test('a chance that is not nothing never reads 0, and one that is not all never reads 100', () => {
  fc.assert(
    fc.property(chances, ([ways, of]) => {
      expect(shown(ways, of) === 0).toBe(ways === 0);
      expect(shown(ways, of) === 100).toBe(ways === of);
    }),
  );
});

test('what is shown is within a tenth of what is so, and never falls as the count rises', () => {
  fc.assert(
    fc.property(chances, ([ways, of]) => {
      expect(Math.abs(shown(ways, of) - (100 * ways) / of)).toBeLessThanOrEqual(0.1 + 1e-9);
      if (ways < of) expect(shown(ways + 1, of)).toBeGreaterThanOrEqual(shown(ways, of));
    }),
  );
});

test('between 0 and 100 there is always exactly one decimal', () => {
  fc.assert(
    fc.property(chances, ([ways, of]) => {
      expect(percent(ways, of)).toMatch(
        ways === 0 || ways === of ? /^(0|100)\u00a0%$/ : /^\d{1,2}\.\d\u00a0%$/,
      );
    }),
  );
});
