/** What each key of the desk does, for the list under "?". It knows no keyboard events. */

import type { KeyAct } from '../key-acts.ts';

/** One line for each, in the imperative. */
export const KEY_WORDS: Readonly<Record<KeyAct, string>> = {
  digit: 'Enter a die; play the choice of that number; in a bet, the discs; in the set-up, a game',
  backspace: 'Take back the last die that was entered',
  enter: 'Play what is marked; lock the bet; send the dice again; start the new game',
  up: 'Mark the choice above; pick another bettor or column',
  down: 'Mark the choice below; pick another bettor or column',
  left: 'One space less for the column of a payoff',
  right: 'One space more for the column of a payoff',
  'roll-on': 'Roll on: go to the dice',
  stop: 'Stop',
  undo: 'Undo',
  redo: 'Redo',
  correct: 'Correct the last roll: then the die (1 to 4), then its face (1 to 6)',
  void: 'The last throw does not count: a die was cocked',
  why: 'Why? With it open: ↑ ↓ what about, ← → which column',
  make: 'In a bet: Make It',
  blow: 'In a bet: Blow It',
  'not-rolled-on': 'The player had stopped: the last roll is the next player’s',
  'use-held': 'Use the roll that waits',
  'drop-held': 'Ignore the roll that waits',
  'new-game': 'New game',
  rules: 'In the set-up: show or hide all rules',
  chances: 'Show or hide the chance of each column',
  advice: 'Show or hide advice for this game',
  'look-back': 'Look back over the game: win chances, skill and luck',
  'bots-go': 'Let the computer players go on',
  'set-board': 'Set the board by hand, as it stands on the table',
  card: 'Show the rule card on the display, or put it away',
  reader: 'Dice reader',
  display: 'Show the display for the table',
  pause: 'Pause, and go on',
  settings: 'Settings: language, look, sound, players, keys',
  mute: 'Silence, and sound again',
  'full-screen': 'Full screen on and off',
  help: 'This list',
  pages: 'How to play, and the words of the game',
  escape: 'Close or leave what is open',
};

/** A key as it is printed on the keyboards of the language: "Ctrl Z". */
export function capWords(shown: string): string {
  return shown;
}
