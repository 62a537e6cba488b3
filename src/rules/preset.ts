/** Named sets of options: the ones of the rulebook, and what a set of the players' own must be. */

import type { AskedOptions } from './options.ts';
import { mostSeats, settleOptions } from './options.ts';
import type { Refusal } from './refusal.ts';

export interface Preset {
  readonly name: string;
  readonly rules: AskedOptions; // what differs from the defaults
}

/** The rulebook's own games (rules 1, 4, 5, 6, 7), in the order in which they are offered. */
export const PRESETS: readonly (Preset & { readonly seats: readonly [least: number, most: number] })[] = [
  { name: 'Classic', rules: {}, seats: [2, 4] },
  { name: 'You Wanna Bet', rules: { betting: true }, seats: [2, 4] },
  { name: 'Short', rules: { win_columns: 2 }, seats: [2, 4] },
  { name: 'Solitaire', rules: {}, seats: [1, 1] },
  { name: 'Express', rules: { game: 'express' }, seats: [1, 10] },
];

/** Numbers of seats that a set of options can be played with; none when it contradicts itself. */
export function seatsFor(rules: AskedOptions): readonly number[] {
  const most = mostSeats(rules['game'] === 'express' ? 'express' : 'classic');
  return Array.from({ length: most }, (_, index) => index + 1).filter(
    (seats) => settleOptions(rules, seats).ok,
  );
}

/** Why a set of options cannot be played with any number of seats, or null when it can. */
export function presetFault(rules: AskedOptions): Refusal | null {
  if (seatsFor(rules).length > 0) return null;
  const settled = settleOptions(rules, 2);
  return settled.ok ? null : settled.refusal;
}
