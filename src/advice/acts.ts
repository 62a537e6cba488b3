/** What computer players do, as complete orders but for the dice, which are thrown by hand. */

import type { Split } from '../rules/express/split.ts';
import type { Spaces } from '../rules/payoff.ts';
import type { Seat } from '../rules/seat.ts';

/** Acts that advice is given about. */
export type AdvisedAct =
  | { readonly do: 'choose'; readonly columns: readonly number[] }
  | { readonly do: 'stop' }
  | { readonly do: 'roll' }
  | { readonly do: 'bet'; readonly seat: Seat; readonly side: 'make' | 'blow'; readonly discs: number };

/** All acts of a computer player. */
export type PlayerAct =
  | AdvisedAct
  | { readonly do: 'settle'; readonly seat: Seat; readonly spaces: Spaces }
  | { readonly do: 'mark'; readonly seat: Seat; readonly split: Split };
