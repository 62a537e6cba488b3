/** What the display says between two games: who leads, how the last game ended, by which rules it was played. */

import { allOf } from './numbers.ts';
import { nameWords } from '../names.ts';

export const EVENING_WORDS = {
  ranking: 'Clasificación',
  wins: 'Ganadas',
  columns: 'Columnas',
  last: 'Última partida',
  rules: 'Reglas',
  settingUp: 'Se está preparando la próxima partida.',
  fresh: 'La clasificación empieza con la primera partida de dos o más que se juegue hasta el final.',
  empty: 'Entre partidas se ve aquí quién va en cabeza, cómo acabó la última y con qué reglas se juega.',
  noColumn: 'ninguna columna',
};

/** How many games the ranking is about. */
export function gamesWords(games: number): string {
  return `tras ${games} ${games === 1 ? 'partida' : 'partidas'}`;
}

/** Those whom the list has no room for. */
export function othersWords(others: number): string {
  return `y ${others} más`;
}

/** Columns of somebody in the last game. */
export function ownColumnsWords(columns: readonly number[]): string {
  return columns.length === 0 ? EVENING_WORDS.noColumn : allOf(columns);
}

export function pointsWords(points: number): string {
  return `${points} ${Math.abs(points) === 1 ? 'punto' : 'puntos'}`;
}

/** The ranking in one line, to stand under a win. */
export function leadersWords(ranking: readonly { readonly name: string; readonly wins: number }[]): string {
  return `Partidas ganadas: ${ranking.map(({ name, wins }) => `${nameWords(name)} ${wins}`).join(', ')}`;
}
