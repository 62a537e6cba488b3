/** What the host says to a screen. Host to screen is typed only: both come from one build. */

import type { Advice, AdviceFault, BotDid, BotsHold, LookBack } from './advice.ts';
import type { Figures } from '../odds/figures.ts';
import type { Preset } from '../rules/preset.ts';
import type { Viewpoint } from '../table/project.ts';
import type { Evening } from '../table/evening.ts';
import type { Screen } from '../table/view.ts';
import type { Person } from './person.ts';
import type { Language, Preferences } from './preferences.ts';
import type { PortList, ReaderReport, ReaderStatus } from './reader.ts';

export type { PlayerName } from '../advice/players/names.ts';
export { PLAYERS } from '../advice/players/names.ts';
export type { Reason } from '../advice/players/reason.ts';
export type { Viewpoint } from '../table/project.ts';
export type { Call, CallPart } from '../table/call.ts';
export type { Evening, Ranked } from '../table/evening.ts';
export type { HandMove } from '../table/hands.ts';
export type { LastRoll, LogLine } from '../table/log.ts';
export type { AskedPlayer, Colour, Player, Shape } from '../table/player.ts';
export type { Person } from './person.ts';
export type { Label } from '../table/table.ts';
export type {
  Best,
  Held,
  MarkQuestion,
  Notice,
  OfferedChoice,
  Payoff,
  Screen,
  SplitQuestion,
  View,
} from '../table/view.ts';
export type { About } from '../table/why.ts';
export type { ChiSquare, Fairness, Tally } from '../odds/fairness.ts';
export type { Figures } from '../odds/figures.ts';
export type { Part } from '../odds/rule-of-28.ts';

/** Why the host cannot carry out orders now. The game that is shown is safe; what is asked is refused until it is mended. */
export interface Trouble {
  readonly code: 'journal-unwritable' | 'journal-in-use' | 'journal-unreadable';
  readonly path: string;
  readonly detail: string; // the system's own words
}

/** The reader as a screen may know it. */
export interface ReaderPanel {
  readonly status: ReaderStatus;
  readonly askFirst: boolean;
  readonly settle: number; // milliseconds of quiet before plain digits count
  readonly note: ReaderNote | null; // the newest reading that was not applied
  readonly trial: ReaderTrial | null;
  readonly machine: Machine | null; // the desk alone is told
  readonly bound: readonly string[]; // dice of this table, where the reader tells each by itself
}

/** The machine that the host runs on, as far as commands for it need to know. */
export interface Machine {
  readonly platform: string; // as Node names it
  readonly user: string | null; // the login
}

/** The reader is being tried, and nothing of it counts meanwhile. */
export type ReaderTrial =
  | { readonly is: 'test'; readonly dice: readonly number[] | null } // the roll, once it has come
  | {
      readonly is: 'bind';
      readonly count: number; // of dice that are wanted
      readonly dice: readonly { readonly die: string; readonly value: number }[];
    };

/** A reading that changed nothing, or waits, and why. */
export interface ReaderNote {
  readonly why:
    | 'not-awaited'
    | 'early'
    | 'bad-roll'
    | 'other-count' // a roll of more or fewer dice than are awaited
    | 'kept' // the dice that stay when one is thrown again are not among them
    | 'gap' // a roll before it may be missing
    | 'boot' // the device started anew and did not say who it is
    | 'unsure' // the device is not sure of a face
    | 'count'
    | 'obscured'
    | 'moving'
    | 'lowlight'
    | 'cocked'
    | 'stacked'
    | 'offtray'
    | 'unbound' // of a reader that tells each die by itself, see dice-line.md
    | 'stranger'
    | 'extra'
    | 'clash'
    | 'incomplete'
    | 'half'
    | 'battery';
  readonly dice: readonly number[] | null; // the faces that are known
  readonly die?: string | undefined; // which die it is about
}

/** A clock that runs for the players; screens count it down from when they were told. */
export interface ClockTold {
  readonly of: 'turn' | 'bet';
  readonly seconds: number; // when it started
  readonly left: number; // milliseconds, when this was told
}

/** The time played at this table since the program started, and whether it stands. */
export interface SessionTold {
  readonly played: number; // milliseconds, when this was told
  readonly runs: boolean; // it is counted now
  readonly paused: boolean;
  readonly idle: boolean; // the pause is so long that screens may sleep
}

/** Everything a screen shows, whole. */
export interface Told {
  readonly screen: Screen;
  readonly reader: ReaderPanel;
  readonly presets: readonly Preset[]; // the players' own
  readonly people: readonly Person[]; // who played here, the newest first; the desk alone is told
  readonly spoken: readonly string[]; // the players of this game by seat, as their names are said aloud
  readonly clock: ClockTold | null;
  readonly session: SessionTold | null; // null before the first game
  readonly preferences: Preferences;
  readonly language: Language; // in which the screens speak
  readonly card: boolean; // the display shows the rule card
  readonly between: boolean; // the next game is being set up
  readonly evening: Evening | null; // of a table whose game is over
  readonly figures: Figures; // counts that the help pages speak of; the same in every telling
  readonly trouble: Trouble | null;
  readonly rescued: string | null; // what was mended when the journal and the settings were opened
  readonly speaks: boolean; // this screen alone calls aloud
  readonly bot: BotDid | null; // the newest thing that a computer player did or says, until it is outdated
  readonly botsHold: BotsHold | null; // a computer player is to act and holds still
  readonly botUndecided: boolean; // dice given now would be a computer player's that is about to say what it does, or to be thrown for
  readonly advising: boolean; // advice is sent to this screen for the game that is played
  readonly adviceFault: AdviceFault | null; // why computer players that need weights, and advice, cannot be had now
  readonly clips: readonly string[]; // sounds of the players' own, see call.ts
}

/** The answer to one message, by its id. */
export type Receipt =
  | {
      readonly is: 'receipt';
      readonly id: string;
      readonly ok: true;
      readonly ports?: PortList | undefined;
      readonly report?: ReaderReport | undefined;
      readonly why?: string | undefined;
      readonly preset?: Preset | undefined; // the one that was kept
      readonly file?: string | undefined; // the text of a preset's file
    }
  | {
      readonly is: 'receipt';
      readonly id: string;
      readonly ok: false;
      readonly refusal: string; // kebab-case code
      readonly says: string; // one sentence
    };

export type FromHost =
  | { readonly is: 'welcome'; readonly protocol: number; readonly viewpoint: Viewpoint }
  | { readonly is: 'told'; readonly told: Told }
  | { readonly is: 'advice'; readonly advice: Advice }
  | { readonly is: 'look-back'; readonly lookBack: LookBack }
  | Receipt;
