/** Computer players at the compact table: what a player is there, a turn and a game. */

import type { Chance } from './chance.ts';
import { below } from './chance.ts';
import type { FastGame, Offer } from './game.ts';
import { advance, bustTurn, MOST_OFFERS, offersOf, resetGame, stopTurn, winsNow } from './game.ts';
import { ROLL_TABLE } from './rolls.ts';

/** A player at the compact table. Stopping as soon as it wins is the table's part: no player is asked for that. */
export interface Mind {
  /** Told once at the start of each of its turns. */
  prepare(game: FastGame): void;
  /** One of the first `count` offers, of which there are at least two. */
  pick(game: FastGame, offers: Uint8Array, count: number, chance: Chance): Offer;
  /** Whether it stops after a choice that does not win. */
  stops(game: FastGame): boolean;
}

/** Turns after which a game that nobody can win is given up; a game that somebody can win is over long before. */
export const MOST_TURNS = 5000;

const offers = new Uint8Array(MOST_OFFERS);

/** Plays the turn that begins now to its end. */
export function playTurn(game: FastGame, mind: Mind, chance: Chance): void {
  mind.prepare(game);
  if (rollOn(game, mind, chance)) stopTurn(game);
  else bustTurn(game);
}

/** Rolls on until the player stops, true, or a roll busts; the turn is not ended yet. */
export function rollOn(game: FastGame, mind: Mind, chance: Chance): boolean {
  for (;;) {
    const count = offersOf(game, below(chance, ROLL_TABLE.count), offers);
    if (count === 0) return false;
    advance(game, count === 1 ? (offers[0] ?? 0) : mind.pick(game, offers, count, chance));
    if (winsNow(game) || mind.stops(game)) return true;
  }
}

/**
 * Plays a whole game from the start, a player a seat. Gives the seat that won, or -1 where nobody has within `MOST_TURNS`, or
 * no column is left and nobody has reached the target, which is possible only with targets that the rules refuse.
 */
export function playGame(game: FastGame, minds: readonly Mind[], first: number, chance: Chance): number {
  resetGame(game, first);
  for (let turn = 0; turn < MOST_TURNS && game.winner < 0 && game.open !== 0; turn += 1) {
    const mind = minds[game.seat];
    if (mind === undefined) throw new RangeError(`Nobody sits on seat ${game.seat}.`);
    playTurn(game, mind, chance);
  }
  return game.winner;
}
