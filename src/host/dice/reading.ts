/**
 * What a reader tells the host about lines: rolls, and lines that are none. No view on whether a roll is awaited.
 */

import type { DiceProblem } from './assembly.ts';
import type { DieReport, NoResult } from './message.ts';
import type { Doubt } from './talk.ts';

/** How a device that speaks in frames stands by a roll, and what it waits to hear of it. */
export interface Backing {
  readonly id: string | null; // one throw of one start of the device; the same whenever it is told again
  readonly checked: boolean; // by a check that finds every flipped bit
  readonly doubt: Doubt | null; // a person should look before it counts
  stored(): void; // it is in the saved log, or was left out on purpose
  failed(): void; // it could not be saved
}

/** A line of the reader, judged. `text` is the line, escaped where it may hold anything. */
export type Reading =
  | {
      readonly is: 'roll';
      readonly dice: readonly number[];
      readonly line: string;
      readonly backing: Backing | null; // null for a plain line
    }
  /** The device could not read the dice, or is not sure enough of them. */
  | { readonly is: 'none'; readonly why: NoResult | 'unsure'; readonly text: string }
  /** One die, as a device that watches each by itself tells of it. */
  | { readonly is: 'die'; readonly report: DieReport }
  /** Dice told one by one that are no roll, and the faces that are known of them. */
  | {
      readonly is: 'dice';
      readonly why: DiceProblem;
      readonly die: string | null;
      readonly known: readonly number[];
    }
  /** A roll before the reader was ready: shown, never applied. */
  | { readonly is: 'early'; readonly dice: readonly number[]; readonly line: string }
  | {
      readonly is: 'ignored';
      readonly why: 'repeat' | 'unknown' | 'dup' | 'stale' | 'gap';
      readonly text: string;
    }
  | {
      readonly is: 'rejected';
      readonly why:
        'noise' | 'overlong' | 'partial' | 'bad-roll' | 'bad-check' | 'bad-fields' | 'bad-json' | 'damaged';
      readonly text: string;
      /** A roll in itself, of another number of dice than is awaited. */
      readonly dice?: readonly number[];
    };
