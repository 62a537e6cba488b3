/** The throw for the first turn in words. It knows no rule of it: who throws, and what was thrown, is told. */

import { allOf } from './numbers.ts';

export const ROLL_OFF_WORDS = {
  label: 'Throws for the first turn',
  waits: 'to throw',
  next: 'throws now',
  highest: 'The highest total begins.',
  tied: 'Tied: throw again among these.',
} as const;

/** What a contender threw: "5 and 3, together 8". */
export function thrownWords(dice: readonly number[] | null): string {
  if (dice === null) return ROLL_OFF_WORDS.waits;
  return `${allOf(dice)}, together ${totalOf(dice)}`;
}

/** The sum of a throw, as it stands beside the dice. */
export function totalOf(dice: readonly number[]): number {
  return dice.reduce((sum, face) => sum + face, 0);
}

/** What decides, before the first throw and after a tie. */
export function decidesWords(contenders: number, seats: number): string {
  return contenders < seats ? ROLL_OFF_WORDS.tied : ROLL_OFF_WORDS.highest;
}
