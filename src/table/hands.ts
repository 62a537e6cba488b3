/**
 * What hands must move on the physical board so that it shows what the program shows: the difference of two
 * positions. Being a difference it serves a choice, a bust, a stop, and every take-back and correction alike.
 */

import type { Column, Step } from '../rules/column.ts';
import { columnLength, COLUMNS } from '../rules/column.ts';
import type { Game } from '../rules/game.ts';
import type { Seat } from '../rules/seat.ts';

export type HandMove =
  | { readonly move: 'runner-on'; readonly column: Column; readonly step: Step; readonly top: boolean }
  | {
      readonly move: 'runner-up' | 'runner-down';
      readonly column: Column;
      readonly step: Step;
      readonly top: boolean;
    }
  | { readonly move: 'runners-off'; readonly columns: readonly Column[] }
  | {
      readonly move: 'marker-to';
      readonly seat: Seat;
      readonly column: Column;
      readonly step: Step;
      readonly top: boolean;
    }
  | { readonly move: 'marker-off'; readonly seat: Seat; readonly column: Column }
  | { readonly move: 'clear'; readonly seats: number }; // an empty board

/** The moves that lead from one position to the next; none when the board stays as it is. */
export function handMoves(before: Game | null, after: Game | null): readonly HandMove[] {
  const wasEmpty = before !== null && hasEmptyBoard(before);
  if (after === null) return before === null || wasEmpty ? [] : [{ move: 'clear', seats: 0 }];
  if (isFresh(after)) return wasEmpty ? [] : [{ move: 'clear', seats: after.markers.length }];
  const from = before?.markers.length === after.markers.length ? before : null;
  return [...runnerMoves(from, after), ...markerMoves(from, after)];
}

function isFresh(game: Game): boolean {
  return game.rolls === 0 && game.turns.every((turns) => turns === 0) && hasEmptyBoard(game);
}

function hasEmptyBoard(game: Game): boolean {
  return game.markers.every(isEmpty) && isEmpty(game.runners);
}

function isEmpty(map: object): boolean {
  return Object.keys(map).length === 0;
}

function runnerMoves(before: Game | null, after: Game): readonly HandMove[] {
  const off = COLUMNS.filter(
    (column) => before?.runners[column] !== undefined && after.runners[column] === undefined,
  );
  const moves: HandMove[] = off.length > 0 ? [{ move: 'runners-off', columns: off }] : [];
  for (const column of COLUMNS) {
    const from = before?.runners[column];
    const to = after.runners[column];
    if (to === undefined || to === from) continue;
    const move = from === undefined ? 'runner-on' : to > from ? 'runner-up' : 'runner-down';
    moves.push({ move, column, step: to, top: to === columnLength(column) });
  }
  return moves;
}

function markerMoves(before: Game | null, after: Game): readonly HandMove[] {
  const moves: HandMove[] = [];
  for (const [seat, own] of after.markers.entries()) {
    for (const column of COLUMNS) {
      const from = before?.markers[seat]?.[column];
      const to = own[column];
      if (to === from) continue;
      if (to === undefined) moves.push({ move: 'marker-off', seat, column });
      else moves.push({ move: 'marker-to', seat, column, step: to, top: to === columnLength(column) });
    }
  }
  return moves;
}
