/** The bets as they lie open, a row a bettor, gathered from what a screen is told. Before the reveal there is nothing to gather. */

import type { Payoff, Player, Screen } from '../../contract/from-host.ts';
import { columnsOf } from '../../rules/column.ts';
import type { Bet } from '../../rules/game.ts';
import type { Seat } from '../../rules/seat.ts';
import type { Moved } from '../../words/bets.ts';

/** One bettor's row. */
export interface RevealRow {
  readonly seat: Seat;
  readonly player: Player;
  readonly bet: Bet;
  readonly came: Moved;
}

export interface Reveal {
  readonly seat: Seat | null; // who made it or blew it, while that is the news
  readonly made: boolean;
  readonly rows: readonly RevealRow[];
}

/** What lies open: right after the reveal, and until the last payoff is settled. Else null. */
export function revealOf(screen: Screen): Reveal | null {
  const { notice, view, players } = screen;
  const told = notice?.is === 'bets-revealed' ? notice : null;
  const made = told?.made ?? madeIn(screen);
  if (made === null) return null;
  const paid = notice?.is === 'bets-revealed' || notice?.is === 'settled' ? notice.paid : [];
  const rows = (screen.bettors.length > 0 ? screen.bettors : paid.map(({ seat }) => seat)).flatMap((seat) => {
    const payoff = paid.find((one) => one.seat === seat);
    const laid = payoff?.bet ?? view.bets[seat] ?? null;
    const player = players[seat];
    if (laid === null || laid === 'in' || player === undefined) return [];
    return [{ seat, player, bet: laid, came: cameOf(screen, seat, laid, made, payoff) }];
  });
  return rows.length === 0 ? null : { seat: told?.seat ?? view.seat, made, rows };
}

/** Whether the turn was made, as the bettor shows who settles: forward means that the bet was right. */
function madeIn({ view, payoff }: Screen): boolean | null {
  if (view.phase !== 'settle' || payoff === null) return null;
  const bet = view.bets[payoff.seat];
  if (bet === null || bet === undefined || bet === 'in') return null;
  return (bet.side === 'make') === payoff.forward;
}

function cameOf({ view }: Screen, seat: Seat, bet: Bet, made: boolean, payoff: Payoff | undefined): Moved {
  const right = (bet.side === 'make') === made;
  if (payoff !== undefined && payoff.spaces !== null) {
    const { spaces, owed, turnLost } = payoff;
    const moved = columnsOf(spaces).reduce((sum, column) => sum + (spaces[column] ?? 0), 0);
    return { right, owed, moved, splitting: false, turnLost };
  }
  const owing = view.owing[String(seat)];
  return {
    right,
    owed: owing?.spaces ?? 0,
    moved: null,
    splitting: owing !== undefined,
    turnLost: view.skips[seat] === true,
  };
}
