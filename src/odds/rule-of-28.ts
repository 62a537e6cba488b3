/** The Rule of 28: a rough count of what a turn has at stake, shown as the sum that it is (rules 3.1). */

import type { Column } from '../rules/column.ts';
import { columnsOf } from '../rules/column.ts';
import type { Game } from '../rules/game.ts';
import { RUNNERS } from '../rules/game.ts';

/** The count at which the rule says stop, once three runners are out. */
export const STOP_AT = 28;

export type Part =
  | { readonly of: 'column'; readonly column: Column; readonly points: number }
  | { readonly of: 'all-odd' | 'all-even' | 'one-side'; readonly points: number };

/** Value of one step in a column: 1 for 7, one more for each number away from it. */
export function stepValue(column: Column): number {
  return 1 + Math.abs(7 - column);
}

/**
 * The parts of the count, whose sum is the count; none without runners. The placing step counts double; the
 * adjustments come in with three runners out, topped ones included.
 */
export function ruleOf28(game: Game): readonly Part[] {
  const out = columnsOf(game.runners);
  const columns: Part[] = out.map((column) => ({
    of: 'column',
    column,
    points: stepValue(column) * ((game.climbed[column] ?? 0) + doubled(game, column)),
  }));
  return out.length === RUNNERS ? [...columns, ...adjustments(out)] : columns;
}

/** Steps that count twice: the first of the turn, or under `placing_roll` all those of the roll that put the runner out. */
function doubled(game: Game, column: Column): number {
  return game.options.r28_double === 'placing_roll' ? (game.placed[column] ?? 1) : 1;
}

/** The count itself. */
export function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.points, 0);
}

function adjustments(out: readonly Column[]): readonly Part[] {
  const parts: Part[] = [];
  if (out.every((column) => column % 2 === 1)) parts.push({ of: 'all-odd', points: 2 });
  if (out.every((column) => column % 2 === 0)) parts.push({ of: 'all-even', points: -2 });
  if (out.every((column) => column <= 7) || out.every((column) => column >= 7)) {
    parts.push({ of: 'one-side', points: 4 });
  }
  return parts;
}
