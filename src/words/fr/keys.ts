/** What each key of the desk does, for the list under "?". It knows no keyboard events. */

import type { KeyAct } from '../key-acts.ts';

/** One line for each, in the infinitive. */
export const KEY_WORDS: Readonly<Record<KeyAct, string>> = {
  digit:
    'Saisir un dé ; jouer le choix de ce numéro ; dans un pari, les jetons ; dans la préparation, un jeu de règles',
  backspace: 'Reprendre le dernier dé saisi',
  enter:
    'Jouer ce qui est marqué ; valider le pari ; envoyer de nouveau les dés ; commencer la nouvelle partie',
  up: 'Marquer le choix au-dessus ; prendre un autre parieur ou une autre colonne',
  down: 'Marquer le choix au-dessous ; prendre un autre parieur ou une autre colonne',
  left: 'Une case de moins pour la colonne d’un paiement',
  right: 'Une case de plus pour la colonne d’un paiement',
  'roll-on': 'Relancer : aller aux dés',
  stop: 'S’arrêter',
  undo: 'Annuler',
  redo: 'Rétablir',
  correct: 'Corriger le dernier lancer : d’abord le dé (1 à 4), puis sa face (1 à 6)',
  void: 'Le dernier lancer ne compte pas : un dé était cassé',
  why: 'Pourquoi ? Une fois ouvert : ↑ ↓ sur quoi, ← → quelle colonne',
  make: 'Dans un pari : Réussi',
  blow: 'Dans un pari : Raté',
  'not-rolled-on': 'Le joueur avait dit stop : le dernier lancer est au joueur suivant',
  'use-held': 'Utiliser le lancer en attente',
  'drop-held': 'Ignorer le lancer en attente',
  'new-game': 'Nouvelle partie',
  rules: 'Dans la préparation : montrer ou cacher toutes les règles',
  chances: 'Montrer ou cacher la chance de chaque colonne',
  advice: 'Montrer ou cacher les conseils pour cette partie',
  'look-back': 'Revue de la partie : chances de gagner, jeu et chance',
  'bots-go': 'Laisser continuer les joueurs de l’ordinateur',
  'set-board': 'Disposer le plateau à la main, tel qu’il est sur la table',
  card: 'Montrer la carte de règles à l’écran, ou la retirer',
  reader: 'Lecteur de dés',
  display: 'Montrer l’écran de table',
  pause: 'Pause, et reprise',
  settings: 'Réglages : langue, aspect, son, joueurs, touches',
  mute: 'Couper le son, et le remettre',
  'full-screen': 'Plein écran ou non',
  help: 'Cette liste',
  pages: 'Comment jouer, et les mots du jeu',
  escape: 'Fermer ou quitter ce qui est ouvert',
};

const CAPS: Readonly<Record<string, string>> = {
  Enter: 'Entrée',
  Esc: 'Échap',
  Backspace: 'Retour arr.',
  PgUp: 'Pg préc',
  PgDn: 'Pg suiv',
  Home: 'Début',
  End: 'Fin',
  Ins: 'Inser',
  Del: 'Suppr',
  Shift: 'Maj',
};

/** A key as it is printed on the keyboards of the language: "Ctrl Z". */
export function capWords(shown: string): string {
  return shown
    .split(' ')
    .map((key) => CAPS[key] ?? key)
    .join(' ');
}
