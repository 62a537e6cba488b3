/** Every named player at the compact table. */

import { casual, ga29, keller28, r38, ruleOf28Mind } from '../fast/minds.ts';
import type { Mind } from '../fast/play.ts';
import type { PlayerName } from '../players/names.ts';
import { championMind } from './champion.ts';
import type { Nets } from './weights.ts';

/** A new player of this name for a table with so many seats and this target. */
export function mindOf(name: PlayerName, nets: Nets, seats: number, columns: number): Mind {
  switch (name) {
    case 'casual':
      return casual();
    case 'keller-28':
      return keller28();
    case 'ga29':
      return ga29();
    case 'rule-of-28':
      return ruleOf28Mind();
    case 'r38':
      return r38();
    case 'champion':
      return championMind(nets(seats === 1 ? 'solitaire' : 'champion', columns));
  }
}
