/** The two stages of training a network: what heuristic games came to, then what its own exact turns are worth. */

import { championMind } from '../champion/champion.ts';
import { readNet } from '../champion/net.ts';
import { chanceOf, newPair, pit, turnsOf } from '../champion/stand.ts';
import type { TurnSolver } from '../champion/solver.ts';
import type { Chance } from '../fast/chance.ts';
import { below, fraction } from '../fast/chance.ts';
import { newFastGame, resetGame } from '../fast/game.ts';
import { type Mind, playTurn } from '../fast/play.ts';
import { closeSome, watchedMinds } from './heuristic-games.ts';
import { learn, learnedNet, type Learner } from './learner.ts';
import { addSample, type Samples } from './samples.ts';

const BATCH = 256;

/** First stage: goes over the samples so many times, the learning rate falling from 1e-3 to 1e-4. Gives the last mean loss. */
export function fit(learner: Learner, samples: Samples, epochs: number, chance: Chance): number {
  const batches = Math.floor(samples.count / BATCH);
  let loss = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = shuffled(samples.count, chance);
    loss = learn(
      learner,
      samples,
      {
        batch: BATCH,
        batches,
        rate: (batch) => 1e-3 * 0.1 ** ((epoch * batches + batch) / (epochs * batches)),
        draw: (batch, at) => order[batch * BATCH + at] ?? 0,
      },
      chance,
    );
  }
  return loss;
}

function shuffled(count: number, chance: Chance): Int32Array {
  const order = Int32Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(fraction(chance) * (at + 1));
    const here = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = here;
  }
  return order;
}

/** How a round of the second stage goes. */
export interface Round {
  readonly states: number; // new samples, at least
  readonly batches: number;
  readonly rate: number;
}

/** What a round came to. */
export interface RoundResult {
  readonly states: number;
  readonly games: number;
  readonly gap: number; // mean distance between the network's value and that of its exact turn
  readonly start: number; // value of the empty board by its exact turn, in the last game that began there; 0 if none did
}

const HEURISTIC_SHARE = 0.3;
const LATE_SHARE = 0.25;
const LATE_TURNS = 12;
/** How far a bust is taken to pull a lone seat's value back to itself. */
const BUST_PULL = 0.4;

/**
 * Second stage, one round: plays games, keeps what each of its turns is worth when solved exactly, and learns from that.
 * In solitaire a bust leads back to the same position, which would make it learn slowly: the step towards the new value
 * is lengthened by 1 / (1 - 0.4), as in Newton's method.
 */
export function practise(
  learner: Learner,
  samples: Samples,
  round: Round,
  solver: TurnSolver,
  chance: Chance,
): RoundResult {
  const solo = learner.output === 'turns';
  const seats = solo ? 1 : 2;
  const net = readNet(learnedNet(learner));
  const champion = championMind(net, solver, 'told');
  const minds = watchedMinds();
  const game = newFastGame(seats, learner.columns);
  const pair = newPair();
  const scratch = new Float64Array(net.hidden);
  let [states, games, gap, start] = [0, 0, 0, 0];
  const watcher: Mind = {
    ...champion,
    prepare(at) {
      champion.prepare(at);
      const root = champion.root();
      const { mine, theirs, dead } = pit(at, at.seat, solo ? -1 : 1 - at.seat, pair);
      if (solo) {
        const known = turnsOf(net, at, scratch);
        const exact = 1 - root;
        gap += Math.abs(known - exact);
        addSample(samples, mine, theirs, dead, Math.max(1, known + (exact - known) / (1 - BUST_PULL)));
        if (at.turns[0] === 0) start = exact;
      } else {
        gap += Math.abs(chanceOf(net, at, scratch) - root);
        addSample(samples, mine, theirs, dead, root);
        if (at.turns[0] === 0 && at.turns[1] === 0) start = root;
      }
      states += 1;
    },
  };
  while (states < round.states) {
    resetGame(game, below(chance, seats));
    closeSome(game, chance);
    const other = minds[below(chance, minds.length)] ?? watcher;
    if (fraction(chance) < LATE_SHARE) {
      const late = below(chance, LATE_TURNS);
      for (let turn = 0; turn < late && game.winner < 0; turn += 1) playTurn(game, other, chance);
    }
    const second = fraction(chance) < HEURISTIC_SHARE && !solo ? other : watcher;
    while (game.winner < 0) playTurn(game, game.seat === 0 ? watcher : second, chance);
    games += 1;
  }
  learn(
    learner,
    samples,
    {
      batch: BATCH,
      batches: round.batches,
      rate: () => round.rate,
      draw: () => Math.floor(fraction(chance) * samples.count),
    },
    chance,
  );
  return { states, games, gap: gap / states, start };
}
