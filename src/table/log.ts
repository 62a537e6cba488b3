/** What happened in this game, a line a roll, stop or change by hand: each roll's line is a door to correct it. */

import type { Choice } from '../rules/choices.ts';
import type { ByColumn, Column, Step } from '../rules/column.ts';
import { columnsOf } from '../rules/column.ts';
import { pairings } from '../rules/pairing.ts';
import type { Event } from '../rules/event.ts';
import type { Bet } from '../rules/game.ts';
import type { Seat } from '../rules/seat.ts';
import { stoppedInstead } from './correct.ts';
import type { Moment } from './table.ts';
import { momentsOfGame, rollOf } from './table.ts';

export type LogLine =
  | {
      readonly is: 'roll';
      readonly seat: Seat | null; // null in Express: everybody's
      readonly roll: number;
      readonly dice: readonly number[];
      readonly typed?: true | undefined; // not the reader's, in a game in which others are
      readonly thrown?: true | undefined; // by the program's own dice
      readonly outcome:
        | { readonly is: 'waiting' }
        | { readonly is: 'set-aside' } // the board was put by hand before its choice
        | { readonly is: 'chosen'; readonly columns: Choice }
        | { readonly is: 'busted'; readonly totals: readonly Column[] } // none of these could be played
        | { readonly is: 'voided'; readonly kept: readonly number[] | null };
    }
  | {
      readonly is: 'stop';
      readonly seat: Seat;
      readonly kept: ByColumn<Step>;
      readonly claimed: readonly Column[];
      readonly won: boolean;
    }
  | {
      readonly is: 'first';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly typed?: true | undefined; // as of a roll
      readonly thrown?: true | undefined;
      readonly begins: Seat | null;
    }
  | { readonly is: 'bets'; readonly made: boolean; readonly bets: readonly (Bet | null)[] }
  | {
      readonly is: 'payoff';
      readonly seat: Seat;
      readonly forward: boolean;
      readonly spaces: ByColumn<number>;
      readonly turnLost: boolean;
    }
  | {
      readonly is: 'mark';
      readonly seat: Seat;
      readonly fifth: number | null;
      readonly rows: readonly [Column, Column];
      readonly out: boolean;
    }
  | { readonly is: 'time'; readonly reminded: boolean }
  | { readonly is: 'set'; readonly seat: Seat; readonly reason: string | null }
  | { readonly is: 'begin'; readonly seats: number };

/** The newest roll of this game; it stays in sight after its choice or its bust, because it may have been misread. */
export interface LastRoll {
  readonly roll: number;
  readonly seat: Seat | null; // null in Express
  readonly dice: readonly number[];
  readonly thrown: boolean; // by the program's own dice
  readonly outcome: 'waiting' | 'chosen' | 'busted' | 'voided';
  readonly rolledOn: boolean; // it is the newest thing, and its player could have stopped before it
  readonly next: Seat | null; // whose roll it would then be; null when nobody's yet
}

/** Lines of this game, newest first. */
export function logOf(moment: Moment | null): readonly LogLine[] {
  const lines: LogLine[] = [];
  const moments = momentsOfGame(moment);
  const someRead = moments.some(({ source }) => source === 'read');
  for (const at of moments) {
    const { command, events } = at.entry;
    const mark = markOf(at, someRead);
    switch (command.do) {
      case 'begin':
        lines.push({ is: 'begin', seats: at.players.length });
        break;
      case 'set':
        setAside(lines);
        lines.push({ is: 'set', seat: at.game.seat, reason: at.entry.reason ?? null });
        break;
      case 'first': {
        const begins = events.find((event) => event.is === 'first-settled')?.seat ?? null;
        lines.push({ is: 'first', seat: command.seat, dice: command.dice, begins, ...mark });
        break;
      }
      case 'time':
        lines.push({
          is: 'time',
          reminded: events.some((event) => event.is === 'timed-out' && event.reminded),
        });
        break;
      case 'mark': {
        const marked = events.find((event) => event.is === 'marked');
        const out = events.some((event) => event.is === 'player-out');
        if (marked !== undefined) lines.push({ ...marked, is: 'mark', out });
        break;
      }
      case 'roll':
        lines.push({ ...rollLine(at, command.dice), ...mark });
        break;
      // What these come to is told by their events.
      case 'void':
      case 'choose':
      case 'stop':
      case 'bet':
      case 'settle':
        break;
    }
    noteOutcome(lines, events);
    lines.push(...endLines(events));
  }
  return lines.reverse();
}

/** The mark of a roll that neither the reader gave nor, in a game without a reader, the usual fingers. */
function markOf({ source }: Moment, someRead: boolean): { readonly typed?: true; readonly thrown?: true } {
  if (source === 'thrown') return { thrown: true };
  return someRead && source === 'typed' ? { typed: true } : {};
}

function rollLine(at: Moment, dice: readonly number[]): LogLine {
  const { events } = at.entry;
  const busted = events.some((event) => event.is === 'busted');
  return {
    is: 'roll',
    seat: at.game.options.game === 'express' ? null : (at.actor ?? 0),
    roll: rollOf(at.entry) ?? 0,
    dice,
    outcome: busted ? { is: 'busted', totals: totalsOf(dice) } : { is: 'waiting' },
  };
}

/** Writes what became of a roll into its line. */
function noteOutcome(lines: LogLine[], events: readonly Event[]): void {
  const at = lines.findLastIndex((line) => line.is === 'roll');
  const roll = lines[at];
  if (roll?.is !== 'roll') return;
  for (const event of events) {
    if (event.is === 'chosen') lines[at] = { ...roll, outcome: { is: 'chosen', columns: event.columns } };
    if (event.is === 'voided') lines[at] = { ...roll, outcome: { is: 'voided', kept: event.kept } };
  }
}

/** The lines of a turn's end: the stop, the bets that were turned over, and what they paid. */
function endLines(events: readonly Event[]): readonly LogLine[] {
  const claimed = events.flatMap((event) => (event.is === 'claimed' ? [event.column] : []));
  const won = events.some((event) => event.is === 'won');
  const lost = events.flatMap((event) => (event.is === 'turn-lost' ? [event.seat] : []));
  return events.flatMap((event): readonly LogLine[] => {
    switch (event.is) {
      case 'stopped':
        return [{ is: 'stop', seat: event.seat, kept: event.kept, claimed, won }];
      case 'bets-revealed':
        return [{ is: 'bets', made: event.made, bets: event.bets }];
      case 'settled': {
        const { seat, forward, spaces } = event;
        return [{ is: 'payoff', seat, forward, spaces, turnLost: lost.includes(seat) }];
      }
      default:
        return [];
    }
  });
}

/** A roll that was waiting when the board was put by hand waits no more. */
function setAside(lines: LogLine[]): void {
  const roll = lines.at(-1);
  if (roll?.is === 'roll' && roll.outcome.is === 'waiting') {
    lines[lines.length - 1] = { ...roll, outcome: { is: 'set-aside' } };
  }
}

/** The newest roll of this game, wherever the game has gone since; none once the board was put by hand after it. */
export function lastRollOf(moment: Moment | null): LastRoll | null {
  let outcome: LastRoll['outcome'] = 'waiting';
  for (let at = moment; at !== null && at.entry.command.do !== 'begin'; at = at.before) {
    const { command, events } = at.entry;
    if (command.do === 'set') return null;
    if (outcome === 'waiting' && events.some((event) => event.is === 'chosen' || event.is === 'marked'))
      outcome = 'chosen';
    if (outcome === 'waiting' && command.do === 'void') outcome = 'voided';
    if (command.do !== 'roll') continue;
    const instead = at === moment ? stoppedInstead(at) : null;
    return {
      roll: rollOf(at.entry) ?? 0,
      seat: at.game.options.game === 'express' ? null : (at.actor ?? 0),
      dice: command.dice,
      thrown: at.source === 'thrown',
      outcome: events.some((event) => event.is === 'busted') ? 'busted' : outcome,
      rolledOn: instead?.ok === true,
      next: instead?.ok === true ? instead.next : null,
    };
  }
  return null;
}

function totalsOf(dice: readonly number[]): readonly Column[] {
  const totals: { [C in Column]?: true } = {};
  for (const pairing of pairings(dice)) for (const total of pairing) totals[total] = true;
  return columnsOf(totals);
}
