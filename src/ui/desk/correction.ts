/**
 * The editor of a misread roll. From the dice in sight one face is enough and is sent at once; from a line of the log
 * several dice may be changed before they are saved. It sends nothing itself: `send` says when.
 */

import type { DigitRefusal } from '../../words/digits.ts';
import { faceOf } from './entry.ts';

export interface Correction {
  readonly roll: number;
  readonly was: readonly number[]; // as it was applied
  readonly dice: readonly number[]; // as it shall be
  readonly die: number | null; // the die whose face is asked for
  readonly from: 'dice' | 'log';
  readonly refusal: DigitRefusal | null;
}

/** What a key or a tap led to: the editor as it is now, and whether its dice are ready to be sent. */
export interface Corrected {
  readonly correction: Correction;
  readonly send: boolean;
}

/** Opens the editor of a roll, with a die picked if one was pointed at. */
export function opened(
  roll: number,
  dice: readonly number[],
  from: Correction['from'],
  die: number | null = null,
): Correction {
  return { roll, was: dice, dice, die, from, refusal: null };
}

/** Picks the die that was misread, counted from 0. */
export function picked(correction: Correction, die: number): Correction {
  return { ...correction, die, refusal: null };
}

/** Sets a die to a face. */
export function faced(correction: Correction, die: number, face: number): Corrected {
  const dice = correction.dice.map((was, at) => (at === die ? face : was));
  return { correction: { ...correction, dice, die: null, refusal: null }, send: correction.from === 'dice' };
}

/** A typed digit: first which die, counted from 1, then its face, 1 to 6. */
export function correctedBy(correction: Correction, digit: string): Corrected {
  const { die } = correction;
  if (die === null) {
    const dice = correction.dice.length;
    return Number(digit) >= 1 && Number(digit) <= dice
      ? { correction: picked(correction, Number(digit) - 1), send: false }
      : { correction: { ...correction, refusal: { why: 'no-such-die', digit, dice } }, send: false };
  }
  const face = faceOf(digit);
  return face === null
    ? { correction: { ...correction, refusal: { why: 'not-a-face', digit } }, send: false }
    : faced(correction, die, face);
}

/** Whether the dice differ from those that were applied. */
export function isChanged({ was, dice }: Correction): boolean {
  return dice.some((face, at) => face !== was[at]);
}
