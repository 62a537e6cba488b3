/** The oracle's way to put a board by hand (`set`): everything is looked at first, then laid out afresh. */
import { Illegal } from './agreement.ts';
import { clearRunners, takeUpBets } from './passing.ts';
import { putMarker, runnerInBox, spacesOf, type OracleGame } from './pieces.ts';
import { boxOfMarkers, numbered, refuseOffBoard } from './setup.ts';

/** The board as somebody says that it stands. */
export interface Told {
  markers: Record<number, number>[];
  claimed?: Record<number, number>;
  seat?: number;
  runners?: Record<number, number>;
  climbed?: Record<number, number>;
  throws?: number;
  skips?: boolean[];
}

/** Puts the board. Refused in Express, and where such a board cannot lie on a table. */
export function put(game: OracleGame, told: Told): void {
  check(game, told);
  const { seats } = game.agreement;
  clearRunners(game);
  takeUpBets(game);
  game.starters = [];
  game.closed = numbered(told.claimed ?? {}).map(([column, owner]) => ({ column, owner }));
  game.markers = [];
  for (let owner = 0; owner < seats; owner++) game.markers.push(...boxOfMarkers(owner));
  told.markers.forEach((places, owner) => {
    for (const [column, space] of numbered(places)) putMarker(game, owner, column, space);
  });
  for (const { column, owner } of game.closed) putMarker(game, owner, column, spacesOf(column));
  game.seat = told.seat ?? game.seat ?? 0;
  game.winner = null;
  game.phase = 'roll';
  for (const [column, space] of numbered(told.runners ?? {})) {
    const runner = runnerInBox(game)!;
    runner.column = column;
    runner.space = space;
    runner.stepsThisTurn = told.climbed?.[column] ?? space - markerSpace(told, game.seat, column);
    runner.placingSteps = 1;
    game.phase = 'decide';
  }
  game.throwsThisTurn = told.throws ?? (game.phase === 'decide' ? 1 : 0);
  for (let seat = 0; seat < seats; seat++) game.losesNextTurn[seat] = told.skips?.[seat] ?? false;
}

function markerSpace(told: Told, seat: number, column: number): number {
  return told.markers[seat]?.[column] ?? 0;
}

function check(game: OracleGame, told: Told): void {
  const { seats, rules } = game.agreement;
  if (rules.game === 'express') throw new Illegal('Express has no board');
  const claimed = told.claimed ?? {};
  const seat = told.seat ?? game.seat ?? 0;
  refuseNoSeat(game, seat);
  if (told.markers.length !== seats) throw new Illegal('one set of markers for each seat');
  for (const [column, owner] of numbered(claimed)) {
    spacesOf(column);
    refuseNoSeat(game, owner);
  }
  told.markers.forEach((places, owner) => {
    for (const [column, space] of numbered(places)) {
      refuseOffBoard(column, space);
      checkMarker(game, claimed, owner, column, space);
    }
  });
  for (let owner = 0; owner < seats; owner++) {
    const columns = Object.values(claimed).filter((one) => one === owner).length;
    if (columns >= game.agreement.winColumns) throw new Illegal(`seat ${owner} would have won`);
  }
  checkRunners(told, claimed, seat);
  const throws = told.throws ?? 0;
  if (!Number.isInteger(throws) || throws < 0) throw new Illegal(`${throws} throws`);
  const skips = told.skips ?? [];
  if (told.skips !== undefined && skips.length !== seats) throw new Illegal('one word for each seat');
  if (skips.includes(true) && !rules.betting) throw new Illegal('nobody loses a turn here');
}

function refuseNoSeat(game: OracleGame, seat: number): void {
  if (!Number.isInteger(seat) || seat < 0 || seat >= game.agreement.seats)
    throw new Illegal(`no seat ${seat}`);
}

function checkMarker(
  game: OracleGame,
  claimed: Record<number, number>,
  owner: number,
  column: number,
  space: number,
): void {
  const claimer = claimed[column];
  const onTop = space === spacesOf(column);
  if (claimer === undefined && onTop)
    throw new Illegal(`nobody claimed column ${column}, yet a top is taken`);
  if (claimer === undefined) return;
  if (claimer === owner && !onTop)
    throw new Illegal(`the marker in claimed column ${column} is not on its top`);
  if (claimer === owner) return;
  if (game.agreement.rules.claimed_markers === 'remove') {
    throw new Illegal(`a marker was left in column ${column}`);
  }
  if (onTop) throw new Illegal(`two markers on the top of column ${column}`);
}

function checkRunners(told: Told, claimed: Record<number, number>, seat: number): void {
  const runners = numbered(told.runners ?? {});
  if (runners.length > 3) throw new Illegal('there are only three runners');
  for (const [column, space] of runners) {
    refuseOffBoard(column, space);
    if (claimed[column] !== undefined) throw new Illegal(`column ${column} is claimed`);
    if (space <= markerSpace(told, seat, column)) throw new Illegal('a runner stands above the own marker');
  }
  for (const [column, steps] of numbered(told.climbed ?? {})) {
    const space = told.runners?.[column];
    if (space === undefined) throw new Illegal(`no runner climbed column ${column}`);
    if (!Number.isInteger(steps) || steps < 1 || steps > space - markerSpace(told, seat, column)) {
      throw new Illegal(`${steps} steps in column ${column}`);
    }
  }
}
