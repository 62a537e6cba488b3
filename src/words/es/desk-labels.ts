/** The fixed words on the desk: titles, buttons and hints that say the same in every game. */

export const TOP_WORDS = {
  seats: 'Seats',
  doors: 'Beside the game',
  newGame: 'New game',
  display: 'Display',
  keys: 'Keys',
  helpTitle: 'Keys of the desk',
  chances: 'Chances of the columns',
  board: 'Board',
  close: 'Cerrar',
  settings: 'Ajustes',
};

export const CHOICE_WORDS = { label: 'Choices of this roll', after: 'bust after' };

export const CORRECT_WORDS = {
  hint: 'Misread? Tap a die or',
  title: 'Correct this roll',
  leave: 'Leave',
  save: 'Save',
  asks: 'Tap the faces that were thrown.',
};

export const LOG_WORDS = {
  title: 'What happened',
  none: 'Nothing yet.',
  stopped: 'stop',
  typed: 'typed',
};

export const FOOT_WORDS = {
  hands: 'On the board:',
  still: 'nothing to move.',
  undo: 'Undo',
  redo: 'Redo',
  nothing: 'nothing yet',
  rollOn: 'Roll on',
  enterRoll: 'Enter the roll',
  stop: 'Stop',
  newGame: 'New game',
  start: 'Start',
  play: 'Play',
};

export const STRIP_WORDS = {
  use: 'Use',
  ignore: 'Ignore',
  undoWin: 'Undo the win',
  wrongWin: 'A misread roll? The win can be taken back.',
  dismiss: 'All right',
  fill: 'Fill in the rest',
};
