/** "You Wanna Bet": who must bet, and the bets as they come in (rules 4, B1 to B7, B21, B25, B26). */

import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import type { Bet, Game } from './game.ts';
import { seatsOf } from './game.ts';
import { cleanSplit, openSquares, owes, payoffEvents, splitFault } from './payoff.ts';
import type { Ruling } from './ruling.ts';
import { happened, refused } from './ruling.ts';
import type { Seat } from './seat.ts';
import { allSeats, nextSeat } from './seat.ts';
import { payOn, reveal } from './turn-end.ts';

/** White discs that a bet may be covered with. */
export const MOST_DISCS = 5;

/** The throw of a turn after whose move bets are called (B1). */
export const BETS_AFTER = 2;

/** What the bet of a seat is when its time runs out: the smallest possible loss (B26). */
const LATE_BET: Bet = { side: 'blow', discs: 1 };

/** The seats that must bet, from the left of the player: a square in an unclaimed column, and no lost turn to serve. */
export function bettorsOf(game: Game): readonly Seat[] {
  const seats: Seat[] = [];
  for (
    let seat = nextSeat(game.seat, seatsOf(game));
    seat !== game.seat;
    seat = nextSeat(seat, seatsOf(game))
  ) {
    if (openSquares(game, seat).length > 0 && game.skips[seat] !== true) seats.push(seat);
  }
  return seats;
}

/** The call for bets after the second throw's move; nothing when it is not due or nobody may bet. */
export function betsCall(game: Game): readonly Event[] {
  if (!game.options.betting || game.throws !== BETS_AFTER || game.betting !== null) return [];
  const seats = bettorsOf(game);
  return seats.length === 0 ? [] : [{ is: 'bets-called', seats, entry: game.options.bets_entry }];
}

/** One seat's bet: in secret before the turn goes on, or from the discs on the table after it has ended. */
export function bet(game: Game, seat: Seat, side: Bet['side'], discs: number): Ruling {
  const { betting } = game;
  if ((game.phase !== 'bet' && game.phase !== 'reveal') || betting === null)
    return refused({ code: 'no-bets' });
  if (!allSeats(seatsOf(game)).includes(seat))
    return refused({ code: 'no-such-seat', seat, seats: seatsOf(game) });
  if (!betting.bettors.includes(seat)) return refused({ code: 'not-eligible', seat });
  if (betting.bets[seat] !== null) return refused({ code: 'bet-final', seat });
  if (!Number.isInteger(discs) || discs < 1 || discs > MOST_DISCS)
    return refused({ code: 'bad-discs', discs });
  const placed: Event = { is: 'bet-placed', seat, side, discs };
  return happened(placed, ...revealIfComplete(evolve(game, placed)));
}

/** The bet clock ran out: whoever has not bet lays one disc on Blow It. */
export function lateBets(game: Game): readonly Event[] {
  const { betting } = game;
  if (betting === null) return [];
  return betting.bettors
    .filter((seat) => betting.bets[seat] === null)
    .map((seat) => ({ is: 'bet-placed', seat, ...LATE_BET }));
}

/** How the bettor whose payoff is due splits it. */
export function settle(game: Game, seat: Seat, spaces: Readonly<Record<string, number>>): Ruling {
  const first = game.betting?.pending[0];
  if (game.phase !== 'settle' || first === undefined) return refused({ code: 'nothing-to-settle' });
  if (seat !== first) return refused({ code: 'not-first-to-settle', seat, first });
  const owed = owes(game, seat);
  const why = splitFault(game, seat, spaces);
  if (why !== null) return refused({ code: 'bad-split', spaces: owed.spaces, forward: owed.forward, why });
  const paid = payoffEvents(owed, cleanSplit(spaces));
  return happened(...paid, ...payOn(paid.reduce(evolve, game)));
}

function revealIfComplete(game: Game): readonly Event[] {
  const { betting } = game;
  if (game.phase !== 'reveal' || betting === null || betting.made === null) return [];
  return betting.bettors.every((seat) => betting.bets[seat] !== null) ? reveal(game, betting.made) : [];
}
