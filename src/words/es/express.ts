/** Express in words: the throw, a sheet, and what a split would come to on it. Which splits there are is told. */

import { columnsOf } from '../../rules/column.ts';
import type { Face, Sheet } from '../../rules/express/sheet.ts';
import { FIFTH_BOXES, listedFifths, sheetScore } from '../../rules/express/sheet.ts';
import type { Split } from '../../rules/express/split.ts';
import type { Seat } from '../../rules/seat.ts';
import type { View } from '../../table/view.ts';
import type { SheetState, SplitEffect } from '../en/express.ts';
import * as english from '../en/express.ts';
import { nameWords } from '../names.ts';
import { form } from './grammar.ts';
import { allOf, anyOf } from './numbers.ts';

export const EXPRESS_WORDS = {
  sheets: 'Hojas',
  player: 'Jugador',
  score: 'Puntos',
  fifths: 'Quinto dado',
  worth: 'c/u tras 5',
  asks: 'Quién marca',
  splits: 'Combinaciones de esta tirada',
  aside: 'aparte',
  enter: 'Anotar tirada',
};

export const STATE_WORDS: Readonly<Record<SheetState, { readonly short: string; readonly whole: string }>> = {
  won: { short: 'gana', whole: 'gana' },
  out: { short: 'fuera', whole: 'fuera' },
  free: { short: 'libre', whole: 'tirada libre' },
  marks: { short: '…', whole: 'marca' },
  done: { short: '✓', whole: 'ya marcó' },
};

// Figures and signs alone are the same in both languages.
export const scoreWords = english.scoreWords;
export const changeWords = english.changeWords;
export const splitEffect = english.splitEffect;
export const rowsWords = english.rowsWords;

/**
 * What setting a die aside comes to: "casilla 3 de 8", "línea nueva", "casilla 8 de 8: fuera", "tirada libre"; a line
 * breaks after "casilla" only.
 */
export function asideWords({ box, out }: SplitEffect): string {
  if (box === null) return 'tirada libre';
  if (out) return `casilla ${box}\u00a0de\u00a0${FIFTH_BOXES}: fuera`;
  return box === 1 ? 'línea nueva' : `casilla ${box}\u00a0de\u00a0${FIFTH_BOXES}`;
}

/** What Enter does with the marked split: "Marcar 5 + 9, 4 aparte". */
export function markWords({ fifth, rows }: Split): string {
  return `Marcar ${rowsWords(rows)}, ${fifth} aparte`;
}

/** What the desk asks of a seat that marks, one step after the other. */
export function markAsks(name: string, fifth: Face | null, faces: readonly Face[], free: boolean): string {
  const who = nameWords(name);
  if (fifth !== null) return `${who}: el ${fifth} va aparte. ¿Qué parejas?`;
  return free
    ? `${who} tiene una tirada libre: ¿qué dado va aparte?`
    : `${who}: ¿qué dado va aparte, ${anyOf(faces)}?`;
}

/** Why a digit was not taken for the die to set aside. */
export function notAsideWords(digit: string, name: string, faces: readonly Face[]): string {
  return `El quinto dado de ${nameWords(name)} puede ser ${anyOf(faces)}, no ${digit}.`;
}

/** Why a digit was not taken for the pairs. */
export function noPairsWords(pairs: number): string {
  return pairs === 1
    ? 'Solo hay una forma de emparejar estos cuatro: pulsa 1.'
    : `Hay ${pairs} formas: pulsa de 1 a ${pairs}.`;
}

/** What the table does now, large: what is thrown, who marks, who won. */
export function throwWords(view: View, stillToMark: readonly Seat[]): { title: string; detail: string } {
  const names = (seats: readonly Seat[]) => seats.map((seat) => nameWords(view.seats[seat] ?? ''));
  if (view.winner !== null) {
    const winners = typeof view.winner === 'number' ? [view.winner] : view.winner;
    return {
      title: `${allOf(names(winners))} ${form(winners.length, 'gana', 'comparten la victoria')}`,
      detail: `con ${pointsWords(view.scores[winners[0] ?? 0] ?? 0)}`,
    };
  }
  if (view.phase !== 'mark') return { title: 'Tira cinco dados', detail: `tirada ${view.rolls + 1}` };
  const [only] = stillToMark;
  return stillToMark.length === 1 && only !== undefined && view.seats.length > 1
    ? { title: `${names([only])[0] ?? ''} marca`, detail: `tirada ${view.rolls}` }
    : {
        title: view.seats.length === 1 ? 'Marca esta tirada' : 'Todos marcan',
        detail: `tirada ${view.rolls}`,
      };
}

/** A sheet in one sentence. */
export function sheetWords(name: string, sheet: Sheet, state: SheetState | null): string {
  const rows = columnsOf(sheet.rows).map((row) => `${sheet.rows[row] ?? 0} en ${row}`);
  const fifths = listedFifths(sheet).map(
    (face) => `${face} con ${sheet.fifths[face] ?? 0} de ${FIFTH_BOXES}`,
  );
  return [
    `${name}: ${pointsWords(sheetScore(sheet))}`,
    rows.length === 0 ? 'sin marcas' : `marcas: ${rows.join(', ')}`,
    ...(fifths.length === 0 ? [] : [`quintos dados: ${fifths.join(', ')}`]),
    ...(state === null ? [] : [STATE_WORDS[state].whole]),
  ].join('; ');
}

function pointsWords(score: number): string {
  return `${scoreWords(score)} ${form(score, 'punto')}`;
}
