import { expect, test } from 'vitest';
import { ALL_ROLLS, riskOf } from '../../src/ui/odds/risk.ts';

test('the lamp is green below 15 %, amber from there and red from 40 %, by the exact count', () => {
  // 15 % of 1,296 is 194.4 rolls and 40 % is 518.4.
  expect([0, 194, 195, 518, 519, 1296].map((ways) => riskOf(ways, ALL_ROLLS))).toEqual([
    'low',
    'low',
    'middle',
    'middle',
    'high',
    'high',
  ]);
});

test('exactly 15 and 40 % belong to the higher light', () => {
  expect([riskOf(15, 100), riskOf(40, 100)]).toEqual(['middle', 'high']);
});
