/**
 * The oracle's table: every physical piece as a mutable object lying somewhere.
 * A second reading of the rulebook, slow on purpose; it knows nothing of the program under test.
 */
import { Illegal, type Agreement } from './agreement.ts';

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
  /** How many of those steps came with the throw that placed it. */
  placingSteps: number;
}

/** A column that somebody has claimed. */
export interface Closed {
  column: number;
  owner: number;
}

/** A two-sided disc and the white discs on it. */
export interface Bet {
  side: 'make' | 'blow';
  discs: number;
}

/** A sheet of Express: the boxes ticked, and the fifth-die lines in the order in which they were opened. */
export interface Sheet {
  rows: { total: number; marks: number }[];
  lines: { number: number; boxes: number }[];
  out: boolean;
  /** Whether the throw on the table has been entered on this sheet. */
  entered: boolean;
}

/** One seat's part in the roll-off: whether it is still in, and what it threw this time round. */
export interface Starter {
  seat: number;
  stillIn: boolean;
  thrown: number | null;
}

export type OraclePhase =
  'first' | 'roll' | 'choose' | 'decide' | 'bet' | 'reveal' | 'settle' | 'mark' | 'over';

/** Everything on and around the table. */
export interface OracleGame {
  agreement: Agreement;
  markers: Marker[];
  runners: Runner[];
  closed: Closed[];
  phase: OraclePhase;
  /** On turn; null while nobody is: in the roll-off, and in Express throughout. */
  seat: number | null;
  throwsThisTurn: number;
  rollsThisGame: number;
  turnsDone: number[];
  diceOnTable: number[];
  /** The moves that were found for them when they fell. */
  onOffer: number[][];
  /** Dice of a voided throw that stay where they are: the next throw must show them. */
  diceThatStay: number[];
  winner: number | null;
  starters: Starter[];
  /** Whether bets were called this turn, and the seats that have to bet, in seat order. */
  betsCalled: boolean;
  bettors: number[];
  bets: (Bet | null)[];
  betsOpen: boolean;
  /** How the turn ended, once it has: made (stop) or blown (bust). */
  made: boolean;
  /** Bettors not yet paid off, the one at the left of the player first. */
  toPay: number[];
  losesNextTurn: boolean[];
  sheets: Sheet[];
}

/** The spaces of each column, counted off the printed board from the left. */
const boardSpaces = [3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3];

/** How many spaces the column has; refuses columns that are not printed on the board. */
export function spacesOf(column: number): number {
  const spaces = boardSpaces[column - 2];
  if (spaces === undefined) throw new Illegal(`there is no column ${column}`);
  return spaces;
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
    onOffer: game.onOffer.map((columns) => [...columns]),
    diceThatStay: [...game.diceThatStay],
    starters: game.starters.map((starter) => ({ ...starter })),
    bettors: [...game.bettors],
    bets: game.bets.map((bet) => (bet === null ? null : { ...bet })),
    toPay: [...game.toPay],
    losesNextTurn: [...game.losesNextTurn],
    sheets: game.sheets.map((sheet) => ({
      ...sheet,
      rows: sheet.rows.map((row) => ({ ...row })),
      lines: sheet.lines.map((line) => ({ ...line })),
    })),
  };
}

/** The seat on turn; a fault of the oracle when nobody is. */
export function onTurn(game: OracleGame): number {
  if (game.seat === null) throw new Error(`nobody is on turn in ${game.phase}`);
  return game.seat;
}

/** The three neutral runners, in the box. */
export function boxedRunners(): Runner[] {
  const runners: Runner[] = [];
  for (let piece = 0; piece < 3; piece++) {
    runners.push({ column: 0, space: 0, stepsThisTurn: 0, placingSteps: 0 });
  }
  return runners;
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

/** Whether somebody else's marker lies on that very space. */
export function rivalOn(game: OracleGame, seat: number, column: number, space: number): boolean {
  for (const marker of game.markers) {
    if (marker.owner !== seat && marker.column === column && marker.space === space) return true;
  }
  return false;
}

/** Takes the owner's marker in the column to the space, out of the box if there is none there yet. */
export function putMarker(game: OracleGame, owner: number, column: number, space: number): void {
  const marker = markerIn(game, owner, column) ?? markerIn(game, owner, 0);
  if (marker === null) throw new Error(`seat ${owner} ran out of markers`);
  marker.column = column;
  marker.space = space;
}

/** Whether stopping now would give the seat on turn its last column. */
export function wouldWin(game: OracleGame): boolean {
  let columns = 0;
  for (const closed of game.closed) if (closed.owner === game.seat) columns = columns + 1;
  for (const runner of game.runners) {
    if (runner.column !== 0 && runner.space === spacesOf(runner.column)) columns = columns + 1;
  }
  return columns >= game.agreement.winColumns;
}
