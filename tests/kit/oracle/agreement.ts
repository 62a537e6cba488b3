/**
 * What the oracle's players agree on before they begin (rulebook 5 and 8.1): house rules, target, who may sit down.
 * It lays out no piece.
 */
import type { BrokenRule } from './misread.ts';

/** Thrown for an act that the rules do not allow at this moment. */
export class Illegal extends Error {}

/** The options of rulebook 8.1, under their names there. */
export interface HouseRules {
  game: 'classic' | 'express';
  first_player: 'two_dice' | 'youngest' | 'chosen';
  betting: boolean;
  bets_entry: 'desk' | 'table';
  bet_min_third_throw: boolean;
  bet_clock: number;
  claimed_markers: 'remove' | 'stay';
  occupied: 'stack' | 'skip' | 'reroll';
  empty_double: 'two' | 'three';
  pairing_choice: 'free' | 'most_columns';
  auto_stop_on_win: boolean;
  cocked_die: 'rethrow_all' | 'rethrow_die' | 'count_if_readable';
  turn_clock: number;
  r28_double: 'first_step' | 'placing_roll';
  express_fifth: 'unique' | 'open';
  express_end: 'each' | 'all_at_first';
}

/** As the sources play when nobody says otherwise: the value listed first for each option. */
export const houseDefaults: HouseRules = {
  game: 'classic',
  first_player: 'two_dice',
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

/** What was agreed before the game. */
export interface Agreement {
  seats: number;
  winColumns: number;
  rules: HouseRules;
  broken: BrokenRule | null;
}

/** The highest win target (rulebook 5) at which somebody must get there: found by counting up. */
export function highestTarget(seats: number): number {
  let target = 1;
  while (true) {
    // Everybody stands one short of the next target: does that leave a column for somebody to take?
    const takenWhenAllAreOneShort = seats * target;
    if (takenWhenAllAreOneShort + 1 > 11) return target;
    target = target + 1;
  }
}

/** The target when none is named: three, and in the betting game five, four or three by the number of players. */
function usualTarget(seats: number, rules: HouseRules): number {
  if (!rules.betting) return 3;
  if (seats === 2) return 5;
  if (seats === 3) return 4;
  return 3;
}

/** Writes the agreement down. Refuses seats, targets and combinations that the rulebook does not allow. */
export function agree(wanted: {
  seats: number;
  winColumns?: number | undefined;
  rules?: Partial<HouseRules> | undefined;
  broken?: BrokenRule | undefined;
}): Agreement {
  const { seats } = wanted;
  const rules = { ...houseDefaults, ...wanted.rules };
  const mostSeats = rules.game === 'express' ? 10 : 4;
  if (!Number.isInteger(seats) || seats < 1 || seats > mostSeats) throw new Illegal(`${seats} players`);
  if (rules.betting && rules.game === 'express') throw new Illegal('betting belongs to the board');
  const winColumns = wanted.winColumns ?? usualTarget(seats, rules);
  if (rules.game === 'classic') {
    if (rules.betting && seats < 2) throw new Illegal('nobody to bet');
    if (rules.betting && rules.occupied !== 'stack') throw new Illegal('betting needs stacking');
    if (!Number.isInteger(winColumns) || winColumns < 1 || winColumns > highestTarget(seats)) {
      throw new Illegal(`${winColumns} columns to win with ${seats} players`);
    }
  }
  return { seats, winColumns, rules, broken: wanted.broken ?? null };
}
