/** The throw for the first turn in words. It knows no rule of it: who throws, and what was thrown, is told. */

import { totalOf } from '../figures.ts';
import { allOf } from './numbers.ts';

export const ROLL_OFF_WORDS = {
  label: 'Lancers pour le premier tour',
  waits: 'doit lancer',
  next: 'lance',
  highest: 'La plus grande somme commence.',
  tied: 'Égalité : on relance entre ceux-ci.',
};

/** What a contender threw: "5 et 3, ensemble 8". */
export function thrownWords(dice: readonly number[] | null): string {
  if (dice === null) return ROLL_OFF_WORDS.waits;
  return `${allOf(dice)}, ensemble ${totalOf(dice)}`;
}

/** What decides, before the first throw and after a tie. */
export function decidesWords(contenders: number, seats: number): string {
  return contenders < seats ? ROLL_OFF_WORDS.tied : ROLL_OFF_WORDS.highest;
}
