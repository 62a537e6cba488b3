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
  | { readonly code: 'bad-seats'; readonly seats: number; readonly most: number }
  | { readonly code: 'bad-first'; readonly seats: number } // the seat that should begin does not exist
  | { readonly code: 'needs-first' } // nobody said who begins
  | {
      readonly code: 'bad-win-columns';
      readonly asked: number;
      readonly limit: number;
      readonly seats: number;
    }
  | { readonly code: 'unknown-option'; readonly name: string }
  | { readonly code: 'bad-option'; readonly name: string; readonly value: string | number | boolean }
  | { readonly code: 'bad-clock'; readonly name: string; readonly most: number } // seconds
  | { readonly code: 'betting-needs-classic' }
  | { readonly code: 'betting-needs-seats' } // somebody must be there to bet
  | { readonly code: 'betting-needs-stack'; readonly occupied: string }
  | { readonly code: 'roll-off-open' } // it is not settled yet who begins
  | { readonly code: 'no-roll-off' }
  | { readonly code: 'not-in-roll-off'; readonly seat: number }
  | { readonly code: 'thrown-already'; readonly seat: number }
  | { readonly code: 'no-such-seat'; readonly seat: number; readonly seats: number }
  | { readonly code: 'nothing-to-void' } // no throw waits for its choice
  | { readonly code: 'no-such-die'; readonly die: number; readonly dice: number }
  | { readonly code: 'die-counts'; readonly die: number } // house rule: a cocked die that can be read counts
  | { readonly code: 'kept-dice-differ'; readonly kept: readonly number[] } // only the cocked die was to be thrown
  | { readonly code: 'must-roll-occupied'; readonly columns: readonly Column[] } // house rule `reroll`
  | { readonly code: 'must-roll-third' } // house rule `bet_min_third_throw`
  | { readonly code: 'bets-open' } // bets are being placed
  | { readonly code: 'no-bets' } // no bet is awaited
  | { readonly code: 'not-eligible'; readonly seat: number }
  | { readonly code: 'bet-final'; readonly seat: number } // this seat has bet already
  | { readonly code: 'bad-discs'; readonly discs: number }
  | { readonly code: 'payoff-open'; readonly seat: number } // this seat must split its spaces first
  | { readonly code: 'nothing-to-settle' }
  | { readonly code: 'not-first-to-settle'; readonly seat: number; readonly first: number }
  | {
      readonly code: 'bad-split';
      readonly spaces: number;
      readonly forward: boolean;
      readonly why: SplitFault;
    }
  | { readonly code: 'not-in-express' } // a command of the classic game
  | { readonly code: 'express-only' }
  | { readonly code: 'marks-open' } // somebody has not marked this throw
  | { readonly code: 'marked-already'; readonly seat: number }
  | { readonly code: 'player-is-out'; readonly seat: number }
  | { readonly code: 'bad-mark'; readonly why: 'not-these-dice' } // the split does not use each die once
  | { readonly code: 'bad-fifth'; readonly fifth: number; readonly allowed: readonly number[] }
  | { readonly code: 'no-clock' } // the clock is off in this game
  | { readonly code: 'clock-not-running' }
  | { readonly code: 'bad-position'; readonly why: PositionFault };

/** What is wrong with a split of spaces. */
export type SplitFault =
  | { readonly fault: 'not-a-column'; readonly column: string }
  | { readonly fault: 'no-marker'; readonly column: Column }
  | { readonly fault: 'too-far'; readonly column: Column; readonly room: number }
  | { readonly fault: 'wrong-sum'; readonly sum: number }
  | { readonly fault: 'not-whole'; readonly column: Column };

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
