/** Whether a turn may stop, and what stopping does (rules 1.6, 8.2, B4). */

import type { Column } from './column.ts';
import { columnsOf } from './column.ts';
import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import type { Game } from './game.ts';
import { claimsOf, seatsOf } from './game.ts';
import type { Refusal } from './refusal.ts';
import { holdsRival, isTopped } from './runners.ts';
import { endTurn } from './turn-end.ts';
import { allSeats } from './seat.ts';

/** Why stopping is barred in `decide`, or null when it is allowed. */
export function stopBar(
  game: Game,
): Extract<Refusal, { code: 'must-roll-occupied' | 'must-roll-third' }> | null {
  const shared = sharedColumns(game);
  if (game.options.occupied === 'reroll' && shared.length > 0) {
    return { code: 'must-roll-occupied', columns: shared };
  }
  // Binds once bets lie on the turn: a stop after the first throw has none (B2).
  if (game.options.bet_min_third_throw && game.betting !== null && game.throws < 3)
    return { code: 'must-roll-third' };
  return null;
}

/** Columns where a runner of the player shares its step with another player's marker. */
export function sharedColumns(game: Game): readonly Column[] {
  return columnsOf(game.runners).filter((column) => holdsRival(game, column, game.runners[column] ?? 0));
}

/** Everything that a stop does: claims, returned markers, then the win or the end of the turn. */
export function stopEvents(game: Game): readonly Event[] {
  const stopped: Event = { is: 'stopped', seat: game.seat, kept: game.runners };
  const topped = columnsOf(game.runners).filter((column) => isTopped(game, column));
  const events = [stopped, ...topped.flatMap((column) => claim(game, column))];
  const after = events.reduce(evolve, game);
  // The target is checked right after the claims; there is no final round, and bets are void (rules 1.6, B16).
  if (claimsOf(after, game.seat) >= game.options.win_columns)
    return [...events, { is: 'won', seat: game.seat }];
  return [...events, ...endTurn(after, true)];
}

/** Whether the program stops for the player: the house rule is on, a stop would win, and nothing bars it (rules 8.4). */
export function stopsByItself(game: Game): boolean {
  const { auto_stop_on_win, betting, bet_min_third_throw } = game.options;
  if (!auto_stop_on_win || stopBar(game) !== null) return false;
  if (betting && bet_min_third_throw && game.throws < 3) return false;
  return stopWins(game);
}

/** Whether stopping now wins: the claimed columns and the runners on top come to the target (rules 1.6). */
export function stopWins(game: Game): boolean {
  const topped = columnsOf(game.runners).filter((column) => isTopped(game, column));
  return claimsOf(game, game.seat) + topped.length >= game.options.win_columns;
}

function claim(game: Game, column: Column): readonly Event[] {
  const claimed: Event = { is: 'claimed', seat: game.seat, column };
  const rivals = allSeats(seatsOf(game)).filter(
    (seat) => seat !== game.seat && game.markers[seat]?.[column] !== undefined,
  );
  // Under `stay` they are left in place, dead (S1).
  const leave = rivals.length > 0 && game.options.claimed_markers === 'remove';
  return leave ? [claimed, { is: 'markers-returned', column, seats: rivals }] : [claimed];
}
