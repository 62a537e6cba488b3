/** Everything that the judge may refuse, by code. The sentence for each code stands in the words. */

import type { Column } from './column.ts';

export type Refusal =
  | { readonly code: 'no-game' } // nothing has begun
  | { readonly code: 'game-over' } // the game is won; undo or begin anew
  | { readonly code: 'bad-dice'; readonly count: number } // not `count` whole numbers from 1 to 6
  | { readonly code: 'choice-open' } // a roll waits for its choice
  | { readonly code: 'no-roll' } // nothing was rolled that could be chosen
  | { readonly code: 'choice-made' } // the pairing of this roll is chosen already
  | { readonly code: 'not-on-offer'; readonly columns: readonly number[] }
  | { readonly code: 'nothing-to-stop' } // the first roll of a turn is compulsory
  | { readonly code: 'bad-seats'; readonly seats: number }
  | { readonly code: 'bad-first'; readonly seats: number } // the seat that should begin does not exist
  | { readonly code: 'needs-first' } // nobody said who begins
  | {
      readonly code: 'bad-win-columns';
      readonly asked: number;
      readonly limit: number;
      readonly seats: number;
    }
  | { readonly code: 'not-yet'; readonly what: string }
  | { readonly code: 'bad-position'; readonly why: PositionFault };

/** What makes a board impossible that was set by hand. */
export type PositionFault =
  | { readonly fault: 'markers-by-seat'; readonly seats: number }
  | { readonly fault: 'no-such-seat'; readonly seat: number }
  | { readonly fault: 'no-such-step'; readonly column: Column; readonly step: number }
  | { readonly fault: 'claimed-by-nobody'; readonly column: Column }
  | { readonly fault: 'claim-below-top'; readonly column: Column }
  | { readonly fault: 'top-unclaimed'; readonly column: Column; readonly seat: number }
  | { readonly fault: 'rival-on-claimed'; readonly column: Column; readonly seat: number }
  | { readonly fault: 'target-reached'; readonly seat: number }
  | { readonly fault: 'too-many-runners'; readonly runners: number }
  | { readonly fault: 'runner-on-claimed'; readonly column: Column }
  | { readonly fault: 'runner-not-above-marker'; readonly column: Column; readonly marker: number }
  | { readonly fault: 'bad-climb'; readonly column: Column; readonly most: number }
  | { readonly fault: 'climb-without-runner'; readonly column: Column }
  | { readonly fault: 'bad-throws'; readonly throws: number }
  | { readonly fault: 'bad-skips' };
