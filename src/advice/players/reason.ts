/** Why a computer player does something, as data: the sentences are made elsewhere. */

import type { Column } from '../../rules/column.ts';

/** Why this choice, why it stops, why it rolls, why it bets or marks so. */
export type Reason =
  /** There was one thing to do. */
  | { readonly why: 'only-one' }
  /** Any choice, by chance. */
  | { readonly why: 'by-chance' }
  /** The choice with the highest points by the player's own count; `next` is the second best. */
  | { readonly why: 'most-points'; readonly points: number; readonly next: number }
  /** The choice with the best chance to win, 0 to 1; `next` is the second best. */
  | { readonly why: 'best-chance'; readonly win: number; readonly next: number }
  /** The choice that leaves the fewest turns, alone; `next` is the second best. */
  | { readonly why: 'fewest-turns'; readonly turns: number; readonly next: number }
  /** Stopping wins. */
  | { readonly why: 'wins' }
  /** A runner stands on top, and this player then always stops. */
  | { readonly why: 'on-top'; readonly columns: readonly Column[] }
  /** All runners are out and the count has come to the player's limit. */
  | { readonly why: 'count-reached'; readonly count: number; readonly limit: number }
  /** All runners are out and the count is below the limit. */
  | { readonly why: 'count-below'; readonly count: number; readonly limit: number }
  /** A runner is free, and this player then throws again. */
  | { readonly why: 'runner-free'; readonly free: number }
  /** The turn begins with a throw. */
  | { readonly why: 'first-throw' }
  /** A house rule bars the stop. */
  | { readonly why: 'may-not-stop' }
  /** Chance to win by stopping and by rolling on; the greater is done. */
  | { readonly why: 'weighed'; readonly stop: number; readonly roll: number }
  /** Turns still needed by stopping and by rolling on, alone; the smaller is done. */
  | { readonly why: 'turns-weighed'; readonly stop: number; readonly roll: number }
  /** A bet: the chance that the turn is made, 0 to 1, among the ends that pay: a turn that wins pays nobody. */
  | { readonly why: 'turn-made'; readonly chance: number }
  /** A bet: the chance that the next throw is no bust, 0 to 1. */
  | { readonly why: 'next-throw'; readonly chance: number }
  /** A split of spaces: what it comes to for the own columns. */
  | { readonly why: 'best-split' }
  /** Express: of all splits the one that leaves the best sheet by the player's estimate, whose figures rank and do not foretell. */
  | { readonly why: 'best-sheet' };
