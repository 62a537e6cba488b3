/** A computer player's act as an order of the table, and as people are told of it. */

import type { PlayerAct } from '../../advice/acts.ts';
import type { BotAct } from '../../contract/advice.ts';
import { choicesOf, sameChoice } from '../../rules/choices.ts';
import type { Game } from '../../rules/game.ts';
import { owes } from '../../rules/payoff.ts';
import { pairings } from '../../rules/pairing.ts';
import type { Order } from '../../table/order.ts';

/** What people are told of an act; null for one that is not open in this game. */
export function actOf(game: Game, act: PlayerAct): BotAct | null {
  switch (act.do) {
    case 'choose': {
      const columns = choicesOf(game).find((choice) => sameChoice(choice, act.columns));
      return columns === undefined ? null : { does: 'choose', columns };
    }
    case 'roll':
      return { does: 'roll' };
    case 'stop':
      return { does: 'stop' };
    case 'bet':
      return { does: 'bet' };
    case 'settle':
      return { does: 'settle', spaces: act.spaces, forward: owes(game, act.seat).forward };
    case 'mark': {
      const { fifth, free, rows } = act.split;
      return { does: 'mark', fifth: free ? null : fifth, rows };
    }
  }
}

/** The order of an act; null for a roll, whose dice are thrown first, and for a split that these dice do not make. */
export function orderOf(game: Game, act: PlayerAct): Order | null {
  switch (act.do) {
    case 'roll':
      return null;
    case 'mark': {
      const pairs = pairsOf(game.dice ?? [], act.split.fifth, act.split.rows);
      return pairs && { do: 'mark', seat: act.seat, fifth: act.split.fifth, pairs };
    }
    case 'choose':
    case 'stop':
    case 'bet':
    case 'settle':
      return act;
  }
}

/** Four of five dice in two pairs that make these totals. */
function pairsOf(
  dice: readonly number[],
  fifth: number,
  rows: readonly [number, number],
): readonly (readonly number[])[] | null {
  const at = dice.indexOf(fifth);
  const [a = 0, b = 0, c = 0, d = 0] = dice.filter((_, die) => die !== at);
  const ways = [
    [
      [a, b],
      [c, d],
    ],
    [
      [a, c],
      [b, d],
    ],
    [
      [a, d],
      [b, c],
    ],
  ];
  return ways.find((pairs) => pairings(pairs.flat())[0]?.join() === rows.join()) ?? null;
}
