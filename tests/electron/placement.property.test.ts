// Laws of placing windows, for whatever displays a desktop may have.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { besideDesk, displayForTable, IN_REACH, placeWindow } from '../../electron/placement.ts';
import type { Bounds, Display } from '../../electron/placement.ts';
import { seedOr } from '../kit/seeded.ts';

const place = fc.integer({ min: -8000, max: 8000 });
const length = fc.integer({ min: 1, max: 6000 });
const rectangle: fc.Arbitrary<Bounds> = fc.record({ x: place, y: place, width: length, height: length });
const size = fc.record({ width: length, height: length });

const display: fc.Arbitrary<Display> = fc
  .record({
    id: fc.integer({ min: 1, max: 20 }),
    label: fc.constantFrom('', 'TV', 'Built-in'),
    x: place,
    y: place,
    width: fc.integer({ min: 640, max: 4096 }),
    height: fc.integer({ min: 480, max: 2160 }),
    bar: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ id, label, x, y, width, height, bar }) => ({
    id,
    label,
    width,
    height,
    primary: false,
    bounds: { x, y, width, height },
    workArea: { x, y: y + bar, width, height: height - bar },
  }));

const displays = fc
  .uniqueArray(display, { minLength: 1, maxLength: 4, selector: ({ id }) => id })
  .chain((list) =>
    fc
      .nat({ max: list.length - 1 })
      .map((primary) => list.map((one, at) => ({ ...one, primary: at === primary }))),
  );

const reachable = (window: Bounds, { workArea: area }: Display) =>
  Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x) >=
    Math.min(IN_REACH, window.width) &&
  Math.min(window.y + window.height, area.y + area.height) - Math.max(window.y, area.y) >=
    Math.min(IN_REACH, window.height);

const inside = (window: Bounds, area: Bounds) =>
  window.x >= area.x &&
  window.y >= area.y &&
  window.x + window.width <= area.x + area.width &&
  window.y + window.height <= area.y + area.height;

const seed = seedOr(640_064);

describe(`placing windows (seed ${seed})`, () => {
  const run = { seed, numRuns: 2000 };

  test('every window can be reached, whatever was saved and whatever displays there are', () => {
    fc.assert(
      fc.property(fc.option(rectangle), displays, size, (saved, list, usual) => {
        const placed = placeWindow(saved, list, usual);
        expect(list.some((one) => reachable(placed, one))).toBe(true);
      }),
      run,
    );
  });

  test('a window stays where it was placed when it is placed again', () => {
    fc.assert(
      fc.property(fc.option(rectangle), displays, size, (saved, list, usual) => {
        const wide = (bounds: Bounds) => bounds.width >= IN_REACH && bounds.height >= IN_REACH;
        const placed = placeWindow(saved, list, usual);
        fc.pre(wide(placed));
        expect(placeWindow(placed, list, usual)).toEqual(placed);
      }),
      run,
    );
  });

  test('the order in which the system lists its displays does not matter to a saved window in reach', () => {
    fc.assert(
      fc.property(rectangle, displays, size, (saved, list, usual) => {
        fc.pre(list.some((one) => reachable(saved, one)));
        expect(placeWindow(saved, list.toReversed(), usual)).toEqual(placeWindow(saved, list, usual));
      }),
      run,
    );
  });

  test('the table is never given the display of the desk', () => {
    fc.assert(
      fc.property(fc.option(display), displays, fc.nat({ max: 3 }), (remembered, list, at) => {
        const desk = list[at % list.length]!;
        const given = displayForTable(remembered, list, desk.id);
        if (list.length === 1) expect(given).toBeNull();
        else expect(given?.id).not.toBe(desk.id);
        expect(displayForTable(remembered, list.toReversed(), desk.id)).toEqual(given);
      }),
      run,
    );
  });

  test('the display window on the desk’s own display lies inside its work area', () => {
    fc.assert(
      fc.property(rectangle, display, size, (desk, { workArea }, usual) => {
        expect(inside(besideDesk(desk, workArea, usual), workArea)).toBe(true);
      }),
      run,
    );
  });
});
