/** What happened, in the past tense. A game is nothing but its events, folded (evolve.ts). */

import type { Advance, Choice } from './choices.ts';
import type { ByColumn, Column, Step } from './column.ts';
import type { Dice } from './dice.ts';
import type { Face } from './express/sheet.ts';
import type { Bet } from './game.ts';
import type { Options } from './options.ts';
import type { Seat } from './seat.ts';

export type Event =
  | { readonly is: 'begun'; readonly seats: number; readonly first: Seat | null; readonly rules: Options }
  | { readonly is: 'first-rolled'; readonly seat: Seat; readonly dice: Dice }
  | { readonly is: 'first-tied'; readonly seats: readonly Seat[] } // these throw again
  | { readonly is: 'first-settled'; readonly seat: Seat } // begins
  | { readonly is: 'rolled'; readonly seat: Seat | null; readonly dice: Dice; readonly roll: number } // Express: no seat
  | { readonly is: 'voided'; readonly dice: Dice; readonly kept: Dice | null } // the dice that stay for the next throw
  | {
      readonly is: 'chosen';
      readonly seat: Seat;
      readonly columns: Choice;
      readonly advances: readonly Advance[];
    }
  | { readonly is: 'busted'; readonly seat: Seat; readonly lost: ByColumn<Step> } // steps climbed this turn, lost
  | { readonly is: 'stopped'; readonly seat: Seat; readonly kept: ByColumn<Step> } // where the markers now stand
  | { readonly is: 'claimed'; readonly seat: Seat; readonly column: Column }
  | { readonly is: 'markers-returned'; readonly column: Column; readonly seats: readonly Seat[] }
  | { readonly is: 'bets-called'; readonly seats: readonly Seat[]; readonly entry: Options['bets_entry'] }
  | ({ readonly is: 'bet-placed'; readonly seat: Seat } & Bet) // told to nobody before the reveal but that it is in
  | { readonly is: 'bets-awaited'; readonly made: boolean } // the turn is over, the discs on the table are to be entered
  | { readonly is: 'bets-revealed'; readonly made: boolean; readonly bets: readonly (Bet | null)[] }
  | {
      readonly is: 'settled';
      readonly seat: Seat;
      readonly forward: boolean;
      readonly owed: number; // spaces won or lost by the bet, before the room cuts them
      readonly spaces: ByColumn<number>;
    }
  | { readonly is: 'turn-lost'; readonly seat: Seat } // the next one
  | { readonly is: 'turn-passed'; readonly seat: Seat; readonly skipped: readonly Seat[] } // to this seat, past these
  | { readonly is: 'won'; readonly seat: Seat | readonly Seat[] } // Express: all with the highest total
  | {
      readonly is: 'marked';
      readonly seat: Seat;
      readonly fifth: Face | null; // null: a free ride
      readonly rows: readonly [Column, Column];
    }
  | { readonly is: 'free-ride'; readonly seat: Seat; readonly aside: Face }
  | { readonly is: 'player-out'; readonly seat: Seat }
  | { readonly is: 'throw-closed' } // Express: everybody marked it
  | { readonly is: 'timed-out'; readonly phase: 'choose' | 'decide' | 'bet'; readonly reminded: boolean }
  | {
      readonly is: 'adjusted';
      readonly seat: Seat;
      readonly throws: number;
      readonly markers: readonly ByColumn<Step>[];
      readonly claimed: ByColumn<Seat>;
      readonly runners: ByColumn<Step>;
      readonly climbed: ByColumn<Step>;
      readonly skips: readonly boolean[];
    };
