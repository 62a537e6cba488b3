/**
 * A table: the game as it stands, how it came to that, and what can be taken back.
 * Everything is shared and nothing is changed, so that a take-back is a step to an older moment.
 */

import type { Command } from '../rules/command.ts';
import type { Event } from '../rules/event.ts';
import { begun, evolve } from '../rules/evolve.ts';
import type { Game } from '../rules/game.ts';
import type { Seat } from '../rules/seat.ts';
import type { Player } from './player.ts';

/**
 * Who gave an order: fingers at the desk, the dice reader, a program over the line, a clock that ran out, a computer player
 * that decided, or the program's own dice.
 */
export type Origin = 'desk' | 'reader' | 'line' | 'clock' | 'bot' | 'dice';

/** Where the dice of an entry come from: somebody typed them, the reader read them, or the program threw them. */
export type Source = 'typed' | 'read' | 'thrown';

/** A command that was played, with what it did. */
export interface Entry {
  readonly command: Command;
  readonly events: readonly Event[];
  readonly players?: readonly Player[] | undefined; // with `begin`: who sits down
  readonly reason?: string | undefined; // with `set`: why the board was put by hand
}

/** The game right after an entry, and the moment before it. */
export interface Moment {
  readonly entry: Entry;
  readonly game: Game;
  readonly players: readonly Player[];
  readonly actor: Seat | null; // whose turn it was when the command came; null for `begin`
  readonly depth: number; // entries up to and including this one
  readonly source: Source; // of its dice, where it put any on the table
  readonly before: Moment | null;
}

/** Something that can be taken back or put again: what it is called, and the moment that this leads to. */
export interface Step {
  readonly label: Label;
  readonly moment: Moment | null;
  readonly next: Step | null;
}

/** What an undo or redo is about; the words make a phrase of it. */
export type Label =
  | { readonly does: 'begin' }
  | {
      readonly does: 'first' | 'roll' | 'choose' | 'stop' | 'bet' | 'settle' | 'mark';
      readonly name: string; // empty for a throw of Express, which is everybody's
      readonly numbers: readonly number[]; // dice or columns; none where they are nobody's business
    }
  | { readonly does: 'set' }
  | { readonly does: 'void' }
  | { readonly does: 'time' }
  | { readonly does: 'correct'; readonly roll: number }
  | { readonly does: 'stop-before-roll'; readonly name: string };

export interface Table {
  readonly seq: number; // orders carried out so far: 0 for a bare table
  readonly moment: Moment | null;
  readonly undo: Step | null;
  readonly redo: Step | null;
  readonly last: Done | null; // the newest order, for the line that tells hands what to move
}

/** What an order led to, and the moment it found. */
export interface Done {
  readonly events: readonly TableEvent[];
  readonly found: Moment | null;
}

/** Events of the rules, and those of putting right. */
export type TableEvent =
  | Event
  | { readonly is: 'undone' | 'redone'; readonly label: Label }
  | {
      readonly is: 'corrected';
      readonly roll: number;
      readonly from: readonly number[];
      readonly to: readonly number[];
      readonly kept: number; // later commands that still stand
      readonly dropped: number; // later commands that do not
    }
  | { readonly is: 'stop-put-first'; readonly seat: Seat; readonly roll: number };

export const BARE_TABLE: Table = { seq: 0, moment: null, undo: null, redo: null, last: null };

/**
 * The moment after one more entry; null if the entry cannot follow (events of a game that has not begun). `source`
 * says where its dice come from.
 */
export function follow(before: Moment | null, entry: Entry, source: Source = 'typed'): Moment | null {
  let game: Game | null = before?.game ?? null;
  for (const event of entry.events) {
    if (event.is === 'begun') game = begun(event);
    else if (game === null) return null;
    else game = evolve(game, event);
  }
  const players = entry.players ?? before?.players;
  if (game === null || players === undefined || players.length !== game.markers.length) return null;
  const begins = entry.command.do === 'begin';
  return {
    entry,
    game,
    players,
    actor: begins ? null : (before?.game.seat ?? null),
    depth: (before?.depth ?? 0) + 1,
    source,
    before,
  };
}

/** The entries of the game that is being played, oldest first, `begin` included. */
export function momentsOfGame(moment: Moment | null): readonly Moment[] {
  const found: Moment[] = [];
  for (let at = moment; at !== null; at = at.before) {
    found.push(at);
    if (at.entry.command.do === 'begin') break;
  }
  return found.reverse();
}

/** The number of the roll that an entry made, or null if it made none. */
export function rollOf(entry: Entry): number | null {
  const rolled = entry.events.find((event) => event.is === 'rolled');
  return rolled === undefined ? null : rolled.roll;
}
