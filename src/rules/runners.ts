/** The three runners of the turn: which totals can move one, and where it lands (rules 1.3 to 1.5, 8.2). */

import type { Column, Step } from './column.ts';
import { columnLength, columnsOf } from './column.ts';
import type { Game } from './game.ts';
import { markerOf, RUNNERS } from './game.ts';

/** Runners that are not on the board yet. */
export function freeRunners(game: Game): number {
  return RUNNERS - columnsOf(game.runners).length;
}

/** True when a runner stands on the top step of the column. */
export function isTopped(game: Game, column: Column): boolean {
  return game.runners[column] === columnLength(column);
}

/**
 * Whether a total can move a runner now: its column is unclaimed, and either holds a runner below the top or holds
 * none while one is free (rules 1.3, step 3).
 */
export function isPlayable(game: Game, column: Column): boolean {
  if (game.claimed[column] !== undefined) return false;
  const runner = game.runners[column];
  return runner === undefined ? freeRunners(game) > 0 : runner < columnLength(column);
}

/**
 * Where a playable column's runner stands after so many steps. A new runner starts above the player's own marker;
 * what would go past the top is lost (rules 1.4, 1.5). Under `skip` each step passes over rivals' markers.
 */
export function runnerAfter(game: Game, column: Column, steps: number): Step {
  let at = game.runners[column] ?? markerOf(game, game.seat, column);
  const top = columnLength(column);
  for (let step = 0; step < steps && at < top; step += 1) {
    at += 1;
    while (game.options.occupied === 'skip' && at < top && holdsRival(game, column, at)) at += 1;
  }
  return at;
}

/** Whether another player's marker stands on a step. */
export function holdsRival(game: Game, column: Column, step: Step): boolean {
  return game.markers.some((own, seat) => seat !== game.seat && own[column] === step);
}
