/**
 * What a screen or a program is told of a table: always whole, never a difference.
 * `View` is the stable form of the line program; `Screen` adds what the desk and the display draw.
 */

import type { Part } from '../odds/rule-of-28.ts';
import type { Advance } from '../rules/choices.ts';
import type { ByColumn, Column, Step } from '../rules/column.ts';
import type { Phase } from '../rules/game.ts';
import type { Options } from '../rules/options.ts';
import type { Seat } from '../rules/seat.ts';
import type { HandMove } from './hands.ts';
import type { LastRoll, LogLine } from './log.ts';
import type { Player } from './player.ts';
import type { Label } from './table.ts';

/** A roll that waits beside the game because it came when none was awaited. */
export interface Held {
  readonly dice: readonly number[];
  readonly why: 'waiting' | 'asked'; // a choice is open; or the desk wants every reading confirmed
}

/** A choice of the waiting roll, with the losing rolls out of 1,296 after it. */
export interface OfferedChoice {
  readonly columns: readonly Column[];
  readonly bust: number;
}

/** Field names and meanings are those of the line program. Lists are by seat. */
export interface View {
  readonly game: Options['game'] | null;
  readonly rules: Options | null;
  readonly seats: readonly string[];
  readonly phase: Phase | 'none';
  readonly seat: Seat | null;
  readonly throws: number;
  readonly dice: readonly number[] | null;
  readonly choices: readonly OfferedChoice[];
  readonly runners: ByColumn<Step>;
  readonly climbed: ByColumn<Step>;
  readonly markers: readonly ByColumn<Step>[];
  readonly claimed: ByColumn<Seat>;
  readonly bust: { readonly ways: number; readonly of: number } | null;
  readonly rule_of_28: number;
  readonly may_stop: boolean;
  readonly must_roll: string | null; // why stopping is barred in `decide`
  readonly bets: readonly null[];
  readonly owing: Readonly<Record<string, never>>;
  readonly splits: readonly never[];
  readonly skips: readonly boolean[];
  readonly turns: readonly number[];
  readonly sheets: readonly never[];
  readonly scores: readonly never[];
  readonly held: Held | null;
  readonly undo: string | null;
  readonly redo: string | null;
  readonly winner: Seat | null;
  readonly rolls: number;
  readonly position: string | null;
}

/** What just happened, for screens that announce it. */
export type Notice =
  | { readonly is: 'busted'; readonly seat: Seat }
  | { readonly is: 'claimed'; readonly seat: Seat; readonly columns: readonly Column[] }
  | { readonly is: 'won'; readonly seat: Seat }
  | { readonly is: 'corrected'; readonly roll: number; readonly kept: number; readonly dropped: number }
  | { readonly is: 'rolled-on'; readonly seat: Seat; readonly next: Seat }
  | { readonly is: 'undone' | 'redone'; readonly label: Label };

/** The table as the desk and the display draw it. */
export interface Screen {
  readonly seq: number; // orders carried out so far
  readonly view: View;
  readonly players: readonly Player[]; // by seat
  readonly lastRoll: LastRoll | null;
  readonly advances: readonly (readonly Advance[])[]; // where the runners of each of view.choices go
  readonly hands: readonly HandMove[]; // what to move on the physical board now
  readonly columns: Required<ByColumn<number>> | null; // each column's own chance for the next roll, of 1,296
  readonly sum: readonly Part[]; // the Rule of 28 count as a sum
  readonly notice: Notice | null;
  readonly log: readonly LogLine[]; // newest first; only the desk is told
}
