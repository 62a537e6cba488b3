/** The computer players in the order in which they are offered: from the weakest to the strongest. */

import type { PlayerName } from '../../contract/from-host.ts';

export const BOTS: readonly PlayerName[] = ['casual', 'keller-28', 'ga29', 'rule-of-28', 'r38', 'champion'];
