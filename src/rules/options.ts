/**
 * Every house rule and edition option by name, with its values and its default (rules 8.1).
 * A game keeps its options as data; the rule that reads an option stands with the thing it changes.
 */

import type { Refusal } from './refusal.ts';

/** Names and values are those of the rulebook and of the line program. */
export interface Options {
  readonly game: 'classic' | 'express';
  readonly first_player: 'two_dice' | 'youngest' | 'chosen';
  readonly win_columns: number; // columns claimed that win, 1 to the limit for the number of seats
  readonly betting: boolean;
  readonly bets_entry: 'desk' | 'table';
  readonly bet_min_third_throw: boolean;
  readonly bet_clock: number; // seconds, 0 for none
  readonly claimed_markers: 'remove' | 'stay';
  readonly occupied: 'stack' | 'skip' | 'reroll';
  readonly empty_double: 'two' | 'three';
  readonly pairing_choice: 'free' | 'most_columns';
  readonly auto_stop_on_win: boolean;
  readonly cocked_die: 'rethrow_all' | 'rethrow_die' | 'count_if_readable';
  readonly turn_clock: number; // seconds, 0 for none
  readonly r28_double: 'first_step' | 'placing_roll';
  readonly express_fifth: 'unique' | 'open';
  readonly express_end: 'each' | 'all_at_first';
}

export type OptionName = keyof Options;

/** What is asked for at the start of a game: any of the options, the rest at their defaults. */
export type AskedOptions = { readonly [N in OptionName]?: Options[N] | undefined };

export const DEFAULT_OPTIONS: Options = {
  game: 'classic',
  first_player: 'two_dice',
  win_columns: 3,
  betting: false,
  bets_entry: 'desk',
  bet_min_third_throw: false,
  bet_clock: 0,
  claimed_markers: 'remove',
  occupied: 'stack',
  empty_double: 'two',
  pairing_choice: 'free',
  auto_stop_on_win: false,
  cocked_die: 'rethrow_all',
  turn_clock: 0,
  r28_double: 'first_step',
  express_fifth: 'unique',
  express_end: 'each',
};

/** The values that each option can take, the default first; `count` stands for the whole numbers from 0. */
export const OPTION_VALUES: { readonly [N in OptionName]: readonly Options[N][] | 'count' } = {
  game: ['classic', 'express'],
  first_player: ['two_dice', 'youngest', 'chosen'],
  win_columns: 'count',
  betting: [false, true],
  bets_entry: ['desk', 'table'],
  bet_min_third_throw: [false, true],
  bet_clock: 'count',
  claimed_markers: ['remove', 'stay'],
  occupied: ['stack', 'skip', 'reroll'],
  empty_double: ['two', 'three'],
  pairing_choice: ['free', 'most_columns'],
  auto_stop_on_win: [false, true],
  cocked_die: ['rethrow_all', 'rethrow_die', 'count_if_readable'],
  turn_clock: 'count',
  r28_double: ['first_step', 'placing_roll'],
  express_fifth: ['unique', 'open'],
  express_end: ['each', 'all_at_first'],
};

/** Reads one option from its written value; null when there is no such value. */
export function readOption<N extends OptionName>(name: N, text: string): Options[N] | null {
  const values: readonly Options[N][] | 'count' = OPTION_VALUES[name];
  if (values !== 'count') return values.find((value) => String(value) === text) ?? null;
  // A count is a number by the table above; the compiler cannot see which options those are.
  return /^(0|[1-9]\d{0,8})$/.test(text) ? (Number(text) as Options[N]) : null;
}

/** Options that the judge of this version plays with any value; the others it plays at their default only. */
const PLAYED: readonly OptionName[] = ['win_columns', 'first_player'];

/** Seats at one table of the classic game. */
export const MOST_SEATS = 4;

/** The highest target that somebody must reach: seats * (target - 1) + 1 may not pass the eleven columns (rules 5). */
export function mostWinColumns(seats: number): number {
  return Math.floor(10 / seats) + 1;
}

/** Fills in the defaults, or refuses a value or a combination that the rules do not allow. */
export function settleOptions(
  asked: AskedOptions,
  seats: number,
): { readonly ok: true; readonly options: Options } | { readonly ok: false; readonly refusal: Refusal } {
  const options: Options = { ...DEFAULT_OPTIONS, ...given(asked) };
  const later = optionNames().find(
    (name) => !PLAYED.includes(name) && options[name] !== DEFAULT_OPTIONS[name],
  );
  if (later !== undefined) return { ok: false, refusal: { code: 'not-yet', what: later } };
  const limit = mostWinColumns(seats);
  if (!Number.isInteger(options.win_columns) || options.win_columns < 1 || options.win_columns > limit) {
    return { ok: false, refusal: { code: 'bad-win-columns', asked: options.win_columns, limit, seats } };
  }
  return { ok: true, options };
}

/** All option names, in the order of the rulebook's table. */
export function optionNames(): readonly OptionName[] {
  return Object.keys(DEFAULT_OPTIONS) as OptionName[];
}

/** An option that is named without a value counts as not asked for. */
function given(asked: AskedOptions): Partial<Options> {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}
