/** What each key of the desk does, for the list under "?". It knows no keyboard events. */

/** Things that a key of the desk does. */
export const KEY_ACTS = [
  'digit',
  'backspace',
  'enter',
  'up',
  'down',
  'roll-on',
  'stop',
  'undo',
  'redo',
  'correct',
  'not-rolled-on',
  'use-held',
  'drop-held',
  'new-game',
  'chances',
  'reader',
  'display',
  'full-screen',
  'help',
  'escape',
] as const;
export type KeyAct = (typeof KEY_ACTS)[number];

/** One line for each, in the imperative. */
export const KEY_WORDS: Readonly<Record<KeyAct, string>> = {
  digit: 'Enter a die; when a roll waits, play the choice of that number',
  backspace: 'Take back the last die that was entered',
  enter: 'Play the marked choice; send four dice again; start the new game',
  up: 'Mark the choice above',
  down: 'Mark the choice below',
  'roll-on': 'Roll on: go to the dice',
  stop: 'Stop',
  undo: 'Undo',
  redo: 'Redo',
  correct: 'Correct the last roll: then the die (1 to 4), then its face (1 to 6)',
  'not-rolled-on': 'The player had stopped: the last roll is the next player’s',
  'use-held': 'Use the roll that waits',
  'drop-held': 'Ignore the roll that waits',
  'new-game': 'New game',
  chances: 'Show or hide the chance of each column',
  reader: 'Dice reader',
  display: 'Show the display for the table',
  'full-screen': 'Full screen on and off',
  help: 'This list',
  escape: 'Close or leave what is open',
};
