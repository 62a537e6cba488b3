/** Which news the display tells: what everybody at the table should hear, and nothing that only the desk can act on. */

import type { Screen } from '../../contract/from-host.ts';
import type { NoticeWords } from '../../words/notices.ts';
import { heldWords, noticeWords } from '../../words/notices.ts';

/** The newest news first, then a roll that waits beside the game. A win is told by the winner's name itself. */
export function newsOf(screen: Screen): readonly NoticeWords[] {
  const { notice, view } = screen;
  const untold = notice === null || notice.is === 'won' || notice.is === 'rolled-on';
  const said = untold ? null : noticeWords(screen);
  const held: NoticeWords | null =
    view.held === null ? null : { tone: 'plain', title: '', detail: heldWords(view.held).says };
  return [said, held].filter((news) => news !== null);
}
