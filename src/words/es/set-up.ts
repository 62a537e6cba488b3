/** What the set-up of a game says. It knows neither what the rules allow nor why the host refuses. */

import type { Colour, Shape } from '../../table/player.ts';

export const COLOUR_WORDS: Readonly<Record<Colour, string>> = {
  red: 'Rojo',
  blue: 'Azul',
  yellow: 'Amarillo',
  green: 'Verde',
  violet: 'Violeta',
  orange: 'Naranja',
  white: 'Blanco',
  pink: 'Rosa',
  brown: 'Marrón',
  teal: 'Turquesa',
};

export const SHAPE_WORDS: Readonly<Record<Shape, string>> = {
  cone: 'Cono',
  square: 'Cuadrado',
  disc: 'Disco',
  diamond: 'Rombo',
  star: 'Estrella',
  hexagon: 'Hexágono',
  cross: 'Cruz',
  ring: 'Anillo',
  heart: 'Corazón',
  drop: 'Gota',
};

export const SET_UP_WORDS = {
  title: 'Nueva partida',
  name: 'Nombre',
  colour: 'Color',
  shape: 'Forma',
  begins: 'Empieza',
  addSeat: 'Añadir puesto',
  start: 'Empezar',
  cancel: 'Volver a la partida',
  running: 'La partida en curso se puede recuperar con Deshacer.',
};

export function seatWords(seat: number): string {
  return `Puesto ${seat + 1}`;
}

/** What a seat's sign is, on the button that changes it: "Cono, rojo: cambiar el signo". */
export function signWords(colour: Colour, shape: Shape): string {
  return `${SHAPE_WORDS[shape]}, ${COLOUR_WORDS[colour].toLowerCase()}: cambiar el signo`;
}

export function removeWords(name: string, seat: number): string {
  return `Quitar ${name.trim() === '' ? `el puesto ${seat + 1}` : `a ${name}`}`;
}
