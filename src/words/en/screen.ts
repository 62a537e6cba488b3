/** What stands on the screens beside the figures, and in the gaps between them. */

export const SCREEN_WORDS = {
  after: 'bust after it',
  next: 'bust on the next roll',
  rule: 'Rule of 28:',
  waits: 'Waiting for the desk to start a game.',
  dragIt: 'To show this on a television: drag the window there, then press F11.',
  unconnected: 'Not connected to the program yet.',
  house: 'At this table:',
};

/** A step of a payoff back, for its arrow. */
export function lessWords(column: number): string {
  return `One space less on ${column}`;
}

/** A step of a payoff forward, for its arrow. */
export function moreWords(column: number): string {
  return `One space more on ${column}`;
}

/** Where the squares of a way to split end; each column with its own words. */
export function wayWords(squares: readonly (readonly [column: string, square: string])[]): string {
  return squares.map(([column, square]) => `${column}: ${square}`).join('; ');
}

/** One of the rulebook’s games as it is called here. */
export function gameName(name: string): string {
  return name;
}
