/** The weights of the computer players, which are built into every program that needs them. */

import champion from '../../resources/advice/champion.json';
import people from '../../resources/advice/people.json';
import solitaire from '../../resources/advice/solitaire.json';
import type { Weights } from '../advice/champion/weights.ts';
import { readWeightFile } from './advice/weights.ts';

/** What resources/advice holds; `npm run train` makes it. */
export const WEIGHTS: Weights = {
  champion: readWeightFile(champion).nets,
  people: readWeightFile(people).nets,
  solitaire: readWeightFile(solitaire).nets,
};
