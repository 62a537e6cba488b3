/** A game of the rules at the compact table. */

import { COLUMNS, columnLength } from '../../rules/column.ts';
import type { Game } from '../../rules/game.ts';
import { claimsOf, markerOf, seatsOf } from '../../rules/game.ts';
import { type FastGame, newFastGame } from './game.ts';
import { COLUMN_COUNT } from './shape.ts';

/**
 * The same position. House rules of movement are left behind: the compact table knows the usual ones alone, so what it
 * says of a game with others is near, not exact.
 */
export function fastGameOf(game: Game): FastGame {
  const seats = seatsOf(game);
  const fast = newFastGame(seats, game.options.win_columns);
  for (const [index, column] of COLUMNS.entries()) {
    const owner = game.claimed[column];
    for (let seat = 0; seat < seats; seat += 1) {
      // Under `stay` rivals' markers in a claimed column are dead.
      const stands = owner === undefined || owner === seat ? markerOf(game, seat, column) : 0;
      fast.markers[seat * COLUMN_COUNT + index] = stands;
    }
    if (owner !== undefined) {
      fast.owners[index] = owner;
      fast.open &= ~(1 << index);
    }
    const runner = game.runners[column];
    if (runner === undefined) continue;
    fast.runners[index] = runner;
    fast.out |= 1 << index;
    fast.free -= 1;
    if (runner === columnLength(column)) fast.topped |= 1 << index;
  }
  for (let seat = 0; seat < seats; seat += 1) {
    fast.claims[seat] = claimsOf(game, seat);
    fast.turns[seat] = game.turns[seat] ?? 0;
  }
  fast.seat = game.seat;
  fast.winner = typeof game.winner === 'number' ? game.winner : -1;
  return fast;
}
