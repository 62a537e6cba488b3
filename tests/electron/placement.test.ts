// Where windows go: the cases a person meets, each by name. The laws for all cases are in placement.property.test.ts.
import { describe, expect, test } from 'vitest';
import { besideDesk, displayForTable, isOn, placeWindow, sameDisplay } from '../../electron/placement.ts';
import type { Display } from '../../electron/placement.ts';

const laptop: Display = {
  id: 1,
  label: 'Built-in',
  width: 1280,
  height: 720,
  primary: true,
  bounds: { x: 0, y: 0, width: 1280, height: 720 },
  workArea: { x: 0, y: 24, width: 1280, height: 696 },
};
const television: Display = {
  id: 7,
  label: 'TV',
  width: 1920,
  height: 1080,
  primary: false,
  bounds: { x: 1280, y: 0, width: 1920, height: 1080 },
  workArea: { x: 1280, y: 0, width: 1920, height: 1080 },
};
const usual = { width: 1000, height: 600 };

describe('placing a window', () => {
  test('a window opens where it was', () => {
    const saved = { x: 1400, y: 100, width: 800, height: 500 };
    expect(placeWindow(saved, [laptop, television], usual)).toEqual(saved);
  });

  test('a window that was on a display that is gone opens in the middle of the nearest one', () => {
    const saved = { x: 2000, y: 100, width: 800, height: 500 };
    expect(placeWindow(saved, [laptop], usual)).toEqual({ x: 240, y: 122, width: 800, height: 500 });
  });

  test('a window of which less than 64 pixels can be seen is brought back', () => {
    const saved = { x: -740, y: 100, width: 800, height: 500 };
    expect(placeWindow(saved, [laptop], usual)).toEqual({ x: 240, y: 122, width: 800, height: 500 });
  });

  test('a window of which 64 pixels can be seen stays', () => {
    const saved = { x: -736, y: 100, width: 800, height: 500 };
    expect(placeWindow(saved, [laptop], usual)).toEqual(saved);
  });

  test('a window that opens for the first time is in the middle of the primary display', () => {
    expect(placeWindow(null, [television, laptop], usual)).toEqual({ x: 140, y: 72, ...usual });
  });

  test('a window that has to be brought back is made no larger than the display', () => {
    const saved = { x: 9000, y: 9000, width: 5000, height: 4000 };
    expect(placeWindow(saved, [laptop], usual)).toEqual(laptop.workArea);
  });
});

describe('finding the display of the table', () => {
  test('the display that is not the desk’s is taken', () => {
    expect(displayForTable(null, [laptop, television], 1)).toBe(television);
    expect(displayForTable(null, [laptop, television], 7)).toBe(laptop);
  });

  test('with one display there is none for the table', () => {
    expect(displayForTable(television, [laptop], 1)).toBeNull();
  });

  test('the remembered display is found again under another id', () => {
    const other = { ...television, id: 8, label: 'Projector' };
    expect(displayForTable({ ...television, id: 99 }, [laptop, other, television], 1)).toBe(television);
  });

  test('two displays of one label and size are told apart by id', () => {
    const twin = { ...television, id: 8 };
    expect(sameDisplay(twin, [television, twin])).toBe(twin);
  });

  test('of two displays of one label and size under new ids neither is taken for the remembered one', () => {
    const twin = { ...television, id: 8 };
    expect(sameDisplay({ ...television, id: 99 }, [television, twin])).toBeNull();
  });

  test('a display that has the id but neither label nor size is another one', () => {
    expect(sameDisplay({ id: 1, label: 'TV', width: 1920, height: 1080 }, [laptop])).toBeNull();
  });
});

describe('the display window on the only display', () => {
  test('it opens beside the desk where there is room', () => {
    const desk = { x: 0, y: 24, width: 640, height: 696 };
    expect(besideDesk(desk, laptop.workArea, { width: 640, height: 360 })).toEqual({
      x: 640,
      y: 24,
      width: 640,
      height: 360,
    });
  });

  test('it opens on the left where the desk is on the right', () => {
    const desk = { x: 640, y: 24, width: 640, height: 696 };
    expect(besideDesk(desk, laptop.workArea, { width: 640, height: 360 }).x).toBe(0);
  });

  test('it stays inside the work area where the desk fills it', () => {
    expect(besideDesk(laptop.workArea, laptop.workArea, { width: 3000, height: 300 })).toEqual({
      x: 0,
      y: 24,
      width: 1280,
      height: 300,
    });
  });
});

test('a window that landed on another display than it should is noticed', () => {
  const full = { x: 0, y: 0, width: 1280, height: 720 };
  expect(isOn(full, television)).toBe(false);
  expect(isOn({ x: 1280, y: 0, width: 1920, height: 1080 }, television)).toBe(true);
});
