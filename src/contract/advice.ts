/** What computer players did and why, and advice: win chances, ranked choices, and the look back over a game. */

import type { PlayerName } from '../advice/players/names.ts';
import type { Reason } from '../advice/players/reason.ts';
import type { Choice } from '../rules/choices.ts';
import type { Column } from '../rules/column.ts';
import type { Dice } from '../rules/dice.ts';
import type { Spaces } from '../rules/payoff.ts';
import type { Seat } from '../rules/seat.ts';

/** What a computer player does. A bet stays secret: that one was laid is all that is told of it. */
export type BotAct =
  | { readonly does: 'choose'; readonly columns: Choice }
  | { readonly does: 'roll' } // it rolls, or rolls on: its throw is awaited, or the program just threw it
  | { readonly does: 'stop' }
  | { readonly does: 'bet' }
  | { readonly does: 'settle'; readonly spaces: Spaces; readonly forward: boolean }
  | {
      readonly does: 'mark';
      readonly fifth: number | null; // null in a free ride
      readonly rows: readonly [Column, Column];
    };

/** Once the bets lie open, why computer players laid theirs; never before, and never a chance where advice is off. */
export interface ShownBets {
  readonly does: 'show-bets';
  readonly whys: readonly BetWhy[]; // in the order in which they bet
}

/** Why the computer player of a seat bet as it did. */
export interface BetWhy {
  readonly seat: Seat;
  readonly player: PlayerName;
  readonly reason: Reason;
}

/** The newest thing that a computer player did or says. */
export interface BotDid {
  readonly seat: Seat; // of shown bets the first one's
  readonly player: PlayerName;
  readonly act: BotAct | ShownBets;
  readonly reason: Reason | null; // null where it would tell a secret, or a chance to win where advice is off
  readonly seq: number; // the newest order of the table that it speaks of
}

/**
 * Why computer players hold still: something was taken back or put right, the program was started in mid-game, something
 * is open at a desk, for which they wait and no longer, or the one whose turn it is could not act.
 */
export type BotsHold = 'taken-back' | 'resumed' | 'desk-open' | 'failed';

/** Why nothing can be computed: the files of the weights, or the worker that computes. `detail` is the system's own words. */
export type AdviceFault =
  | { readonly is: 'no-weights'; readonly path: string; readonly detail: string }
  | { readonly is: 'damaged-weights'; readonly path: string; readonly detail: string }
  | { readonly is: 'stopped'; readonly detail: string };

/** What values are told in: the chance to win (0 to 1, more is better), or alone the turns still needed (fewer are better). */
export type Worth = 'chance' | 'turns';

/** Advice about one position. A screen drops it once it shows another `seq`. */
export interface Advice {
  readonly seq: number;
  readonly worth: Worth; // of `choices` and `decide`
  /** Chance of each seat to win, as people play; empty where there are none to tell: alone, before a game, in Express. */
  readonly chances: readonly number[];
  /** The choices on offer, the best first, each with what it is worth by best play; the desk alone is told. */
  readonly choices: readonly ValuedChoice[];
  /** Stopping against rolling on, by best play; the desk alone is told. */
  readonly decide: StopOrRoll | null;
  /** What the champion would do; the desk alone is told. */
  readonly best: { readonly act: BotAct; readonly reason: Reason } | null;
}

export interface ValuedChoice {
  readonly columns: Choice;
  readonly value: number;
}

export interface StopOrRoll {
  readonly stop: number | null; // null where stopping is barred
  readonly roll: number;
  readonly bust: number; // losing rolls out of 1,296
}

/** A decision of a game, as it is graded: what was done and what was best. */
export interface GradedDecision {
  readonly roll: number; // the roll that was chosen from, or the last one before the stop or the next roll
  readonly seat: Seat;
  readonly dice: Dice | null; // of a choice
  readonly done: DecisionMade;
  readonly best: DecisionMade;
  readonly doneValue: number;
  readonly bestValue: number;
  readonly position: string; // the board at that moment, in the text notation
}

export type DecisionMade = Extract<BotAct, { readonly does: 'choose' | 'roll' | 'stop' }>;

/** A game looked back at. */
export interface LookBack {
  readonly seq: number;
  readonly worth: Worth;
  /** The chances after each roll and what came of it; alone the turns still needed, one number a line. */
  readonly line: readonly ChancesAt[];
  /** Where the chances changed most, the largest change first. */
  readonly turning: readonly TurningPoint[];
  readonly seats: readonly SeatLookBack[];
  /** The three decisions that gave up most, the costliest first. */
  readonly costliest: readonly GradedDecision[];
}

export interface ChancesAt {
  readonly roll: number;
  readonly seat: Seat;
  readonly chances: readonly number[];
}

export interface TurningPoint {
  readonly roll: number;
  readonly seat: Seat; // whose roll it was
  readonly change: number; // of that seat's value
}

/** Skill and luck of one seat, apart. */
export interface SeatLookBack {
  readonly seat: Seat;
  readonly decisions: number;
  readonly givenUp: number; // sum over its decisions of the value that the best one would have had more
  readonly luck: number; // sum over its rolls of what they brought against their expectation
  readonly busts: number;
  readonly bustsExpected: number; // sum of the bust chances of its rolls
}
