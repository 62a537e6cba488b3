/**
 * What bets win and lose: how far a bettor's squares move, and every way to split it (rules 4.1, B8 to B15).
 * A payoff never reaches a top, never opens a column and never touches another's square.
 */

import type { ByColumn, Column } from './column.ts';
import { columnLength, COLUMNS, columnsOf } from './column.ts';
import type { Event } from './event.ts';
import type { Game } from './game.ts';
import { markerOf } from './game.ts';
import type { SplitFault } from './refusal.ts';
import type { Seat } from './seat.ts';

/** What one bettor's bet comes to. */
export interface Owed {
  readonly seat: Seat;
  readonly right: boolean; // the bet was right
  readonly forward: boolean; // squares move forward, else back
  readonly owed: number; // spaces by the bet
  readonly spaces: number; // spaces that can be moved, at most `owed`
  readonly turnLost: boolean; // more was owed than there was
}

/** Spaces by column: how far each square of a bettor moves. */
export type Spaces = ByColumn<number>;

/** What a bettor's bet comes to once the turn has ended. */
export function owes(game: Game, seat: Seat): Owed {
  const bet = game.betting?.bets[seat] ?? { side: 'blow' as const, discs: 0 };
  const made = game.betting?.made === true;
  const right = (bet.side === 'make') === made;
  // A wrong Make It pays double (rules 4.1).
  const owed = right || bet.side === 'blow' ? bet.discs : 2 * bet.discs;
  const room = total(roomsOf(game, seat, right));
  return { seat, right, forward: right, owed, spaces: Math.min(owed, room), turnLost: !right && owed > room };
}

/** How far each square of a seat can move: short of the top, or off the board; squares in claimed columns not at all. */
export function roomsOf(game: Game, seat: Seat, forward: boolean): Spaces {
  const rooms: { [C in Column]?: number } = {};
  for (const column of openSquares(game, seat)) {
    const at = markerOf(game, seat, column);
    const room = forward ? columnLength(column) - 1 - at : at;
    if (room > 0) rooms[column] = room;
  }
  return rooms;
}

/** The columns in which a seat has a square that can still move: unclaimed ones (B5, B27). */
export function openSquares(game: Game, seat: Seat): readonly Column[] {
  return columnsOf(game.markers[seat] ?? {}).filter((column) => game.claimed[column] === undefined);
}

/** The legal splits of a bettor, at most `limit` of them; each moves exactly the spaces owed. */
export function splitsOf(game: Game, seat: Seat, limit: number): readonly Spaces[] {
  const { spaces, forward } = owes(game, seat);
  const rooms = roomsOf(game, seat, forward);
  const found: Spaces[] = [];
  const columns = columnsOf(rooms);
  const fill = (index: number, left: number, split: Spaces): void => {
    if (found.length >= limit) return;
    const column = columns[index];
    if (column === undefined) {
      if (left === 0) found.push(split);
      return;
    }
    const rest = columns.slice(index + 1).reduce((sum, other) => sum + (rooms[other] ?? 0), 0);
    const most = Math.min(left, rooms[column] ?? 0);
    for (let here = most; here >= Math.max(0, left - rest); here -= 1) {
      fill(index + 1, left - here, here === 0 ? split : { ...split, [column]: here });
    }
  };
  fill(0, spaces, {});
  return found;
}

/** What is wrong with a split that a bettor names, or null. */
export function splitFault(
  game: Game,
  seat: Seat,
  asked: Readonly<Record<string, number>>,
): SplitFault | null {
  const { spaces, forward } = owes(game, seat);
  const rooms = roomsOf(game, seat, forward);
  const open = openSquares(game, seat);
  let sum = 0;
  for (const [key, count] of Object.entries(asked)) {
    const column = COLUMNS.find((known) => String(known) === key);
    if (column === undefined) return { fault: 'not-a-column', column: key };
    if (!Number.isInteger(count) || count < 0) return { fault: 'not-whole', column };
    if (!open.includes(column)) return { fault: 'no-marker', column };
    const room = rooms[column] ?? 0;
    if (count > room) return { fault: 'too-far', column, room };
    sum += count;
  }
  return sum === spaces ? null : { fault: 'wrong-sum', sum };
}

/** A split without columns that do not move. */
export function cleanSplit(asked: Readonly<Record<string, number>>): Spaces {
  return Object.fromEntries(Object.entries(asked).filter(([, count]) => count > 0));
}

/** The events of one payoff. */
export function payoffEvents({ seat, forward, owed, turnLost }: Owed, spaces: Spaces): readonly Event[] {
  const settled: Event = { is: 'settled', seat, forward, owed, spaces };
  return turnLost ? [settled, { is: 'turn-lost', seat }] : [settled];
}

/** The seats that must choose a split, with what they move; the first of them settles first. */
export function owingOf(game: Game): readonly Owed[] {
  if (game.phase !== 'settle') return [];
  return (game.betting?.pending ?? [])
    .filter((seat) => splitsOf(game, seat, 2).length > 1)
    .map((seat) => owes(game, seat));
}

function total(rooms: Spaces): number {
  return columnsOf(rooms).reduce((sum, column) => sum + (rooms[column] ?? 0), 0);
}
