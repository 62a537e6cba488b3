/** One question of a kind that waits for its answer; a newer one takes its place. */

import type { AdviceFault } from '../../contract/advice.ts';

/** What became of a question: an answer, a newer question of its kind in its place, or a fault. */
export type Outcome<Answer> =
  | { readonly is: 'answered'; readonly answer: Answer }
  | { readonly is: 'replaced' }
  | { readonly is: 'failed'; readonly fault: AdviceFault };

export interface Waiting<Answer> {
  /** A new question waits from now on. */
  put(id: number): Promise<Outcome<Answer>>;
  /** The question with this id has come to this; nothing happens where another one waits. */
  settle(id: number, outcome: Outcome<Answer>): void;
  /** Whatever waits has come to this. */
  settleAny(outcome: Exclude<Outcome<Answer>, { readonly is: 'answered' }>): void;
}

/** A place for one question of a kind. Every question that was put comes to exactly one outcome; nothing is ever rejected. */
export function createWaiting<Answer>(): Waiting<Answer> {
  let one: { readonly id: number; readonly tell: (outcome: Outcome<Answer>) => void } | null = null;
  const end = (outcome: Outcome<Answer>) => {
    const { tell } = one ?? {};
    one = null;
    tell?.(outcome);
  };
  return {
    put: (id) =>
      new Promise((tell) => {
        end({ is: 'replaced' });
        one = { id, tell };
      }),
    settle(id, outcome) {
      if (one?.id === id) end(outcome);
    },
    settleAny: end,
  };
}
