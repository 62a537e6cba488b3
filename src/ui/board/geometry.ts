/**
 * Where everything on the board lies, in units of the drawing: eleven lanes centred on one line, inside the octagon of
 * the road sign. The middle of the board is (0, 0) and y grows downwards. Pure numbers; knows no drawing.
 */

import type { Column, Step } from '../../rules/column.ts';
import { columnLength } from '../../rules/column.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** From the middle of one lane to the middle of the next. */
export const PITCH = 96;
export const LANE_WIDTH = 86;
/** Height of a step, and of the place of the column's number above the top step. */
export const STEP_HEIGHT = 70;
export const NUMBER_HEIGHT = 84;
/** Below each lane: room for the column's own chance. */
export const CHANCE_HEIGHT = 34;

/** Half the width of the sign, which is a regular octagon. */
const SIGN = 542;
/** Room around the sign for its edge. */
const MARGIN = 7;

/** The part of the plane that the drawing shows. */
export const VIEW_BOX: Box = {
  x: -SIGN - MARGIN,
  y: -SIGN - MARGIN,
  width: 2 * (SIGN + MARGIN),
  height: 2 * (SIGN + MARGIN),
};

/** The corners of the sign, clockwise from the left end of its upper side. */
export function signCorners(): readonly Point[] {
  const near = SIGN * Math.tan(Math.PI / 8);
  return [
    { x: -near, y: -SIGN },
    { x: near, y: -SIGN },
    { x: SIGN, y: -near },
    { x: SIGN, y: near },
    { x: near, y: SIGN },
    { x: -near, y: SIGN },
    { x: -SIGN, y: near },
    { x: -SIGN, y: -near },
  ];
}

/** The middle of a column, from left to right. */
export function columnX(column: Column): number {
  return (column - 7) * PITCH;
}

/** The lane of a column, with its number at the upper end. */
export function laneBox(column: Column): Box {
  const height = NUMBER_HEIGHT + columnLength(column) * STEP_HEIGHT;
  return { x: columnX(column) - LANE_WIDTH / 2, y: -height / 2, width: LANE_WIDTH, height };
}

/** The middle of a step; step 0 is the place below the lowest, where a piece comes from. */
export function stepPoint(column: Column, step: Step): Point {
  const lane = laneBox(column);
  return { x: columnX(column), y: lane.y + lane.height - (step - 0.5) * STEP_HEIGHT };
}

/** The middle of a column's number. */
export function numberPoint(column: Column): Point {
  return { x: columnX(column), y: laneBox(column).y + NUMBER_HEIGHT / 2 };
}

/** The middle of a column's own chance, below its lane. */
export function chancePoint(column: Column): Point {
  const lane = laneBox(column);
  return { x: columnX(column), y: lane.y + lane.height + CHANCE_HEIGHT / 2 };
}

/** Where one of several pieces on the same step stands, and half its size. */
export interface Spot extends Point {
  readonly radius: number;
}

/** A piece alone on its step. */
export const ALONE = 27;

/** Places for up to four pieces on one step, as offsets from its middle: side by side, then in two rows. */
export function spots(pieces: number): readonly Spot[] {
  if (pieces <= 1) return [{ x: 0, y: 0, radius: ALONE }];
  if (pieces === 2) return [-21, 21].map((x) => ({ x, y: 0, radius: 19 }));
  const corners = [-17, 17].flatMap((y) => [-20.5, 20.5].map((x) => ({ x, y, radius: 15.5 })));
  return pieces === 3 ? [{ x: 0, y: -17, radius: 15.5 }, ...corners.slice(2)] : corners;
}
