/**
 * What of the newest order a caller may say aloud, in parts. Players stand in it as seats: how they are called is for those
 * who speak.
 */

import type { Choice } from '../rules/choices.ts';
import type { Column } from '../rules/column.ts';
import { columnsOf } from '../rules/column.ts';
import type { Dice } from '../rules/dice.ts';
import type { Event } from '../rules/event.ts';
import type { Seat } from '../rules/seat.ts';
import type { Moment, Table, TableEvent } from './table.ts';
import { momentsOfGame, rollOf } from './table.ts';

/** What a table wants to hear even where little is called, and all the rest. */
export type CallRank = 'result' | 'all';

/** One thing that is said. */
export type CallPart =
  | { readonly rank: 'result'; readonly is: 'busted'; readonly seat: Seat }
  | {
      readonly rank: 'result';
      readonly is: 'claimed';
      readonly seat: Seat;
      readonly columns: readonly Column[];
    }
  | { readonly rank: 'result'; readonly is: 'won'; readonly seats: readonly Seat[] }
  | { readonly rank: 'result'; readonly is: 'revealed'; readonly seat: Seat; readonly made: boolean }
  | { readonly rank: 'result'; readonly is: 'corrected'; readonly dice: Dice }
  | { readonly rank: 'result'; readonly is: 'time-up'; readonly reminded: boolean }
  | { readonly rank: 'result'; readonly is: 'first'; readonly seat: Seat } // begins, by the roll-off
  | { readonly rank: 'all'; readonly is: 'rolled'; readonly dice: Dice }
  | { readonly rank: 'all'; readonly is: 'chosen'; readonly columns: Choice }
  | { readonly rank: 'all'; readonly is: 'stopped' }
  | { readonly rank: 'all'; readonly is: 'turn'; readonly seat: Seat } // begins
  | { readonly rank: 'all'; readonly is: 'tied' } // in the roll-off
  | { readonly rank: 'all'; readonly is: 'voided' }
  | {
      readonly rank: 'all';
      readonly is: 'stopped-first'; // the stop before a roll was put in
      readonly seat: Seat;
      readonly next: Seat | null; // whose roll it then is
    }
  | { readonly rank: 'all'; readonly is: 'taken-back' | 'put-again' };

export interface Call {
  /** Of the order that it is about, which is the same to every screen and after every restart. */
  readonly id: number;
  readonly rank: CallRank; // the highest of its parts
  /** Entries up to what it tells. Once fewer of them stand, it is no longer true. */
  readonly depth: number;
  /** Entries that stood before its order and still do. */
  readonly stands: number;
  readonly parts: readonly CallPart[];
}

/** The call of the newest order; null when nothing of it is worth a word. */
export function callOf(table: Table): Call | null {
  const { last, moment, seq } = table;
  if (last === null) return null;
  const parts = partsOf(last.events, last.found, moment);
  if (parts.length === 0) return null;
  return {
    id: seq,
    rank: parts.some((part) => part.rank === 'result') ? 'result' : 'all',
    depth: moment?.depth ?? 0,
    stands: sharedDepth(last.found, moment),
    parts,
  };
}

function partsOf(
  events: readonly TableEvent[],
  found: Moment | null,
  moment: Moment | null,
): readonly CallPart[] {
  const [first] = events;
  switch (first?.is) {
    case 'undone':
      return [{ rank: 'all', is: 'taken-back' }];
    case 'redone':
      return [{ rank: 'all', is: 'put-again' }];
    case 'corrected':
      return [{ rank: 'result', is: 'corrected', dice: first.to }, ...bustOf(moment, first.roll)];
    case 'stop-put-first':
      return stopPutFirst(first.seat, found, moment);
    default:
      return [...events.flatMap((event) => partsOfEvent(event, events, found)), ...turnOf(events, moment)];
  }
}

function partsOfEvent(
  event: TableEvent,
  all: readonly TableEvent[],
  found: Moment | null,
): readonly CallPart[] {
  switch (event.is) {
    case 'timed-out':
      return [{ rank: 'result', is: 'time-up', reminded: event.reminded }];
    case 'rolled':
    case 'first-rolled':
      return [{ rank: 'all', is: 'rolled', dice: event.dice }];
    case 'first-tied':
      return [{ rank: 'all', is: 'tied' }];
    case 'first-settled':
      return [{ rank: 'result', is: 'first', seat: event.seat }];
    case 'chosen':
      return [{ rank: 'all', is: 'chosen', columns: event.columns }];
    case 'busted':
      return [{ rank: 'result', is: 'busted', seat: event.seat }];
    case 'stopped':
      // A claim and a win say it themselves.
      return all.some(({ is }) => is === 'claimed' || is === 'won') ? [] : [{ rank: 'all', is: 'stopped' }];
    case 'claimed': {
      const columns = all.flatMap((other) => (other.is === 'claimed' ? [other.column] : []));
      return columns[0] === event.column
        ? [{ rank: 'result', is: 'claimed', seat: event.seat, columns }]
        : [];
    }
    case 'bets-revealed':
      return [{ rank: 'result', is: 'revealed', seat: found?.game.seat ?? 0, made: event.made }];
    case 'won':
      return [{ rank: 'result', is: 'won', seats: seatsOf(event.seat) }];
    case 'voided':
      return [{ rank: 'all', is: 'voided' }];
    default:
      return [];
  }
}

/** Whose turn has just begun, where there is anybody to tell apart. */
function turnOf(events: readonly TableEvent[], moment: Moment | null): readonly CallPart[] {
  const game = moment?.game;
  const untold = events.some(({ is }) => is === 'voided' || is === 'adjusted' || is === 'first-settled');
  if (game === undefined || untold || game.options.game === 'express') return [];
  if (game.phase !== 'roll' || game.throws > 0 || game.markers.length === 1) return [];
  return [{ rank: 'all', is: 'turn', seat: game.seat }];
}

/** The stop that was put in, what it claimed or won, and what became of the roll after it. */
function stopPutFirst(seat: Seat, found: Moment | null, moment: Moment | null): readonly CallPart[] {
  if (moment === null) return [];
  const { game, entry } = moment;
  const claimed = columnsOf(game.claimed).filter((column) => found?.game.claimed[column] === undefined);
  const rolled = rollOf(entry) !== null;
  return [
    { rank: 'all', is: 'stopped-first', seat, next: rolled ? moment.actor : null },
    ...(claimed.length === 0 ? [] : [{ rank: 'result', is: 'claimed', seat, columns: claimed } as const]),
    ...(game.winner === null ? [] : [{ rank: 'result', is: 'won', seats: seatsOf(game.winner) } as const]),
    ...(rolled ? bustsIn(entry.events) : []),
  ];
}

/** Whether a roll of this game bust: that is part of what the dice say. */
function bustOf(moment: Moment | null, roll: number): readonly CallPart[] {
  const rolled = momentsOfGame(moment).find(({ entry }) => rollOf(entry) === roll);
  return rolled === undefined ? [] : bustsIn(rolled.entry.events);
}

const bustsIn = (events: readonly Event[]): readonly CallPart[] =>
  events.flatMap((event) =>
    event.is === 'busted' ? [{ rank: 'result', is: 'busted', seat: event.seat }] : [],
  );

const seatsOf = (winner: Seat | readonly Seat[]): readonly Seat[] =>
  typeof winner === 'number' ? [winner] : winner;

/** How many entries two moments have in common. */
function sharedDepth(one: Moment | null, other: Moment | null): number {
  let [left, right] = [one, other];
  while (left !== right) {
    if ((left?.depth ?? 0) >= (right?.depth ?? 0)) left = left?.before ?? null;
    else right = right?.before ?? null;
  }
  return left?.depth ?? 0;
}
