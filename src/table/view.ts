/**
 * What a screen or a program is told of a table: always whole, never a difference.
 * `View` is the stable form of the line program; `Screen` adds what the desk and the display draw.
 */

import type { Fairness } from '../odds/fairness.ts';
import type { Part } from '../odds/rule-of-28.ts';
import type { Advance } from '../rules/choices.ts';
import type { ByColumn, Column, Step } from '../rules/column.ts';
import type { Bet, Phase, RollOff } from '../rules/game.ts';
import type { Sheet } from '../rules/express/sheet.ts';
import type { Split } from '../rules/express/split.ts';
import type { Options } from '../rules/options.ts';
import type { Spaces } from '../rules/payoff.ts';
import type { Seat } from '../rules/seat.ts';
import type { Call } from './call.ts';
import type { HandMove } from './hands.ts';
import type { LastRoll, LogLine } from './log.ts';
import type { Player } from './player.ts';
import type { Label } from './table.ts';

/** A roll that waits beside the game until somebody says what it is. */
export interface Held {
  readonly dice: readonly number[];
  readonly why:
    | 'waiting' // a choice, a bet or a payoff is open
    | 'asked' // the desk wants every reading confirmed
    | 'gap' // one before it may be missing
    | 'unknown-boot' // the reader started anew and did not say who it is
    | 'unsure' // the reader is not sure of a face
    | 'copy' // the same dice were typed just before
    | 'late'; // the clock ended the turn just before
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
  readonly seat: Seat | null; // nobody's turn in Express
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
  /** What a bystander may know: no bet, one that is in, or after the reveal the bet itself. */
  readonly bets: readonly (null | 'in' | Bet)[];
  /** By seat: who must still choose a split, the spaces already cut to what can be moved. */
  readonly owing: Readonly<Record<string, { readonly spaces: number; readonly forward: boolean }>>;
  readonly splits: readonly Spaces[]; // the legal ones of the seat that settles, up to 200
  readonly settling: Seat | null; // whose split is awaited
  readonly kept: readonly number[] | null; // dice that stay while a cocked one is thrown again
  readonly skips: readonly boolean[]; // who loses the next turn
  readonly turns: readonly number[];
  readonly sheets: readonly Sheet[];
  readonly scores: readonly number[];
  readonly held: Held | null;
  readonly undo: string | null;
  readonly redo: string | null;
  readonly winner: Seat | readonly Seat[] | null;
  readonly rolls: number;
  readonly position: string | null;
}

/** What just happened, for screens that announce it. */
export type Notice =
  | { readonly is: 'busted'; readonly seat: Seat }
  | { readonly is: 'claimed'; readonly seat: Seat; readonly columns: readonly Column[] }
  | {
      readonly is: 'won';
      readonly seat: Seat | readonly Seat[];
      readonly byClock: boolean;
      readonly bySelf: boolean;
    }
  | { readonly is: 'corrected'; readonly roll: number; readonly kept: number; readonly dropped: number }
  | { readonly is: 'rolled-on'; readonly seat: Seat; readonly next: Seat | null }
  | { readonly is: 'voided'; readonly kept: readonly number[] | null }
  | { readonly is: 'first-tied'; readonly seats: readonly Seat[] }
  | { readonly is: 'first-settled'; readonly seat: Seat }
  | {
      readonly is: 'bets-revealed';
      readonly made: boolean;
      readonly seat: Seat;
      readonly paid: readonly Payoff[];
    }
  | { readonly is: 'settled'; readonly paid: readonly Payoff[] }
  | { readonly is: 'free-ride'; readonly seat: Seat }
  | { readonly is: 'player-out'; readonly seat: Seat }
  | { readonly is: 'timed-out'; readonly phase: 'choose' | 'decide' | 'bet'; readonly reminded: boolean }
  | { readonly is: 'undone' | 'redone'; readonly label: Label };

/** One bettor's bet and what came of it; `spaces` null while it is still to be split. */
export interface Payoff {
  readonly seat: Seat;
  readonly bet: Bet | null; // null where it was told before
  readonly forward: boolean | null;
  readonly owed: number;
  readonly spaces: Spaces | null;
  readonly turnLost: boolean;
}

/** What a bettor must split, for the desk to offer. */
export interface SplitQuestion {
  readonly seat: Seat;
  readonly forward: boolean;
  readonly owed: number; // by the bet
  readonly spaces: number; // what can be moved of it
  readonly rooms: Spaces; // how far each square can go
}

/** The splits of an Express throw that a seat may mark. */
export interface MarkQuestion {
  readonly seat: Seat;
  readonly splits: readonly Split[];
}

/** A best solitaire result. */
export interface Best {
  readonly name: string;
  readonly columns: number; // the target that it was played to
  readonly turns: number; // fewest
  readonly games: number; // finished ones of this name and target
}

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
  readonly call: Call | null; // what a caller may say of the newest order
  readonly rollOff: RollOff | null;
  readonly bettors: readonly Seat[]; // who must bet in this turn, from the left of the player
  readonly payoff: SplitQuestion | null;
  readonly marks: readonly MarkQuestion[]; // the seats that have not marked this throw
  readonly diceAwaited: number; // two in the roll-off, five in Express, else four
  readonly bests: readonly Best[]; // solitaire results of the players at the table
  readonly fairness: Fairness | null; // of the dice in this game; only the desk is told
  readonly log: readonly LogLine[]; // newest first; only the desk is told
}
