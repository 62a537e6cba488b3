/**
 * Plain lines kept until the reader has been quiet for a while: a device that prints what it sees also while dice move, or are
 * still in a hand, tells faces that nobody threw. Of what it told the last line counts, and only that.
 */

import type { Clock } from '../outside.ts';
import { THROW_TIME } from './assembly.ts';
import type { Reading } from './reading.ts';

export interface Settling {
  /** Takes a reading; it, or what it amounts to, is handed on at once or when the reader has been quiet. */
  heard(reading: Reading): void;
  /** The reader is gone: a throw that had not come to rest is told as half of one. */
  lost(): void;
  /** Ends without a word. */
  close(): void;
}

/** A plain line that may be overtaken by the next. */
type Unrest = Extract<Reading, { is: 'roll' | 'rejected' }>;

/**
 * Nothing waits at first. `quiet` says how long the reader must be silent, in milliseconds; with 0 everything is handed on at once.
 * `awaited` is the number of dice that the game waits for, null while it waits for none.
 */
export function createSettling(told: {
  readonly clock: Clock;
  readonly quiet: () => number;
  readonly awaited: () => number | null;
  readonly hand: (reading: Reading) => void;
}): Settling {
  const { clock, quiet, awaited, hand } = told;
  let waiting: Unrest | null = null;
  let since = 0; // when the first line of this unrest came
  let complained = false;
  let cancel: () => void = () => undefined;

  const end = (): Unrest | null => {
    const last = waiting;
    cancel();
    waiting = null;
    complained = false;
    return last;
  };

  const rest = () => {
    const last = end();
    if (last === null) return;
    const count = awaited();
    const few =
      last.is === 'rejected' && count !== null && last.dice !== undefined && last.dice.length < count;
    hand(few ? { is: 'dice', why: 'incomplete', die: null, known: last.dice } : last);
  };

  return {
    heard(reading) {
      if (quiet() === 0 || !isPlain(reading)) return hand(reading);
      if (waiting === null) since = clock.now();
      waiting = reading;
      cancel();
      cancel = clock.after(quiet(), rest);
      if (complained || clock.now() - since < THROW_TIME) return;
      complained = true;
      hand({ is: 'none', why: 'moving', text: reading.is === 'roll' ? reading.line : reading.text });
    },
    lost() {
      const last = end();
      if (last !== null) hand({ is: 'dice', why: 'half', die: null, known: last.dice ?? [] });
    },
    close: () => void end(),
  };
}

/** Whether a reading is a plain line that tells dice; frames say by themselves whether the dice lie still. */
function isPlain(reading: Reading): reading is Unrest {
  return (
    (reading.is === 'roll' && reading.backing === null) ||
    (reading.is === 'rejected' && reading.why === 'bad-roll')
  );
}
