/** The fixed words on the desk: titles, buttons and hints that say the same in every game. */

export const TOP_WORDS = {
  seats: 'Places',
  doors: 'À côté du jeu',
  newGame: 'Nouveau jeu',
  display: 'Écran',
  keys: 'Touches',
  helpTitle: 'Touches du pupitre',
  chances: 'Chances des colonnes',
  board: 'Plateau',
  close: 'Fermer',
  settings: 'Réglages',
};

export const CHOICE_WORDS = { label: 'Choix de ce lancer', after: 'raté ensuite' };

export const CORRECT_WORDS = {
  hint: 'Mal lu ? Touchez un dé ou',
  title: 'Corriger ce lancer',
  leave: 'Laisser',
  save: 'Valider',
  asks: 'Touchez les faces qui sont sorties.',
};

export const LOG_WORDS = {
  title: 'Ce qui s’est passé',
  none: 'Rien encore.',
  stopped: 'arrêt',
  typed: 'saisi',
};

export const FOOT_WORDS = {
  hands: 'Sur le plateau :',
  still: 'rien à déplacer.',
  undo: 'Annuler',
  redo: 'Rétablir',
  nothing: 'encore rien',
  rollOn: 'Relancer',
  enterRoll: 'Saisir le lancer',
  stop: 'S’arrêter',
  newGame: 'Nouveau jeu',
  start: 'Démarrer',
  play: 'Jouer',
};

export const STRIP_WORDS = {
  use: 'Utiliser',
  ignore: 'Ignorer',
  undoWin: 'Annuler la victoire',
  wrongWin: 'Un lancer mal lu ? La victoire peut être annulée.',
  dismiss: 'D’accord',
  fill: 'Saisir le reste',
};
