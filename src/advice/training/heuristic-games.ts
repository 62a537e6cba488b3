/** The first stage of training: games of the players that count, every position labelled with how its game ended. */

import type { Chance } from '../fast/chance.ts';
import { below, fraction } from '../fast/chance.ts';
import { closeColumn, type FastGame, newFastGame, resetGame } from '../fast/game.ts';
import { asOffered, ga29, keller28, r38, ruleOf28Mind } from '../fast/minds.ts';
import { type Mind, playTurn } from '../fast/play.ts';
import { COLUMN_COUNT } from '../fast/shape.ts';
import { newPair, pit } from '../champion/stand.ts';
import { addSample, keepFirst, newSamples, roomier, type Samples } from './samples.ts';

/** Games in which some columns are dead from the start, as they are for two of several seats. */
const DEAD_SHARE = 0.15;
const MOST_DEAD = 4;
/**
 * Turns after which a game is given up and not learned from. With high targets some games come to columns that a player who
 * counts hardly ever climbs in one turn: from a target of four columns on, and alone from nine.
 */
const MOST_TURNS = 400;
/** Turns of a game for which there is room at first, see `roomier`. */
const FIRST_ROOM = 8;

/**
 * The players whose games are watched; each seat of a game is one of them by chance. Here all but `rule-of-28` take equal
 * choices as they are offered: so the networks were made, and so the command that made them makes them again.
 */
export function watchedMinds(): readonly Mind[] {
  return [ruleOf28Mind(), keller28(asOffered), ga29(asOffered), r38(asOffered)];
}

/** Closes some columns in some games of several seats, never so many that the game could end without a winner. */
export function closeSome(game: FastGame, chance: Chance): void {
  if (game.seats === 1 || fraction(chance) >= DEAD_SHARE) return;
  const most = Math.min(MOST_DEAD, COLUMN_COUNT - (game.seats * (game.target - 1) + 1));
  const count = most < 1 ? 0 : 1 + below(chance, most);
  for (let closed = 0; closed < count; closed += 1) closeColumn(game, below(chance, COLUMN_COUNT));
}

/** What was watched. */
export interface Watched {
  readonly samples: Samples;
  readonly games: number; // that came to their end, and are learned from
  readonly unfinished: number; // given up after `MOST_TURNS`; nothing is kept of them
}

/**
 * Plays `games` games among some players and keeps a sample of every turn's beginning, labelled with whether its seat won;
 * one seat makes samples of turns still needed. Nothing is kept of a game without an end, for it has no label.
 */
export function heuristicSamples(
  seats: 1 | 2,
  target: number,
  games: number,
  chance: Chance,
  minds: readonly Mind[] = watchedMinds(),
): Watched {
  const game = newFastGame(seats, target);
  let samples = newSamples(MOST_TURNS + games * FIRST_ROOM);
  let unfinished = 0;
  const pair = newPair();
  const movers = new Int32Array(MOST_TURNS);
  for (let count = 0; count < games; count += 1) {
    resetGame(game, below(chance, seats));
    closeSome(game, chance);
    const seated = Array.from({ length: seats }, () => minds[below(chance, minds.length)]);
    while (samples.count + MOST_TURNS > samples.targets.length) samples = roomier(samples);
    const before = samples.count;
    let turns = 0;
    while (game.winner < 0 && turns < MOST_TURNS) {
      const mind = seated[game.seat];
      if (mind === undefined) throw new RangeError('An empty seat.');
      const { mine, theirs, dead } = pit(game, game.seat, seats === 1 ? -1 : 1 - game.seat, pair);
      addSample(samples, mine, theirs, dead, 0);
      movers[turns] = game.seat;
      turns += 1;
      playTurn(game, mind, chance);
    }
    if (game.winner < 0) {
      keepFirst(samples, before);
      unfinished += 1;
      continue;
    }
    for (let turn = 0; turn < turns; turn += 1) {
      samples.targets[before + turn] = seats === 1 ? turns - turn : movers[turn] === game.winner ? 1 : 0;
    }
  }
  return { samples, games: games - unfinished, unfinished };
}
