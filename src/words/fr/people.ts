/** What is said about the people who play here. */

import type { PersonRefusal } from '../../contract/person.ts';
import { nameWords, wholeName } from '../names.ts';
import { seatWords } from './set-up.ts';

export const PEOPLE_WORDS = {
  recent: 'Joueurs récents',
  fewer: 'En voir moins',
  find: 'Chercher quelqu’un',
  none: 'Personne ne porte ce nom.',
  full: 'Toutes les places sont prises. Touchez un joueur pour en libérer une.',
  hint: 'Qui joue une partie est gardé ici et prend place d’un seul geste la fois suivante.',
  empty:
    'Personne pour l’instant. Qui joue une partie figure ensuite ici ; vous pouvez aussi ajouter quelqu’un dès maintenant.',
  add: 'Ajouter quelqu’un',
  change: 'Modifier',
  spoken: 'Nom à dire',
  spokenHint: 'Tel que l’annonceur doit le dire, s’il lit mal le nom. Laissé vide, il lit le nom.',
  save: 'Enregistrer',
  cancel: 'Abandonner',
  forget: 'Supprimer',
  sure: 'Supprimer pour de bon ?',
};

/** The button that shows everybody, with how many that are. */
export function allPeopleWords(count: number): string {
  return `Voir les ${count}`;
}

/** Where somebody sits now, for those who do not see the seats. */
export function placeWords(name: string, seat: number): string {
  return `${name.trim() === '' ? '' : `${nameWords(name)} : `}${seatWords(seat)}`;
}

/** Somebody does not sit at the table any more. */
export function leftWords(name: string): string {
  return `${nameWords(name)} a quitté la table.`;
}

export function upWords(name: string, seat: number): string {
  return `Monter : ${called(name, seat)}`;
}

export function downWords(name: string, seat: number): string {
  return `Descendre : ${called(name, seat)}`;
}

export function changeWords(name: string): string {
  return `Modifier : ${wholeName(name)}`;
}

export function deleteWords(name: string): string {
  return `Supprimer : ${wholeName(name)}`;
}

/** The second word before somebody is deleted. */
export function askDeleteWords(name: string): string {
  return `Supprimer ${wholeName(name)} pour de bon ?`;
}

export function deletedWords(name: string): string {
  return `Supprimé : ${nameWords(name)}.`;
}

/** How the caller says a name. */
export function saidWords(spoken: string): string {
  return `se dit « ${spoken} »`;
}

export function savedPersonWords(name: string): string {
  return `Enregistré : ${nameWords(name)}.`;
}

/** Why somebody could not be kept as asked. */
export function personRefusalWords(refusal: PersonRefusal): string {
  switch (refusal.code) {
    case 'empty-person-name':
      return 'Il faut un nom.';
    case 'long-person-name':
      return `Ce nom est trop long : ${refusal.most} caractères au plus.`;
    case 'odd-person-name':
      return 'Ce nom contient un caractère qui ne tient pas sur une ligne.';
    case 'long-spoken-name':
      return `Le nom à dire est trop long : ${refusal.most} caractères au plus.`;
    case 'odd-spoken-name':
      return 'Le nom à dire contient un caractère qui ne tient pas sur une ligne.';
    case 'person-name-taken':
      return `Quelqu’un d’autre s’appelle déjà ${nameWords(refusal.name)}. Les noms doivent différer.`;
    case 'no-such-person':
      return `Personne ne s’appelle ${nameWords(refusal.name)}.`;
  }
}

/** How a seat is called in a label. */
function called(name: string, seat: number): string {
  return name.trim() === '' ? seatWords(seat) : wholeName(name);
}
