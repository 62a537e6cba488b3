/** Plays games of a match and counts them. Every game has its own chance from the seed and its number, whoever plays it. */

import { readNets, type Weights } from '../../advice/champion/weights.ts';
import { seedChance } from '../../advice/fast/chance.ts';
import { newFastGame } from '../../advice/fast/game.ts';
import { playGame } from '../../advice/fast/play.ts';
import type { DuelOptions } from './args.ts';
import { mindOf } from '../../advice/champion/seated.ts';
import { addTimes, newTimes, timed, type Times } from './times.ts';

/** What some games came to. */
export interface Tally {
  games: number; // that came to an end
  unfinished: number; // given up at the cap of turns, and counted nowhere else
  readonly winsByPlace: number[]; // of `a`, by its place in the order of turns
  readonly gamesByPlace: number[]; // of `a`
  turns: number; // completed, of all seats
  squares: number; // of the turns of each game
  readonly timesA: Times;
  readonly timesB: Times;
}

/** Decisions of quick players are timed in one game of so many: the stopwatch costs more than they do. */
const TIMED_GAMES = 64;

/** A tally of no games yet, for a match of so many seats. */
export function newTally(seats: number): Tally {
  const zeros = () => Array.from({ length: seats }, () => 0);
  return {
    games: 0,
    unfinished: 0,
    winsByPlace: zeros(),
    gamesByPlace: zeros(),
    turns: 0,
    squares: 0,
    timesA: newTimes(),
    timesB: newTimes(),
  };
}

/** Adds the second to the first. */
export function addTally(tally: Tally, more: Tally): void {
  tally.games += more.games;
  tally.unfinished += more.unfinished;
  for (const [at, wins] of more.winsByPlace.entries()) {
    tally.winsByPlace[at] = (tally.winsByPlace[at] ?? 0) + wins;
    tally.gamesByPlace[at] = (tally.gamesByPlace[at] ?? 0) + (more.gamesByPlace[at] ?? 0);
  }
  tally.turns += more.turns;
  tally.squares += more.squares;
  addTimes(tally.timesA, more.timesA);
  addTimes(tally.timesB, more.timesB);
}

/** Plays the games `from` to below `to`. `a` sits on seat 0; who begins goes round with the number of the game. */
export function playMatch(options: DuelOptions, weights: Weights, from: number, to: number): Tally {
  const { a, b, seats, columns, seed } = options;
  const tally = newTally(seats);
  const game = newFastGame(seats, columns);
  const nets = readNets(weights);
  const mindA = mindOf(a, nets, seats, columns);
  // They never think at the same time, so one mind serves all of its seats.
  const mindB = b === a ? mindA : mindOf(b, nets, seats, columns);
  const plain = [mindA, ...Array.from({ length: seats - 1 }, () => mindB)];
  const timedB = timed(mindB, tally.timesB);
  const watched = [timed(mindA, tally.timesA), ...Array.from({ length: seats - 1 }, () => timedB)];
  const slow = a === 'champion' || b === 'champion';
  for (let number = from; number < to; number += 1) {
    const first = number % seats;
    const minds = slow || number % TIMED_GAMES === 0 ? watched : plain;
    const winner = playGame(game, minds, first, seedChance(seed, number));
    if (winner < 0) {
      tally.unfinished += 1;
      continue;
    }
    const place = (seats - first) % seats;
    tally.gamesByPlace[place] = (tally.gamesByPlace[place] ?? 0) + 1;
    if (winner === 0) tally.winsByPlace[place] = (tally.winsByPlace[place] ?? 0) + 1;
    const turns = game.turns.reduce((sum, count) => sum + count, 0);
    tally.turns += turns;
    tally.squares += turns * turns;
    tally.games += 1;
  }
  return tally;
}
