/** The one thing of the newest order that is worth announcing to a table. */

import type { Event } from '../rules/event.ts';
import { stoppedInstead } from './correct.ts';
import type { Moment, Table, TableEvent } from './table.ts';
import type { Notice, Payoff } from './view.ts';

/** The announcement of the newest order, or null when it speaks for itself on the board. */
export function noticeOf(table: Table): Notice | null {
  const { last, moment } = table;
  if (last === null || moment === null) return null;
  const { events } = last;
  for (const event of events) {
    if (event.is === 'undone' || event.is === 'redone') return { is: event.is, label: event.label };
    if (event.is === 'corrected') {
      return { is: 'corrected', roll: event.roll, kept: event.kept, dropped: event.dropped };
    }
  }
  return (
    endNotice(events) ??
    betNotice(table, events) ??
    turnNotice(events) ??
    smallNotice(events) ??
    rolledOn(table, events)
  );
}

function endNotice(events: readonly TableEvent[]): Notice | null {
  const won = find(events, 'won');
  if (won === undefined) return null;
  const byClock = find(events, 'timed-out') !== undefined;
  // The program stopped for the player when one order both chose and won.
  return { is: 'won', seat: won.seat, byClock, bySelf: find(events, 'chosen') !== undefined && !byClock };
}

function betNotice(table: Table, events: readonly TableEvent[]): Notice | null {
  const paid = payoffsOf(events);
  const revealed = find(events, 'bets-revealed');
  if (revealed !== undefined) {
    const laid = revealed.bets.flatMap((bet, seat) => (bet === null ? [] : [{ seat, bet }]));
    const seat = table.last?.found?.game.seat ?? 0;
    return {
      is: 'bets-revealed',
      made: revealed.made,
      seat,
      paid: laid.map(({ seat: bettor, bet }) => ({
        ...(paid.find((one) => one.seat === bettor) ?? open(bettor)),
        bet,
      })),
    };
  }
  return paid.length > 0 ? { is: 'settled', paid: paidSinceReveal(table.moment) } : null;
}

/** Everybody's payoff since the bets were turned over, in the order in which they were paid. */
function paidSinceReveal(moment: Moment | null): readonly Payoff[] {
  const paid: Payoff[] = [];
  for (let at = moment; at !== null; at = at.before) {
    paid.unshift(...payoffsOf(at.entry.events));
    if (at.entry.events.some((event) => event.is === 'bets-revealed')) break;
  }
  return paid;
}

function payoffsOf(events: readonly TableEvent[]): readonly Payoff[] {
  const lost = events.flatMap((event) => (event.is === 'turn-lost' ? [event.seat] : []));
  return events.flatMap((event) =>
    event.is === 'settled' ? [{ ...event, bet: null, turnLost: lost.includes(event.seat) }] : [],
  );
}

/** A bet whose payoff is still to be split. */
function open(seat: number): Payoff {
  return { seat, bet: null, forward: null, owed: 0, spaces: null, turnLost: false };
}

function turnNotice(events: readonly TableEvent[]): Notice | null {
  const busted = find(events, 'busted');
  if (busted !== undefined) return { is: 'busted', seat: busted.seat };
  const claims = events.filter((event) => event.is === 'claimed');
  const [claim] = claims;
  return claim === undefined
    ? null
    : { is: 'claimed', seat: claim.seat, columns: claims.map((event) => event.column) };
}

function smallNotice(events: readonly TableEvent[]): Notice | null {
  for (const event of events) {
    switch (event.is) {
      case 'voided':
        return { is: 'voided', kept: event.kept };
      case 'first-tied':
        return { is: 'first-tied', seats: event.seats };
      case 'first-settled':
      case 'free-ride':
      case 'player-out':
        return { is: event.is, seat: event.seat };
      case 'timed-out':
        return { is: 'timed-out', phase: event.phase, reminded: event.reminded };
      default:
        break;
    }
  }
  return null;
}

function rolledOn(table: Table, events: readonly TableEvent[]): Notice | null {
  const rolled = find(events, 'rolled');
  const instead = rolled === undefined || table.moment === null ? null : stoppedInstead(table.moment);
  return instead?.ok === true ? { is: 'rolled-on', seat: instead.seat, next: instead.next } : null;
}

function find<I extends Event['is']>(
  events: readonly TableEvent[],
  is: I,
): Extract<Event, { is: I }> | undefined {
  return events.find((event): event is Extract<Event, { is: I }> => event.is === is);
}
