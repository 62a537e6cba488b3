/** What is said about the dice that are typed or tapped: what is awaited, and why a digit is not taken. Knows no game. */

import { countWord } from './numbers.ts';

/** Why typed digits are not taken; what was typed before stays. */
export type DigitRefusal =
  | { readonly why: 'not-a-face'; readonly digit: string }
  | { readonly why: 'one-too-many'; readonly digit: string; readonly dice: number }
  | { readonly why: 'no-such-die'; readonly digit: string; readonly dice: number }
  | { readonly why: 'no-such-choice'; readonly digit: string; readonly choices: number }
  | { readonly why: 'too-few'; readonly typed: number; readonly dice: number }
  | { readonly why: 'went-on' } // what it was meant for is gone
  | { readonly why: 'bot-undecided' }; // all dice are in, and wait for a yes: a computer player may not want to throw

export function digitRefusalWords(refusal: DigitRefusal): string {
  switch (refusal.why) {
    case 'not-a-face':
      return `No die shows ${refusal.digit}. Type 1 to 6.`;
    case 'one-too-many':
      return `A throw is ${countWord(refusal.dice)} dice: the ${refusal.digit} after them is not taken.`;
    case 'no-such-die':
      return `There are ${countWord(refusal.dice)} dice. Type 1 to ${refusal.dice} to pick one.`;
    case 'no-such-choice':
      return refusal.choices === 1
        ? `There is one choice: press 1.`
        : `There are ${refusal.choices} choices. Press 1 to ${refusal.choices}.`;
    case 'went-on':
      return 'The game went on meanwhile: that digit is not taken. Look again.';
    case 'bot-undecided':
      return 'Typed before the computer player said what it does. Enter uses these dice, Esc puts them away.';
    case 'too-few':
      return refusal.typed === 0
        ? `Type the ${diceWords(refusal.dice)} first.`
        : `${refusal.typed} ${refusal.typed === 1 ? 'die' : 'dice'} of ${countWord(refusal.dice)} so far. Type the rest.`;
  }
}

/** What the place for the dice is called: "The four dice: type four digits, or tap a face for each". */
export function padWords(dice: number): string {
  return dice === 1
    ? 'The die: type a digit, or tap its face'
    : `The ${diceWords(dice)}: type ${countWord(dice)} digits, or tap a face for each`;
}

/** What to do to enter the dice; with a reader they come by themselves. */
export function padHint(dice: number, by: 'hand' | 'reader' | 'rolling-on', stay: number): string {
  const left = dice - stay;
  if (stay > 0)
    return `${countWordCapital(stay)} ${stay === 1 ? 'die stays' : 'dice stay'}. Throw the other ${left === 1 ? 'die' : 'dice'} again, then type or tap ${left === 1 ? 'it' : 'them'}.`;
  if (by === 'reader') return 'Throw the dice: the reader sends them. Or type or tap them.';
  if (by === 'rolling-on') return 'Throw the dice, then type or tap them.';
  return `Type ${countWord(dice)} ${dice === 1 ? 'digit' : 'digits'}, or tap a face for each die.`;
}

function diceWords(dice: number): string {
  return `${countWord(dice)} ${dice === 1 ? 'die' : 'dice'}`;
}

function countWordCapital(count: number): string {
  const word = countWord(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
