/** The fixed words on the desk: titles, buttons and hints that say the same in every game. */

export const TOP_WORDS = {
  seats: 'Plätze',
  doors: 'Neben dem Spiel',
  newGame: 'Neues Spiel',
  display: 'Anzeige',
  keys: 'Tasten',
  helpTitle: 'Tasten am Pult',
  chances: 'Chancen der Spalten',
  board: 'Brett',
  close: 'Schließen',
  settings: 'Einstellungen',
};

export const CHOICE_WORDS = { label: 'Möglichkeiten dieses Wurfs', after: 'Fehlwurf danach' };

export const CORRECT_WORDS = {
  hint: 'Falsch? Würfel antippen oder',
  title: 'Diesen Wurf korrigieren',
  leave: 'Zurück',
  save: 'Speichern',
  asks: 'Tippe an, was geworfen wurde.',
};

export const LOG_WORDS = {
  title: 'Was geschah',
  none: 'Noch nichts.',
  stopped: 'Stopp',
  typed: 'getippt',
};

export const FOOT_WORDS = {
  hands: 'Auf dem Brett:',
  still: 'nichts zu ziehen.',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  nothing: 'noch nichts',
  rollOn: 'Weiterwürfeln',
  enterRoll: 'Wurf eingeben',
  stop: 'Aufhören',
  newGame: 'Neues Spiel',
  start: 'Starten',
  play: 'Spiele',
};

export const STRIP_WORDS = {
  use: 'Nehmen',
  ignore: 'Verwerfen',
  undoWin: 'Sieg zurücknehmen',
  wrongWin: 'Falsch gelesen? Der Sieg lässt sich zurücknehmen.',
  dismiss: 'Alles klar',
  fill: 'Rest ergänzen',
};
