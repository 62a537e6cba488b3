/**
 * A board put by hand: any legal position, however it came about ("set" of the line program).
 * Checks the board, not its history.
 */

import type { ByColumn, Column, Step } from './column.ts';
import { columnLength, columnsOf } from './column.ts';
import type { Game } from './game.ts';
import { RUNNERS, seatsOf } from './game.ts';
import type { PositionFault } from './refusal.ts';
import type { Seat } from './seat.ts';
import { allSeats } from './seat.ts';

/** More throws than any turn can have; a board that says more was mistyped. */
export const MOST_THROWS = 1_000_000;

export interface Position {
  readonly markers: readonly ByColumn<Step>[]; // by seat
  readonly claimed?: ByColumn<Seat> | undefined;
  readonly seat?: Seat | undefined; // on turn; default the seat on turn now
  readonly runners?: ByColumn<Step> | undefined;
  readonly climbed?: ByColumn<Step> | undefined; // default: all the way from the marker
  readonly throws?: number | undefined; // default 1 with runners, else 0
  readonly skips?: readonly boolean[] | undefined; // lost turns by seat; there are none without betting
}

/** A position with every default filled in and the owners' markers on their claimed tops. */
export type CheckedPosition = Required<{ [K in keyof Position]: Exclude<Position[K], undefined> }>;

/** The position as the game would hold it, or the first thing that makes it impossible. */
export function checkPosition(
  game: Game,
  position: Position,
):
  | { readonly ok: true; readonly position: CheckedPosition }
  | { readonly ok: false; readonly why: PositionFault } {
  const seat = position.seat ?? game.seat;
  const claimed = position.claimed ?? {};
  const runners = position.runners ?? {};
  const why =
    seatFault(game, position, seat) ??
    claimFault(game, position.markers, claimed) ??
    markerFault(position.markers, claimed) ??
    runnerFault(position.markers[seat] ?? {}, claimed, runners, position.climbed ?? {});
  if (why !== null) return { ok: false, why };
  return {
    ok: true,
    position: {
      markers: position.markers.map((own, owner) => withClaims(own, claimed, owner)),
      claimed,
      seat,
      runners,
      climbed: climbs(position.markers[seat] ?? {}, runners, position.climbed ?? {}),
      throws: position.throws ?? (columnsOf(runners).length > 0 ? 1 : 0),
      skips: position.skips ?? game.skips.map(() => false),
    },
  };
}

function seatFault(game: Game, position: Position, seat: Seat): PositionFault | null {
  const seats = seatsOf(game);
  if (position.markers.length !== seats) return { fault: 'markers-by-seat', seats };
  if (!allSeats(seats).includes(seat)) return { fault: 'no-such-seat', seat };
  const throws = position.throws ?? 0;
  if (!Number.isInteger(throws) || throws < 0 || throws > MOST_THROWS) return { fault: 'bad-throws', throws };
  // A lost turn is owed for a bet only.
  const { skips } = position;
  if (skips !== undefined && (skips.length !== seats || (skips.includes(true) && !game.options.betting))) {
    return { fault: 'bad-skips' };
  }
  return null;
}

function claimFault(game: Game, markers: Position['markers'], claimed: ByColumn<Seat>): PositionFault | null {
  for (const column of columnsOf(claimed)) {
    const owner = claimed[column];
    if (owner === undefined || markers[owner] === undefined) return { fault: 'claimed-by-nobody', column };
    if ((markers[owner][column] ?? columnLength(column)) !== columnLength(column)) {
      return { fault: 'claim-below-top', column };
    }
    const rival = markers.findIndex((own, seat) => seat !== owner && own[column] !== undefined);
    if (rival >= 0 && game.options.claimed_markers === 'remove')
      return { fault: 'rival-on-claimed', column, seat: rival };
  }
  const done = markers.findIndex(
    (_, seat) =>
      columnsOf(claimed).filter((column) => claimed[column] === seat).length >= game.options.win_columns,
  );
  return done >= 0 ? { fault: 'target-reached', seat: done } : null;
}

function markerFault(markers: Position['markers'], claimed: ByColumn<Seat>): PositionFault | null {
  for (const [seat, own] of markers.entries()) {
    for (const column of columnsOf(own)) {
      const step = own[column] ?? 0;
      if (!isStep(column, step)) return { fault: 'no-such-step', column, step };
      if (step === columnLength(column) && claimed[column] !== seat)
        return { fault: 'top-unclaimed', column, seat };
    }
  }
  return null;
}

function runnerFault(
  own: ByColumn<Step>,
  claimed: ByColumn<Seat>,
  runners: ByColumn<Step>,
  climbed: ByColumn<Step>,
): PositionFault | null {
  if (columnsOf(runners).length > RUNNERS)
    return { fault: 'too-many-runners', runners: columnsOf(runners).length };
  for (const column of columnsOf(runners)) {
    const step = runners[column] ?? 0;
    if (!isStep(column, step)) return { fault: 'no-such-step', column, step };
    if (claimed[column] !== undefined) return { fault: 'runner-on-claimed', column };
    const marker = own[column] ?? 0;
    if (step <= marker) return { fault: 'runner-not-above-marker', column, marker };
    const climb = climbed[column] ?? 1;
    if (!Number.isInteger(climb) || climb < 1 || climb > step - marker) {
      return { fault: 'bad-climb', column, most: step - marker };
    }
  }
  const alone = columnsOf(climbed).find((column) => runners[column] === undefined);
  return alone === undefined ? null : { fault: 'climb-without-runner', column: alone };
}

function isStep(column: Column, step: number): boolean {
  return Number.isInteger(step) && step >= 1 && step <= columnLength(column);
}

function withClaims(own: ByColumn<Step>, claimed: ByColumn<Seat>, owner: Seat): ByColumn<Step> {
  const markers: { [C in Column]?: Step } = { ...own };
  for (const column of columnsOf(claimed))
    if (claimed[column] === owner) markers[column] = columnLength(column);
  return markers;
}

function climbs(own: ByColumn<Step>, runners: ByColumn<Step>, given: ByColumn<Step>): ByColumn<Step> {
  const climbed: { [C in Column]?: Step } = {};
  for (const column of columnsOf(runners)) {
    climbed[column] = given[column] ?? (runners[column] ?? 0) - (own[column] ?? 0);
  }
  return climbed;
}
