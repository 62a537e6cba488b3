/** The one line that a duel prints. */

import type { DuelOptions } from './args.ts';
import type { Tally } from './match.ts';
import { timeFigures } from './times.ts';

/** Of the normal distribution: 95 % lie within so many standard deviations. */
const SIGMAS = 1.959964;

/** The 95 % interval of a rate (Wilson). */
export function intervalOf(wins: number, games: number): { readonly low: number; readonly high: number } {
  const rate = wins / games;
  const square = SIGMAS ** 2;
  const middle = (rate + square / (2 * games)) / (1 + square / games);
  const half =
    (SIGMAS / (1 + square / games)) * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games ** 2));
  return { low: middle - half, high: middle + half };
}

const digits = (value: number, count: number) => Number(value.toFixed(count));

/** What is printed of a match that took so many seconds and of which at least one game came to its end. */
export function resultOf(options: DuelOptions, tally: Tally, seconds: number): object {
  const { a, b, seats, columns, seed } = options;
  const { games, unfinished, turns, squares, winsByPlace, gamesByPlace } = tally;
  const mean = turns / games;
  const speed = { games_per_second: digits((games + unfinished) / seconds, 1) };
  // Told only where there are any: they are in no other figure.
  const given = unfinished > 0 ? { unfinished } : {};
  if (seats === 1) {
    const variance = Math.max(0, squares - games * mean ** 2) / (games - 1);
    return {
      a,
      solitaire: true,
      columns,
      seed,
      games,
      ...given,
      mean_turns: digits(mean, 4),
      // One game says nothing of how far others lie from it.
      standard_error: games > 1 ? digits(Math.sqrt(variance / games), 4) : null,
      ...speed,
      ms_per_decision: { a: timeFigures(tally.timesA) },
    };
  }
  const wins = winsByPlace.reduce((sum, count) => sum + count, 0);
  const { low, high } = intervalOf(wins, games);
  const at = (place: number) => ({
    games: gamesByPlace[place] ?? 0,
    a: winsByPlace[place] ?? 0,
    b: (gamesByPlace[place] ?? 0) - (winsByPlace[place] ?? 0),
  });
  return {
    a,
    b,
    seats,
    columns,
    seed,
    games,
    ...given,
    wins: { a: wins, b: games - wins },
    rate: digits(wins / games, 4),
    low: digits(low, 4),
    high: digits(high, 4),
    a_first: at(0),
    a_second: at(1),
    ...(seats > 2 ? { a_by_place: gamesByPlace.map((_, place) => at(place)) } : {}),
    mean_turns: digits(mean, 3),
    ...speed,
    ms_per_decision: { a: timeFigures(tally.timesA), b: timeFigures(tally.timesB) },
  };
}
