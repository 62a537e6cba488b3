/** Whole sets of rules in the set-up: which can be chosen, which is chosen, and where a refused option stands. */

import type { AskedOptions, OptionName } from '../../rules/options.ts';
import { LONGEST_CLOCK, mostSeats } from '../../rules/options.ts';
import type { Preset } from '../../rules/preset.ts';
import { PRESETS, seatsFor } from '../../rules/preset.ts';
import { allBut, askedBy, usualOf, valueOf } from './draft-rules.ts';
import type { Draft } from './draft.ts';
import { seatedFor } from './draft.ts';

/** The set-up with an option at a value; one that is at its default is not said. */
export function withOption(draft: Draft, name: OptionName, value: string | number | boolean): Draft {
  const others = allBut(draft.rules, name);
  const without: Draft = { ...draft, rules: others };
  const next =
    value === usualOf(without, name) ? without : { ...without, rules: { ...others, [name]: value } };
  if (name !== 'game') return next;
  return seatedFor(next, 1, mostSeats(valueOf(next, 'game')));
}

/** A set of rules that can be chosen in one go. */
export interface OfferedPreset extends Preset {
  readonly seats: readonly [least: number, most: number];
  readonly own: boolean; // the players' own, which can be deleted and handed on
}

/** All sets of rules that can be chosen: the rulebook's, then the players' own by name. */
export function offeredPresets(own: readonly Preset[]): readonly OfferedPreset[] {
  const theirs = [...own].sort((one, other) => one.name.localeCompare(other.name));
  return [...PRESETS.map((preset) => ({ ...preset, own: false })), ...theirs.map(offered)];
}

/** One of the players' own sets, with the seats that it can be played with. */
export function offered(preset: Preset): OfferedPreset {
  const seats = seatsFor(preset.rules);
  return { ...preset, seats: [seats[0] ?? 1, seats.at(-1) ?? 1], own: true };
}

/** The set-up under a set of rules, with a number of seats that it can be played with. */
export function withPreset(draft: Draft, { rules, seats: [least, most] }: OfferedPreset): Draft {
  return seatedFor({ ...draft, rules }, least, most);
}

/** Whether the set-up is exactly this set of rules. */
export function isPreset(draft: Draft, preset: OfferedPreset): boolean {
  const [least, most] = preset.seats;
  const { length } = draft.seats;
  return (
    length >= least &&
    length <= most &&
    same(askedBy(draft), askedBy({ rules: preset.rules, seats: draft.seats }))
  );
}

function same(one: AskedOptions, other: AskedOptions): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** The option that a refusal is about, so that its sentence can stand there; null when it is about something else. */
export function optionAtFault(draft: Draft, code: string): OptionName | null {
  switch (code) {
    case 'betting-needs-stack':
      return 'occupied';
    case 'betting-needs-seats':
    case 'betting-needs-classic':
      return 'betting';
    case 'bad-win-columns':
      return 'win_columns';
    case 'needs-first':
    case 'bad-first':
      return 'first_player';
    case 'bad-clock':
      return clockWhere(draft, (seconds) => seconds > LONGEST_CLOCK);
    case 'bad-option':
      return clockWhere(draft, (seconds) => !Number.isInteger(seconds) || seconds < 0);
    default:
      return null;
  }
}

function clockWhere(draft: Draft, isWrong: (seconds: number) => boolean): OptionName | null {
  return (['turn_clock', 'bet_clock'] as const).find((name) => isWrong(valueOf(draft, name))) ?? null;
}
