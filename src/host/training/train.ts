/** Trains one network, from where it stands to its end. */

import { newTurnSolver } from '../../advice/champion/solver.ts';
import { type Chance, seedChance } from '../../advice/fast/chance.ts';
import { ruleOf28Mind } from '../../advice/fast/minds.ts';
import { STANDARD } from '../../advice/fast/shape.ts';
import { heuristicSamples, watchedMinds } from '../../advice/training/heuristic-games.ts';
import { learnedNet, newLearner } from '../../advice/training/learner.ts';
import { newSamples } from '../../advice/training/samples.ts';
import { fit, practise } from '../../advice/training/stages.ts';
import type { NetData } from '../../advice/champion/net.ts';
import { loadStanding, saveStanding, type Standing } from './checkpoint.ts';
import {
  EPOCHS,
  HIDDEN,
  KEPT_STATES,
  planOf,
  rateOf,
  ROUND_BATCHES,
  ROUND_STATES,
  streamOf,
  type Task,
} from './plan.ts';

/** How the plan is carried out. */
export interface Course {
  readonly seed: number;
  readonly file: string; // where the standing lies
  readonly say: (text: string) => void;
}

/**
 * Trains a network and gives it. Broken off and begun again with the same plan it comes to the same weights; a standing of
 * another plan is not gone on from, and that is said. Throws a TrainingFault for a standing that cannot be read.
 */
export function train(task: Task, { seed, file, say }: Course): NetData {
  const solver = newTurnSolver(STANDARD);
  const plan = planOf(task, seed);
  const found = loadStanding(file, plan);
  if (found.is === 'other')
    say(`${task.name}: begins anew, for ${file} is of another plan (${found.differs})`);
  let standing: Standing;
  if (found.is === 'standing') {
    ({ standing } = found);
    say(`${task.name}: goes on after round ${standing.rounds}`);
  } else {
    standing = firstStage(task, seedChance(seed, streamOf(task)), say);
    saveStanding(file, plan, standing);
  }
  while (standing.rounds < task.rounds) {
    const { learner, samples, chance } = standing;
    const round = {
      states: ROUND_STATES,
      batches: ROUND_BATCHES[task.kind],
      rate: rateOf(task, standing.rounds),
    };
    const { states, games, gap, start } = practise(learner, samples, round, solver, chance);
    standing = { ...standing, rounds: standing.rounds + 1 };
    saveStanding(file, plan, standing);
    say(
      `${task.name}: round ${standing.rounds} of ${task.rounds}, ${states} states of ${games} games, ` +
        `gap ${gap.toFixed(4)}, empty board ${start.toFixed(4)}`,
    );
  }
  return learnedNet(standing.learner);
}

function firstStage(task: Task, chance: Chance, say: Course['say']): Standing {
  const solo = task.kind === 'solitaire';
  const learner = newLearner(solo ? 'turns' : 'chance', task.columns, HIDDEN, chance);
  // People are taken to play like the Rule of 28, which is what they are taught.
  const minds = task.kind === 'people' ? [ruleOf28Mind()] : watchedMinds();
  const watched = heuristicSamples(solo ? 1 : 2, task.columns, task.games, chance, minds);
  const loss = fit(learner, watched.samples, EPOCHS, chance);
  say(
    `${task.name}: ${watched.games} games watched, ${watched.unfinished} given up, ` +
      `${watched.samples.count} turns, mean loss ${loss.toFixed(4)}`,
  );
  return { learner, samples: newSamples(KEPT_STATES), chance, rounds: 0, loss };
}
