/** How somebody stands who plays alone (rules 6). */

/** Turns to three columns that are good, and excellent, or better. */
export const GOOD_TURNS = 9;
export const EXCELLENT_TURNS = 6;

/** The target for which those figures hold. */
export const RATED_COLUMNS = 3;

/** A best result of one player for one target. */
export interface BestResult {
  readonly name: string;
  readonly columns: number;
  readonly turns: number;
  readonly games: number;
}

/** What of a view tells how a lone player stands. */
export interface Alone {
  readonly game: string | null;
  readonly seats: readonly string[];
  readonly phase: string;
  readonly turns: readonly number[]; // completed ones
  readonly rules: { readonly win_columns: number } | null;
}

/** Whether somebody plays the classic game alone. */
export function isSolitaire({ game, seats }: Alone): boolean {
  return game === 'classic' && seats.length === 1;
}

/** The figure that is shown large: the number of the turn that goes on, after the game that of all turns. */
export function turnFigure({ phase, turns }: Alone): number {
  return (turns[0] ?? 0) + (phase === 'over' ? 0 : 1);
}
