/** Computes decisions and advice for games: the work of the worker, without its messages. */

import type { Advice as Adviser } from '../../advice/advice.ts';
import { createAdvice } from '../../advice/advice.ts';
import type { Weights } from '../../advice/champion/weights.ts';
import type { Decision } from '../../advice/decide.ts';
import type { Valued } from '../../advice/values.ts';
import { bustWays } from '../../odds/bust.ts';
import { choicesOf, sameChoice } from '../../rules/choices.ts';
import type { Game } from '../../rules/game.ts';
import { seatsOf } from '../../rules/game.ts';
import type { Advice } from '../../contract/advice.ts';
import { actOf } from './acts.ts';
import { NO_WEIGHTS } from './weights.ts';
import type { ComputedAdvice, DecideAsk } from './question.ts';

export interface Computer {
  decide(ask: DecideAsk): Decision | null;
  /** Win chances and ranked acts; null in Express, for which there are none. */
  advise(game: Game): ComputedAdvice | null;
}

/** A computer with these weights; with null, one for players that count and for nothing else. */
export function createComputer(weights: Weights | null): Computer {
  const adviser = createAdvice(weights ?? NO_WEIGHTS);
  return {
    decide({ game, player, seat, watched, draw }) {
      // Without weights nobody can be foreseen who plays by them.
      const like = weights === null && watched === 'champion' ? 'rule-of-28' : watched;
      return adviser.decide(game, { player, seat, watched: like, chance: () => draw });
    },
    advise(game) {
      if (game.options.game === 'express') return null;
      const alone = seatsOf(game) === 1;
      return {
        worth: alone ? 'turns' : 'chance',
        chances: adviser.winChances(game) ?? [],
        ...ranked(adviser, game),
      };
    },
  };
}

/** Whether a question can be answered by counting alone. */
export function needsWeights({ game, player }: Pick<DecideAsk, 'game' | 'player'>): boolean {
  return player === 'champion' && game.options.game === 'classic' && game.phase !== 'roll';
}

function ranked(adviser: Adviser, game: Game): Pick<Advice, 'choices' | 'decide' | 'best'> {
  const nothing = { choices: [], decide: null, best: null };
  if (game.phase !== 'choose' && game.phase !== 'decide') return nothing;
  const all = adviser.values(game) ?? [];
  const decision = adviser.decide(game, {
    player: 'champion',
    seat: game.seat,
    watched: 'champion',
    chance: () => 0,
  });
  const act = decision === null ? null : actOf(game, decision.act);
  const best = decision === null || act === null ? null : { act, reason: decision.reason };
  if (game.phase === 'choose') {
    const offered = choicesOf(game);
    const choices = all.flatMap((valued) => {
      const { act } = valued;
      const columns =
        act.do === 'choose' ? offered.find((choice) => sameChoice(choice, act.columns)) : undefined;
      return columns === undefined ? [] : [{ columns, value: valueOf(valued) }];
    });
    return { ...nothing, choices, best };
  }
  const stop = all.find(({ act }) => act.do === 'stop');
  const roll = all.find(({ act }) => act.do === 'roll');
  if (roll === undefined) return nothing;
  const decides = {
    stop: stop === undefined ? null : valueOf(stop),
    roll: valueOf(roll),
    bust: roll.bust ?? bustWays(game),
  };
  return { ...nothing, decide: decides, best };
}

/** Chance to win, or alone the turns still needed. */
export function valueOf({ win, turns }: Valued): number {
  return win ?? turns ?? 0;
}
