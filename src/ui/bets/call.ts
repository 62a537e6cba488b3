/** The call for bets with real discs: who must lay some before the turn goes on. */

import type { Screen } from '../../contract/from-host.ts';
import { BETS_AFTER } from '../../rules/betting.ts';

/** The names of those who lay discs on the table now; nobody where bets are entered at the desk. */
export function layingNow({ view, bettors, players }: Screen): readonly string[] {
  const isNow = view.rules?.bets_entry === 'table' && view.phase === 'decide' && view.throws === BETS_AFTER;
  return isNow ? bettors.map((seat) => players[seat]?.name ?? '') : [];
}
