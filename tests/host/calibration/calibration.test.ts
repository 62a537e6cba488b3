/** Calibration: how the error is counted, and that fresh games are told of from start to end. */
import { expect, test } from 'vitest';
import { expressFigures } from '../../../src/host/calibration/express.ts';
import { newReliability, note, reliabilityFigures } from '../../../src/host/calibration/reliability.ts';
import { stopDistances, stopFigures } from '../../../src/host/calibration/stops.ts';
import { watch } from '../../../src/host/calibration/watch.ts';
import { WEIGHTS } from '../../../src/host/weights.ts';

test('the expected calibration error is the mean distance of told from true, by bin', () => {
  const told = newReliability();
  // Eight times 0.25, of which two come true: no error. Twice 0.85, of which one: 0.35 on a fifth of all.
  for (let count = 0; count < 8; count += 1) note(told, 0.25, count < 2);
  note(told, 0.85, true);
  note(told, 0.85, false);
  const figures = reliabilityFigures(told);
  expect(figures.states).toBe(10);
  expect(figures.expected_calibration_error).toBeCloseTo(0.07, 6);
  expect(figures.brier).toBeCloseTo((2 * 0.75 ** 2 + 6 * 0.25 ** 2 + 0.15 ** 2 + 0.85 ** 2) / 10, 4);
  expect(figures.bins[2]).toEqual({ states: 8, told: 0.25, came: 0.25 });
  expect(() => note(told, 1.2, true)).toThrow(RangeError);
});

test.each(['champion', 'people'] as const)(
  'every turn of %s play is told of, the same games for the same seed',
  (outlook) => {
    const asked = {
      name: '',
      outlook,
      players: outlook === 'champion' ? (['champion'] as const) : (['rule-of-28', 'r38'] as const),
      seats: 3,
      columns: 3,
      games: 4,
    };
    const { starts, within } = watch(asked, WEIGHTS, 5);
    const all = reliabilityFigures(starts);
    expect(all.states).toBeGreaterThan(4 * 6);
    expect(reliabilityFigures(within).states).toBeGreaterThan(all.states / 4);
    // Somebody wins every game, and begins more than one turn.
    expect(all.bins.some(({ came }) => came > 0)).toBe(true);
    expect(reliabilityFigures(watch(asked, WEIGHTS, 5).starts)).toEqual(all);
  },
);

test('the stops of the Rule of 28 are held against best play', () => {
  const figures = stopFigures(stopDistances(WEIGHTS, 6, 3));
  expect(figures.turns).toBeGreaterThan(6 * 3);
  expect(figures.same_roll).toBeLessThanOrEqual(figures.within_one);
  expect(figures.within_one).toBeLessThanOrEqual(figures.within_two);
  expect(figures.same_roll + figures.best_play_earlier + figures.best_play_later).toBeCloseTo(1, 3);
});

test('the player of Express scores at least 300 points more than splits by chance', () => {
  const figures = expressFigures(200, 5);
  expect(figures.difference_low).toBeGreaterThan(300);
  expect(expressFigures(200, 5)).toEqual(figures);
});
