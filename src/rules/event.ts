/** What happened, in the past tense. A game is nothing but its events, folded (evolve.ts). */

import type { Advance, Choice } from './choices.ts';
import type { ByColumn, Column, Step } from './column.ts';
import type { Dice } from './dice.ts';
import type { Options } from './options.ts';
import type { Seat } from './seat.ts';

export type Event =
  | { readonly is: 'begun'; readonly seats: number; readonly first: Seat; readonly rules: Options }
  | { readonly is: 'rolled'; readonly seat: Seat; readonly dice: Dice; readonly roll: number }
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
  | { readonly is: 'turn-passed'; readonly seat: Seat } // to this seat
  | { readonly is: 'won'; readonly seat: Seat }
  | {
      readonly is: 'adjusted';
      readonly seat: Seat;
      readonly throws: number;
      readonly markers: readonly ByColumn<Step>[];
      readonly claimed: ByColumn<Seat>;
      readonly runners: ByColumn<Step>;
      readonly climbed: ByColumn<Step>;
    };
