/** What the set-up of a game says. It knows neither what the rules allow nor why the host refuses. */

import type { Colour, Shape } from '../../table/player.ts';

export const COLOUR_WORDS: Readonly<Record<Colour, string>> = {
  red: 'Red',
  blue: 'Blue',
  yellow: 'Yellow',
  green: 'Green',
  violet: 'Violet',
  orange: 'Orange',
  white: 'White',
  pink: 'Pink',
  brown: 'Brown',
  teal: 'Teal',
};

export const SHAPE_WORDS: Readonly<Record<Shape, string>> = {
  cone: 'Cone',
  square: 'Square',
  disc: 'Disc',
  diamond: 'Diamond',
  star: 'Star',
  hexagon: 'Hexagon',
  cross: 'Cross',
  ring: 'Ring',
  heart: 'Heart',
  drop: 'Drop',
};

export const SET_UP_WORDS = {
  title: 'New game',
  name: 'Name',
  colour: 'Colour',
  shape: 'Shape',
  begins: 'Begins',
  addSeat: 'Add a seat',
  start: 'Start',
  cancel: 'Back to the game',
  running: 'The game that is running can be brought back with Undo.',
};

export function seatWords(seat: number): string {
  return `Seat ${seat + 1}`;
}

/** What a seat's sign is, on the button that changes it: "Red cone: change the sign". */
export function signWords(colour: Colour, shape: Shape): string {
  return `${COLOUR_WORDS[colour]} ${SHAPE_WORDS[shape].toLowerCase()}: change the sign`;
}

export function removeWords(name: string, seat: number): string {
  return `Remove ${name.trim() === '' ? seatWords(seat) : name}`;
}
