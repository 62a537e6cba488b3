/** The evening at this table: which finished games belong together. */

import type { Evening, Finished } from '../table/evening.ts';
import { eveningOf, finishedGames } from '../table/evening.ts';
import type { Moment } from '../table/table.ts';
import type { Dates } from './dates.ts';

/** Games with a longer pause between them, in milliseconds, are not of one evening. */
export const EVENING_BREAK = 6 * 3_600_000;

/**
 * The evening that goes on at `now`: the newest finished games, as long as no break between two of them, and none since the last, is
 * longer than `EVENING_BREAK`. A game without a date belongs to the one beside it.
 */
export function eveningAt(moment: Moment | null, dates: Dates, now: string): Evening {
  const games: Finished[] = [];
  let next: number | null = Date.parse(now);
  for (const game of finishedGames(moment)) {
    const ended = dates.of(game.ended);
    if (next !== null && ended !== null && next - ended > EVENING_BREAK) break;
    games.push(game);
    next = dates.of(game.began) ?? next;
  }
  return eveningOf(games);
}
