/** How a turn that is under way will end: by playing it on many times, as one of the named players would. */

import { fastGameOf } from './fast/convert.ts';
import { seedChance } from './fast/chance.ts';
import { bustTurn, copyInto, type FastGame, newFastGame, stopTurn, winsNow } from './fast/game.ts';
import { type Mind, rollOn } from './fast/play.ts';
import type { Net } from './champion/net.ts';
import { standChances } from './champion/stand.ts';
import type { Game } from '../rules/game.ts';
import { mustRoll } from './must-roll.ts';

/** Times that a turn is played on for a bet: the standard error is then below 0.01. */
const BET_TRIALS = 4000;
/** The same to tell chances: the standard error is about a hundredth. */
const CHANCE_TRIALS = 1000;
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
  const start = fastGameOf(game);
  const isBarred = mustRoll(game);
  const chance = seedChance(SEED);
  const at = newFastGame(start.seats, start.target);
  mind.prepare(start);
  let made = 0;
  let won = 0;
  for (let trial = 0; trial < BET_TRIALS; trial += 1) {
    copyInto(at, start);
    if (!stopsHere(at, mind, isBarred) && !rollOn(at, mind, chance)) continue;
    if (winsNow(at)) won += 1;
    else made += 1;
  }
  return { made: made / BET_TRIALS, won: won / BET_TRIALS, blown: (BET_TRIALS - made - won) / BET_TRIALS };
}

function stopsHere(game: FastGame, mind: Mind, isBarred: boolean): boolean {
  return !isBarred && game.out !== 0 && (winsNow(game) || mind.stops(game));
}

/**
 * Chances of all seats within a turn, if it is played on as this player would: the mean of what the network says of the
 * positions that the turn ends in. Where stopping is barred, one more roll is thrown first. With three seats and more that is how each of them fares, not only the seat on turn.
 */
export function chancesWithin(net: Net, game: Game, mind: Mind): readonly number[] {
  const start = fastGameOf(game);
  const isBarred = mustRoll(game);
  const { seats } = start;
  const chance = seedChance(SEED);
  const sums = Array.from({ length: seats }, () => 0);
  const at = newFastGame(seats, start.target);
  mind.prepare(start);
  for (let trial = 0; trial < CHANCE_TRIALS; trial += 1) {
    copyInto(at, start);
    if (stopsHere(at, mind, isBarred) || rollOn(at, mind, chance)) stopTurn(at);
    else bustTurn(at);
    if (at.winner >= 0) sums[at.winner] = (sums[at.winner] ?? 0) + 1;
    else
      for (const [seat, share] of standChances(net, at, at.seat).entries())
        sums[seat] = (sums[seat] ?? 0) + share;
  }
  return sums.map((sum) => sum / CHANCE_TRIALS);
}
