/** How a board between two turns is put to a network: as pairs of seats, everybody else's columns dead. */

import type { FastGame } from '../fast/game.ts';
import { COLUMN_COUNT, STANDARD } from '../fast/shape.ts';
import { hiddenOf, type Net, outputOf, type Pitted } from './net.ts';

/** What is looked at of a game: markers by seat and column, and who claimed what. */
export type Stand = Pick<FastGame, 'seats' | 'markers' | 'owners' | 'open'>;

/** A pair of seats to be filled in again and again. */
interface Pair {
  readonly mine: Uint8Array;
  readonly theirs: Uint8Array;
  dead: number;
}

export function newPair(): Pair {
  return { mine: new Uint8Array(COLUMN_COUNT), theirs: new Uint8Array(COLUMN_COUNT), dead: 0 };
}

/** Puts one seat, to move, against another; -1 for no rival. */
export function pit(stand: Stand, mover: number, rival: number, pair: Pair): Pitted {
  pair.dead = 0;
  for (let column = 0; column < COLUMN_COUNT; column += 1) {
    const owner = stand.owners[column] ?? -1;
    const open = ((stand.open >> column) & 1) === 1;
    const top = STANDARD.lengths[column] ?? 0;
    const stepOf = (seat: number) => {
      if (seat < 0) return 0;
      if (open) return stand.markers[seat * COLUMN_COUNT + column] ?? 0;
      return owner === seat ? top : 0;
    };
    pair.mine[column] = stepOf(mover);
    pair.theirs[column] = stepOf(rival);
    if (!open && owner !== mover && (rival < 0 || owner !== rival)) pair.dead |= 1 << column;
  }
  return pair;
}

const pair = newPair();

/** Chance that the seat on turn of two seats wins, by the network alone. */
export function chanceOf(net: Net, stand: Stand & { readonly seat: number }, scratch: Float64Array): number {
  return 1 / (1 + Math.exp(-logitOf(net, stand, stand.seat, 1 - stand.seat, scratch)));
}

/** Logit of the chance that `mover` beats `rival`, with `mover` to move and nobody else counting. */
export function logitOf(net: Net, stand: Stand, mover: number, rival: number, scratch: Float64Array): number {
  return outputOf(net, pit(stand, mover, rival, pair), scratch);
}

/** Turns that a lone seat still needs. */
export function turnsOf(net: Net, stand: Stand, scratch: Float64Array): number {
  return Math.max(1, outputOf(net, pit(stand, 0, -1, pair), scratch));
}

/** The hidden units of `mover` against `rival`, see `hiddenOf`. */
export function hiddenAgainst(
  net: Net,
  stand: Stand,
  mover: number,
  rival: number,
  into: Float64Array,
): number {
  return hiddenOf(net, pit(stand, mover, rival, pair), into);
}
