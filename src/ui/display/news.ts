/** Which news the display tells: what everybody at the table should hear, and nothing that only the desk can act on. */

import type { Screen, Told } from '../../contract/from-host.ts';
import { BET_WORDS, callWords } from '../../words/bets.ts';
import type { NoticeWords } from '../../words/notices.ts';
import { heldWords, noticeWords } from '../../words/notices.ts';
import { layingNow } from '../bets/call.ts';
import { botSays } from '../players/bot-says.ts';
import { heldFor } from '../players/held-for.ts';

/** What of the telling is news besides the screen: what a computer player did, and who throws its dice. */
export interface BotNews {
  readonly did: Told['bot'];
  readonly dice: 'people' | 'program';
}

const NO_BOT: BotNews = { did: null, dice: 'people' };

/**
 * What a computer player did, then the newest news, then a roll that waits beside the game. A win is told by the winner's
 * name itself.
 */
export function newsOf(screen: Screen, { did, dice }: BotNews = NO_BOT): readonly NoticeWords[] {
  const { notice, view } = screen;
  const untold =
    notice === null ||
    ['won', 'rolled-on', 'bets-revealed'].includes(notice.is) ||
    // The bets lie open until the last of them is paid.
    (notice.is === 'settled' && view.phase === 'settle');
  const said = untold ? null : noticeWords(screen);
  const held: NoticeWords | null =
    view.held === null
      ? null
      : { tone: 'plain', title: '', detail: heldWords(view.held, heldFor(screen, dice, did)) };
  const names = layingNow(screen);
  const call: NoticeWords | null =
    names.length === 0 ? null : { tone: 'plain', title: BET_WORDS.call, detail: callWords(names) };
  const words = did === null ? null : botSays(did, view.seats, dice);
  const spoken: NoticeWords | null = words && { tone: 'plain', title: words.says, detail: words.why };
  return [spoken, call, said, held].filter((news) => news !== null);
}
