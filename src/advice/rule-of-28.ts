/**
 * The Rule of 28 as a player: which choice it takes, when it stops, how it bets (rules 3.2, 3.3). It stops by the count;
 * nothing here looks further ahead.
 */

import { bustWays, bustWaysAfter } from '../odds/bust.ts';
import { ROLLS } from '../odds/rolls.ts';
import { ruleOf28, STOP_AT, sumOf } from '../odds/rule-of-28.ts';
import type { Advance, Choice } from '../rules/choices.ts';
import { advancesOf, choicesOf } from '../rules/choices.ts';
import type { Column } from '../rules/column.ts';
import { columnLength, columnsOf } from '../rules/column.ts';
import type { Bet, Game } from '../rules/game.ts';
import { claimsOf, markerOf, RUNNERS, seatsOf } from '../rules/game.ts';
import { freeRunners, isTopped } from '../rules/runners.ts';
import { allSeats } from '../rules/seat.ts';
import { stopBar } from '../rules/stop.ts';

/** Whether a runner on a top always stops the turn, or only while fewer than three are out (rules 3.2). */
export type TopRule = 'always' | 'strict';

/** A choice with what it is worth to this player. */
export interface Scored {
  readonly choice: Choice;
  readonly score: number; // higher is better; no unit
  readonly bust: number; // losing rolls out of 1,296 after it
}

/** The choices of the waiting roll, best first. */
export function rankChoices(game: Game): readonly Scored[] {
  const ranked = choicesOf(game).map((choice) => {
    const advances = advancesOf(game, choice);
    return {
      choice,
      score: scoreOf(game, advances),
      bust: bustWaysAfter(game, choice),
      fresh: newRunners(game, advances),
    };
  });
  ranked.sort(
    (one, other) =>
      other.score - one.score ||
      one.fresh - other.fresh ||
      one.bust - other.bust ||
      lexical(one.choice, other.choice),
  );
  return ranked.map(({ choice, score, bust }) => ({ choice, score, bust }));
}

/** What moving some runners is worth (rules 3.3). */
export function scoreOf(game: Game, advances: readonly Advance[]): number {
  const lastOne = freeRunners(game) > 0 && freeRunners(game) === newRunners(game, advances);
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

function newRunners(game: Game, advances: readonly Advance[]): number {
  return advances.filter(({ column }) => game.runners[column] === undefined).length;
}

function lexical(one: readonly Column[], other: readonly Column[]): number {
  for (const [at, column] of one.entries()) {
    const difference = column - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

/** Whether this player stops now, in `decide`; where stopping is barred it rolls (rules 8.4). */
export function stopsNow(game: Game, top: TopRule = 'always'): boolean {
  if (stopBar(game) !== null) return false;
  const out = columnsOf(game.runners);
  const topped = out.filter((column) => isTopped(game, column)).length;
  if (claimsOf(game, game.seat) + topped >= game.options.win_columns) return true;
  if (topped > 0 && (top === 'always' || out.length < RUNNERS)) return true;
  return out.length === RUNNERS && sumOf(ruleOf28(game)) >= STOP_AT;
}

/** The bet of this player against the turn that is under way: one disc, Make It when the next roll survives with more than 3/5. */
export function betOn(game: Game): Bet {
  return { side: 5 * (ROLLS - bustWays(game)) > 3 * ROLLS ? 'make' : 'blow', discs: 1 };
}
