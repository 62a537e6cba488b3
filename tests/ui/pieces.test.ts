import { describe, expect, test } from 'vitest';
import type { Column } from '../../src/rules/column.ts';
import { COLUMNS } from '../../src/rules/column.ts';
import { laneBox, stepPoint } from '../../src/ui/board/geometry.ts';
import type { OnBoard } from '../../src/ui/board/pieces.ts';
import { piecesOf } from '../../src/ui/board/pieces.ts';
import { SITUATIONS, told } from '../kit/told.ts';

const board = (part: Partial<OnBoard>): OnBoard => ({
  markers: [],
  claimed: {},
  runners: {},
  climbed: {},
  ...part,
});

describe('a column', () => {
  test('is empty where nothing stands', () => {
    expect(piecesOf(board({ markers: [{}, {}] }), 7)).toEqual({
      owner: null,
      markers: [],
      runner: null,
      shared: [],
    });
  });

  test('shows a marker alone in the middle of its step', () => {
    const { markers } = piecesOf(board({ markers: [{}, { 7: 4 }] }), 7);
    expect(markers).toEqual([{ seat: 1, at: { ...stepPoint(7, 4), radius: expect.any(Number) as number } }]);
  });

  test('lets a runner share a step with the markers of others, and nothing covers anything', () => {
    const { markers, runner } = piecesOf(
      board({ markers: [{ 7: 1 }, { 7: 3 }, { 7: 3 }, { 7: 3 }], runners: { 7: 3 }, climbed: { 7: 2 } }),
      7,
    );
    const shared = [...markers.slice(1).map(({ at }) => at), ...(runner === null ? [] : [runner.at])];
    expect(new Set(shared.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
    expect(new Set(shared.map(({ radius }) => radius)).size).toBe(1);
  });

  test('names the steps that several pieces share', () => {
    const markers = [{ 7: 3 }, { 7: 3 }, { 7: 5 }, {}];
    expect(piecesOf(board({ markers }), 7).shared).toEqual([3]);
    expect(piecesOf(board({ markers, runners: { 7: 5 }, climbed: { 7: 5 } }), 7).shared).toEqual([3, 5]);
  });

  test('draws the way of a runner from where it came onto the board this turn', () => {
    const { runner } = piecesOf(board({ markers: [{ 6: 5 }], runners: { 6: 8 }, climbed: { 6: 3 } }), 6);
    expect(runner).toMatchObject({ step: 8, from: 5 });
  });

  test('that is claimed shows its owner large in the middle of the lane, and nobody else', () => {
    const { owner, markers, runner } = piecesOf(
      board({ markers: [{ 6: 2 }, { 6: 11 }], claimed: { 6: 1 } }),
      6,
    );
    const lane = laneBox(6);
    expect({ owner, runner }).toEqual({ owner: 1, runner: null });
    expect(markers.map(({ seat, at }) => ({ seat, x: at.x, y: at.y }))).toEqual([
      { seat: 1, x: lane.x + lane.width / 2, y: lane.y + lane.height / 2 },
    ]);
  });
});

test.each(SITUATIONS)('in the situation "%s" every piece lies inside its lane', (situation) => {
  const { view } = told(situation).screen;
  for (const column of COLUMNS) {
    const { markers, runner } = piecesOf(view, column);
    for (const at of [...markers.map((marker) => marker.at), ...(runner === null ? [] : [runner.at])]) {
      expect(isInside(column, at)).toBe(true);
    }
  }
});

function isInside(column: Column, { x, y, radius }: { x: number; y: number; radius: number }): boolean {
  const lane = laneBox(column);
  return (
    x - radius >= lane.x &&
    x + radius <= lane.x + lane.width &&
    y - radius >= lane.y &&
    y + radius <= lane.y + lane.height
  );
}
