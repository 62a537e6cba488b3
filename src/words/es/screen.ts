/** What stands on the screens beside the figures, and in the gaps between them. */

export const SCREEN_WORDS = {
  after: 'fallo después',
  next: 'riesgo de fallo',
  rule: 'Regla del 28:',
  waits: 'A la espera de que el control empiece una partida.',
  dragIt: 'En un televisor: arrastra allí la ventana y pulsa F11.',
  unconnected: 'Aún sin conexión con el programa.',
  house: 'En esta mesa:',
};

/** A step of a payoff back, for its arrow. */
export function lessWords(column: number): string {
  return `Una casilla menos en la ${column}`;
}

/** A step of a payoff forward, for its arrow. */
export function moreWords(column: number): string {
  return `Una casilla más en la ${column}`;
}

/** Where the squares of a way to split end; each column with its own words. */
export function wayWords(squares: readonly (readonly [column: string, square: string])[]): string {
  return squares.map(([column, square]) => `${column}: ${square}`).join('; ');
}

const GAMES: Readonly<Record<string, string>> = {
  Classic: 'Clásica',
  'You Wanna Bet': 'Con apuestas',
  Short: 'Corta',
  Solitaire: 'Solitario',
};

/** One of the rulebook’s games as it is called here. */
export function gameName(name: string): string {
  return GAMES[name] ?? name;
}
