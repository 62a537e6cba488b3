import { expect, test } from 'vitest';
import { allOf, anyOf, count, countWord, percent, percentParts, rollCount } from '../../src/words/numbers.ts';

test('a chance is shown with one decimal', () => {
  expect(percent(104, 1296)).toBe('8.0\u00a0%');
  expect(percent(835, 1296)).toBe('64.4\u00a0%');
});

test('only nothing at all is 0 %, and only everything is 100 %', () => {
  expect([0, 1, 1295, 1296].map((ways) => percent(ways, 1296))).toEqual([
    '0\u00a0%',
    '0.1\u00a0%',
    '99.9\u00a0%',
    '100\u00a0%',
  ]);
});

test('the parts of a percentage can be set apart and read together as one', () => {
  const { whole, fraction, sign } = percentParts(104, 1296);
  expect([whole, fraction, sign]).toEqual(['8', '.0', '\u00a0%']);
});

test('the exact count has a comma between thousands', () => {
  expect(rollCount(104, 1296)).toBe('104 of 1,296 rolls');
  expect([0, 999, 1000, 12345, 1234567].map(count)).toEqual(['0', '999', '1,000', '12,345', '1,234,567']);
});

test('lists are read out as a person says them', () => {
  expect([anyOf([6]), anyOf([6, 9]), anyOf([6, 9, 10])]).toEqual(['6', '6 or 9', '6, 9 or 10']);
  expect([allOf([]), allOf([6]), allOf([6, 9, 10])]).toEqual(['', '6', '6, 9 and 10']);
});

test('small counts are words', () => {
  expect([0, 3, 12, 13].map(countWord)).toEqual(['no', 'three', 'twelve', '13']);
});
