import { describe, expect, test } from 'vitest';
import { columnLength, COLUMNS } from '../../src/rules/column.ts';
import type { Box, Point } from '../../src/ui/board/geometry.ts';
import {
  ALONE,
  chancePoint,
  CHANCE_HEIGHT,
  columnX,
  LANE_WIDTH,
  laneBox,
  NUMBER_HEIGHT,
  numberPoint,
  signCorners,
  spots,
  STEP_HEIGHT,
  stepPoint,
  VIEW_BOX,
} from '../../src/ui/board/geometry.ts';
import { outlineOf } from '../../src/ui/players/shapes.ts';

const cornersOf = ({ x, y, width, height }: Box): Point[] => [
  { x, y },
  { x: x + width, y },
  { x, y: y + height },
  { x: x + width, y: y + height },
];

/** Inside or on the edge of the sign: on the same side of each of its edges as its middle. */
function isOnSign({ x, y }: Point): boolean {
  const corners = signCorners();
  return corners.every((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
  });
}

describe('the board', () => {
  test('is an octagon of eight equal sides, as the sign is', () => {
    const corners = signCorners();
    const sides = corners.map((from, at) => {
      const to = corners[(at + 1) % 8] ?? from;
      return Math.hypot(to.x - from.x, to.y - from.y);
    });
    expect(sides).toHaveLength(8);
    for (const side of sides) expect(side).toBeCloseTo(sides[0] ?? 0, 6);
  });

  test.each(COLUMNS)('holds all of the lane of column %i and its chance on the sign', (column) => {
    const { x, y } = chancePoint(column);
    const chance = {
      x: x - LANE_WIDTH / 2,
      y: y - CHANCE_HEIGHT / 2,
      width: LANE_WIDTH,
      height: CHANCE_HEIGHT,
    };
    for (const corner of [...cornersOf(laneBox(column)), ...cornersOf(chance)]) {
      expect(isOnSign(corner)).toBe(true);
    }
  });

  test('shows all of the sign', () => {
    for (const { x, y } of signCorners()) {
      expect(Math.abs(x)).toBeLessThan(-VIEW_BOX.x);
      expect(Math.abs(y)).toBeLessThan(-VIEW_BOX.y);
    }
  });

  test('centres every lane on one line, in the order of the totals, without one touching the next', () => {
    for (const [at, column] of COLUMNS.entries()) {
      const lane = laneBox(column);
      expect(lane.y + lane.height / 2).toBeCloseTo(0, 6);
      const next = COLUMNS[at + 1];
      if (next !== undefined) expect(lane.x + lane.width).toBeLessThan(laneBox(next).x);
    }
  });

  test.each(COLUMNS)('gives column %i as many steps as it is long, and its number above them', (column) => {
    const lane = laneBox(column);
    expect(lane.height).toBeCloseTo(NUMBER_HEIGHT + columnLength(column) * STEP_HEIGHT, 6);
    const lowest = stepPoint(column, 1);
    const top = stepPoint(column, columnLength(column));
    expect(lowest.y + STEP_HEIGHT / 2).toBeCloseTo(lane.y + lane.height, 6);
    expect(top.y - STEP_HEIGHT / 2).toBeCloseTo(numberPoint(column).y + NUMBER_HEIGHT / 2, 6);
    expect(lowest.x).toBe(columnX(column));
  });
});

describe('pieces on one step', () => {
  /** How far a shape reaches from its middle, sideways and up and down, over all four shapes. */
  const reach = (['cone', 'square', 'disc', 'diamond'] as const)
    .flatMap((shape) => [...outlineOf(shape).matchAll(/-?\d+(\.\d+)?/g)])
    .reduce((most, [number]) => Math.max(most, Math.abs(Number(number))), 0);

  test.each([1, 2, 3, 4])('%i of them stay inside the step and off each other', (pieces) => {
    const places = spots(pieces);
    expect(places).toHaveLength(pieces);
    for (const [at, one] of places.entries()) {
      expect(Math.abs(one.x) + one.radius).toBeLessThanOrEqual(LANE_WIDTH / 2);
      expect(Math.abs(one.y) + one.radius * reach).toBeLessThanOrEqual(STEP_HEIGHT / 2);
      for (const other of places.slice(at + 1)) {
        const apart = Math.max(
          Math.abs(one.x - other.x) - one.radius - other.radius,
          Math.abs(one.y - other.y) - (one.radius + other.radius) * reach,
        );
        expect(apart).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test('one alone is the largest', () => {
    for (const pieces of [2, 3, 4])
      for (const { radius } of spots(pieces)) expect(radius).toBeLessThan(ALONE);
  });
});
