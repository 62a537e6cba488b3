/** What may be asked of the judge. Imperative: nothing has happened yet. */

import type { AskedOptions } from './options.ts';
import type { Position } from './position.ts';
import type { Seat } from './seat.ts';

export type Command =
  | {
      readonly do: 'begin';
      readonly seats: number;
      readonly first?: Seat | undefined;
      readonly rules?: AskedOptions | undefined;
    }
  | { readonly do: 'set'; readonly position: Position }
  | { readonly do: 'roll'; readonly dice: readonly number[] }
  | { readonly do: 'choose'; readonly columns: readonly number[] }
  | { readonly do: 'stop' };
