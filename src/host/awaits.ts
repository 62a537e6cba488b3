/** What the game awaits of the dice reader, as the dice room wants to know it. */

import { diceFor, orderForDice } from '../table/awaited.ts';
import { DEFAULT_OPTIONS } from '../rules/options.ts';
import type { Awaited } from './dice/awaited.ts';
import type { Referee } from './referee.ts';

/** Asked for every line: a roll counts where one is awaited and none waits for a yes; each change of the game asks anew. */
export function awaitsOf(referee: Referee): () => Awaited {
  let ask = 0;
  referee.watch(() => (ask += 1));
  return () => {
    const game = referee.table.moment?.game ?? null;
    const dice = diceFor(game);
    const now = game !== null && referee.held === null && orderForDice(game, []) !== null;
    return { dice, kept: game?.kept ?? [], now, ask, cocked: (game?.options ?? DEFAULT_OPTIONS).cocked_die };
  };
}
