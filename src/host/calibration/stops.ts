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

/** No turns yet. */
export function newStopDistances(): StopDistances {
  const zeros = () => Array.from({ length: FARTHEST + 1 }, () => 0);
  return { turns: 0, earlier: zeros(), later: zeros() };
}

/** Plays so many solitaire games to three columns by the Rule of 28, and holds every turn that it stops against best play. */
export function stopDistances(weights: Weights, games: number, seed: number): StopDistances {
  const found = newStopDistances();
  const game = newFastGame(1, 3);
  const rule = ruleOf28Mind();
  const best = championMind(readNets(weights)('solitaire', 3));
  for (let number = 0; number < games; number += 1) {
    const chance = seedChance(seed, number);
    resetGame(game, 0);
    while (game.winner < 0) holdTurn(found, game, rule, best, chance);
  }
  return found;
}

/**
 * Plays the turn that begins now by `rule`, to its end. If it stops, `best` is asked at each position of the turn whether it
 * would have stopped there; if never, it takes the turn over where `rule` stopped and goes on with its own choices until it
 * stops or busts. A bust is noted nowhere.
 */
export function holdTurn(found: StopDistances, game: FastGame, rule: Mind, best: Mind, chance: Chance): void {
  best.prepare(game);
  let bestAt = 0;
  const { end, rolls } = playOut(game, rule, chance, (roll) => {
    if (bestAt === 0 && stopsAt(game, best)) bestAt = roll;
  });
  if (end === 'busted') {
    bustTurn(game);
    return;
  }
  note(found, rolls, bestAt > 0 ? bestAt : rolls + rollsOn(game, best, chance));
  stopTurn(game);
}

/** Rolls on until the player stops or a roll busts, with the rolls that took; `seen` is told of every choice by its roll. */
function playOut(
  game: FastGame,
  mind: Mind,
  chance: Chance,
  seen: (roll: number) => void = () => undefined,
): { readonly end: 'stopped' | 'busted'; readonly rolls: number } {
  for (let rolls = 1; ; rolls += 1) {
    const count = offersOf(game, below(chance, ROLL_TABLE.count), offers);
    if (count === 0) return { end: 'busted', rolls };
    advance(game, count === 1 ? (offers[0] ?? 0) : mind.pick(game, offers, count, chance));
    seen(rolls);
    if (stopsAt(game, mind)) return { end: 'stopped', rolls };
  }
}

const offers = new Uint8Array(MOST_OFFERS);

const stopsAt = (game: FastGame, mind: Mind) => winsNow(game) || mind.stops(game);

/** How many more rolls best play makes from here, a bust included. */
function rollsOn(game: FastGame, best: Mind, chance: Chance): number {
  const onward = newFastGame(game.seats, game.target);
  copyInto(onward, game);
  // Its dice are its own, so that the games of the Rule of 28 stay what they are.
  return playOut(onward, best, { ...chance, a: chance.a ^ 0x5bd1e995 }).rolls;
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
