/** The throw for the first turn in words. It knows no rule of it: who throws, and what was thrown, is told. */

import { totalOf } from '../figures.ts';
import { allOf } from './numbers.ts';

export const ROLL_OFF_WORDS = {
  label: 'Tiradas por el primer turno',
  waits: 'por tirar',
  next: 'tira ahora',
  highest: 'La suma más alta empieza.',
  tied: 'Empate: tiran de nuevo estos.',
};

/** What a contender threw: "5 y 3, suma 8". */
export function thrownWords(dice: readonly number[] | null): string {
  if (dice === null) return ROLL_OFF_WORDS.waits;
  return `${allOf(dice)}, suma ${totalOf(dice)}`;
}

/** What decides, before the first throw and after a tie. */
export function decidesWords(contenders: number, seats: number): string {
  return contenders < seats ? ROLL_OFF_WORDS.tied : ROLL_OFF_WORDS.highest;
}
