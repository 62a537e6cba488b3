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

/** Why a roll waits for a yes, or null: one that is in doubt always does, and one without a trusted check where the desk wants it. */
export function doubtOf(backing: Backing | null, askFirst: boolean): Held['why'] | null {
  const doubt = backing?.doubt ?? null;
  if (doubt !== null) return doubt === 'boot' ? 'unknown-boot' : doubt;
  return askFirst && backing?.checked !== true ? 'asked' : null;
}
