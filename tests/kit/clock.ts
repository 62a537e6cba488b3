/**
 * Clocks for tests: one that moves only when told, and one that runs the machine's time faster.
 */
import { type Clock, systemClock } from '../../src/host/outside.ts';

/** A clock that stands still until it is moved. */
export interface FakeClock extends Clock {
  /** Moves on by `ms`, ringing every appointment at its own time and letting promises settle in between. */
  advance(ms: number): Promise<void>;
  /** Moves on by `ms` without ringing anything, as when the program is held up; then rings what is overdue. */
  holdUp(ms: number, meanwhile?: () => void): Promise<void>;
  /** Appointments that are still to come. */
  pending(): number;
}

/** Lets everything that is ready to run do so. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Makes a clock that stands at zero. */
export function fakeClock(): FakeClock {
  let time = 0;
  let order = 0;
  const appointments = new Map<number, { readonly at: number; readonly run: () => void }>();

  async function ringUntil(end: number) {
    await settled();
    for (;;) {
      const due = [...appointments].filter(([, { at }]) => at <= end);
      due.sort(([a, { at: first }], [b, { at: second }]) => first - second || a - b);
      const next = due[0];
      if (!next) break;
      const [id, { at, run }] = next;
      appointments.delete(id);
      time = Math.max(time, at);
      run();
      await settled();
    }
    time = Math.max(time, end);
  }

  return {
    now: () => time,
    after(ms, run) {
      const id = order++;
      appointments.set(id, { at: time + ms, run });
      return () => void appointments.delete(id);
    },
    advance: (ms) => ringUntil(time + ms),
    async holdUp(ms, meanwhile) {
      time += ms;
      const end = time;
      const overdue = [...appointments].filter(([, { at }]) => at <= end);
      overdue.sort(([a, { at: first }], [b, { at: second }]) => first - second || a - b);
      for (const [id, { run }] of overdue) if (appointments.delete(id)) run();
      meanwhile?.();
      await settled();
    },
    pending: () => appointments.size,
  };
}

/** The machine's clock, `times` as fast: real parts take part in a life cycle of seconds within a moment. */
export function hastyClock(times: number): Clock {
  return {
    now: () => systemClock.now() * times,
    after: (ms, run) => systemClock.after(ms / times, run),
  };
}

/** A clock that moves on by itself until it is stopped. */
export interface PacedClock extends Clock {
  stop(): void;
}

/** How long a paced clock rests between two steps, in milliseconds of the machine. */
const PACE = 2;

/**
 * A clock for real parts that goes `times` as fast as the machine's at most: it moves by steps of its own and stands while `stands`
 * says so. A machine that is held up makes a test slower, but nothing in it late.
 */
export function pacedClock(times: number, stands: () => boolean = () => false): PacedClock {
  const clock = fakeClock();
  let stopped = false;
  const step = async () => {
    if (stopped) return;
    if (!stands()) await clock.advance(PACE * times);
    next();
  };
  const next = () => setTimeout(() => void step(), PACE).unref();
  next();
  return { now: clock.now, after: clock.after, stop: () => void (stopped = true) };
}
