/** The chance that a turn which is under way is made: by playing it on many times, as one of the named players would. */

import { fastGameOf } from './fast/convert.ts';
import { below, seedChance } from './fast/chance.ts';
import { advance, type FastGame, MOST_OFFERS, offersOf, winsNow } from './fast/game.ts';
import type { Mind } from './fast/play.ts';
import { ROLL_TABLE } from './fast/rolls.ts';
import { COLUMN_COUNT } from './fast/shape.ts';
import type { Game } from '../rules/game.ts';

/** Times that a turn is played on: the standard error is then below 0.01. */
const TRIALS = 4000;
const SEED = 28;

/** How a turn ends. */
export interface TurnEnds {
  readonly made: number; // chance of a stop that does not win
  readonly won: number; // chance of a stop that wins
  readonly blown: number; // chance of a bust
}

/**
 * How the turn under way ends if the seat plays on as this player. The same game gives the same figures: the dice of the
 * trials come from a fixed seed.
 */
export function turnEnds(game: Game, mind: Mind): TurnEnds {
  const fast = fastGameOf(game);
  const start = { ...fast, runners: fast.runners.slice() };
  const mustRoll = game.options.bet_min_third_throw && game.throws < 3;
  mind.prepare(fast);
  const chance = seedChance(SEED);
  const offers = new Uint8Array(MOST_OFFERS);
  let made = 0;
  let won = 0;
  for (let trial = 0; trial < TRIALS; trial += 1) {
    restore(fast, start);
    let stopped = !mustRoll && fast.out !== 0 && (winsNow(fast) || mind.stops(fast));
    while (!stopped) {
      const count = offersOf(fast, below(chance, ROLL_TABLE.count), offers);
      if (count === 0) break;
      advance(fast, count === 1 ? (offers[0] ?? 0) : mind.pick(fast, offers, count, chance));
      stopped = winsNow(fast) || mind.stops(fast);
    }
    if (stopped && winsNow(fast)) won += 1;
    else if (stopped) made += 1;
  }
  return { made: made / TRIALS, won: won / TRIALS, blown: (TRIALS - made - won) / TRIALS };
}

function restore(fast: FastGame, { out, topped, free, runners }: FastGame): void {
  fast.out = out;
  fast.topped = topped;
  fast.free = free;
  for (let column = 0; column < COLUMN_COUNT; column += 1) fast.runners[column] = runners[column] ?? 0;
}
