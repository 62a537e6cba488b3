/** Whether the seat on turn may stop at all where it stands. */

import { betsCall } from '../rules/betting.ts';
import { evolve } from '../rules/evolve.ts';
import type { Game } from '../rules/game.ts';
import { stopBar } from '../rules/stop.ts';

/**
 * Whether one more roll must be thrown from here: stopping is barred, or is as soon as the bets are called that are due
 * (rules 8.2, B4). The game is one right after a choice, or in `bet` or `decide`.
 */
export function mustRoll(game: Game): boolean {
  return stopBar(betsCall(game).reduce(evolve, game)) !== null;
}
