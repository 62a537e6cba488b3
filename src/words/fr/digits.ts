/** What is said about the dice that are typed or tapped: what is awaited, and why a digit is not taken. Knows no game. */

import type { DigitRefusal } from '../en/digits.ts';
import { capital, form } from './grammar.ts';
import { countWord } from './numbers.ts';

export function digitRefusalWords(refusal: DigitRefusal): string {
  switch (refusal.why) {
    case 'not-a-face':
      return `Aucun dé ne montre ${refusal.digit}. Tapez de 1 à 6.`;
    case 'one-too-many':
      return `Un lancer compte ${diceWords(refusal.dice)} : le ${refusal.digit} en trop n’est pas pris.`;
    case 'no-such-die':
      return `Il y a ${diceWords(refusal.dice)}. Tapez de 1 à ${refusal.dice} pour en choisir un.`;
    case 'no-such-choice':
      return refusal.choices === 1
        ? 'Il n’y a qu’un choix : tapez 1.'
        : `Il y a ${refusal.choices} choix. Tapez de 1 à ${refusal.choices}.`;
    case 'went-on':
      return 'La partie a continué entre-temps : ce chiffre n’est pas pris. Regardez de nouveau.';
    case 'bot-undecided':
      return 'Saisi avant que le joueur de l’ordinateur n’ait dit ce qu’il fait. Entrée utilise ces dés, Échap les écarte.';
    case 'too-few':
      return refusal.typed === 0
        ? `Tapez d’abord ${theDice(refusal.dice)}.`
        : `${refusal.typed} ${form(refusal.typed, 'dé')} sur ${countWord(refusal.dice)} pour l’instant. Tapez le reste.`;
  }
}

/** What the place for the dice is called: "Les quatre dés : tapez quatre chiffres, ou touchez une face pour chacun". */
export function padWords(dice: number): string {
  return dice === 1
    ? 'Le dé : tapez un chiffre, ou touchez sa face'
    : `${capital(theDice(dice))} : tapez ${countWord(dice)} chiffres, ou touchez une face pour chacun`;
}

/** What to do to enter the dice; with a reader they come by themselves. */
export function padHint(dice: number, by: 'hand' | 'reader' | 'rolling-on', stay: number): string {
  if (stay > 0) {
    const stays = `${capital(diceWords(stay))} ${form(stay, 'reste', 'restent')}.`;
    return dice - stay === 1
      ? `${stays} Relancez l’autre, puis tapez-le ou touchez sa face.`
      : `${stays} Relancez les autres, puis tapez-les ou touchez leurs faces.`;
  }
  if (by === 'reader')
    return 'Lancez les dés : le lecteur les transmet. Ou tapez-les, ou touchez leurs faces.';
  if (by === 'rolling-on') return 'Lancez les dés, puis tapez-les ou touchez leurs faces.';
  return dice === 1
    ? 'Tapez un chiffre, ou touchez la face du dé.'
    : `Tapez ${countWord(dice)} chiffres, ou touchez une face pour chaque dé.`;
}

function diceWords(dice: number): string {
  return `${countWord(dice)} ${form(dice, 'dé')}`;
}

function theDice(dice: number): string {
  return dice === 1 ? 'le dé' : `les ${diceWords(dice)}`;
}
