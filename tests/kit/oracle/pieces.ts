/**
 * The oracle's table: every physical piece as a mutable object lying somewhere.
 * A second reading of the rulebook, slow on purpose; it knows nothing of the program under test.
 */

/** One rule that the oracle can be told to misread, so that a test can show that it would notice. */
export type BrokenRule =
  | 'both-must-move'
  | 'topped-runner-blocks'
  | 'claimed-column-blocks'
  | 'double-moves-two'
  | 'start-above-own-marker'
  | 'last-runner-choice'
  | 'markers-returned';

export const brokenRules: readonly BrokenRule[] = [
  'both-must-move',
  'topped-runner-blocks',
  'claimed-column-blocks',
  'double-moves-two',
  'start-above-own-marker',
  'last-runner-choice',
  'markers-returned',
];

/** A player's marker. It lies in the box while `column` is 0. */
export interface Marker {
  owner: number;
  column: number;
  space: number;
}

/** One of the three neutral runners. It lies in the box while `column` is 0. */
export interface Runner {
  column: number;
  space: number;
  stepsThisTurn: number;
}

/** A column that somebody has claimed. */
export interface Closed {
  column: number;
  owner: number;
}

export type OraclePhase = 'roll' | 'choose' | 'decide' | 'over';

/** What was agreed before the game; house rules and betting would be written down here. */
export interface Agreement {
  seats: number;
  winColumns: number;
  broken: BrokenRule | null;
}

/** Everything on and around the table. */
export interface OracleGame {
  agreement: Agreement;
  markers: Marker[];
  runners: Runner[];
  closed: Closed[];
  phase: OraclePhase;
  seat: number;
  throwsThisTurn: number;
  rollsThisGame: number;
  turnsDone: number[];
  diceOnTable: number[];
  winner: number | null;
}

/** Thrown for an act that the rules do not allow at this moment. */
export class Illegal extends Error {}

/** The spaces of each column, counted off the printed board from the left. */
const boardSpaces = [3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3];

/** How many spaces the column has; refuses columns that are not printed on the board. */
export function spacesOf(column: number): number {
  const spaces = boardSpaces[column - 2];
  if (spaces === undefined) throw new Illegal(`there is no column ${column}`);
  return spaces;
}

/** The highest win target (rulebook 5) at which somebody must get there: found by counting up. */
export function highestTarget(seats: number): number {
  let target = 1;
  while (true) {
    // Everybody stands one short of the next target: does that leave a column for somebody to take?
    const takenWhenAllAreOneShort = seats * target;
    if (takenWhenAllAreOneShort + 1 > 11) return target;
    target = target + 1;
  }
}

/** Lays out the table for a new game of the base rules (rulebook 1.1, 1.2). */
export function newGame(wanted: {
  seats: number;
  first: number;
  winColumns: number;
  broken?: BrokenRule;
}): OracleGame {
  const { seats, first, winColumns } = wanted;
  if (!Number.isInteger(seats) || seats < 1 || seats > 4) throw new Illegal(`${seats} players`);
  if (!Number.isInteger(first) || first < 0 || first >= seats) throw new Illegal(`no seat ${first}`);
  if (!Number.isInteger(winColumns) || winColumns < 1 || winColumns > highestTarget(seats)) {
    throw new Illegal(`${winColumns} columns to win with ${seats} players`);
  }
  const markers: Marker[] = [];
  const turnsDone: number[] = [];
  for (let owner = 0; owner < seats; owner++) {
    for (let piece = 0; piece < 11; piece++) markers.push({ owner, column: 0, space: 0 });
    turnsDone.push(0);
  }
  const runners: Runner[] = [];
  for (let piece = 0; piece < 3; piece++) runners.push({ column: 0, space: 0, stepsThisTurn: 0 });
  return {
    agreement: { seats, winColumns, broken: wanted.broken ?? null },
    markers,
    runners,
    closed: [],
    phase: 'roll',
    seat: first,
    throwsThisTurn: 0,
    rollsThisGame: 0,
    turnsDone,
    diceOnTable: [],
    winner: null,
  };
}

/** A second table with the same pieces in the same places, to try something out on. */
export function copyOf(game: OracleGame): OracleGame {
  return {
    ...game,
    markers: game.markers.map((piece) => ({ ...piece })),
    runners: game.runners.map((piece) => ({ ...piece })),
    closed: game.closed.map((closed) => ({ ...closed })),
    turnsDone: [...game.turnsDone],
    diceOnTable: [...game.diceOnTable],
  };
}

export function runnerIn(game: OracleGame, column: number): Runner | null {
  for (const runner of game.runners) if (runner.column === column) return runner;
  return null;
}

export function runnerInBox(game: OracleGame): Runner | null {
  return runnerIn(game, 0);
}

export function markerIn(game: OracleGame, owner: number, column: number): Marker | null {
  for (const marker of game.markers) if (marker.owner === owner && marker.column === column) return marker;
  return null;
}

export function isClosed(game: OracleGame, column: number): boolean {
  for (const closed of game.closed) if (closed.column === column) return true;
  return false;
}

/** Takes the owner's marker in the column to the space, out of the box if there is none there yet. */
export function putMarker(game: OracleGame, owner: number, column: number, space: number): void {
  const marker = markerIn(game, owner, column) ?? markerIn(game, owner, 0);
  if (marker === null) throw new Error(`seat ${owner} ran out of markers`);
  marker.column = column;
  marker.space = space;
}

/** Puts a game together in the middle: the pieces as told, everything else as at the start of a turn. */
export function putPosition(told: {
  seats: number;
  winColumns?: number;
  broken?: BrokenRule;
  seat?: number;
  markers?: Record<number, number>[];
  claimed?: Record<number, number>;
  runners?: Record<number, number>;
  climbed?: Record<number, number>;
  throws?: number;
}): OracleGame {
  const game = newGame({
    seats: told.seats,
    first: told.seat ?? 0,
    winColumns: told.winColumns ?? highestTarget(told.seats),
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
    const below = markerIn(game, game.seat, column);
    runner.stepsThisTurn = told.climbed?.[column] ?? space - (below === null ? 0 : below.space);
    game.phase = 'decide';
  }
  game.throwsThisTurn = told.throws ?? (game.phase === 'decide' ? 1 : 0);
  return game;
}

function numbered(places: Record<number, number>): [number, number][] {
  return Object.entries(places).map(([column, value]) => [Number(column), value]);
}

function refuseOffBoard(column: number, space: number): void {
  if (space < 1 || space > spacesOf(column)) throw new Illegal(`column ${column} has no space ${space}`);
}
