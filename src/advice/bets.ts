/** How computer players bet on another's turn, and how they split what a bet wins or loses (rules 4). */

import { standChances } from './champion/stand.ts';
import type { Net } from './champion/net.ts';
import { fastGameOf } from './fast/convert.ts';
import type { TurnEnds } from './turn-chance.ts';
import type { ByColumn, Column, Step } from '../rules/column.ts';
import { columnLength, columnsOf } from '../rules/column.ts';
import type { Event } from '../rules/event.ts';
import { evolve } from '../rules/evolve.ts';
import type { Bet, Game } from '../rules/game.ts';
import { markerOf, seatsOf } from '../rules/game.ts';
import { owes, type Spaces, splitsOf } from '../rules/payoff.ts';
import { nextSeat, type Seat } from '../rules/seat.ts';
import { stopEvents } from '../rules/stop.ts';

/** Sizes of a bet (rules 4.1). */
const SIZES = [1, 2, 3, 4, 5] as const;
const MOST_DISCS = 5;
/** The chance at which both sides gain alike on average (rules 4.2). */
const EVEN = 0.6;
/** Splits that are looked at; more than that differ by little. */
const MOST_SPLITS = 60;

/**
 * By the average gain of a disc (rules 4.2): Make It above 3/5, else Blow It; five discs where that side gains, one where
 * it loses. A turn that wins pays nobody, so only the other ends count.
 */
export function betByChance({ made, blown }: TurnEnds): Bet {
  const chance = made + blown > 0 ? made / (made + blown) : 1;
  const side = chance > EVEN ? 'make' : 'blow';
  const gain = side === 'make' ? 3 * chance - 2 : 1 - 2 * chance;
  return { side, discs: gain > 0 ? MOST_DISCS : 1 };
}

/** A bet with the bettor's chance to win the game after its payoff, over both ends of the turn. */
export interface ValuedBet extends Bet {
  readonly win: number;
}

/** Every bet of a seat by what it is worth, best first: each end of the turn with its best split. */
export function rankBets(net: Net, game: Game, seat: Seat, ends: TurnEnds): readonly ValuedBet[] {
  const ended = [
    { share: ends.made, made: true },
    { share: ends.blown, made: false },
  ];
  const both = (['make', 'blow'] as const).flatMap((side) => SIZES.map((discs) => ({ side, discs })));
  return both
    .map((bet) => ({
      ...bet,
      win: ended.reduce((sum, { share, made }) => sum + share * payoffValue(net, game, seat, bet, made), 0),
    }))
    .sort((one, other) => other.win - one.win);
}

/** The game once the turn has ended, stopped where it stands or blown, with this one bet to be paid. */
function endedTurn(game: Game, seat: Seat, bet: Bet, made: boolean): Game {
  const events: readonly Event[] = made
    ? stopEvents({ ...game, betting: null }).filter(({ is }) => is !== 'turn-passed' && is !== 'won')
    : [{ is: 'busted', seat: game.seat, lost: game.climbed }];
  const after = events.reduce(evolve, game);
  const bets = after.markers.map((_, at) => (at === seat ? bet : null));
  return { ...after, phase: 'settle', betting: { bettors: [seat], bets, made, pending: [seat] } };
}

function payoffValue(net: Net, game: Game, seat: Seat, bet: Bet, made: boolean): number {
  const ended = endedTurn(game, seat, bet, made);
  const splits = splitsOf(ended, seat, MOST_SPLITS);
  return Math.max(...splits.map((split) => splitValue(net, ended, seat, split)));
}

/** The seat's chance to win after a split of what it owes or is owed. */
function splitValue(net: Net, game: Game, seat: Seat, split: Spaces): number {
  const { forward, turnLost } = owes(game, seat);
  const markers = game.markers.map((own, at) => (at === seat ? moved(own, split, forward ? 1 : -1) : own));
  const next = nextSeat(game.seat, seatsOf(game));
  // A lost turn is felt where it comes at once; a later one is not foreseen.
  const mover = turnLost && next === seat ? nextSeat(next, seatsOf(game)) : next;
  return standChances(net, fastGameOf({ ...game, markers, runners: {} }), mover)[seat] ?? 0;
}

function moved(own: ByColumn<Step>, split: Spaces, sign: 1 | -1): ByColumn<Step> {
  const markers: { [C in Column]?: Step } = { ...own };
  for (const column of columnsOf(split)) {
    const step = (markers[column] ?? 0) + sign * (split[column] ?? 0);
    if (step > 0) markers[column] = step;
    else delete markers[column];
  }
  return markers;
}

/**
 * The split that a counting player takes: forward where a space is the largest share of its column, back where it is the
 * smallest; of equal ones where its marker stands highest.
 */
export function splitByShare(game: Game, seat: Seat): Spaces {
  const { forward } = owes(game, seat);
  const share = (split: Spaces) =>
    columnsOf(split).reduce(
      (sum, column) =>
        sum + ((split[column] ?? 0) * (1 + markerOf(game, seat, column) / 1000)) / columnLength(column),
      0,
    );
  const [first = {}, ...rest] = splitsOf(game, seat, Infinity);
  return rest.reduce((best, split) => {
    const more = share(split) - share(best);
    return (forward ? more > 0 : more < 0) ? split : best;
  }, first);
}

/** The split that leaves the best chance to win. */
export function splitByValue(net: Net, game: Game, seat: Seat): Spaces {
  const valued = splitsOf(game, seat, MOST_SPLITS).map((spaces) => ({
    spaces,
    win: splitValue(net, game, seat, spaces),
  }));
  return valued.reduce((best, one) => (one.win > best.win ? one : best), { spaces: {}, win: -1 }).spaces;
}
