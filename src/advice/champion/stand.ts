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

/** A pair without a step and without a dead column. */
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
function logitOf(net: Net, stand: Stand, mover: number, rival: number, scratch: Float64Array): number {
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

/** Whether one seat has its turn before another when `mover` is to move. */
export function isBefore({ seats }: Stand, mover: number, one: number, other: number): boolean {
  return (one - mover + seats) % seats < (other - mover + seats) % seats;
}

/** The odds that `rival` beats `seat`, with `mover` to move and nobody else counting. */
export function oddsAgainst(
  net: Net,
  stand: Stand,
  mover: number,
  seat: number,
  rival: number,
  scratch: Float64Array,
): number {
  return isBefore(stand, mover, seat, rival)
    ? Math.exp(-logitOf(net, stand, seat, rival, scratch))
    : Math.exp(logitOf(net, stand, rival, seat, scratch));
}

/**
 * Chances of all seats between two turns, with `mover` to move: each beats every other alone by the network, put together
 * as 1 / (1 + sum of the odds against it) and made to add up to 1.
 */
export function standChances(net: Net, stand: Stand, mover: number): readonly number[] {
  const scratch = new Float64Array(net.hidden);
  const { seats } = stand;
  const raw = Array.from({ length: seats }, (_, seat) => {
    let against = 0;
    for (let rival = 0; rival < seats; rival += 1) {
      if (rival !== seat) against += oddsAgainst(net, stand, mover, seat, rival, scratch);
    }
    return 1 / (1 + against);
  });
  const sum = raw.reduce((total, chance) => total + chance, 0);
  return raw.map((chance) => chance / sum);
}

/**
 * What the seat on turn has when it stops with these runners: its chance to win, or in solitaire the turns it still needs
 * after this one, negative. `runners` go by column, 0 none.
 */
export function stoppedValue(
  net: Net,
  stand: Stand,
  seat: number,
  runners: Uint8Array,
  need: number,
): number {
  const solo = net.output === 'turns';
  const markers = stand.markers.slice();
  const owners = stand.owners.slice();
  let { open } = stand;
  let claims = 0;
  for (let column = 0; column < COLUMN_COUNT; column += 1) {
    const step = runners[column] ?? 0;
    if (step === 0) continue;
    markers[seat * COLUMN_COUNT + column] = step;
    if (step < (STANDARD.lengths[column] ?? 0)) continue;
    owners[column] = seat;
    open &= ~(1 << column);
    claims += 1;
  }
  if (claims >= need) return solo ? 0 : 1;
  const after: Stand = { seats: stand.seats, markers, owners, open };
  const scratch = new Float64Array(net.hidden);
  if (solo) return -turnsOf(net, after, scratch);
  let against = 0;
  for (let ahead = 1; ahead < stand.seats; ahead += 1) {
    against += Math.exp(logitOf(net, after, (seat + ahead) % stand.seats, seat, scratch));
  }
  return 1 / (1 + against);
}
