/** Putting the board by hand: the editor while it is open, and why the host refused it; what was typed stays. */

import { shallowReactive } from 'vue';
import type { Receipt, Screen } from '../../contract/from-host.ts';
import type { Ask } from '../../contract/order.ts';
import { SET_WORDS } from '../../words/set-board.ts';
import type { BoardDraft } from './set-draft.ts';
import { boardFrom, setOf } from './set-draft.ts';

export interface SetDoing {
  draft: BoardDraft | null;
  fault: string | null;
}

/** Whether there is a board to be put: a classic game. */
export function canSet(screen: Screen | null): boolean {
  return screen?.view.game === 'classic';
}

/**
 * The editor of the board; it opens on the board that is shown, in a classic game alone. `save` closes it unless the host
 * refuses the board.
 */
export function createSet(screen: () => Screen | null, order: (ask: Ask, seen: number) => Promise<Receipt>) {
  const doing = shallowReactive<SetDoing>({ draft: null, fault: null });
  let seen = 0; // the order whose board was looked at: what came after it must not be overwritten unseen

  function open() {
    const shown = screen();
    if (shown === null || !canSet(shown) || doing.draft !== null) return;
    doing.draft = boardFrom(shown.view);
    seen = shown.seq;
    doing.fault = null;
  }

  function change(draft: BoardDraft) {
    doing.draft = draft;
    doing.fault = null;
  }

  async function save() {
    const shown = screen();
    if (shown === null || doing.draft === null) return;
    const receipt = await order(setOf(doing.draft, shown.view), seen);
    if (receipt.ok) close();
    else if (receipt.refusal === 'stale') {
      seen = screen()?.seq ?? seen;
      doing.fault = SET_WORDS.wentOn;
    } else doing.fault = receipt.says;
  }

  function close() {
    doing.draft = null;
    doing.fault = null;
  }

  return { doing, open, change, save, close };
}
