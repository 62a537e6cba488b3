import { expect, test } from 'vitest';
import { climbRhythm, climbTime, STEP_TIME } from '../../src/ui/board/motion.ts';

test('every step of a climb takes the same time, whichever way it goes', () => {
  expect(climbTime(1)).toBe(STEP_TIME);
  expect(climbTime(3)).toBe(3 * STEP_TIME);
  expect(climbTime(-2)).toBe(2 * STEP_TIME);
});

test('a runner that stays where it is still has a time, so that its coming and leaving end', () => {
  expect(climbTime(0)).toBe(STEP_TIME);
});

test('a climb of two steps stands for a moment after each of them', () => {
  expect(climbRhythm(2)).toBe('linear(0, 0.5 35%, 0.5 50%, 1 85%, 1 100%)');
});
