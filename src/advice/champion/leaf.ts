/** What the turn solver is told of the positions between turns. */

import type { Index } from '../fast/shape.ts';

/** A stand of the board at the start of a turn, from the side of the seat on turn. */
export interface TurnStart {
  readonly open: number; // set of unclaimed columns
  readonly own: Uint8Array; // by column: steps of the own marker
  readonly need: number; // columns still to be claimed to win, at least 1
}

/** Stands for "no column" where fewer than three runners are out: it has one step, which changes nothing. */
export const NO_COLUMN = 15;

/**
 * Values of stopping, of busting and of winning for the seat on turn; higher is better. A win needs no stop value: the
 * solver puts `win` there by itself.
 */
export interface Leaf {
  readonly win: number;
  /** The turn is lost and the board as it was. */
  bust(): number;
  /**
   * Writes the value of stopping for every step of three runners: the last column fastest, from step 1 above the own
   * marker to the top, beginning at `from`. `rooms` are the steps in each column, 1 for `NO_COLUMN`.
   */
  fill(
    columns: readonly [Index, Index, Index],
    rooms: readonly [number, number, number],
    into: Float64Array,
    from: number,
  ): void;
}
