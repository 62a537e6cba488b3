/**
 * The position of a game: everything the rules must know to judge what comes next, and nothing else.
 * No names, no clocks, no history.
 */

import type { ByColumn, Column, Step } from './column.ts';
import { columnsOf } from './column.ts';
import type { Dice } from './dice.ts';
import type { Options } from './options.ts';
import type { Seat } from './seat.ts';
import { allSeats } from './seat.ts';

/** What is awaited: a roll, the choice of a pairing, the decision to stop or roll on; or the game is over. */
export type Phase = 'roll' | 'choose' | 'decide' | 'over';

/** Runners that a turn may put out (rules 1.1). */
export const RUNNERS = 3;

export interface Game {
  readonly options: Options;
  readonly phase: Phase;
  readonly seat: Seat; // on turn; after the win, the winner
  readonly throws: number; // rolls of this turn
  readonly dice: Dice | null; // the roll that waits for its choice
  readonly runners: ByColumn<Step>; // this turn's runners, where they stand
  readonly climbed: ByColumn<Step>; // steps that each of them took this turn
  readonly markers: readonly ByColumn<Step>[]; // by seat: kept progress; a claimed column's top included
  readonly claimed: ByColumn<Seat>; // who claimed it
  readonly turns: readonly number[]; // by seat: completed turns, busts included
  readonly rolls: number; // of this game
  readonly winner: Seat | null;
}

/** A game before its first roll. */
export function freshGame(seats: number, first: Seat, options: Options): Game {
  return {
    options,
    phase: 'roll',
    seat: first,
    throws: 0,
    dice: null,
    runners: {},
    climbed: {},
    markers: allSeats(seats).map(() => ({})),
    claimed: {},
    turns: allSeats(seats).map(() => 0),
    rolls: 0,
    winner: null,
  };
}

/** Number of seats at the table. */
export function seatsOf(game: Game): number {
  return game.markers.length;
}

/** Where a seat's marker stands in a column; 0 when it has none there. */
export function markerOf(game: Game, seat: Seat, column: Column): Step {
  return game.markers[seat]?.[column] ?? 0;
}

/** How many columns a seat has claimed. */
export function claimsOf(game: Game, seat: Seat): number {
  return columnsOf(game.claimed).filter((column) => game.claimed[column] === seat).length;
}
