/** Commands for the hands at the physical board: what to move so that it shows what the screen shows. */

import { say } from './say.ts';

export const handWords = say((words) => words.hands.handWords);
export const choiceWords = say((words) => words.hands.choiceWords);
export const landingWords = say((words) => words.hands.landingWords);
