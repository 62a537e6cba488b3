/**
 * The oracle's payoff (rulebook 4, B8 to B18): squares pushed one space at a time on a copied table, to see how far they
 * go and in how many ways.
 */
import { Illegal } from './agreement.ts';
import { passOn } from './passing.ts';
import { copyOf, isClosed, markerIn, putMarker, spacesOf, type OracleGame } from './pieces.ts';

/** What a bettor is to move, and whether it wants more than there is. */
export interface Due {
  spaces: number;
  forward: boolean;
  short: boolean;
}

/** A split: how many spaces in which columns. */
export type Split = Record<string, number>;

/** Pushes one own square one space; tells whether it went. */
function push(game: OracleGame, seat: number, column: number, forward: boolean): boolean {
  const { broken } = game.agreement;
  if (isClosed(game, column)) return false;
  const square = markerIn(game, seat, column);
  if (square === null) {
    if (broken !== 'payoff-opens-no-column' || !forward) return false;
    putMarker(game, seat, column, 1);
    return true;
  }
  if (!forward) {
    square.space = square.space - 1;
    if (square.space === 0) square.column = 0;
    return true;
  }
  const highest = broken === 'payoff-not-onto-top' ? spacesOf(column) : spacesOf(column) - 1;
  if (square.space >= highest) return false;
  square.space = square.space + 1;
  return true;
}

/** Whether the bettor has a square there that a split may name. */
function hasSquare(game: OracleGame, seat: number, column: number): boolean {
  if (game.agreement.broken === 'payoff-opens-no-column') return true;
  return column !== 0 && markerIn(game, seat, column) !== null && !isClosed(game, column);
}

/** What this bettor wins or loses, found by pushing whatever still goes until enough have gone. */
export function dueOf(game: OracleGame, seat: number): Due {
  const bet = game.bets[seat];
  if (bet === null || bet === undefined) throw new Error(`seat ${seat} has no bet`);
  const forward = (bet.side === 'make') === game.made;
  let owed = bet.discs;
  if (!forward && bet.side === 'make' && game.agreement.broken !== 'make-pays-double')
    owed = owed + bet.discs;
  const trial = copyOf(game);
  let spaces = 0;
  while (spaces < owed && pushAny(trial, seat, forward)) spaces = spaces + 1;
  return { spaces, forward, short: spaces < owed };
}

function pushAny(game: OracleGame, seat: number, forward: boolean): boolean {
  for (let column = 2; column <= 12; column++) if (push(game, seat, column, forward)) return true;
  return false;
}

/** Every way to move exactly what is due (B10, B13), or the first so many of them. */
export function splitsFor(game: OracleGame, seat: number, enough = Number.POSITIVE_INFINITY): Split[] {
  const due = dueOf(game, seat);
  const squares: Reach[] = [];
  for (let column = 2; column <= 12; column++) {
    const trial = copyOf(game);
    let spaces = 0;
    while (spaces < due.spaces && push(trial, seat, column, due.forward)) spaces = spaces + 1;
    if (spaces > 0) squares.push({ column, spaces });
  }
  const found: Split[] = [];
  spread(squares, due.spaces, {}, found, enough);
  return found;
}

/** How far a square went when it was pushed on a table of its own. */
interface Reach {
  column: number;
  spaces: number;
}

/** Pushes the first of these squares as far as it goes, then less and less, each time spreading the rest over the others. */
function spread(squares: Reach[], left: number, split: Split, found: Split[], enough: number): void {
  if (found.length >= enough) return;
  const [square, ...others] = squares;
  if (square === undefined || left === 0) {
    if (left === 0) found.push(split);
    return;
  }
  for (let pushed = Math.min(left, square.spaces); pushed >= 0; pushed--) {
    const grown = pushed === 0 ? split : { ...split, [square.column]: pushed };
    spread(others, left - pushed, grown, found, enough);
  }
}

/** Whether there is more than one way to move what is due. */
function mustChoose(game: OracleGame, seat: number): boolean {
  return splitsFor(game, seat, 2).length > 1;
}

/** Those who still must choose, with what they move. */
export function owing(game: OracleGame): { seat: number; due: Due }[] {
  if (game.phase !== 'settle') return [];
  return game.toPay
    .filter((seat) => mustChoose(game, seat))
    .map((seat) => ({ seat, due: dueOf(game, seat) }));
}

/** Pays off from the left of the player on until somebody has to choose, or to the end of the turn. */
export function payOff(game: OracleGame): void {
  while (true) {
    const seat = game.toPay[0];
    if (seat === undefined) break;
    const [only, ...more] = splitsFor(game, seat, 2);
    if (more.length > 0) {
      game.phase = 'settle';
      return;
    }
    carryOut(game, seat, only!);
  }
  passOn(game);
}

/** The bettor whose turn it is says how its spaces are split. */
export function settle(game: OracleGame, seat: number, spaces: Split): void {
  if (game.phase !== 'settle') throw new Illegal(`nothing to settle in ${game.phase}`);
  if (game.toPay[0] !== seat) throw new Illegal(`seat ${seat} does not settle now`);
  const due = dueOf(game, seat);
  const trial = copyOf(game);
  let moved = 0;
  for (const [column, many] of Object.entries(spaces)) {
    if (!Number.isInteger(many) || many < 0) throw new Illegal(`${many} spaces`);
    if (!hasSquare(game, seat, Number(column))) throw new Illegal(`no own square in column ${column}`);
    for (let space = 1; space <= many; space++) {
      if (!push(trial, seat, Number(column), due.forward)) throw new Illegal(`no room in column ${column}`);
      moved = moved + 1;
    }
  }
  if (moved !== due.spaces) throw new Illegal(`${moved} spaces moved, ${due.spaces} due`);
  carryOut(game, seat, spaces);
  payOff(game);
}

function carryOut(game: OracleGame, seat: number, spaces: Split): void {
  const due = dueOf(game, seat);
  const broken = game.agreement.broken;
  for (const [column, many] of Object.entries(spaces)) {
    for (let space = 1; space <= many; space++) push(game, seat, Number(column), due.forward);
  }
  const nothingLeft = !pushAny(copyOf(game), seat, false);
  if (!due.forward && (due.short || (broken === 'lost-turn-only-when-short' && nothingLeft))) {
    game.losesNextTurn[seat] = true;
  }
  game.toPay.shift();
}
