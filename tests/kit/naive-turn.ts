/**
 * A turn worked out the slow way: recursion through the compact table's own choices, which are held against the rules, with
 * the network's formula as it is written down. It shares nothing with the turn solver but the numbers of the network.
 */
import type { NetData } from '../../src/advice/champion/net.ts';
import {
  advance,
  copyInto,
  type FastGame,
  MOST_OFFERS,
  offersOf,
  stopTurn,
  winsNow,
} from '../../src/advice/fast/game.ts';
import { WEIGHTED_ROLLS } from '../../src/odds/rolls.ts';
import { rollNumber } from './twin.ts';

const LENGTHS = [3, 5, 7, 9, 11, 13, 11, 9, 7, 5, 3];

export function copyOf(game: FastGame): FastGame {
  return {
    ...game,
    markers: game.markers.slice(),
    owners: game.owners.slice(),
    claims: game.claims.slice(),
    runners: game.runners.slice(),
    turns: game.turns.slice(),
  };
}

/** The output of a network for a pair of seats, the first to move; -1 for no rival. */
export function naiveOutput(net: NetData, game: FastGame, mover: number, rival: number): number {
  const hidden = [...net.bias];
  const add = (rows: readonly number[], row: number) => {
    for (let unit = 0; unit < net.hidden; unit += 1) hidden[unit]! += rows[row * net.hidden + unit] ?? 0;
  };
  let place = 0;
  for (const [column, length] of LENGTHS.entries()) {
    const owner = game.owners[column]!;
    const stepOf = (seat: number) =>
      owner === seat ? length : owner === -1 ? game.markers[seat * 11 + column]! : 0;
    if (owner === -1 || owner === mover || (rival >= 0 && owner === rival)) {
      add(net.mine, place + stepOf(mover));
      if (rival >= 0) add(net.theirs, place + stepOf(rival));
    } else add(net.dead, column);
    place += length + 1;
  }
  return hidden.reduce((sum, unit, at) => sum + Math.max(0, unit) * net.weights[at]!, net.offset);
}

/** What `seat` has when another is to move: its chance by 1 / (1 + sum of (1 - v) / v); alone, minus the turns. */
function betweenTurns(net: NetData, game: FastGame, seat: number): number {
  if (game.winner >= 0) return net.output === 'turns' ? 0 : 1;
  if (net.output === 'turns') return -Math.max(1, naiveOutput(net, game, seat, -1));
  let against = 0;
  for (let rival = 0; rival < game.seats; rival += 1) {
    if (rival === seat) continue;
    const beats = 1 - 1 / (1 + Math.exp(-naiveOutput(net, game, rival, seat)));
    against += (1 - beats) / beats;
  }
  return 1 / (1 + against);
}

function keyOf({ runners }: FastGame): string {
  return runners.join();
}

/** Every position of the turn that begins in `game`, by its runners, with the better of stopping and rolling. */
export function naiveTurn(net: NetData, game: FastGame): Map<string, number> {
  const lost = betweenTurns(net, game, game.seat);
  if (net.output !== 'turns') return turnWith(net, game, lost);
  // Alone a bust is worth the turn that begins again: where the two meet, by halving.
  let [low, high] = [-1000, -1];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    const again = (turnWith(net, game, middle).get(keyOf(game)) ?? 0) - 1;
    if (again > middle) low = middle;
    else high = middle;
  }
  return turnWith(net, game, (low + high) / 2);
}

/** The same with a lost turn worth this much; no stop is worth less. */
function turnWith(net: NetData, game: FastGame, lost: number): Map<string, number> {
  const { seat } = game;
  const known = new Map<string, number>();
  const scratch = copyOf(game);
  const valueOf = (at: FastGame): number => {
    const rolled = () => {
      const offers = new Uint8Array(MOST_OFFERS);
      let sum = 0;
      for (const { dice, ways } of WEIGHTED_ROLLS) {
        const count = offersOf(at, rollNumber(dice), offers);
        const values = [...offers.subarray(0, count)].map((offer) => {
          copyInto(scratch, at);
          advance(scratch, offer);
          return known.get(keyOf(scratch)) ?? valueOf(copyOf(scratch));
        });
        sum += ways * (values.length === 0 ? lost : Math.max(...values));
      }
      return sum / 1296;
    };
    const stopped = () => {
      const after = copyOf(at);
      stopTurn(after);
      return Math.max(lost, betweenTurns(net, after, seat));
    };
    const value =
      at.out === 0
        ? rolled()
        : winsNow(at)
          ? betweenTurns(net, { ...at, winner: seat }, seat)
          : Math.max(stopped(), rolled());
    known.set(keyOf(at), value);
    return value;
  };
  valueOf(game);
  return known;
}
