/** The Rule of 28's advice for whoever is to act, as complete acts, best first. */

import { bustWays } from '../odds/bust.ts';
import type { Game } from '../rules/game.ts';
import type { Seat } from '../rules/seat.ts';
import { stopBar } from '../rules/stop.ts';
import { betOn, rankChoices, stopsNow } from './rule-of-28.ts';

export type AdvisedAct =
  | { readonly do: 'choose'; readonly columns: readonly number[] }
  | { readonly do: 'stop' }
  | { readonly do: 'roll' } // the dice are thrown by hand
  | { readonly do: 'bet'; readonly seat: Seat; readonly side: 'make' | 'blow'; readonly discs: number };

export interface Advised {
  readonly act: AdvisedAct;
  readonly bust: number | null; // losing rolls out of 1,296 after the act; null after a stop or a bet
  readonly score: number | null; // what a choice is worth to this player; it has no unit
}

/** The advice of the Rule of 28, or null where it has none: no choice, decision or bet is open. */
export function advise(game: Game): readonly Advised[] | null {
  switch (game.phase) {
    case 'choose':
      return rankChoices(game).map(({ choice, score, bust }) => ({
        act: { do: 'choose', columns: choice },
        bust,
        score,
      }));
    case 'decide': {
      const roll: Advised = { act: { do: 'roll' }, bust: bustWays(game), score: null };
      const stop: Advised = { act: { do: 'stop' }, bust: null, score: null };
      if (stopBar(game) !== null) return [roll];
      return stopsNow(game) ? [stop, roll] : [roll, stop];
    }
    case 'roll':
      return game.options.game === 'classic'
        ? [{ act: { do: 'roll' }, bust: bustWays(game), score: null }]
        : null;
    case 'bet': {
      const seat = game.betting?.bettors.find((bettor) => game.betting?.bets[bettor] === null);
      return seat === undefined
        ? null
        : [{ act: { do: 'bet', seat, ...betOn(game) }, bust: null, score: null }];
    }
    case 'first':
    case 'reveal':
    case 'settle':
    case 'mark':
    case 'over':
      return null;
  }
}
