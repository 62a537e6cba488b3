/** What the display says between two games: who leads, how the last game ended, by which rules it was played. */

import { allOf } from './numbers.ts';
import { nameWords } from '../names.ts';

export const EVENING_WORDS = {
  ranking: 'Rangliste',
  wins: 'Siege',
  columns: 'Spalten',
  last: 'Letztes Spiel',
  rules: 'Regeln',
  settingUp: 'Das nächste Spiel wird eingerichtet.',
  fresh: 'Die Rangliste beginnt mit dem ersten Spiel zu zweit oder mehreren, das zu Ende gespielt wird.',
  empty: 'Zwischen den Spielen steht hier, wer führt, wie das letzte Spiel ausging und welche Regeln gelten.',
  noColumn: 'keine Spalte',
};

/** How many games the ranking is about. */
export function gamesWords(games: number): string {
  return `nach ${games} ${games === 1 ? 'Spiel' : 'Spielen'}`;
}

/** Those whom the list has no room for. */
export function othersWords(others: number): string {
  return `und ${others} weitere`;
}

/** Columns of somebody in the last game. */
export function ownColumnsWords(columns: readonly number[]): string {
  return columns.length === 0 ? EVENING_WORDS.noColumn : allOf(columns);
}

export function pointsWords(points: number): string {
  return `${points} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkte'}`;
}

/** The ranking in one line, to stand under a win. */
export function leadersWords(ranking: readonly { readonly name: string; readonly wins: number }[]): string {
  return `Siege: ${ranking.map(({ name, wins }) => `${nameWords(name)} ${wins}`).join(', ')}`;
}
