/**
 * What may come out of one connection: no downgrade from a framed form, no repeats, nothing that counts
 * before the reader has settled. It does not decide whether a roll is applied: that is the host's.
 */
import { readPlain } from './plain.ts';

/** A line equal to the last roll is the same roll told again, if it comes this soon, in milliseconds. */
export const REPEAT_WINDOW = 400;

/** What one whole line is worth. */
export type Verdict =
  | { readonly is: 'roll'; readonly dice: readonly number[] }
  /** A roll before the reader has settled: shown, never applied. */
  | { readonly is: 'early'; readonly dice: readonly number[] }
  | { readonly is: 'ignored'; readonly why: 'repeat' | 'unknown' }
  | { readonly is: 'rejected'; readonly why: 'bad-roll' }
  | { readonly is: 'comment' };

/** Whether a line is, or was meant to be, one of a framed form. */
export const isFramed = (line: string) => line.startsWith('$') || line.startsWith('{');

/** The gate of one connection. */
export interface Gate {
  /** Judges a line that ended at `now` (milliseconds); `dice` is the number of dice awaited. */
  judge(line: string, told: { dice: number; settled: boolean; now: number }): Verdict;
}

/** Starts the gate of one connection; `framed` when its form is known to be no plain one. */
export function createGate(framed = false): Gate {
  let lastRoll: { readonly line: string; readonly at: number } | null = null;

  return {
    judge(line, { dice, settled, now }) {
      if (line.startsWith('#')) return { is: 'comment' };
      // Once a device has spoken in frames, a damaged frame can end in four digits that look plain.
      if (isFramed(line)) framed = true;
      if (framed) return { is: 'ignored', why: 'unknown' };
      const read = readPlain(line, dice);
      if (read.is === 'bad-roll') return { is: 'rejected', why: 'bad-roll' };
      if (read.is === 'unknown') return { is: 'ignored', why: 'unknown' };
      if (read.is === 'comment') return { is: 'comment' };
      const repeated = lastRoll !== null && lastRoll.line === line && now - lastRoll.at <= REPEAT_WINDOW;
      // A repeat moves the window on, so a device that chatters for a second still made one roll.
      lastRoll = { line, at: now };
      if (repeated) return { is: 'ignored', why: 'repeat' };
      return settled ? read : { is: 'early', dice: read.dice };
    },
  };
}
