/** How computer players bet on another's turn, and how they split what a bet wins or loses (rules 4). */

import { bestSplit } from './champion/best-split.ts';
import type { Net } from './champion/net.ts';
import { fastGameOf } from './fast/convert.ts';
import type { TurnEnds } from './turn-chance.ts';
import { MOST_DISCS } from '../rules/betting.ts';
import { type Column, columnLength, COLUMNS, columnsOf } from '../rules/column.ts';
import type { Event } from '../rules/event.ts';
import { evolve } from '../rules/evolve.ts';
import type { Bet, Game } from '../rules/game.ts';
import { markerOf } from '../rules/game.ts';
import { cleanSplit, owes, payoffEvents, roomsOf, type Spaces } from '../rules/payoff.ts';
import type { Seat } from '../rules/seat.ts';
import { stopEvents } from '../rules/stop.ts';
import { nextOnTurn } from '../rules/turn-end.ts';

/** Sizes of a bet (rules 4.1). */
const SIZES = Array.from({ length: MOST_DISCS }, (_, at) => at + 1);
/** The chance at which both sides gain alike on average (rules 4.2). */
const EVEN = 0.6;

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
      win: ended.reduce(
        (sum, { share, made }) => sum + share * bestOf(net, endedTurn(game, seat, bet, made), seat).win,
        0,
      ),
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

/** The split of what a seat owes or is owed that leaves it the best chance to win, and that chance. */
function bestOf(net: Net, game: Game, seat: Seat): { readonly spaces: Spaces; readonly win: number } {
  const owed = owes(game, seat);
  const { forward, spaces } = owed;
  const rooms = roomsOf(game, seat, forward);
  // Who is next depends on a lost turn alone, not on where the spaces go.
  const mover = nextOnTurn(payoffEvents(owed, {}).reduce(evolve, game));
  const found = bestSplit(net, fastGameOf(game), {
    seat,
    mover,
    rooms: COLUMNS.map((column) => rooms[column] ?? 0),
    spaces,
    forward,
  });
  const moving = COLUMNS.map((column, at) => [column, found.spaces[at] ?? 0] as const);
  return { spaces: cleanSplit(Object.fromEntries(moving)), win: found.win };
}

/**
 * The split that a counting player takes: forward where a space is the largest share of its column, back where it is the
 * smallest; of equal ones where its marker stands highest, forward, or lowest, back, and then in the lower column.
 */
export function splitByShare(game: Game, seat: Seat): Spaces {
  const { forward, spaces } = owes(game, seat);
  const rooms = roomsOf(game, seat, forward);
  const share = (column: Column) => (1 + markerOf(game, seat, column) / 1000) / columnLength(column);
  const order = [...columnsOf(rooms)].sort((one, other) =>
    forward ? share(other) - share(one) : share(one) - share(other),
  );
  const split: { [C in Column]?: number } = {};
  let left = spaces;
  for (const column of order) {
    const count = Math.min(left, rooms[column] ?? 0);
    if (count > 0) split[column] = count;
    left -= count;
  }
  return split;
}

/** The split that leaves a seat the best chance to win, of all that the rules allow; the payoff is the seat's to make now. */
export function splitByValue(net: Net, game: Game, seat: Seat): Spaces {
  return bestOf(net, game, seat).spaces;
}
