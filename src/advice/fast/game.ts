/**
 * A compact twin of the rules, for the many games that training, duels and calibration play: standard movement, 1 to 4
 * seats, any target. It is changed in place and takes no memory while it is played. What is legal here is exactly what
 * src/rules says; tests/advice/twin.property.test.ts holds the two side by side.
 */

import { PAIRING_PLACES, ROLL_TABLE } from './rolls.ts';
import { ALL_COLUMNS, COLUMN_COUNT, RUNNERS_OUT, STANDARD, sizeOf } from './shape.ts';

/** A position of the compact table; columns are indexes, 0 for column 2, and sets of them have one bit a column. */
export interface FastGame {
  readonly seats: number;
  readonly target: number; // claimed columns that win
  readonly markers: Uint8Array; // seat * 11 + column: kept steps; the owner's marker on a claimed top included
  readonly owners: Int8Array; // by column: who claimed it, -1 nobody, -2 closed from the start
  readonly claims: Uint8Array; // by seat
  readonly runners: Uint8Array; // by column: where this turn's runner stands, 0 none
  readonly turns: Uint16Array; // by seat: completed turns, busts included
  open: number; // set of unclaimed columns
  out: number; // set of columns that hold a runner
  topped: number; // of those, the ones with a runner on the top
  free: number; // runners that are not on the board
  seat: number; // on turn; after the win, the winner
  winner: number; // -1 while nobody has won
}

/** A choice as one number: lower column's index times 16 plus the higher one's; `ALONE` in its place for a single column. */
export type Offer = number;

/** Stands for "no second column" in an offer. */
export const ALONE = 15;

/** The most choices that a roll can offer: three pairings, each of which may leave a pick. */
export const MOST_OFFERS = 6;

const { lengths } = STANDARD;

/** A game before its first roll. */
export function newFastGame(seats: number, target: number): FastGame {
  const game: FastGame = {
    seats,
    target,
    markers: new Uint8Array(seats * COLUMN_COUNT),
    owners: new Int8Array(COLUMN_COUNT),
    claims: new Uint8Array(seats),
    runners: new Uint8Array(COLUMN_COUNT),
    turns: new Uint16Array(seats),
    open: ALL_COLUMNS,
    out: 0,
    topped: 0,
    free: RUNNERS_OUT,
    seat: 0,
    winner: -1,
  };
  resetGame(game, 0);
  return game;
}

/** Back to the start, with this seat to begin; the memory stays the same. */
export function resetGame(game: FastGame, first: number): void {
  game.markers.fill(0);
  game.owners.fill(-1);
  game.claims.fill(0);
  game.turns.fill(0);
  game.open = ALL_COLUMNS;
  game.seat = first;
  game.winner = -1;
  clearRunners(game);
}

/** Makes a game the same as another with as many seats and the same target. */
export function copyInto(game: FastGame, from: FastGame): void {
  game.markers.set(from.markers);
  game.owners.set(from.owners);
  game.claims.set(from.claims);
  game.runners.set(from.runners);
  game.turns.set(from.turns);
  game.open = from.open;
  game.out = from.out;
  game.topped = from.topped;
  game.free = from.free;
  game.seat = from.seat;
  game.winner = from.winner;
}

/** Takes a column out of the game as if a player who is not at the table had claimed it. */
export function closeColumn(game: FastGame, column: number): void {
  game.open &= ~(1 << column);
  game.owners[column] = -2;
}

/** The columns that a roll can advance now (rules 1.3, step 3). */
function playableSet(game: FastGame): number {
  return (game.free > 0 ? game.open : game.out) & ~game.topped;
}

/**
 * Writes the choices that a roll offers into `offers`, in the order of the rules, and tells how many there are; 0 is a
 * bust. `roll` is its number in the table of rolls.
 */
export function offersOf(game: FastGame, roll: number, offers: Uint8Array): number {
  const { pairings, pairingCount, totals } = ROLL_TABLE;
  const playable = playableSet(game);
  if (((totals[roll] ?? 0) & playable) === 0) return 0;
  const split = game.free === 1;
  const end = roll * PAIRING_PLACES + (pairingCount[roll] ?? 0);
  let count = 0;
  for (let at = roll * PAIRING_PLACES; at < end; at += 1) {
    const pairing = pairings[at] ?? 0;
    const low = pairing >> 4;
    const high = pairing & 15;
    const canLow = (playable >> low) & 1;
    const canHigh = (playable >> high) & 1;
    if (canLow & canHigh) {
      if (split && low !== high && ((game.out >> low) & 1) === 0 && ((game.out >> high) & 1) === 0) {
        offers[count] = (high << 4) | ALONE;
        offers[count + 1] = (low << 4) | ALONE;
        count += 2;
      } else {
        offers[count] = pairing;
        count += 1;
      }
    } else if (canLow | canHigh) {
      offers[count] = ((canLow ? low : high) << 4) | ALONE;
      count += 1;
    }
  }
  return count;
}

/** Where the runner of a column starts from: its runner, else the own marker. */
export function standOf(game: FastGame, column: number): number {
  const runner = game.runners[column] ?? 0;
  return runner > 0 ? runner : (game.markers[game.seat * COLUMN_COUNT + column] ?? 0);
}

/** Moves the runners of an offered choice. */
export function advance(game: FastGame, offer: Offer): void {
  const one = offer >> 4;
  const other = offer & 15;
  if (one === other) advanceColumn(game, one, 2);
  else {
    advanceColumn(game, one, 1);
    if (other !== ALONE) advanceColumn(game, other, 1);
  }
}

function advanceColumn(game: FastGame, column: number, steps: number): void {
  const bit = 1 << column;
  const top = lengths[column] ?? 0;
  const to = standOf(game, column) + steps;
  if ((game.out & bit) === 0) {
    game.out |= bit;
    game.free -= 1;
  }
  if (to >= top) game.topped |= bit;
  game.runners[column] = to < top ? to : top;
}

/** Whether stopping now wins. */
export function winsNow(game: FastGame): boolean {
  return game.topped !== 0 && (game.claims[game.seat] ?? 0) + sizeOf(game.topped) >= game.target;
}

/** Ends the turn and keeps its progress; tops are claimed, and rivals' markers there go (rules 1.6). */
export function stopTurn(game: FastGame): void {
  const { markers, runners, seat, seats } = game;
  for (let left = game.out; left !== 0; left &= left - 1) {
    const column = 31 - Math.clz32(left & -left);
    markers[seat * COLUMN_COUNT + column] = runners[column] ?? 0;
    if ((game.topped >> column) & 1) {
      for (let rival = 0; rival < seats; rival += 1) {
        if (rival !== seat) markers[rival * COLUMN_COUNT + column] = 0;
      }
      game.owners[column] = seat;
      game.claims[seat] = (game.claims[seat] ?? 0) + 1;
      game.open &= ~(1 << column);
    }
  }
  const won = (game.claims[seat] ?? 0) >= game.target;
  endTurn(game);
  if (won) {
    game.winner = seat;
    game.seat = seat;
  }
}

/** Ends the turn without its progress. */
export function bustTurn(game: FastGame): void {
  endTurn(game);
}

function endTurn(game: FastGame): void {
  game.turns[game.seat] = (game.turns[game.seat] ?? 0) + 1;
  const next = game.seat + 1;
  game.seat = next === game.seats ? 0 : next;
  clearRunners(game);
}

function clearRunners(game: FastGame): void {
  game.runners.fill(0);
  game.out = 0;
  game.topped = 0;
  game.free = RUNNERS_OUT;
}
