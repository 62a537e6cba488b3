/** The weights of the computer players, which are built into every program that needs them. */

import champion from '../../resources/advice/champion.json';
import people from '../../resources/advice/people.json';
import solitaire from '../../resources/advice/solitaire.json';
import type { NetData } from '../advice/champion/net.ts';
import type { NetsData, Weights } from '../advice/champion/weights.ts';

/** A network as a JSON file tells it: its output is any text there. */
type Written = Omit<NetData, 'output'> & { readonly output: string };

function nets(written: Readonly<Record<string, Written>>): NetsData {
  return Object.fromEntries(
    Object.entries(written).map(([target, net]) => [
      target,
      { ...net, output: net.output === 'turns' ? ('turns' as const) : ('chance' as const) },
    ]),
  );
}

/** What resources/advice holds; `npm run train` makes it. */
export const WEIGHTS: Weights = {
  champion: nets(champion.nets),
  people: nets(people.nets),
  solitaire: nets(solitaire.nets),
};
