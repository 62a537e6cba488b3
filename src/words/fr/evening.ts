/** What the display says between two games: who leads, how the last game ended, by which rules it was played. */

import { allOf } from './numbers.ts';
import { nameWords } from '../names.ts';

export const EVENING_WORDS = {
  ranking: 'Classement',
  wins: 'Victoires',
  columns: 'Colonnes',
  last: 'Dernière partie',
  rules: 'Règles',
  settingUp: 'La prochaine partie se prépare.',
  fresh: 'Le classement commence avec la première partie à deux ou plus jouée jusqu’au bout.',
  empty:
    'Entre les parties, on voit ici qui mène, comment la dernière s’est terminée et selon quelles règles on joue.',
  noColumn: 'aucune colonne',
};

/** How many games the ranking is about. */
export function gamesWords(games: number): string {
  return `après ${games} ${games === 1 ? 'partie' : 'parties'}`;
}

/** Those whom the list has no room for. */
export function othersWords(others: number): string {
  return `et ${others} de plus`;
}

/** Columns of somebody in the last game. */
export function ownColumnsWords(columns: readonly number[]): string {
  return columns.length === 0 ? EVENING_WORDS.noColumn : allOf(columns);
}

export function pointsWords(points: number): string {
  return `${points} ${Math.abs(points) <= 1 ? 'point' : 'points'}`;
}

/** The ranking in one line, to stand under a win. */
export function leadersWords(ranking: readonly { readonly name: string; readonly wins: number }[]): string {
  return `Parties gagnées : ${ranking.map(({ name, wins }) => `${nameWords(name)} ${wins}`).join(', ')}`;
}
