/** What a computer player did and why, as the screens say it. */

import type { BotDid } from '../../contract/advice.ts';
import { botWords } from '../../words/bots.ts';
import type { BotWords } from '../../words/bots.ts';

/** Its act and its reason, each a sentence. That a turn begins with a throw is no reason to be told at every turn. */
export function botSays(did: BotDid, name: string, throws: 'people' | 'program'): BotWords {
  const words = botWords(did, name, throws);
  return did.reason?.why === 'first-throw' ? { ...words, why: '' } : words;
}
