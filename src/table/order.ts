/** What may be asked of the table: the commands of the rules, with names, and the ways to take back and put right. */

import type { Command } from '../rules/command.ts';
import type { Refusal } from '../rules/refusal.ts';
import type { AskedOptions } from '../rules/options.ts';
import type { Seat } from '../rules/seat.ts';
import type { AskedPlayer, PlayerRefusal } from './player.ts';

/** Commands that need no names. */
export type PlainCommand = Exclude<Command, { do: 'begin' }>;

/** A board put by hand, and what the referee says about why; the rules do not read it. */
export type SetOrder = Extract<Command, { do: 'set' }> & { readonly reason?: string | undefined };

/** Longest reason, in characters as a person counts them (code points). */
export const LONGEST_REASON = 200;

export interface BeginOrder {
  readonly do: 'begin';
  readonly seats: readonly AskedPlayer[];
  readonly first?: Seat | undefined;
  readonly rules?: AskedOptions | undefined;
}

export type Order =
  | BeginOrder
  | SetOrder
  | Exclude<PlainCommand, { do: 'set' }>
  | { readonly do: 'undo' }
  | { readonly do: 'redo' }
  /** Roll number `roll` of this game (without it the last) was misread: these were the dice. */
  | { readonly do: 'correct'; readonly roll?: number | undefined; readonly dice: readonly number[] }
  /** The last roll was not rolled on: the player had stopped, and it is the next seat's roll. */
  | { readonly do: 'stop-before-roll' };

export type TableRefusal =
  | Refusal
  | PlayerRefusal
  | { readonly code: 'bad-reason'; readonly most: number } // too long, or more than one line
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'nothing-to-redo' }
  | { readonly code: 'no-such-roll'; readonly roll: number | null; readonly rolls: number }
  | { readonly code: 'not-rolled-on' }; // the last thing that happened was no roll out of a person's decision
