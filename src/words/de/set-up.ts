/** What the set-up of a game says. It knows neither what the rules allow nor why the host refuses. */

import type { Colour, Shape } from '../../table/player.ts';

export const COLOUR_WORDS: Readonly<Record<Colour, string>> = {
  red: 'Rot',
  blue: 'Blau',
  yellow: 'Gelb',
  green: 'Grün',
  violet: 'Violett',
  orange: 'Orange',
  white: 'Weiß',
  pink: 'Rosa',
  brown: 'Braun',
  teal: 'Türkis',
};

export const SHAPE_WORDS: Readonly<Record<Shape, string>> = {
  cone: 'Kegel',
  square: 'Quadrat',
  disc: 'Scheibe',
  diamond: 'Raute',
  star: 'Stern',
  hexagon: 'Sechseck',
  cross: 'Kreuz',
  ring: 'Ring',
  heart: 'Herz',
  drop: 'Tropfen',
};

export const SET_UP_WORDS = {
  title: 'Neues Spiel',
  name: 'Name',
  colour: 'Farbe',
  shape: 'Form',
  begins: 'Beginnt',
  addSeat: 'Platz dazu',
  start: 'Starten',
  cancel: 'Zurück zum Spiel',
  running: 'Das laufende Spiel lässt sich mit „Rückgängig“ zurückholen.',
};

export function seatWords(seat: number): string {
  return `Platz ${seat + 1}`;
}

/** What a seat's sign is, on the button that changes it: "Kegel in Rot: Zeichen ändern". */
export function signWords(colour: Colour, shape: Shape): string {
  return `${SHAPE_WORDS[shape]} in ${COLOUR_WORDS[colour]}: Zeichen ändern`;
}

export function removeWords(name: string, seat: number): string {
  return `${name.trim() === '' ? seatWords(seat) : name} entfernen`;
}
