/** What is said about the dice that are typed or tapped: what is awaited, and why a digit is not taken. Knows no game. */

import type { DigitRefusal } from '../en/digits.ts';
import { capital } from './forms.ts';
import { countWord } from './numbers.ts';

export function digitRefusalWords(refusal: DigitRefusal): string {
  switch (refusal.why) {
    case 'not-a-face':
      return `Kein Würfel zeigt ${refusal.digit}. Tippe 1 bis 6.`;
    case 'one-too-many':
      return `Ein Wurf hat ${diceWords(refusal.dice)}: Die ${refusal.digit} danach gilt nicht.`;
    case 'no-such-die':
      return `Es gibt ${diceWords(refusal.dice)}. Tippe 1 bis ${refusal.dice}, um einen zu wählen.`;
    case 'no-such-choice':
      return refusal.choices === 1
        ? 'Es gibt nur eine Möglichkeit: Drücke 1.'
        : `Es gibt ${refusal.choices} Möglichkeiten. Drücke 1 bis ${refusal.choices}.`;
    case 'went-on':
      return 'Das Spiel ging inzwischen weiter: Diese Ziffer gilt nicht. Sieh noch einmal hin.';
    case 'bot-undecided':
      return 'Eingegeben, bevor der Computerspieler sagte, was er tut. Enter nimmt diese Würfel, Esc legt sie weg.';
    case 'too-few':
      if (refusal.typed === 0)
        return refusal.dice === 1
          ? 'Tippe erst den Würfel ein.'
          : `Tippe erst die ${diceWords(refusal.dice)} ein.`;
      return `Bisher ${refusal.typed} von ${countWord(refusal.dice)} Würfeln. Tippe den Rest ein.`;
  }
}

/** What the place for the dice is called: "Die vier Würfel: vier Ziffern eintippen oder für jeden die Augenzahl antippen". */
export function padWords(dice: number): string {
  return dice === 1
    ? 'Der Würfel: eine Ziffer eintippen oder die Augenzahl antippen'
    : `Die ${diceWords(dice)}: ${countWord(dice)} Ziffern eintippen oder für jeden die Augenzahl antippen`;
}

/** What to do to enter the dice; with a reader they come by themselves. */
export function padHint(dice: number, by: 'hand' | 'reader' | 'rolling-on', stay: number): string {
  if (stay > 0) {
    const stays = `${capital(countWord(stay))} Würfel ${stay === 1 ? 'bleibt' : 'bleiben'} liegen.`;
    return dice - stay === 1
      ? `${stays} Wirf den anderen noch einmal, dann tippe ihn ein oder an.`
      : `${stays} Wirf die anderen noch einmal, dann tippe sie ein oder an.`;
  }
  if (by === 'reader') return 'Wirf die Würfel: Der Leser meldet sie. Oder tippe sie ein oder an.';
  if (by === 'rolling-on') return 'Wirf die Würfel, dann tippe sie ein oder an.';
  return dice === 1
    ? 'Tippe eine Ziffer ein oder die Augenzahl an.'
    : `Tippe ${countWord(dice)} Ziffern ein oder für jeden Würfel die Augenzahl an.`;
}

/** After "es gibt" and "hat". */
function diceWords(dice: number): string {
  return dice === 1 ? 'einen Würfel' : `${countWord(dice)} Würfel`;
}
