/** Tells a reader that speaks in frames what became of its rolls: held ones when they are used, dropped or replaced. */

import type { Backing } from './dice/reading.ts';
import type { Reading, Referee } from './referee.ts';
import type { Held } from '../table/view.ts';

/** Refusals after which the same roll may be saved yet: nothing is wrong with it. */
const NOT_SAVED: ReadonlySet<string> = new Set([
  'journal-unwritable',
  'journal-in-use',
  'journal-unreadable',
  'closing',
]);

/** Gives the function that is told what the referee made of each roll. */
export function createBackings(referee: Referee): (became: Reading, backing: Backing | null) => void {
  let waiting: { readonly held: Held; readonly backing: Backing } | null = null;
  referee.watch(() => {
    if (waiting === null || referee.held === waiting.held) return;
    waiting.backing.stored();
    waiting = null;
  });
  return (became, backing) => {
    if (backing === null) return;
    if (became.is === 'held') waiting = { held: became.held, backing };
    else if (became.is === 'refused' && NOT_SAVED.has(became.refusal.code)) backing.failed();
    else backing.stored();
  };
}

/** Whether a roll waits for a yes: one without a trusted check where the desk wants that, and any that is in doubt. */
export function asksFirst(backing: Backing | null, askFirst: boolean): boolean {
  return backing === null ? askFirst : backing.doubt !== null || (askFirst && !backing.checked);
}
