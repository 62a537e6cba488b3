/** Every legal choice for the dice on the table (rules 1.3, steps 4 and 5). */

import type { ByColumn, Column, Step } from './column.ts';
import { columnsOf } from './column.ts';
import type { Dice } from './dice.ts';
import type { Game } from './game.ts';
import { markerOf } from './game.ts';
import type { Pairing } from './pairing.ts';
import { pairings } from './pairing.ts';
import { freeRunners, isPlayable, runnerAfter } from './runners.ts';

/** The columns that a choice advances, in the order of the board; a double names its column twice. */
export type Choice = readonly [Column] | readonly [Column, Column];

/** One runner's way in a choice, a roll's part of its climb. */
export interface Advance {
  readonly column: Column;
  readonly from: Step; // 0: it came from nowhere
  readonly to: Step;
}

/**
 * The choices that a roll offers, by pairing (die 1 with die 2, with die 3, with die 4). Where a pairing leaves the
 * player to pick one of its totals, the larger comes first. Empty means bust.
 */
export function choicesFor(game: Game, dice: Dice): readonly Choice[] {
  return pairings(dice).flatMap((pairing) => offered(game, pairing));
}

/** The choices of the roll that waits, or none. */
export function choicesOf(game: Game): readonly Choice[] {
  return game.phase === 'choose' && game.dice !== null ? choicesFor(game, game.dice) : [];
}

function offered(game: Game, [low, high]: Pairing): readonly Choice[] {
  if (low === high) return isPlayable(game, low) ? [[low, low]] : [];
  const canLow = isPlayable(game, low);
  const canHigh = isPlayable(game, high);
  if (canLow && canHigh) return needsTwoNew(game, low, high) ? [[high], [low]] : [[low, high]];
  if (canLow) return [[low]];
  return canHigh ? [[high]] : [];
}

/** One runner left and two columns that would each need it: only one of them can have it. */
function needsTwoNew(game: Game, low: Column, high: Column): boolean {
  return freeRunners(game) === 1 && game.runners[low] === undefined && game.runners[high] === undefined;
}

/** Where the runners of a legal choice go, one entry a column, in the order of the board. */
export function advancesOf(game: Game, choice: Choice): readonly Advance[] {
  const steps: { [C in Column]?: number } = {};
  for (const column of choice) steps[column] = (steps[column] ?? 0) + 1;
  return columnsOf(steps).map((column) => ({
    column,
    from: game.runners[column] ?? markerOf(game, game.seat, column),
    to: runnerAfter(game, column, steps[column] ?? 0),
  }));
}

/** Runners and climbs after some advances. */
export function advanced(
  game: Game,
  advances: readonly Advance[],
): { runners: ByColumn<Step>; climbed: ByColumn<Step> } {
  const runners: { [C in Column]?: Step } = { ...game.runners };
  const climbed: { [C in Column]?: Step } = { ...game.climbed };
  for (const { column, from, to } of advances) {
    runners[column] = to;
    climbed[column] = (climbed[column] ?? 0) + to - from;
  }
  return { runners, climbed };
}

/** True when two choices advance the same columns, whatever their order. */
export function sameChoice(one: readonly number[], other: readonly number[]): boolean {
  const sorted = [...other].sort((a, b) => a - b);
  return (
    one.length === other.length && [...one].sort((a, b) => a - b).every((column, i) => column === sorted[i])
  );
}
