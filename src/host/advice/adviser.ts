/**
 * The host's side of the worker that computes: started when something is asked of it for the first time, and started anew
 * when it has died. The table never waits for it.
 */

import type { Worker } from 'node:worker_threads';
import type { Decision } from '../../advice/decide.ts';
import type { AdviceFault } from '../../contract/advice.ts';
import type { Game } from '../../rules/game.ts';
import { wordsOf } from '../faults.ts';
import type { Log } from '../log.ts';
import type {
  ComputedAdvice,
  ComputedLookBack,
  DecideAsk,
  FromWorker,
  Played,
  Question,
} from './question.ts';
import { isFromWorker } from './question.ts';
import type { Outcome, Waiting } from './waiting.ts';
import { createWaiting } from './waiting.ts';

export interface Adviser {
  decide(ask: Omit<DecideAsk, 'is' | 'id'>): Promise<Outcome<Decision | null>>;
  advise(game: Game): Promise<Outcome<ComputedAdvice | null>>;
  lookBack(played: readonly Played[]): Promise<Outcome<ComputedLookBack | null>>;
  /** Why it cannot be had now, as far as that is known; null before anything was asked. */
  readonly fault: AdviceFault | null;
  close(): Promise<void>;
}

/** An adviser over workers that `start` makes; `changed` is called when its fault comes or goes. */
export function createAdviser(start: () => Worker, log: Log, changed: () => void): Adviser {
  const decisions = createWaiting<Decision | null>();
  const advices = createWaiting<ComputedAdvice | null>();
  const looks = createWaiting<ComputedLookBack | null>();
  const all = { decide: decisions, advise: advices, 'look-back': looks };
  let worker: Worker | null = null;
  let fault: AdviceFault | null = null;
  let closed = false;
  let asked = 0;

  const setFault = (next: AdviceFault | null) => {
    if (next?.is === fault?.is && next?.detail === fault?.detail) return;
    fault = next;
    if (next !== null) log.error(`Computer players and advice: ${faultText(next)}`);
    changed();
  };

  const settleAll = (outcome: Parameters<typeof decisions.settleAny>[0]) => {
    for (const waiting of [decisions, advices, looks]) waiting.settleAny(outcome);
  };

  const died = (of: Worker, detail: string) => {
    if (worker !== of) return;
    worker = null;
    if (closed) return;
    log.warn(`The worker of the computer players ended (${detail}); it is started anew when it is needed.`);
    const stopped: AdviceFault = { is: 'stopped', detail };
    setFault(stopped);
    settleAll({ is: 'failed', fault: stopped });
  };

  const running = (): Worker => {
    if (worker !== null) return worker;
    const fresh = start();
    worker = fresh;
    fresh.on('message', (raw: unknown) => {
      if (worker === fresh && isFromWorker(raw)) hear(raw);
    });
    fresh.on('error', (error) => died(fresh, wordsOf(error)));
    fresh.on('exit', (code) => died(fresh, `exit ${code}`));
    // It must not keep a program alive that is otherwise done.
    fresh.unref();
    return fresh;
  };

  const hear = (message: FromWorker) => {
    switch (message.is) {
      case 'ready':
        return setFault(message.fault);
      case 'failed':
        return all[message.of].settle(message.id, { is: 'failed', fault: message.fault });
      case 'decide':
        return decisions.settle(message.id, { is: 'answered', answer: message.answer });
      case 'advise':
        return advices.settle(message.id, { is: 'answered', answer: message.answer });
      case 'look-back':
        return looks.settle(message.id, { is: 'answered', answer: message.answer });
    }
  };

  const ask = <Answer>(
    waiting: Waiting<Answer>,
    make: (id: number) => Question,
  ): Promise<Outcome<Answer>> => {
    if (closed) return Promise.resolve({ is: 'replaced' });
    asked += 1;
    const told = waiting.put(asked);
    try {
      running().postMessage(make(asked));
    } catch (error) {
      const stopped: AdviceFault = { is: 'stopped', detail: wordsOf(error) };
      setFault(stopped);
      waiting.settle(asked, { is: 'failed', fault: stopped });
    }
    return told;
  };

  return {
    decide: (question) => ask(decisions, (id) => ({ is: 'decide', id, ...question })),
    advise: (game) => ask(advices, (id) => ({ is: 'advise', id, game })),
    lookBack: (played) => ask(looks, (id) => ({ is: 'look-back', id, played })),
    get fault() {
      return fault;
    },
    async close() {
      closed = true;
      const one = worker;
      worker = null;
      settleAll({ is: 'replaced' });
      await one?.terminate();
    },
  };
}

function faultText(fault: AdviceFault): string {
  switch (fault.is) {
    case 'no-weights':
      return `${fault.path} could not be read (${fault.detail}). Install the program again.`;
    case 'damaged-weights':
      return `${fault.path} is damaged (${fault.detail}). Install the program again.`;
    case 'stopped':
      return `the worker ended (${fault.detail}).`;
  }
}
