/** What the game awaits of the dice reader, as the dice room wants to know it. */

import { diceFor, orderForDice } from '../table/awaited.ts';
import { DEFAULT_OPTIONS } from '../rules/options.ts';
import type { Awaited } from './dice/awaited.ts';
import type { Referee } from './referee.ts';

/**
 * Asked for every line: a roll counts where one is awaited and none waits for a yes. Another throw asks anew; what changes no
 * question, such as a correction further back, does not, for dice that roll just then are the answer to it.
 */
export function awaitsOf(referee: Referee): () => Awaited {
  let ask = 0;
  let question = '';
  referee.watch(() => {
    const { rolls, phase, seat, throws, kept } = referee.table.moment?.game ?? {};
    const now = [rolls, phase, seat, throws, kept?.join(), referee.held === null].join(' ');
    if (now !== question) ask += 1;
    question = now;
  });
  return () => {
    const game = referee.table.moment?.game ?? null;
    const dice = diceFor(game);
    const now = game !== null && referee.held === null && orderForDice(game, []) !== null;
    return { dice, kept: game?.kept ?? [], now, ask, cocked: (game?.options ?? DEFAULT_OPTIONS).cocked_die };
  };
}
