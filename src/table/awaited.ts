/** Which order a throw of dice is, as things stand: the reader and a held roll do not say what they are for. */

import { DICE_IN_A_ROLL } from '../rules/dice.ts';
import type { Game } from '../rules/game.ts';
import { diceAwaited } from '../rules/game.ts';
import type { PlainCommand } from './order.ts';

/** The order that makes a throw count now, or null when none is awaited. In `decide` it means rolling on. */
export function orderForDice(game: Game, dice: readonly number[]): PlainCommand | null {
  switch (game.phase) {
    case 'first':
      return { do: 'first', seat: game.seat, dice };
    case 'roll':
    case 'decide':
      return { do: 'roll', dice };
    case 'choose':
    case 'bet':
    case 'reveal':
    case 'settle':
    case 'mark':
    case 'over':
      return null;
  }
}

/** How many dice a throw has now; before a game as many as a classic roll. */
export function diceFor(game: Game | null): number {
  return game === null ? DICE_IN_A_ROLL : diceAwaited(game);
}
