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
  | { readonly do: 'first'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly do: 'set'; readonly position: Position }
  | { readonly do: 'roll'; readonly dice: readonly number[] }
  /** The last throw did not count; `die`, from 1, is the one that was cocked. */
  | { readonly do: 'void'; readonly die?: number | undefined }
  | { readonly do: 'choose'; readonly columns: readonly number[] }
  | { readonly do: 'stop' }
  | { readonly do: 'bet'; readonly seat: Seat; readonly side: 'make' | 'blow'; readonly discs: number }
  /** How the bettor splits the spaces that were won or lost: columns as keys. */
  | { readonly do: 'settle'; readonly seat: Seat; readonly spaces: Readonly<Record<string, number>> }
  /** Express: the die set aside and the two pairs. */
  | {
      readonly do: 'mark';
      readonly seat: Seat;
      readonly fifth: number;
      readonly pairs: readonly (readonly number[])[];
    }
  /** The clock ran out. */
  | { readonly do: 'time' };
