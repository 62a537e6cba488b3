/** What is said about the dice that are typed or tapped: what is awaited, and why a digit is not taken. Knows no game. */

import type { DigitRefusal } from '../en/digits.ts';
import { capital, form } from './grammar.ts';
import { countWord } from './numbers.ts';

export function digitRefusalWords(refusal: DigitRefusal): string {
  switch (refusal.why) {
    case 'not-a-face':
      return `Ningún dado muestra ${refusal.digit}. Escribe de 1 a 6.`;
    case 'one-too-many':
      return `Una tirada son ${diceWords(refusal.dice)}: el ${refusal.digit} de más no cuenta.`;
    case 'no-such-die':
      return `Hay ${diceWords(refusal.dice)}. Escribe de 1 a ${refusal.dice} para elegir uno.`;
    case 'no-such-choice':
      return refusal.choices === 1
        ? 'Hay una sola opción: pulsa 1.'
        : `Hay ${refusal.choices} opciones. Pulsa de 1 a ${refusal.choices}.`;
    case 'went-on':
      return 'La partida siguió entretanto: esa cifra no cuenta. Mira de nuevo.';
    case 'bot-undecided':
      return 'Escrito antes de que el jugador del ordenador dijera qué hace. Enter usa estos dados, Esc los descarta.';
    case 'too-few':
      return refusal.typed === 0
        ? `Escribe antes ${theDice(refusal.dice)}.`
        : `Por ahora ${refusal.typed} de ${diceWords(refusal.dice)}. Escribe el resto.`;
  }
}

/** What the place for the dice is called: "Los cuatro dados: escribe cuatro cifras, o toca una cara para cada uno". */
export function padWords(dice: number): string {
  return dice === 1
    ? 'El dado: escribe una cifra, o toca su cara'
    : `${capital(theDice(dice))}: escribe ${countWord(dice)} cifras, o toca una cara para cada uno`;
}

/** What to do to enter the dice; with a reader they come by themselves. */
export function padHint(dice: number, by: 'hand' | 'reader' | 'rolling-on', stay: number): string {
  if (stay > 0) {
    const stays = `${form(stay, 'Queda', 'Quedan')} ${diceWords(stay)}.`;
    return dice - stay === 1
      ? `${stays} Vuelve a tirar el otro, y escríbelo o toca su cara.`
      : `${stays} Vuelve a tirar los otros, y escríbelos o toca sus caras.`;
  }
  if (by === 'reader') return 'Tira los dados: el lector los envía. O escríbelos, o toca sus caras.';
  if (by === 'rolling-on') return 'Tira los dados, y escríbelos o toca sus caras.';
  return dice === 1
    ? 'Escribe una cifra, o toca la cara del dado.'
    : `Escribe ${countWord(dice)} cifras, o toca una cara para cada dado.`;
}

/** "un dado", "cuatro dados". */
function diceWords(dice: number): string {
  return `${countWord(dice)} ${form(dice, 'dado')}`;
}

function theDice(dice: number): string {
  return dice === 1 ? 'el dado' : `los ${diceWords(dice)}`;
}
