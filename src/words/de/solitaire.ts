/** The count of turns of somebody who plays alone, and what it is worth (rules 6). It counts nothing itself. */

import type { Alone, BestResult } from '../alone.ts';
import { EXCELLENT_TURNS, GOOD_TURNS, RATED_COLUMNS } from '../alone.ts';
import { capital, counted } from './forms.ts';
import { countWord } from './numbers.ts';

/** The word above or before that figure. */
export function turnFigureWords({ phase, turns }: Alone): string {
  if (phase !== 'over') return 'Zug';
  return turns[0] === 1 ? 'Zug gesamt' : 'Züge gesamt';
}

/** What the result is worth. Only games to three columns have been measured; others are told as a count alone. */
export function resultWords(view: Alone): string {
  const turns = view.turns[0] ?? 0;
  const done = `Geschafft in ${counted(turns, 'Zug', 'Zügen')}`;
  if (view.rules?.win_columns !== RATED_COLUMNS) return `${done}.`;
  const scale = `${capital(countWord(GOOD_TURNS))} oder weniger sind gut, ${countWord(EXCELLENT_TURNS)} oder weniger hervorragend.`;
  if (turns <= EXCELLENT_TURNS) return `${done}: hervorragend. ${scale}`;
  return turns <= GOOD_TURNS ? `${done}: gut. ${scale}` : `${done}. ${scale}`;
}

/** The best finished game of this player to the same target: "Bestes von 4 Spielen: 7 Züge". Null before the first. */
export function bestWords(view: Alone, bests: readonly BestResult[]): string | null {
  const name = view.seats[0]?.toLowerCase();
  const best = bests.find(
    (one) => one.name.toLowerCase() === name && one.columns === view.rules?.win_columns,
  );
  if (best === undefined) return null;
  const turns = counted(best.turns, 'Zug', 'Züge');
  return best.games === 1
    ? `Einziges beendetes Spiel: ${turns}`
    : `Bestes von ${best.games} Spielen: ${turns}`;
}
