/**
 * Taps and digits that came too soon to have been meant: the second half of a double tap, a tap that fell on the next
 * player's button, a digit too many that would pick a choice. It holds no clock; times are handed in, in milliseconds.
 */

import type { Seat } from '../../rules/seat.ts';

/** Within this time nobody reads a new question and answers it. */
export const TOO_SOON = 300;

/** So long somebody who looked at something that the game took away may still type what was meant for it. */
export const STILL_TYPING = 1500;

/** Whether a digit was meant for what the game took away, at `goneAt` (null: nothing), while it was being typed for. */
export function isMeantForGone(goneAt: number | null, at: number): boolean {
  return goneAt !== null && at - goneAt < STILL_TYPING;
}

export interface Tap {
  readonly target: string;
  readonly seat: Seat | null; // for whom it would act
  readonly at: number;
}

/** A tap right after another one is stray on the same target, or when it would act for another player. */
export function isStrayTap(last: Tap | null, tap: Tap): boolean {
  return (
    last !== null && tap.at - last.at < TOO_SOON && (tap.target === last.target || tap.seat !== last.seat)
  );
}

/** What a digit is taken for. */
export type DigitUse = 'die' | 'choice' | 'correction' | 'bet' | 'split' | 'die-to-void' | 'mark' | 'preset';

export interface Digit {
  readonly use: DigitUse;
  readonly seat: Seat | null; // whose throw it belongs to
  readonly at: number;
}

/** A digit right after another one is stray when it would be taken for something else, or for somebody else's throw. */
export function isStrayDigit(last: Digit | null, digit: Digit): boolean {
  return (
    last !== null && digit.at - last.at < TOO_SOON && (digit.use !== last.use || digit.seat !== last.seat)
  );
}
