/** The Rule of 28's own parts as a player: what a choice is worth to it, and how it bets (rules 3.3). */

import { bustWays, bustWaysAfter } from '../odds/bust.ts';
import { ROLLS } from '../odds/rolls.ts';
import type { Advance, Choice } from '../rules/choices.ts';
import { advancesOf } from '../rules/choices.ts';
import type { Column } from '../rules/column.ts';
import { columnLength } from '../rules/column.ts';
import type { Bet, Game } from '../rules/game.ts';
import { markerOf, seatsOf } from '../rules/game.ts';
import { freeRunners } from '../rules/runners.ts';
import { allSeats } from '../rules/seat.ts';

/** What moving some runners is worth (rules 3.3). */
export function scoreOf(game: Game, advances: readonly Advance[]): number {
  const lastOne = freeRunners(game) > 0 && freeRunners(game) === freshAmong(game, advances);
  return advances.reduce((sum, advance) => sum + columnScore(game, advance), lastOne ? -10 : 0);
}

function columnScore(game: Game, { column, from, to }: Advance): number {
  const length = columnLength(column);
  const rivals = allSeats(seatsOf(game)).filter((seat) => seat !== game.seat);
  const rival = Math.max(0, ...rivals.map((seat) => markerOf(game, seat, column)));
  return (
    (100 * (to - from)) / length +
    (to === length ? 60 : 0) +
    (game.runners[column] === undefined ? -20 : 15) +
    (20 * markerOf(game, game.seat, column)) / length +
    3 * (5 - Math.abs(7 - column)) -
    (25 * rival) / length
  );
}

/**
 * The order of two choices that are worth the same, below 0 for the first: fewer new runners, then fewer losing rolls after
 * it, then the lower columns (rules 3.3).
 */
export function breakTie(game: Game, one: Choice, other: Choice): number {
  return (
    newRunners(game, one) - newRunners(game, other) ||
    bustWaysAfter(game, one) - bustWaysAfter(game, other) ||
    lexical(one, other)
  );
}

/** How many runners a choice puts out. */
export function newRunners(game: Game, choice: Choice): number {
  return freshAmong(game, advancesOf(game, choice));
}

function freshAmong(game: Game, advances: readonly Advance[]): number {
  return advances.filter(({ column }) => game.runners[column] === undefined).length;
}

/** The order of two choices as sorted lists of columns: below 0 where `one` has the lower columns. */
export function lexical(one: readonly Column[], other: readonly Column[]): number {
  for (const [at, column] of one.entries()) {
    const difference = column - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

/** The bet of this player against the turn that is under way: one disc, Make It when the next roll survives with more than 3/5. */
export function betOn(game: Game): Bet {
  return { side: 5 * (ROLLS - bustWays(game)) > 3 * ROLLS ? 'make' : 'blow', discs: 1 };
}
