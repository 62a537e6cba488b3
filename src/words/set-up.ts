/** What the set-up of a game says. It knows neither what the rules allow nor why the host refuses. */

import type { Colour } from '../table/player.ts';
import { inEvery, say, table } from './say.ts';

export const COLOUR_WORDS = table((words) => words.setUp.COLOUR_WORDS);
export const SHAPE_WORDS = table((words) => words.setUp.SHAPE_WORDS);
export const SET_UP_WORDS = table((words) => words.setUp.SET_UP_WORDS);
export const seatWords = say((words) => words.setUp.seatWords);
export const signWords = say((words) => words.setUp.signWords);
export const removeWords = say((words) => words.setUp.removeWords);

/** Whether a name is that of a colour in any language: the one spoken now need not be the one in which the seat got it. */
export function isColourName(name: string, colour: Colour): boolean {
  return inEvery((words) => words.setUp.COLOUR_WORDS[colour]).includes(name);
}
