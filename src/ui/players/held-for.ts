/** What a roll waits for that came while none was awaited. */

import type { Screen, Told } from '../../contract/from-host.ts';
import type { HeldFor } from '../../words/notices.ts';

/**
 * What a waiting roll waits for on this screen; `throws` is who throws for the computer players, `did` the newest that one of
 * them said. Nothing but a person's yes where no question is open any more.
 */
export function heldFor(
  { view, players, seq }: Pick<Screen, 'view' | 'players' | 'seq'>,
  throws: 'people' | 'program',
  did: Told['bot'],
): HeldFor {
  if (view.held?.why !== 'waiting') return 'yes';
  switch (view.phase) {
    case 'choose':
    case 'mark':
      return 'choice';
    case 'bet':
    case 'reveal':
      return 'bets';
    case 'settle':
      return 'payoff';
    case 'roll':
    case 'decide': {
      const player = players[view.seat ?? -1];
      if (player === undefined || player.bot === null) return 'yes';
      if (throws === 'program') return 'program';
      const rolls = did !== null && did.seq === seq && did.act.does === 'roll';
      return rolls ? 'yes' : 'bot';
    }
    default:
      return 'yes';
  }
}
