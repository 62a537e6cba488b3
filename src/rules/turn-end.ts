/** The end of a turn that did not win: the reveal and the payoffs if bets lie on it, then the next seat (rules 4, B18 to B20). */

import type { Event } from './event.ts';
import { evolve } from './evolve.ts';
import type { Game } from './game.ts';
import { seatsOf } from './game.ts';
import { owes, payoffEvents, splitsOf } from './payoff.ts';
import type { Seat } from './seat.ts';
import { nextSeat } from './seat.ts';

/** What follows a stop (`made`) or a bust. */
export function endTurn(game: Game, made: boolean): readonly Event[] {
  const { betting } = game;
  if (betting === null) return [passOn(game)];
  if (betting.bettors.some((seat) => betting.bets[seat] === null)) return [{ is: 'bets-awaited', made }];
  return reveal(game, made);
}

/** The bets are turned over and paid, as far as nobody has to choose. */
export function reveal(game: Game, made: boolean): readonly Event[] {
  const revealed: Event = { is: 'bets-revealed', made, bets: game.betting?.bets ?? [] };
  return [revealed, ...payOn(evolve(game, revealed))];
}

/** Pays bettor after bettor up to the first who must choose; after the last the turn passes on. */
export function payOn(game: Game): readonly Event[] {
  const events: Event[] = [];
  let at = game;
  for (let seat = at.betting?.pending[0]; seat !== undefined; seat = at.betting?.pending[0]) {
    const [only, ...more] = splitsOf(at, seat, 2);
    if (only === undefined || more.length > 0) return events;
    const paid = payoffEvents(owes(at, seat), only);
    events.push(...paid);
    at = paid.reduce(evolve, at);
  }
  return [...events, passOn(at)];
}

/** Who is on turn once this turn and its payoffs are over: the seat on the left, past those that lose their turn. */
export function nextOnTurn(game: Game): Seat {
  return passOn(game).seat;
}

function passOn(game: Game): Extract<Event, { is: 'turn-passed' }> {
  const skipped: Seat[] = [];
  let seat = nextSeat(game.seat, seatsOf(game));
  while (game.skips[seat] === true && !skipped.includes(seat)) {
    skipped.push(seat);
    seat = nextSeat(seat, seatsOf(game));
  }
  return { is: 'turn-passed', seat, skipped };
}
