/**
 * The worker that computes: what computer players do, advice, and looks back. A decision that the table waits for comes
 * first; of each kind only the newest question is answered.
 */

import { parentPort, workerData } from 'node:worker_threads';
import { createAdvice } from '../../advice/advice.ts';
import { createComputer, needsWeights } from './compute.ts';
import { lookBack } from './look-back.ts';
import type { ComputedLookBack, FromWorker, Question } from './question.ts';
import { isQuestion } from './question.ts';
import { NO_WEIGHTS, readWeights } from './weights.ts';

const port = parentPort;
const folder: unknown = workerData;
if (port === null || typeof folder !== 'string')
  throw new Error('This program is started by the host alone.');

const say = (message: FromWorker) => port.postMessage(message);

const read = await readWeights(folder);
const computer = createComputer(read.ok ? read.weights : null);
/** Turns of the look back, apart from those of the game that goes on. */
const past = createAdvice(read.ok ? read.weights : NO_WEIGHTS);

const waiting: { [Kind in Question['is']]?: Extract<Question, { readonly is: Kind }> } = {};
let looking: { readonly id: number; readonly steps: Generator<undefined, ComputedLookBack | null> } | null =
  null;
let due = false;

function soon(): void {
  if (due) return;
  due = true;
  // Whatever has arrived is sorted first: an older question may be replaced before it costs anything.
  setImmediate(work);
}

function work(): void {
  due = false;
  const { decide, advise } = waiting;
  if (decide !== undefined) {
    delete waiting.decide;
    answerDecide(decide);
  } else if (advise !== undefined) {
    delete waiting.advise;
    say({ is: 'advise', id: advise.id, answer: computer.advise(advise.game) });
  } else lookOn();
  if (Object.keys(waiting).length > 0 || looking !== null) soon();
}

function answerDecide(ask: Extract<Question, { readonly is: 'decide' }>): void {
  if (!read.ok && needsWeights(ask)) say({ is: 'failed', of: 'decide', id: ask.id, fault: read.fault });
  else say({ is: 'decide', id: ask.id, answer: computer.decide(ask) });
}

/** One step of the look back, so that a decision never waits for long. */
function lookOn(): void {
  const asked = waiting['look-back'];
  if (asked !== undefined) {
    delete waiting['look-back'];
    looking = { id: asked.id, steps: lookBack(past, asked.played) };
  }
  if (looking === null) return;
  const step = looking.steps.next();
  if (step.done !== true) return;
  say({ is: 'look-back', id: looking.id, answer: step.value });
  looking = null;
}

port.on('message', (raw: unknown) => {
  if (!isQuestion(raw)) return;
  if (!read.ok && raw.is !== 'decide') {
    say({ is: 'failed', of: raw.is, id: raw.id, fault: read.fault });
    return;
  }
  if (raw.is === 'decide') waiting.decide = raw;
  else if (raw.is === 'advise') waiting.advise = raw;
  else waiting['look-back'] = raw;
  soon();
});
say({ is: 'ready', fault: read.ok ? null : read.fault });
