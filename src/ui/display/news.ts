/** Which news the display tells: what everybody at the table should hear, and nothing that only the desk can act on. */

import type { Screen } from '../../contract/from-host.ts';
import { BET_WORDS, callWords } from '../../words/bets.ts';
import type { NoticeWords } from '../../words/notices.ts';
import { heldWords, noticeWords } from '../../words/notices.ts';
import { layingNow } from '../bets/call.ts';

/** The newest news first, then a roll that waits beside the game. A win is told by the winner's name itself. */
export function newsOf(screen: Screen): readonly NoticeWords[] {
  const { notice, view } = screen;
  const untold =
    notice === null ||
    ['won', 'rolled-on', 'bets-revealed'].includes(notice.is) ||
    // The bets lie open until the last of them is paid.
    (notice.is === 'settled' && view.phase === 'settle');
  const said = untold ? null : noticeWords(screen);
  const held: NoticeWords | null =
    view.held === null ? null : { tone: 'plain', title: '', detail: heldWords(view.held).says };
  const names = layingNow(screen);
  const call: NoticeWords | null =
    names.length === 0 ? null : { tone: 'plain', title: BET_WORDS.call, detail: callWords(names) };
  return [call, said, held].filter((news) => news !== null);
}
