/** What the set-up of a game says. It knows neither what the rules allow nor why the host refuses. */

import type { Colour, Shape } from '../../table/player.ts';

export const COLOUR_WORDS: Readonly<Record<Colour, string>> = {
  red: 'Rouge',
  blue: 'Bleu',
  yellow: 'Jaune',
  green: 'Vert',
  violet: 'Violet',
  orange: 'Orange',
  white: 'Blanc',
  pink: 'Rose',
  brown: 'Brun',
  teal: 'Turquoise',
};

export const SHAPE_WORDS: Readonly<Record<Shape, string>> = {
  cone: 'Cône',
  square: 'Carré',
  disc: 'Disque',
  diamond: 'Losange',
  star: 'Étoile',
  hexagon: 'Hexagone',
  cross: 'Croix',
  ring: 'Anneau',
  heart: 'Cœur',
  drop: 'Goutte',
};

export const SET_UP_WORDS = {
  title: 'Nouvelle partie',
  name: 'Nom',
  colour: 'Couleur',
  shape: 'Forme',
  begins: 'Commence',
  addSeat: 'Ajouter une place',
  start: 'Démarrer',
  cancel: 'Retour à la partie',
  running: 'Annuler permet de retrouver la partie en cours.',
};

export function seatWords(seat: number): string {
  return `Place ${seat + 1}`;
}

/** What a seat's sign is, on the button that changes it: "Cône, rouge : changer le signe". */
export function signWords(colour: Colour, shape: Shape): string {
  return `${SHAPE_WORDS[shape]}, ${COLOUR_WORDS[colour].toLowerCase()} : changer le signe`;
}

export function removeWords(name: string, seat: number): string {
  return `Retirer ${name.trim() === '' ? `la place ${seat + 1}` : name}`;
}
