/**
 * The clocks of a game that is played with one: when the time for a choice, a decision or the bets is up, the order
 * `time` is given. It counts nothing that the journal must know: after a restart the full time runs again. Computer players keep a
 * pace of their own: no clock runs while one of them is asked, nor while people throw for it.
 */

import { randomUUID } from 'node:crypto';
import type { ClockTold } from '../contract/from-host.ts';
import { dueAt } from './bots/due.ts';
import type { Log } from './log.ts';
import type { Clock } from './outside.ts';
import type { Referee } from './referee.ts';

export interface GameClock {
  /** The clock that runs now, or null. */
  told(): ClockTold | null;
  /** To be called after every change of the table. */
  changed(): void;
  /** Stands still, and goes on with what was left. */
  hold(held: boolean): void;
  close(): void;
}

/**
 * The clock of a table's turns and bets (rules 8.1: `turn_clock`, `bet_clock`, in seconds). When it runs out it gives the order
 * `time` itself; an order that cannot be carried out then is logged, and the game goes on by hand.
 */
export function createGameClock(referee: Referee, clock: Clock, log: Log): GameClock {
  let running: {
    readonly of: 'turn' | 'bet';
    readonly key: string;
    readonly seconds: number;
    readonly ends: number;
  } | null = null;
  let held: number | null = null; // milliseconds that were left when it was held
  let cancel: () => void = () => undefined;

  const stop = () => {
    cancel();
    held = null;
    cancel = () => undefined;
    running = null;
  };

  const ring = () => {
    running = null;
    // The table may have gone on in this very moment: then `seen` is old and nothing happens.
    referee
      .submit({ from: 'clock', id: randomUUID(), seen: referee.table.seq, ask: { do: 'time' } })
      .catch((error: unknown) =>
        log.error('The clock ran out, but the program could not act on it; play on by hand.', error),
      );
  };

  return {
    told: () =>
      running === null
        ? null
        : { of: running.of, seconds: running.seconds, left: held ?? Math.max(0, running.ends - clock.now()) },
    changed() {
      const due = dueClock(referee);
      if (due === null) return stop();
      if (due.key === running?.key) return;
      stop();
      running = { ...due, ends: clock.now() + due.seconds * 1000 };
      cancel = clock.after(due.seconds * 1000, ring);
    },
    hold(on) {
      if (running === null || on === (held !== null)) return;
      cancel();
      if (on) held = Math.max(0, running.ends - clock.now());
      else {
        const left = held ?? 0;
        held = null;
        running = { ...running, ends: clock.now() + left };
        cancel = clock.after(left, ring);
      }
    },
    close: stop,
  };
}

/** Which clock the position calls for. The key changes when it is to start anew. */
function dueClock(referee: Referee): { of: 'turn' | 'bet'; key: string; seconds: number } | null {
  const { moment, last, seq } = referee.table;
  // Where bets are asked of both, people's time begins when the computer players have bet.
  if (moment === null || dueAt(moment, false) !== null) return null;
  const { phase, options, rolls } = moment.game;
  if (phase === 'bet') {
    return options.bet_clock > 0 ? { of: 'bet', key: `bet ${rolls}`, seconds: options.bet_clock } : null;
  }
  if ((phase !== 'choose' && phase !== 'decide') || options.turn_clock === 0) return null;
  // Where stopping is barred the clock reminds once, and does not ring for ever.
  if (last?.events.some((event) => event.is === 'timed-out' && event.reminded)) return null;
  return { of: 'turn', key: `turn ${seq}`, seconds: options.turn_clock };
}
