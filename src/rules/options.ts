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

/** What is asked for at the start of a game, unchecked: the rest stays at its default. */
export type AskedOptions = Readonly<Record<string, string | number | boolean>>;

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

/** Longest time that a clock can be set to, in seconds. */
export const LONGEST_CLOCK = 3600;

/** Seats at one table: four in the classic game, ten in Express, where everybody plays the same throw. */
export function mostSeats(game: Options['game']): number {
  return game === 'express' ? 10 : 4;
}

/** The highest target that somebody must reach: seats * (target - 1) + 1 may not pass the eleven columns (rules 5). */
export function mostWinColumns(seats: number): number {
  return Math.floor(10 / seats) + 1;
}

/** The target when none is asked for: three columns, with betting 5, 4 or 3 for 2, 3 or 4 seats (rules 5). */
export function usualWinColumns(seats: number, betting: boolean): number {
  return betting ? Math.max(3, 7 - seats) : DEFAULT_OPTIONS.win_columns;
}

/** Fills in the defaults, or refuses an unknown option, a value or a combination that the rules do not allow. */
export function settleOptions(
  asked: AskedOptions,
  seats: number,
): { readonly ok: true; readonly options: Options } | { readonly ok: false; readonly refusal: Refusal } {
  for (const [name, value] of Object.entries(asked)) {
    const known = optionNames().find((option) => option === name);
    if (known === undefined) return { ok: false, refusal: { code: 'unknown-option', name } };
    if (!isValue(known, value)) return { ok: false, refusal: { code: 'bad-option', name, value } };
  }
  const usual: Options = {
    ...DEFAULT_OPTIONS,
    win_columns: usualWinColumns(seats, asked['betting'] === true),
  };
  const options: Options = { ...usual, ...asked };
  const refusal = misfit(options, seats);
  return refusal === null ? { ok: true, options } : { ok: false, refusal };
}

/** The first thing that does not fit together, or null. */
function misfit(options: Options, seats: number): Refusal | null {
  const most = mostSeats(options.game);
  if (!Number.isInteger(seats) || seats < 1 || seats > most) return { code: 'bad-seats', seats, most };
  for (const name of ['bet_clock', 'turn_clock'] as const) {
    if (options[name] > LONGEST_CLOCK) return { code: 'bad-clock', name, most: LONGEST_CLOCK };
  }
  if (options.betting && options.game === 'express') return { code: 'betting-needs-classic' };
  if (options.betting && seats < 2) return { code: 'betting-needs-seats' };
  if (options.betting && options.occupied !== 'stack')
    return { code: 'betting-needs-stack', occupied: options.occupied };
  const limit = mostWinColumns(seats);
  const target = options.win_columns;
  if (options.game === 'classic' && (!Number.isInteger(target) || target < 1 || target > limit)) {
    return { code: 'bad-win-columns', asked: target, limit, seats };
  }
  return null;
}

/** All option names, in the order of the rulebook's table. */
export function optionNames(): readonly OptionName[] {
  return Object.keys(DEFAULT_OPTIONS) as OptionName[];
}

/** Whether an option can have this value. A target is any number here: the number of seats limits it. */
function isValue(name: OptionName, value: string | number | boolean): boolean {
  const values: readonly (string | number | boolean)[] | 'count' = OPTION_VALUES[name];
  if (values !== 'count') return values.includes(value);
  return typeof value === 'number' && (name === 'win_columns' || (Number.isInteger(value) && value >= 0));
}
