/** What a computer player did and why, as the screens say it. */

import type { BotDid } from '../../contract/advice.ts';
import { botWords, shownBetsWords } from '../../words/bots.ts';
import type { BotWords } from '../../words/bots.ts';

/**
 * Its act and its reason, each a sentence; `names` are the players' by seat. That a turn begins with a throw is no reason to
 * be told at every turn.
 */
export function botSays(did: BotDid, names: readonly string[], throws: 'people' | 'program'): BotWords {
  const { act, reason } = did;
  const named = (seat: number) => names[seat] ?? '';
  if (act.does === 'show-bets')
    return shownBetsWords(act.whys.map(({ seat, reason: why }) => ({ name: named(seat), reason: why })));
  const words = botWords({ act, reason }, named(did.seat), throws);
  return reason?.why === 'first-throw' ? { ...words, why: '' } : words;
}
