/** The throw for the first turn in words. It knows no rule of it: who throws, and what was thrown, is told. */

import { totalOf } from '../figures.ts';
import { allOf } from './numbers.ts';

export const ROLL_OFF_WORDS = {
  label: 'Throws for the first turn',
  waits: 'to throw',
  next: 'throws now',
  highest: 'The highest total begins.',
  tied: 'Tied: throw again among these.',
};

/** What a contender threw: "5 and 3, together 8". */
export function thrownWords(dice: readonly number[] | null): string {
  if (dice === null) return ROLL_OFF_WORDS.waits;
  return `${allOf(dice)}, together ${totalOf(dice)}`;
}

/** What decides, before the first throw and after a tie. */
export function decidesWords(contenders: number, seats: number): string {
  return contenders < seats ? ROLL_OFF_WORDS.tied : ROLL_OFF_WORDS.highest;
}
