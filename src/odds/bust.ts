/**
 * Exact chances of the next roll, out of 1,296. A roll busts exactly when none of its two-dice totals is playable, and
 * one playable total is enough not to (rules 2); so all that matters is which columns are playable.
 */

import type { Choice } from '../rules/choices.ts';
import { advanced, advancesOf, choicesFor } from '../rules/choices.ts';
import type { ByColumn, Column } from '../rules/column.ts';
import { COLUMNS } from '../rules/column.ts';
import type { Dice } from '../rules/dice.ts';
import { DICE_IN_A_ROLL } from '../rules/dice.ts';
import type { Game } from '../rules/game.ts';
import { isPlayable } from '../rules/runners.ts';
import type { ColumnSet } from './rolls.ts';
import { bitOf, ROLLS, totalsOf, WEIGHTED_ROLLS } from './rolls.ts';

/** Bust counts by set of playable columns, filled as they are asked for: there are 2,048 sets. */
const known = new Int16Array(2048).fill(-1);

/** How many of the 1,296 next rolls bust the seat on turn. Claimed and topped columns count as dead: never a fixed 0. */
export function bustWays(game: Game): number {
  const { kept } = game;
  return kept === null
    ? bustWaysOf(playable(game))
    : sumOfThrows(kept, (totals) => (totals & playable(game) ? 0 : 1));
}

/** Sums over every throw of the dice that are thrown again beside those that stay, weighted so that all make 1,296. */
function sumOfThrows(kept: Dice, worth: (totals: ColumnSet, dice: Dice) => number): number {
  let sum = 0;
  const count = (dice: Dice, ways: number) => {
    if (dice.length === DICE_IN_A_ROLL) sum += ways * worth(totalsOf(dice), dice);
    else for (let face = 1; face <= 6; face += 1) count([...dice, face], ways / 6);
  };
  count(kept, ROLLS);
  return Math.round(sum);
}

/** How many of the 1,296 next rolls bust once a choice of the waiting roll is made. */
export function bustWaysAfter(game: Game, choice: Choice): number {
  return bustWays({ ...game, ...advanced(game, advancesOf(game, choice)) });
}

/** For each column, how many of the 1,296 next rolls let the seat on turn advance there; 0 for a dead column. */
export function columnWays(game: Game): Required<ByColumn<number>> {
  const ways =
    game.kept !== null
      ? keptWays(game, game.kept)
      : game.options.pairing_choice === 'free'
        ? freeWays(game)
        : offeredWays(game);
  return {
    2: ways(2),
    3: ways(3),
    4: ways(4),
    5: ways(5),
    6: ways(6),
    7: ways(7),
    8: ways(8),
    9: ways(9),
    10: ways(10),
    11: ways(11),
    12: ways(12),
  };
}

/** Bust count when just these columns are playable. */
export function bustWaysOf(open: ColumnSet): number {
  const found = known[open] ?? -1;
  if (found >= 0) return found;
  const ways = WEIGHTED_ROLLS.reduce((sum, roll) => (roll.totals & open ? sum : sum + roll.ways), 0);
  known[open] = ways;
  return ways;
}

/** Where every choice is free, a playable column can be advanced by every roll that makes its total. */
function freeWays(game: Game): (column: Column) => number {
  const open = playable(game);
  return (column) => (open & bitOf(column) ? rollsWith(bitOf(column)) : 0);
}

/** Where a house rule forbids some choices, what each roll offers must be looked at. */
function offeredWays(game: Game): (column: Column) => number {
  const rolls = WEIGHTED_ROLLS.map(({ dice, ways }) => ({ ways, columns: choicesFor(game, dice).flat() }));
  return (column) => rolls.reduce((sum, roll) => (roll.columns.includes(column) ? sum + roll.ways : sum), 0);
}

/** While some dice stay, only the others can bring something. */
function keptWays(game: Game, kept: Dice): (column: Column) => number {
  return (column) => sumOfThrows(kept, (_, dice) => (choicesFor(game, dice).flat().includes(column) ? 1 : 0));
}

function rollsWith(set: ColumnSet): number {
  return WEIGHTED_ROLLS.reduce((sum, roll) => (roll.totals & set ? sum + roll.ways : sum), 0);
}

function playable(game: Game): ColumnSet {
  return COLUMNS.reduce((set, column) => (isPlayable(game, column) ? set | bitOf(column) : set), 0);
}
