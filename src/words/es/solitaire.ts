/** The count of turns of somebody who plays alone, and what it is worth (rules 6). It counts nothing itself. */

import type { Alone, BestResult } from '../alone.ts';
import { EXCELLENT_TURNS, GOOD_TURNS, RATED_COLUMNS } from '../alone.ts';
import { capital, form } from './grammar.ts';
import { countWord } from './numbers.ts';

/** The word above or before that figure. */
export function turnFigureWords({ phase, turns }: Alone): string {
  if (phase !== 'over') return 'Turno';
  return form(turns[0] ?? 0, 'Turno en total', 'Turnos en total');
}

/** What the result is worth. Only games to three columns have been measured; others are told as a count alone. */
export function resultWords(view: Alone): string {
  const turns = view.turns[0] ?? 0;
  const done = `Hecho en ${turns} ${form(turns, 'turno')}`;
  if (view.rules?.win_columns !== RATED_COLUMNS) return `${done}.`;
  const scale = `${capital(countWord(GOOD_TURNS))} o menos está bien; ${countWord(EXCELLENT_TURNS)} o menos, excelente.`;
  if (turns <= EXCELLENT_TURNS) return `${done}: excelente. ${scale}`;
  return turns <= GOOD_TURNS ? `${done}: bien. ${scale}` : `${done}. ${scale}`;
}

/** The best finished game of this player to the same target: "Récord de 4 partidas: 7 turnos". Null before the first. */
export function bestWords(view: Alone, bests: readonly BestResult[]): string | null {
  const name = view.seats[0]?.toLowerCase();
  const best = bests.find(
    (one) => one.name.toLowerCase() === name && one.columns === view.rules?.win_columns,
  );
  if (best === undefined) return null;
  const turns = `${best.turns} ${form(best.turns, 'turno')}`;
  return best.games === 1 ? `Única partida acabada: ${turns}` : `Récord de ${best.games} partidas: ${turns}`;
}
