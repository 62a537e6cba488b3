/** How near the Rule of 28 stops to best solitaire play, measured in rolls. */

import { championMind } from '../../advice/champion/champion.ts';
import { readNets, type Weights } from '../../advice/champion/weights.ts';
import { below, type Chance, seedChance } from '../../advice/fast/chance.ts';
import {
  advance,
  bustTurn,
  copyInto,
  type FastGame,
  MOST_OFFERS,
  newFastGame,
  offersOf,
  resetGame,
  stopTurn,
  winsNow,
} from '../../advice/fast/game.ts';
import { ruleOf28Mind } from '../../advice/fast/minds.ts';
import type { Mind } from '../../advice/fast/play.ts';
import { ROLL_TABLE } from '../../advice/fast/rolls.ts';

/** Rolls between two stops, as a histogram: index 0 is the same roll; the last holds all that is farther. */
export interface StopDistances {
  turns: number; // that the Rule of 28 ended by stopping
  readonly earlier: number[]; // best play stops so many rolls before it
  readonly later: number[]; // after it; a bust on the way ends the turn there
}

const FARTHEST = 8;

/**
 * Plays solitaire games by the Rule of 28. In every turn that it stops, best play is asked at each position of that turn
 * whether it would have stopped there; if never, it takes the turn over where the Rule of 28 stopped and goes on with its
 * own choices until it stops or busts.
 */
export function stopDistances(weights: Weights, games: number, seed: number): StopDistances {
  const zeros = () => Array.from({ length: FARTHEST + 1 }, () => 0);
  const found: StopDistances = { turns: 0, earlier: zeros(), later: zeros() };
  const game = newFastGame(1, 3);
  const onward = newFastGame(1, 3);
  const rule = ruleOf28Mind();
  const best = championMind(readNets(weights)('solitaire', 3));
  for (let number = 0; number < games; number += 1) {
    const chance = seedChance(seed, number);
    resetGame(game, 0);
    while (game.winner < 0) {
      best.prepare(game);
      let rolls = 0;
      let bestAt = 0;
      for (;;) {
        const moved = rollOnce(game, rule, chance);
        rolls += 1;
        if (!moved) break;
        if (bestAt === 0 && stopsAt(game, best)) bestAt = rolls;
        if (stopsAt(game, rule)) {
          const more = bestAt > 0 ? 0 : rollsOn(onward, game, best, chance);
          note(found, rolls, bestAt > 0 ? bestAt : rolls + more);
          break;
        }
      }
      if (game.out !== 0 && stopsAt(game, rule)) stopTurn(game);
      else bustTurn(game);
    }
  }
  return found;
}

const stopsAt = (game: FastGame, mind: Mind) => winsNow(game) || mind.stops(game);

const offers = new Uint8Array(MOST_OFFERS);

/** One roll and its choice; false for a bust, which leaves no runner that the turn could stop with. */
function rollOnce(game: FastGame, mind: Mind, chance: Chance): boolean {
  const count = offersOf(game, below(chance, ROLL_TABLE.count), offers);
  if (count === 0) {
    game.out = 0;
    return false;
  }
  advance(game, count === 1 ? (offers[0] ?? 0) : mind.pick(game, offers, count, chance));
  return true;
}

/** How many more rolls best play makes from here. */
function rollsOn(onward: FastGame, game: FastGame, best: Mind, chance: Chance): number {
  copyInto(onward, game);
  // Its dice are its own, so that the games of the Rule of 28 stay what they are.
  const dice = { ...chance, a: chance.a ^ 0x5bd1e995 };
  for (let more = 1; ; more += 1) {
    if (!rollOnce(onward, best, dice) || stopsAt(onward, best)) return more;
  }
}

function note(found: StopDistances, ruleAt: number, bestAt: number): void {
  found.turns += 1;
  const list = bestAt < ruleAt ? found.earlier : found.later;
  const distance = Math.min(FARTHEST, Math.abs(bestAt - ruleAt));
  list[distance] = (list[distance] ?? 0) + 1;
}

/** The shares of turns that were stopped at the same roll, and within one and two rolls, of best play. */
export function stopFigures({ turns, earlier, later }: StopDistances) {
  const within = (rolls: number) =>
    [...earlier.slice(0, rolls + 1), ...later.slice(0, rolls + 1)].reduce((sum, count) => sum + count, 0);
  const share = (count: number) => Number((count / turns).toFixed(4));
  return {
    turns,
    same_roll: share(within(0)),
    within_one: share(within(1)),
    within_two: share(within(2)),
    best_play_earlier: share(earlier.reduce((sum, count) => sum + count, 0)),
    best_play_later: share(later.slice(1).reduce((sum, count) => sum + count, 0)),
  };
}
