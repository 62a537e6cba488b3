/** Which pieces stand in a column and where each of them is drawn. Knows positions, neither colours nor motion. */

import type { View } from '../../contract/from-host.ts';
import type { Column, Step } from '../../rules/column.ts';
import type { Seat } from '../../rules/seat.ts';
import type { Spot } from './geometry.ts';
import { laneBox, spots, stepPoint } from './geometry.ts';

/** A marker where it is drawn. */
export interface MarkerPiece {
  readonly seat: Seat;
  readonly at: Spot;
}

/** A runner where it is drawn. */
export interface RunnerPiece {
  readonly step: Step;
  readonly from: Step; // where this turn's climb began; 0 is below the lowest step
  readonly at: Spot;
}

export interface ColumnPieces {
  readonly owner: Seat | null; // who claimed the column
  readonly markers: readonly MarkerPiece[]; // in the order of the seats
  readonly runner: RunnerPiece | null;
  readonly shared: readonly Step[]; // steps that several pieces share
}

/** What of a view stands on the board. */
export type OnBoard = Pick<View, 'markers' | 'claimed' | 'runners' | 'climbed'>;

/** Half the size of the token that closes a claimed column. */
const OWNER_RADIUS = 33;

/** The pieces of a column. A claimed one holds nothing but its owner's token, large, in the middle of the lane. */
export function piecesOf(view: OnBoard, column: Column): ColumnPieces {
  const owner = view.claimed[column];
  if (owner !== undefined) {
    const lane = laneBox(column);
    const at = { x: lane.x + lane.width / 2, y: lane.y + lane.height / 2, radius: OWNER_RADIUS };
    return { owner, markers: [{ seat: owner, at }], runner: null, shared: [] };
  }
  const runner = view.runners[column];
  const steps = view.markers.map((own) => own[column]);
  const taken = [...steps, runner].flatMap((step) => step ?? []);
  return {
    owner: null,
    markers: steps.flatMap((step, seat) =>
      step === undefined ? [] : [{ seat, at: spotOn(column, step, steps, runner, seat) }],
    ),
    runner:
      runner === undefined
        ? null
        : {
            step: runner,
            from: runner - (view.climbed[column] ?? runner),
            at: spotOn(column, runner, steps, runner, steps.length),
          },
    shared: [...new Set(taken.filter((step, at) => taken.indexOf(step) !== at))],
  };
}

/** Pieces on one step share it in the order of the seats, the runner last. */
function spotOn(
  column: Column,
  step: Step,
  steps: readonly (Step | undefined)[],
  runner: Step | undefined,
  seat: number,
): Spot {
  const sharing = [...steps, runner].flatMap((other, at) => (other === step ? [at] : []));
  const middle = stepPoint(column, step);
  const { x, y, radius } = spots(sharing.length)[sharing.indexOf(seat)] ?? { x: 0, y: 0, radius: 0 };
  return { x: middle.x + x, y: middle.y + y, radius };
}
