/** The options of a set-up: which of them matter, and what they stand at. It judges none of them. */

import type { AskedOptions, OptionName, Options } from '../../rules/options.ts';
import { DEFAULT_OPTIONS, OPTION_VALUES, optionNames, usualWinColumns } from '../../rules/options.ts';

/** What of a set-up its options depend on. */
export interface Rules {
  readonly seats: readonly unknown[];
  readonly rules: AskedOptions; // what differs from the defaults
}

/** What an option stands at when nobody says otherwise. */
export function usualOf<N extends OptionName>(draft: Rules, name: N): Options[N] {
  const usual: Options = {
    ...DEFAULT_OPTIONS,
    win_columns: usualWinColumns(draft.seats.length, draft.rules['betting'] === true),
  };
  return usual[name];
}

/** What an option stands at. A value that it cannot have counts as not said. */
export function valueOf<N extends OptionName>(draft: Rules, name: N): Options[N] {
  const asked = draft.rules[name];
  return isValueOf(name, asked) ? asked : usualOf(draft, name);
}

function isValueOf<N extends OptionName>(name: N, value: unknown): value is Options[N] {
  const values: readonly unknown[] | 'count' = OPTION_VALUES[name];
  return values === 'count' ? typeof value === 'number' : values.includes(value);
}

/** Options that make a difference in the game that is chosen, for as many seats as there are. */
export function optionsThatMatter(draft: Rules): readonly OptionName[] {
  const express = valueOf(draft, 'game') === 'express';
  const betting = valueOf(draft, 'betting');
  const seats = draft.seats.length;
  return optionNames().filter((name) => {
    switch (name) {
      case 'game':
      case 'cocked_die':
        return true;
      case 'express_fifth':
      case 'express_end':
        return express;
      case 'first_player':
      case 'claimed_markers':
      case 'occupied':
        return !express && seats > 1;
      case 'betting':
        return !express && (seats > 1 || betting);
      case 'bets_entry':
      case 'bet_min_third_throw':
        return !express && betting;
      case 'bet_clock':
        return !express && betting && valueOf(draft, 'bets_entry') === 'desk';
      default:
        return !express;
    }
  });
}

/** The options to be asked for: those that matter and differ from the defaults. */
export function askedBy(draft: Rules): AskedOptions {
  const matter: readonly string[] = optionsThatMatter(draft);
  const known: readonly string[] = optionNames();
  return Object.fromEntries(
    // An option that this program does not know goes up as it is: the host says so.
    Object.entries(draft.rules).filter(([name]) => matter.includes(name) || !known.includes(name)),
  );
}

/** Options as they were, one left out. */
export function allBut(rules: AskedOptions, name: OptionName): AskedOptions {
  return Object.fromEntries(Object.entries(rules).filter(([one]) => one !== name));
}

/** What differs from the defaults in the options of a game that was played. */
export function differing(options: Options, seats: number): AskedOptions {
  const usual: Options = { ...DEFAULT_OPTIONS, win_columns: usualWinColumns(seats, options.betting) };
  return Object.fromEntries(
    optionNames().flatMap((name) => (options[name] === usual[name] ? [] : [[name, options[name]] as const])),
  );
}
