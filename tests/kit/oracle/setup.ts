/** Lays out the oracle's table: for a new game, or in the middle of one for a test. It plays nothing. */
import { Illegal, agree, highestTarget, type HouseRules } from './agreement.ts';
import type { BrokenRule } from './misread.ts';
import {
  boxedRunners,
  isClosed,
  markerIn,
  putMarker,
  runnerInBox,
  spacesOf,
  type Marker,
  type OracleGame,
} from './pieces.ts';

/**
 * Lays out the table for a new game (rulebook 1.1, 1.2). Without `first` a game for more than one is thrown for with two
 * dice if that was agreed, and refused otherwise. In Express nobody begins.
 */
export function newGame(wanted: {
  seats: number;
  first?: number;
  winColumns?: number;
  rules?: Partial<HouseRules>;
  broken?: BrokenRule;
}): OracleGame {
  const { seats, first } = wanted;
  const agreement = agree(wanted);
  const express = agreement.rules.game === 'express';
  if (first !== undefined && (!Number.isInteger(first) || first < 0 || first >= seats)) {
    throw new Illegal(`no seat ${first}`);
  }
  const thrownFor = !express && first === undefined && seats > 1;
  if (thrownFor && agreement.rules.first_player !== 'two_dice') throw new Illegal('nobody said who begins');
  const game: OracleGame = {
    agreement,
    markers: [],
    runners: boxedRunners(),
    closed: [],
    phase: thrownFor ? 'first' : 'roll',
    seat: express || thrownFor ? null : (first ?? 0),
    throwsThisTurn: 0,
    rollsThisGame: 0,
    turnsDone: [],
    diceOnTable: [],
    onOffer: [],
    diceThatStay: [],
    winner: null,
    starters: [],
    betsCalled: false,
    bettors: [],
    bets: [],
    betsOpen: false,
    made: false,
    toPay: [],
    losesNextTurn: [],
    sheets: [],
  };
  for (let seat = 0; seat < seats; seat++) {
    game.turnsDone.push(0);
    game.bets.push(null);
    game.losesNextTurn.push(false);
    if (express) game.sheets.push({ rows: [], lines: [], out: false, entered: false });
    else game.markers.push(...boxOfMarkers(seat));
    if (thrownFor) game.starters.push({ seat, stillIn: true, thrown: null });
  }
  return game;
}

/** The eleven markers that each player has. */
export function boxOfMarkers(owner: number): Marker[] {
  const markers: Marker[] = [];
  for (let piece = 0; piece < 11; piece++) markers.push({ owner, column: 0, space: 0 });
  return markers;
}

/** Puts a game together in the middle: the pieces as told, everything else as at the start of a turn. */
export function putPosition(told: {
  seats: number;
  winColumns?: number;
  rules?: Partial<HouseRules>;
  broken?: BrokenRule;
  seat?: number;
  markers?: Record<number, number>[];
  claimed?: Record<number, number>;
  runners?: Record<number, number>;
  climbed?: Record<number, number>;
  throws?: number;
  skips?: boolean[];
}): OracleGame {
  const game = newGame({
    seats: told.seats,
    first: told.seat ?? 0,
    winColumns: told.winColumns ?? highestTarget(told.seats),
    ...(told.rules === undefined ? {} : { rules: told.rules }),
    ...(told.broken === undefined ? {} : { broken: told.broken }),
  });
  (told.markers ?? []).forEach((places, owner) => {
    for (const [column, space] of numbered(places)) {
      refuseOffBoard(column, space);
      putMarker(game, owner, column, space);
    }
  });
  for (const [column, owner] of numbered(told.claimed ?? {})) {
    game.closed.push({ column, owner });
    putMarker(game, owner, column, spacesOf(column));
  }
  for (const [column, space] of numbered(told.runners ?? {})) {
    refuseOffBoard(column, space);
    if (isClosed(game, column)) throw new Illegal(`column ${column} is claimed`);
    const runner = runnerInBox(game);
    if (runner === null) throw new Illegal('there are only three runners');
    runner.column = column;
    runner.space = space;
    const below = markerIn(game, told.seat ?? 0, column);
    runner.stepsThisTurn = told.climbed?.[column] ?? space - (below === null ? 0 : below.space);
    runner.placingSteps = 1;
    game.phase = 'decide';
  }
  game.throwsThisTurn = told.throws ?? (game.phase === 'decide' ? 1 : 0);
  if (told.skips !== undefined) game.losesNextTurn = [...told.skips];
  return game;
}

/** A record with numbers for keys, as pairs of numbers. */
export function numbered(places: Record<number, number>): [number, number][] {
  return Object.entries(places).map(([column, value]) => [Number(column), value]);
}

/** Refuses a space that is not printed on the board. */
export function refuseOffBoard(column: number, space: number): void {
  if (!Number.isInteger(space) || space < 1 || space > spacesOf(column)) {
    throw new Illegal(`column ${column} has no space ${space}`);
  }
}
