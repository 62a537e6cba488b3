/** The line of win chances: where it is drawn, and that what stands beside it stands apart. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apart,
  DESK_FRAME,
  DISPLAY_FRAME,
  pathOf,
  scaleOf,
  seriesOf,
  topOf,
  turningMarks,
  valueY,
} from '../../src/ui/advice/line.ts';
import { isBetter, valuesOf } from '../../src/ui/advice/values.ts';
import { lineOf, toldAdvice } from '../kit/told-advice.ts';

const FRAMES = [
  ['desk', DESK_FRAME],
  ['display', DISPLAY_FRAME],
] as const;

describe.each(FRAMES)('a series at the %s', (_, frame) => {
  const { plot } = frame;
  const foot = plot.top + plot.height;

  test('[K06] rises with the chance: certainty is at the top, none at the foot', () => {
    expect(valueY(1, 1, frame)).toBe(plot.top);
    expect(valueY(0, 1, frame)).toBe(foot);
    expect(valueY(0.75, 1, frame)).toBeLessThan(valueY(0.25, 1, frame));
  });

  test('has a point a roll, from the left edge to the right one, and ends in its last value', () => {
    const line = lineOf(3, 20);
    const series = seriesOf(line, 'chance', frame);
    expect(series.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    for (const { points, seat, last } of series) {
      expect(points).toHaveLength(20);
      expect(points[0]?.x).toBe(plot.left);
      expect(points.at(-1)).toEqual({ x: plot.left + plot.width, y: valueY(last, 1, frame) });
      expect(last).toBe(line.at(-1)?.chances[seat]);
    }
  });

  test('of a single roll is a point within the drawing', () => {
    const [series] = seriesOf(lineOf(1, 1), 'chance', frame);
    expect(pathOf(series!.points)).toMatch(/^M[\d.]+ [\d.]+$/);
  });

  test('has its marks at rolls of its own', () => {
    const marks = seriesOf(lineOf(4, 46), 'chance', frame).map((one) => new Set(one.marks.map(({ x }) => x)));
    for (const [at, own] of marks.entries()) {
      expect(own.size).toBeGreaterThan(2);
      for (const other of marks.slice(at + 1)) expect([...own].filter((x) => other.has(x))).toEqual([]);
    }
  });

  test('of nothing is none', () => {
    expect(seriesOf([], 'chance', frame)).toEqual([]);
  });

  test('alone is drawn up to the most turns that were needed', () => {
    const line = [7.4, 6.1, 0].map((turns, at) => ({ roll: at + 1, seat: 0, chances: [turns] }));
    expect(topOf(line, 'turns')).toBe(8);
    expect(topOf(line, 'chance')).toBe(1);
    expect(scaleOf(8, 'turns')).toEqual([0, 4, 8]);
  });

  test('alone is measured by a scale that names no value twice, also where the last turn is all there was', () => {
    const line = [{ roll: 1, seat: 0, chances: [0] }];
    expect(scaleOf(topOf(line, 'turns'), 'turns')).toEqual([0, 1]);
  });
});

describe.each(FRAMES)('names and numbers at the %s', (_, frame) => {
  const { nameGap, numberGap, plot } = frame;
  const range = { from: plot.top, to: plot.top + plot.height };

  test('stand apart, in their range and in the order of what they name', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: range.from, max: range.to }), { maxLength: 4 }), (places) => {
        const moved = apart(places, nameGap, range);
        const sorted = [...moved].sort((a, b) => a - b);
        for (const [at, place] of sorted.entries()) {
          expect(place).toBeGreaterThanOrEqual(range.from);
          expect(place).toBeLessThanOrEqual(range.to);
          if (at > 0) expect(place - sorted[at - 1]!).toBeGreaterThanOrEqual(nameGap);
        }
        for (const [one, a] of places.entries())
          for (const [other, b] of places.entries())
            if (a < b) expect(moved[one]!).toBeLessThan(moved[other]!);
      }),
    );
  });

  test('that have room stay where they belong', () => {
    const [high, low, middle] = [range.to, range.from, (range.from + range.to) / 2];
    expect(apart([high, low, middle], nameGap, range)).toEqual([high, low, middle]);
  });

  test('of turning points stand at their rolls; a roll that the line does not have gets none', () => {
    const line = lineOf(2, 40);
    const marks = turningMarks(
      line,
      [
        { roll: 30, seat: 0, change: 0.4 },
        { roll: 31, seat: 1, change: -0.3 },
        { roll: 99, seat: 1, change: 0.2 },
      ],
      frame,
    );
    expect(marks.map(({ roll, number }) => [roll, number])).toEqual([
      [30, 1],
      [31, 2],
    ]);
    expect(marks[1]!.numberX - marks[0]!.numberX).toBeGreaterThanOrEqual(numberGap);
  });
});

describe('values', () => {
  test('are better the higher a chance is, and the fewer turns are needed', () => {
    expect(isBetter(0.6, 0.5, 'chance')).toBe(true);
    expect(isBetter(6, 5, 'turns')).toBe(false);
  });

  test('stand beside the choice that they are of, the first of advice as the best', () => {
    const { told } = toldAdvice('advice, choose');
    const { choices } = told.screen.view;
    const [first, ...others] = choices.map(({ columns }) => columns);
    const advice = {
      ...{ seq: told.screen.seq, worth: 'chance' as const, chances: [], decide: null, best: null },
      choices: [{ columns: [5, 9] as const, value: 0.4 }],
    };
    const values = valuesOf(choices, advice);
    expect(first).toEqual([6, 8]);
    expect(others[0]).toEqual([5, 9]);
    expect(values.slice(0, 2)).toEqual([null, { value: 0.4, isBest: true }]);
    expect(valuesOf(choices, null)).toEqual(choices.map(() => null));
  });
});
