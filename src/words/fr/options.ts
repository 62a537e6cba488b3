/** Every option of a game in plain words: what it is called, what it means, what its values are, and how they group. */

import type { OptionName, Options } from '../../rules/options.ts';
import type { OptionWords } from '../en/options.ts';
import { feminine, form } from './grammar.ts';

export const OPTION_WORDS: Readonly<Record<OptionName, OptionWords>> = {
  game: {
    name: 'Jeu',
    means: 'Le plateau avec ses colonnes, ou des feuilles que tous cochent d’après un même lancer.',
  },
  first_player: { name: 'Qui commence', means: 'Comment le premier tour est attribué.' },
  win_columns: {
    name: 'Colonnes pour gagner',
    means: 'Ce nombre de colonnes gagnées donne la victoire.',
  },
  betting: { name: 'Paris', means: 'Les autres parient que le tour sera réussi ou raté.' },
  bets_entry: {
    name: 'Où l’on parie',
    means: 'En secret au pupitre, ou avec de vrais jetons sur la table.',
  },
  bet_min_third_throw: {
    name: 'Arrêt après les paris',
    means: 'Si un tour peut s’arrêter dès que les paris sont faits.',
  },
  bet_clock: {
    name: 'Temps pour les paris',
    means: 'Une fois écoulé, un jeton est posé sur Raté pour qui n’a pas parié.',
  },
  claimed_markers: {
    name: 'Pions dans une colonne gagnée',
    means: 'Ce qu’y deviennent les pions des autres joueurs ; cela ne change rien au jeu.',
  },
  occupied: {
    name: 'Cases des autres',
    means: 'Ce qui se passe là où se trouve le pion d’un autre joueur.',
  },
  empty_double: {
    name: 'Double dans une colonne vide',
    means: 'De combien monte un nouveau grimpeur quand les deux sommes désignent sa colonne.',
  },
  pairing_choice: {
    name: 'Choix de la combinaison',
    means: 'Si l’on peut choisir une combinaison qui fait avancer moins de colonnes.',
  },
  auto_stop_on_win: {
    name: 'Arrêt gagnant',
    means: 'Si le programme s’arrête pour le joueur dès que cela fait gagner.',
  },
  cocked_die: {
    name: 'Dé cassé',
    means: 'Ce que l’on fait quand un dé est de travers ou tombe de la table.',
  },
  turn_clock: {
    name: 'Temps pour décider',
    means: 'Une fois écoulé, le tour s’arrête ; si rien n’a encore avancé, le premier choix est joué.',
  },
  r28_double: {
    name: 'Règle des 28 et doubles',
    means: 'Comment compte un grimpeur posé par un double ; cela ne change que le compte affiché.',
  },
  express_fifth: {
    name: 'Premiers dés mis de côté',
    means: 'Si trois nombres différents doivent être inscrits avant que l’un d’eux ne soit répété.',
  },
  express_end: { name: 'Fin de la partie', means: 'Ce qui se passe quand quelqu’un est hors jeu.' },
};

const VALUE_WORDS: {
  readonly [N in OptionName as Options[N] extends string ? N : never]: Readonly<
    Record<Options[N] & string, string>
  >;
} = {
  game: { classic: 'Plateau', express: 'Feuilles Express' },
  first_player: { two_dice: 'Lancer deux dés', youngest: 'Le plus jeune', chosen: 'Au choix' },
  bets_entry: { desk: 'Au pupitre', table: 'Sur la table' },
  claimed_markers: { remove: 'Rendus', stay: 'Restent' },
  occupied: { stack: 'Partager la case', skip: 'Sauter la case', reroll: 'Il faut relancer' },
  empty_double: { two: 'Deux cases', three: 'Trois cases' },
  pairing_choice: { free: 'Choix libre', most_columns: 'Le plus de colonnes' },
  cocked_die: {
    rethrow_all: 'Tout relancer',
    rethrow_die: 'Le relancer seul',
    count_if_readable: 'Compte si lisible',
  },
  r28_double: { first_step: 'Première case doublée', placing_roll: 'Deux cases doublées' },
  express_fifth: { unique: 'Trois différents', open: 'Choix libre' },
  express_end: { each: 'Les autres continuent', all_at_first: 'La partie finit' },
};

const SWITCH_WORDS: Readonly<Record<string, readonly [off: string, on: string]>> = {
  betting: ['Sans paris', 'Avec paris'],
  bet_min_third_throw: ['Permis', 'Encore un lancer d’abord'],
  auto_stop_on_win: ['À dire soi-même', 'Automatique'],
};

/** A value of an option, as it stands on its button. */
export function valueWords(name: OptionName, value: string | number | boolean): string {
  if (typeof value === 'number') {
    if (name === 'win_columns') return String(value);
    return value === 0 ? 'sans chrono' : `${value} ${form(value, 'seconde')}`;
  }
  if (typeof value === 'boolean') return SWITCH_WORDS[name]?.[value ? 1 : 0] ?? (value ? 'Oui' : 'Non');
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = VALUE_WORDS;
  return words[name]?.[value] ?? value;
}

/** Options that belong together, in the order in which the rules are set. */
export const OPTION_GROUPS: readonly { readonly title: string; readonly options: readonly OptionName[] }[] = [
  { title: 'Jeu', options: ['game', 'cocked_die'] },
  { title: 'Victoire', options: ['win_columns', 'auto_stop_on_win'] },
  { title: 'Départ', options: ['first_player'] },
  { title: 'Paris', options: ['betting', 'bets_entry', 'bet_min_third_throw', 'bet_clock'] },
  {
    title: 'Déplacements',
    options: ['occupied', 'empty_double', 'pairing_choice', 'claimed_markers', 'r28_double'],
  },
  { title: 'Chrono', options: ['turn_clock'] },
  { title: 'Express', options: ['express_fifth', 'express_end'] },
];

/** Fixed words of the rules and of the presets in the set-up. */
export const RULES_WORDS = {
  presets: 'Jeux de règles',
  open: 'Règles',
  close: 'Fermer les règles',
  usual: 'habituel',
  seconds: 'secondes, 0 sans chrono',
  own: 'Vos propres jeux de règles',
  name: 'Nom de ces règles',
  save: 'Enregistrer',
  share: 'Exporter',
  forget: 'Supprimer',
  read: 'Lire un fichier',
  drop: 'ou déposez un fichier de règles n’importe où ici.',
  house: 'À cette table',
  cannot: 'Ces règles ne vont pas avec ce nombre de places.',
};

export function savedWords(name: string): string {
  return `Enregistré sous « ${name} ».`;
}

export function readWords(name: string): string {
  return `« ${name} » a été lu et conservé.`;
}

export function writtenWords(name: string): string {
  return `« ${name} » est remis sous forme de fichier.`;
}

export function forgotWords(name: string): string {
  return `« ${name} » a été supprimé.`;
}

export function forgetWords(name: string): string {
  return `Supprimer « ${name} » pour de bon ?`;
}

/** Who begins, where somebody is to be picked. */
export function starterWords(how: Options['first_player']): string {
  switch (how) {
    case 'two_dice':
      return 'On lance deux dés pour le premier tour.';
    case 'youngest':
      return 'Marquez la personne la plus jeune.';
    case 'chosen':
      return 'Marquez qui commence.';
  }
}

/** What a limit of the target says: "Avec trois places, quatre au plus." */
export function limitWords(seats: number, limit: number): string {
  return `Avec ${feminine(seats)} ${form(seats, 'place')}, ${feminine(limit)} au plus.`;
}
