/** The champion at the compact table: it solves each of its turns once, at the start. */

import type { FastGame, Offer } from '../fast/game.ts';
import { ALONE, standOf } from '../fast/game.ts';
import type { Mind } from '../fast/play.ts';
import { ALL_COLUMNS, COLUMN_COUNT, STANDARD } from '../fast/shape.ts';
import { solveAlone } from './alone.ts';
import type { Net } from './net.ts';
import { type NetLeaf, newNetLeaf } from './net-leaf.ts';
import { newTurnSolver, type TurnSolver } from './solver.ts';

/** The player, which also tells what its turns are worth. */
export interface Champion extends Mind {
  /** Value of the turn that was prepared, before its first roll. */
  root(): number;
}

/**
 * A champion that plays by this network. Its memory serves one game at a time. Turns from an empty board, and a turn that
 * comes again after busts, are not solved twice. Alone, a bust is worth what the turn itself settles, or as training wants it,
 * what the network told of it.
 */
export function championMind(
  net: Net,
  solver: TurnSolver = newTurnSolver(STANDARD),
  busts: 'settled' | 'told' = 'settled',
): Champion {
  const leaf = newNetLeaf(net);
  const solo = net.output === 'turns';
  const own = new Uint8Array(COLUMN_COUNT);
  const steps = new Uint8Array(COLUMN_COUNT);
  /** The start that `solver` holds. */
  const held = { name: '' };
  /** Turns from an empty board, which every game has: by the number of seats and the target. */
  const openings = new Map<string, TurnSolver>();
  let turn = solver;

  /** The columns that hold a runner, and how far each stands above the marker. */
  function placed(out: number): readonly [columns: number[], climbed: number[]] {
    const columns: number[] = [];
    const climbed: number[] = [];
    for (let left = out; left !== 0; left &= left - 1) {
      const column = 31 - Math.clz32(left & -left);
      columns.push(column);
      climbed.push((steps[column] ?? 0) - (own[column] ?? 0));
    }
    return [columns, climbed];
  }

  function after(game: FastGame, offer: Offer): number {
    const one = offer >> 4;
    const other = offer & 15;
    steps.set(game.runners);
    climb(game, one, one === other ? 2 : 1);
    if (other !== ALONE && other !== one) climb(game, other, 1);
    return turn.value(...placed(game.out | (1 << one) | (other === ALONE ? 0 : 1 << other)));
  }

  function climb(game: FastGame, column: number, by: number): void {
    steps[column] = Math.min(standOf(game, column) + by, STANDARD.lengths[column] ?? 0);
  }

  function solve(game: FastGame, by: TurnSolver, from: NetLeaf): void {
    from.prepare(game, game.seat);
    const start = { open: game.open, own, need: game.target - (game.claims[game.seat] ?? 0) };
    if (solo && busts === 'settled') solveAlone(by, start, from);
    else by.solve(start, from);
  }

  return {
    root: () => turn.root(),
    prepare(game) {
      for (let column = 0; column < COLUMN_COUNT; column += 1) {
        own[column] = game.markers[game.seat * COLUMN_COUNT + column] ?? 0;
      }
      if (game.open === ALL_COLUMNS && game.markers.every((step) => step === 0)) {
        const name = `${game.seats} ${game.target}`;
        const known = openings.get(name);
        turn = known ?? newTurnSolver(STANDARD);
        if (known !== undefined) return;
        openings.set(name, turn);
        solve(game, turn, newNetLeaf(net));
        return;
      }
      turn = solver;
      const name = `${game.target} ${game.seat} ${game.owners.join()} ${game.markers.join()}`;
      if (name === held.name) return;
      held.name = name;
      solve(game, turn, leaf);
    },
    pick(game, offers, count) {
      let best = offers[0] ?? 0;
      let most = -Infinity;
      for (let at = 0; at < count; at += 1) {
        const offer = offers[at] ?? 0;
        const value = after(game, offer);
        if (value > most) {
          most = value;
          best = offer;
        }
      }
      return best;
    },
    stops(game) {
      steps.set(game.runners);
      return turn.stops(...placed(game.out));
    },
  };
}
