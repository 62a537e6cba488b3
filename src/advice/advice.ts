/**
 * The door of this room for whoever seats computer players and shows advice: everything follows from the game and the
 * weights that are handed in, so it can run in a worker, and a late answer can be dropped. The first question about a
 * turn takes a few milliseconds, since the turn is solved then; further ones are look-ups.
 */

import { winChances } from './chances.ts';
import { newTurnReader } from './champion/turn.ts';
import { readNets, type Weights } from './champion/weights.ts';
import { type Asked, type Decision, decide } from './decide.ts';
import { type Grade, grade, type Luck, luckOf, type Valued, values } from './values.ts';
import type { Dice } from '../rules/dice.ts';
import type { Game } from '../rules/game.ts';

/** What can be asked of a game. */
export interface Advice {
  /** What a player does now, and why; null where nothing is awaited of its seat. */
  decide(game: Game, asked: Asked): Decision | null;
  /** The win chance of every seat as people play, adding up to 1; null alone and in Express. */
  winChances(game: Game): readonly number[] | null;
  /** The acts open to the seat on turn, best first. */
  values(game: Game): readonly Valued[] | null;
  /** What an act gave up against the best one. */
  grade(before: Game, act: Valued['act']): Grade | null;
  /** What the dice did for the seat that rolled them. */
  luck(before: Game, dice: Dice): Luck | null;
}

/** Advice by these weights. It remembers the turn that it solved last, which changes nothing but the time it takes. */
export function createAdvice(weights: Weights): Advice {
  const nets = readNets(weights);
  const reader = newTurnReader(nets);
  return {
    decide: (game, asked) => decide(reader, nets, game, asked),
    winChances: (game) => winChances(nets, game),
    values: (game) => values(reader, game),
    grade: (before, act) => grade(reader, before, act),
    luck: (before, dice) => luckOf(reader, before, dice),
  };
}
