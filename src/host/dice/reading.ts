/**
 * What a reader tells the host about lines: rolls, and lines that are none. No view on whether a roll is awaited.
 */

/** A line of the reader, judged. `text` is the line, escaped where it may hold anything. */
export type Reading =
  | { readonly is: 'roll'; readonly dice: readonly number[]; readonly line: string }
  /** A roll before the reader was ready: shown, never applied. */
  | { readonly is: 'early'; readonly dice: readonly number[]; readonly line: string }
  | { readonly is: 'ignored'; readonly why: 'repeat' | 'unknown'; readonly text: string }
  | {
      readonly is: 'rejected';
      readonly why: 'noise' | 'overlong' | 'partial' | 'bad-roll';
      readonly text: string;
    };
