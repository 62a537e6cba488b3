/** What the display says between two games: who leads, how the last game ended, by which rules it was played. */

import { allOf } from './numbers.ts';
import { nameWords } from '../names.ts';

export const EVENING_WORDS = {
  ranking: 'Ranking',
  wins: 'Won',
  columns: 'Columns',
  last: 'Last game',
  rules: 'Rules',
  settingUp: 'The next game is being set up.',
  fresh: 'The ranking begins with the first game of two or more that is played to its end.',
  empty: 'Between games you find here who leads, how the last game ended and which rules hold.',
  noColumn: 'no column',
};

/** How many games the ranking is about. */
export function gamesWords(games: number): string {
  return `after ${games} ${games === 1 ? 'game' : 'games'}`;
}

/** Those whom the list has no room for. */
export function othersWords(others: number): string {
  return `and ${others} more`;
}

/** Columns of somebody in the last game. */
export function ownColumnsWords(columns: readonly number[]): string {
  return columns.length === 0 ? EVENING_WORDS.noColumn : allOf(columns);
}

export function pointsWords(points: number): string {
  return `${points} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}

/** The ranking in one line, to stand under a win. */
export function leadersWords(ranking: readonly { readonly name: string; readonly wins: number }[]): string {
  return `Games won: ${ranking.map(({ name, wins }) => `${nameWords(name)} ${wins}`).join(', ')}`;
}
