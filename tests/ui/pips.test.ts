import { expect, test } from 'vitest';
import { pipsOf } from '../../src/ui/dice/pips.ts';

test.each([1, 2, 3, 4, 5, 6])('face %i has as many pips, none on another', (face) => {
  const pips = pipsOf(face);
  expect(pips).toHaveLength(face);
  expect(new Set(pips.map(([x, y]) => `${x} ${y}`)).size).toBe(face);
});

test.each([1, 2, 3, 4, 5, 6])('face %i looks the same when the die is turned half round', (face) => {
  const turned = pipsOf(face).map(([x, y]) => [100 - x, 100 - y]);
  expect(new Set(turned.map(String))).toEqual(new Set(pipsOf(face).map(String)));
});

test('what is no face has no pips', () => {
  expect([pipsOf(0), pipsOf(7), pipsOf(2.5)]).toEqual([[], [], []]);
});
