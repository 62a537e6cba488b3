/** The count of turns of somebody who plays alone, and what it is worth (rules 6). It counts nothing itself. */

import type { Alone, BestResult } from '../alone.ts';
import { EXCELLENT_TURNS, GOOD_TURNS, RATED_COLUMNS } from '../alone.ts';
import { countWord } from './numbers.ts';

/** The word above or before that figure. */
export function turnFigureWords({ phase, turns }: Alone): string {
  if (phase !== 'over') return 'Turn';
  return turns[0] === 1 ? 'Turn in all' : 'Turns in all';
}

/** What the result is worth. Only games to three columns have been measured; others are told as a count alone. */
export function resultWords(view: Alone): string {
  const turns = view.turns[0] ?? 0;
  const done = `Done in ${turns} ${turns === 1 ? 'turn' : 'turns'}`;
  if (view.rules?.win_columns !== RATED_COLUMNS) return `${done}.`;
  const scale = `${capital(countWord(GOOD_TURNS))} or fewer is good, ${countWord(EXCELLENT_TURNS)} or fewer excellent.`;
  if (turns <= EXCELLENT_TURNS) return `${done}: excellent. ${scale}`;
  return turns <= GOOD_TURNS ? `${done}: good. ${scale}` : `${done}. ${scale}`;
}

/** The best finished game of this player to the same target: "Best of 4 games: 7 turns". Null before the first. */
export function bestWords(view: Alone, bests: readonly BestResult[]): string | null {
  const name = view.seats[0]?.toLowerCase();
  const best = bests.find(
    (one) => one.name.toLowerCase() === name && one.columns === view.rules?.win_columns,
  );
  if (best === undefined) return null;
  const turns = `${best.turns} ${best.turns === 1 ? 'turn' : 'turns'}`;
  return best.games === 1 ? `Only finished game: ${turns}` : `Best of ${best.games} games: ${turns}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
