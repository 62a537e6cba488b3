/** What stands on the screens beside the figures, and in the gaps between them. */

export const SCREEN_WORDS = {
  after: 'raté ensuite',
  next: 'risque de raté',
  rule: 'Règle des 28 :',
  waits: 'En attente d’une partie, au pupitre.',
  dragIt: 'Sur un téléviseur : glissez-y la fenêtre, puis pressez F11.',
  unconnected: 'Pas encore relié au programme.',
  house: 'À cette table :',
};

/** A step of a payoff back, for its arrow. */
export function lessWords(column: number): string {
  return `Une case de moins sur la ${column}`;
}

/** A step of a payoff forward, for its arrow. */
export function moreWords(column: number): string {
  return `Une case de plus sur la ${column}`;
}

/** Where the squares of a way to split end; each column with its own words. */
export function wayWords(squares: readonly (readonly [column: string, square: string])[]): string {
  return squares.map(([column, square]) => `${column} : ${square}`).join(' ; ');
}

const GAMES: Readonly<Record<string, string>> = {
  Classic: 'Classique',
  'You Wanna Bet': 'Avec paris',
  Short: 'Courte',
  Solitaire: 'Solitaire',
};

/** One of the rulebook’s games as it is called here. */
export function gameName(name: string): string {
  return GAMES[name] ?? name;
}
