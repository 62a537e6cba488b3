/** What stands on the screens beside the figures, and in the gaps between them. */

export const SCREEN_WORDS = {
  after: 'Fehlwurf danach',
  next: 'Fehlwurf-Risiko',
  rule: '28er-Regel:',
  waits: 'Am Pult beginnt gleich ein Spiel.',
  dragIt: 'Auf den Fernseher: Zieh das Fenster dorthin und drücke F11.',
  unconnected: 'Noch nicht mit dem Programm verbunden.',
  house: 'An diesem Tisch:',
};

/** A step of a payoff back, for its arrow. */
export function lessWords(column: number): string {
  return `Ein Feld weniger auf der ${column}`;
}

/** A step of a payoff forward, for its arrow. */
export function moreWords(column: number): string {
  return `Ein Feld mehr auf der ${column}`;
}

/** Where the squares of a way to split end; each column with its own words. */
export function wayWords(squares: readonly (readonly [column: string, square: string])[]): string {
  return squares.map(([column, square]) => `${column}: ${square}`).join('; ');
}

const GAMES: Readonly<Record<string, string>> = {
  Classic: 'Klassisch',
  'You Wanna Bet': 'Mit Wetten',
  Short: 'Kurz',
  Solitaire: 'Allein',
};

/** One of the rulebook’s games as it is called here. */
export function gameName(name: string): string {
  return GAMES[name] ?? name;
}
