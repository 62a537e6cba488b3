/** What happened in this game, a line a roll, stop or change by hand: each roll's line is a door to correct it. */

import type { Choice } from '../rules/choices.ts';
import type { ByColumn, Column, Step } from '../rules/column.ts';
import { columnsOf } from '../rules/column.ts';
import { pairings } from '../rules/pairing.ts';
import type { Seat } from '../rules/seat.ts';
import type { Moment } from './table.ts';
import { momentsOfGame, rollOf } from './table.ts';

export type LogLine =
  | {
      readonly is: 'roll';
      readonly seat: Seat;
      readonly roll: number;
      readonly dice: readonly number[];
      readonly outcome:
        | { readonly is: 'waiting' }
        | { readonly is: 'set-aside' } // the board was put by hand before its choice
        | { readonly is: 'chosen'; readonly columns: Choice }
        | { readonly is: 'busted'; readonly totals: readonly Column[] }; // none of these could be played
    }
  | {
      readonly is: 'stop';
      readonly seat: Seat;
      readonly kept: ByColumn<Step>;
      readonly claimed: readonly Column[];
      readonly won: boolean;
    }
  | { readonly is: 'set'; readonly seat: Seat }
  | { readonly is: 'begin'; readonly seats: number };

/** The newest roll of this game; it stays in sight after its choice or its bust, because it may have been misread. */
export interface LastRoll {
  readonly roll: number;
  readonly seat: Seat;
  readonly dice: readonly number[];
  readonly outcome: 'waiting' | 'chosen' | 'busted';
  readonly rolledOn: boolean; // it came while the player could have stopped
}

/** Lines of this game, newest first. */
export function logOf(moment: Moment | null): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (const at of momentsOfGame(moment)) {
    const { command, events } = at.entry;
    const seat = at.actor ?? 0;
    switch (command.do) {
      case 'begin':
        lines.push({ is: 'begin', seats: at.players.length });
        break;
      case 'set': {
        const roll = lines.at(-1);
        if (roll?.is === 'roll' && roll.outcome.is === 'waiting') {
          lines[lines.length - 1] = { ...roll, outcome: { is: 'set-aside' } };
        }
        lines.push({ is: 'set', seat: at.game.seat });
        break;
      }
      case 'roll': {
        const busted = events.some((event) => event.is === 'busted');
        const outcome = busted
          ? ({ is: 'busted', totals: totalsOf(command.dice) } as const)
          : ({ is: 'waiting' } as const);
        lines.push({ is: 'roll', seat, roll: rollOf(at.entry) ?? 0, dice: command.dice, outcome });
        break;
      }
      case 'choose': {
        const roll = lines.at(-1);
        const chosen = events.find((event) => event.is === 'chosen');
        if (roll?.is === 'roll' && chosen !== undefined) {
          lines[lines.length - 1] = { ...roll, outcome: { is: 'chosen', columns: chosen.columns } };
        }
        break;
      }
      case 'stop': {
        const stopped = events.find((event) => event.is === 'stopped');
        const claimed = events.flatMap((event) => (event.is === 'claimed' ? [event.column] : []));
        const won = events.some((event) => event.is === 'won');
        lines.push({ is: 'stop', seat, kept: stopped?.kept ?? {}, claimed, won });
        break;
      }
    }
  }
  return lines.reverse();
}

/** The newest roll of this game, wherever the game has gone since; none once the board was put by hand after it. */
export function lastRollOf(moment: Moment | null): LastRoll | null {
  let chosen = false;
  for (let at = moment; at !== null && at.entry.command.do !== 'begin'; at = at.before) {
    const { command, events } = at.entry;
    if (command.do === 'set') return null;
    if (command.do === 'choose') chosen = true;
    if (command.do !== 'roll') continue;
    const busted = events.some((event) => event.is === 'busted');
    return {
      roll: rollOf(at.entry) ?? 0,
      seat: at.actor ?? 0,
      dice: command.dice,
      outcome: busted ? 'busted' : chosen ? 'chosen' : 'waiting',
      rolledOn: at.before?.game.phase === 'decide',
    };
  }
  return null;
}

function totalsOf(dice: readonly number[]): readonly Column[] {
  const totals: { [C in Column]?: true } = {};
  for (const pairing of pairings(dice)) for (const total of pairing) totals[total] = true;
  return columnsOf(totals);
}
