/** What the game awaits of a reader: the shape alone, so that the dice room needs to know no game. */

export interface Awaited {
  readonly dice: number; // of a throw now
  readonly kept?: readonly number[]; // faces that stay of a throw of which one die is thrown again
  readonly now: boolean; // a throw would count at once
  readonly ask: number; // another number for every question that the game asks
  /** What happens with a die that leans, as the rules of the table have it. */
  readonly cocked: 'rethrow_all' | 'rethrow_die' | 'count_if_readable';
}
