/** The menu of the windows, and their titles. An ampersand stands before the letter that opens a menu. */

export const SHELL_WORDS = {
  file: '&Fichier',
  edit: '&Édition',
  view: '&Affichage',
  help: 'A&ide',
  dataFolder: 'Ouvrir le dossier des données',
  showDisplay: 'Montrer l’écran',
  hideDisplay: 'Fermer l’écran',
  settings: 'Réglages …',
  diagnostics: 'Copier le diagnostic',
  howTo: 'Comment jouer',
  display: 'Écran Tableside',
  dragMe: 'Écran Tableside : glissez-moi sur l’autre moniteur, puis pressez F11',
  screenGone: 'Écran Tableside : son moniteur a disparu. « Montrer l’écran » au pupitre le ramène',
};

/** What every program has, by Electron’s name for it. */
export const ROLE_WORDS = {
  undo: 'Annuler',
  redo: 'Rétablir',
  cut: 'Couper',
  copy: 'Copier',
  paste: 'Coller',
  selectAll: 'Tout sélectionner',
  togglefullscreen: 'Plein écran',
  resetZoom: 'Taille habituelle',
  zoomIn: 'Plus grand',
  zoomOut: 'Plus petit',
  reload: 'Recharger',
  quit: 'Quitter',
  close: 'Fermer',
  about: 'À propos de Tableside',
};
