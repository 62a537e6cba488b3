/** The options of `npm run train`, or why they cannot be taken. */

import { parseArgs } from 'node:util';
import { wordsOf } from '../faults.ts';
import { wholeIn } from '../option.ts';
import { type Task, TASKS } from './plan.ts';

export interface TrainOptions {
  readonly seed: number;
  readonly tasks: readonly Task[];
  readonly work: string; // folder for standings
  readonly into: string; // folder for the weights
}

const MOST_SEED = 2 ** 31 - 1;

/** Reads the arguments behind the program's name. */
export function readTrainArgs(args: readonly string[]):
  | { readonly ok: true; readonly options: TrainOptions }
  | { readonly ok: true; readonly options: null } // help is asked for
  | { readonly ok: false; readonly why: string } {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        seed: { type: 'string', default: '28' },
        only: { type: 'string' },
        work: { type: 'string', default: 'out/train' },
        into: { type: 'string', default: 'resources/advice' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }));
  } catch (error) {
    return { ok: false, why: wordsOf(error) };
  }
  if (values.help) return { ok: true, options: null };
  const seed = wholeIn(values.seed, 0, MOST_SEED);
  if (seed === null)
    return { ok: false, why: `bad-option: --seed is a whole number from 0 to ${MOST_SEED}.` };
  const only = values.only?.split(',');
  const unknown = only?.find((name) => !TASKS.some((task) => task.name === name));
  if (unknown !== undefined) {
    const known = TASKS.map(({ name }) => name).join(', ');
    return {
      ok: false,
      why: `bad-option: --only names networks, by commas: ${known}. “${unknown}” is none.`,
    };
  }
  const tasks = only === undefined ? TASKS : TASKS.filter(({ name }) => only.includes(name));
  return { ok: true, options: { seed, tasks, work: values.work, into: values.into } };
}
