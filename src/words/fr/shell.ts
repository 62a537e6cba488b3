/** The menu of the windows, and their titles. An ampersand stands before the letter that opens a menu. */

export const SHELL_WORDS = {
  file: '&Fichier',
  edit: '&Édition',
  view: '&Affichage',
  help: 'A&ide',
  dataFolder: 'Ouvrir le dossier des données',
  notOpened: 'Le dossier des données n’a pas pu être ouvert',
  openByHand: 'Ouvrez-le dans votre gestionnaire de fichiers. C’est celui-ci :',
  showDisplay: 'Montrer l’écran',
  hideDisplay: 'Fermer l’écran',
  settings: 'Réglages …',
  diagnostics: 'Copier le diagnostic',
  display: 'Écran Tableside',
  dragMe: 'Écran Tableside : glissez-moi sur l’autre moniteur, puis pressez F11',
  screenGone: 'Écran Tableside : son moniteur a disparu. « Montrer l’écran » au pupitre le ramène',
  x11: 'Démarrer avec X11, pour que l’écran de la table se place tout seul',
  x11Asks: 'L’écran de la table n’a pas pu être mis sur l’autre moniteur',
  x11Detail:
    'Sous Wayland, aucun programme ne peut placer ses fenêtres. Démarré avec X11, Tableside le peut, et il le fera à chaque fois ; la partie continue où elle est. Ou faites glisser sa fenêtre sur l’autre moniteur et pressez-y F11. Le menu Affichage permet d’en changer plus tard.',
  x11Yes: 'Redémarrer avec X11',
  x11No: 'Je la déplace moi-même',
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
