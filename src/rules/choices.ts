/** Every legal choice for the dice on the table (rules 1.3, steps 4 and 5; 8.3). */

import type { Column, Step } from './column.ts';
import { columnsOf } from './column.ts';
import type { Dice } from './dice.ts';
import type { Game } from './game.ts';
import { markerOf } from './game.ts';
import type { Pairing } from './pairing.ts';
import { pairings } from './pairing.ts';
import { freeRunners, isPlayable, runnerAfter } from './runners.ts';

/** The columns that a choice advances, in the order of the board; a double names its column twice. */
export type Choice = readonly [Column] | readonly [Column, Column];

/** One runner's way in a choice. */
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
  const all = pairings(dice).flatMap((pairing) => offered(game, pairing));
  if (game.options.pairing_choice === 'free') return all;
  const most = Math.max(...all.map(breadth));
  return all.filter((choice) => breadth(choice) === most);
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
export function needsTwoNew(game: Game, low: Column, high: Column): boolean {
  return freeRunners(game) === 1 && game.runners[low] === undefined && game.runners[high] === undefined;
}

/** Distinct columns that a choice touches. */
function breadth(choice: Choice): number {
  return choice.length === 2 && choice[0] !== choice[1] ? 2 : 1;
}

/** Where the runners of a legal choice go, one entry a column, in the order of the board. */
export function advancesOf(game: Game, choice: Choice): readonly Advance[] {
  const totals: { [C in Column]?: number } = {};
  for (const column of choice) totals[column] = (totals[column] ?? 0) + 1;
  return columnsOf(totals).map((column) => {
    const fresh = game.runners[column] === undefined;
    const double = totals[column] === 2;
    const steps = double ? (fresh && game.options.empty_double === 'three' ? 3 : 2) : 1;
    return {
      column,
      from: game.runners[column] ?? markerOf(game, game.seat, column),
      to: runnerAfter(game, column, steps),
    };
  });
}

/** The runners' part of a position. */
export type Running = Pick<Game, 'runners' | 'climbed' | 'placed'>;

/** Runners and climbs after some advances. */
export function advanced(game: Game, advances: readonly Advance[]): Running {
  const runners: { [C in Column]?: Step } = { ...game.runners };
  const climbed: { [C in Column]?: Step } = { ...game.climbed };
  const placed: { [C in Column]?: Step } = { ...game.placed };
  for (const { column, from, to } of advances) {
    if (runners[column] === undefined) placed[column] = to - from;
    runners[column] = to;
    climbed[column] = (climbed[column] ?? 0) + to - from;
  }
  return { runners, climbed, placed };
}

/** No runners on the board. */
export const NOT_RUNNING: Running = { runners: {}, climbed: {}, placed: {} };

/** True when two choices advance the same columns, whatever their order. */
export function sameChoice(one: readonly number[], other: readonly number[]): boolean {
  const sorted = [...other].sort((a, b) => a - b);
  return (
    one.length === other.length && [...one].sort((a, b) => a - b).every((column, at) => column === sorted[at])
  );
}
