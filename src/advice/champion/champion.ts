/** The champion at the compact table: it solves each of its turns once, at the start. */

import type { FastGame, Offer } from '../fast/game.ts';
import { ALONE, standOf } from '../fast/game.ts';
import type { Mind } from '../fast/play.ts';
import { COLUMN_COUNT, STANDARD } from '../fast/shape.ts';
import type { Net } from './net.ts';
import { newNetLeaf } from './net-leaf.ts';
import { newTurnSolver, type TurnSolver } from './solver.ts';

export interface Champion extends Mind {
  /** The turn as it was solved last. */
  readonly solver: TurnSolver;
}

/** A champion that plays by this network. Its memory serves one game at a time. */
export function championMind(net: Net, solver: TurnSolver = newTurnSolver(STANDARD)): Champion {
  const leaf = newNetLeaf(net);
  const own = new Uint8Array(COLUMN_COUNT);
  const steps = new Uint8Array(COLUMN_COUNT);

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
    move(game, one, one === other ? 2 : 1);
    if (other !== ALONE && other !== one) move(game, other, 1);
    return solver.value(...placed(game.out | (1 << one) | (other === ALONE ? 0 : 1 << other)));
  }

  function move(game: FastGame, column: number, by: number): void {
    steps[column] = Math.min(standOf(game, column) + by, STANDARD.lengths[column] ?? 0);
  }

  return {
    solver,
    prepare(game) {
      for (let column = 0; column < COLUMN_COUNT; column += 1) {
        own[column] = game.markers[game.seat * COLUMN_COUNT + column] ?? 0;
      }
      leaf.prepare(game, game.seat);
      const need = game.target - (game.claims[game.seat] ?? 0);
      solver.solve({ open: game.open, own, need }, leaf);
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
      return solver.stops(...placed(game.out));
    },
  };
}
