/** What the set-up of a game says. It knows neither what the rules allow nor why the host refuses. */

import type { Colour, Shape } from '../table/player.ts';
import { countWord } from './numbers.ts';

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
  columns: 'Columns to win',
  addSeat: 'Add a seat',
  start: 'Start',
  cancel: 'Back to the game',
  running: 'The game that is running can be brought back with Undo.',
} as const;

export function seatWords(seat: number): string {
  return `Seat ${seat + 1}`;
}

/** "A win takes three columns." */
export function targetWords(columns: number): string {
  return `A win takes ${countWord(columns)} ${columns === 1 ? 'column' : 'columns'}.`;
}

export function removeWords(name: string, seat: number): string {
  return `Remove ${name.trim() === '' ? seatWords(seat) : name}`;
}
