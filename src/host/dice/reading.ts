/**
 * What a reader tells the host about lines: rolls, and lines that are none. No view on whether a roll is awaited.
 */

import type { Doubt } from './talk.ts';
import type { NoResult } from './message.ts';

/** How a device that speaks in frames stands by a roll, and what it waits to hear of it. */
export interface Backing {
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
  /** The device could not read the dice. */
  | { readonly is: 'none'; readonly why: NoResult; readonly text: string }
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
    };
