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
import { whoseWords } from './whose.ts';

export const EXPRESS_WORDS = {
  sheets: 'Feuilles',
  player: 'Joueur',
  score: 'Total',
  fifths: '5e dé',
  worth: 'au-delà de 5',
  asks: 'Qui coche',
  splits: 'Répartitions de ce lancer',
  aside: 'de côté',
  enter: 'Saisir le lancer',
};

export const STATE_WORDS: Readonly<Record<SheetState, { readonly short: string; readonly whole: string }>> = {
  won: { short: 'gagne', whole: 'gagne' },
  out: { short: 'fini', whole: 'hors jeu' },
  free: { short: 'gratuit', whole: 'tour gratuit' },
  marks: { short: '…', whole: 'coche' },
  done: { short: '✓', whole: 'a coché' },
};

// Figures and signs alone are the same in both languages.
export const scoreWords = english.scoreWords;
export const changeWords = english.changeWords;
export const splitEffect = english.splitEffect;
export const rowsWords = english.rowsWords;

/**
 * What setting a die aside comes to: "case 3 sur 8", "nouvelle ligne", "case 8 sur 8 : hors jeu", "tour gratuit"; a line
 * breaks after "case" only.
 */
export function asideWords({ box, out }: SplitEffect): string {
  if (box === null) return 'tour gratuit';
  if (out) return `case ${box}\u00a0sur\u00a0${FIFTH_BOXES} : hors jeu`;
  return box === 1 ? 'nouvelle ligne' : `case ${box}\u00a0sur\u00a0${FIFTH_BOXES}`;
}

/** What Enter does with the marked split: "Cocher 5 + 9, 4 de côté". */
export function markWords({ fifth, rows }: Split): string {
  return `Cocher ${rowsWords(rows)}, ${fifth} de côté`;
}

/** What the desk asks of a seat that marks, one step after the other. */
export function markAsks(name: string, fifth: Face | null, faces: readonly Face[], free: boolean): string {
  const who = nameWords(name);
  if (fifth !== null) return `${who} : le ${fifth} est de côté. Quelles paires ?`;
  return free
    ? `${who} a un tour gratuit : quel dé mettre de côté ?`
    : `${who} : quel dé mettre de côté, ${anyOf(faces)} ?`;
}

/** Why a digit was not taken for the die to set aside. */
export function notAsideWords(digit: string, name: string, faces: readonly Face[]): string {
  return `Le cinquième dé ${whoseWords(name)} peut être ${anyOf(faces)}, pas ${digit}.`;
}

/** Why a digit was not taken for the pairs. */
export function noPairsWords(pairs: number): string {
  return pairs === 1
    ? 'Ces quatre dés ne forment des paires que d’une façon : tapez 1.'
    : `Il y a ${pairs} façons : tapez de 1 à ${pairs}.`;
}

/** What the table does now, large: what is thrown, who marks, who won. */
export function throwWords(view: View, stillToMark: readonly Seat[]): { title: string; detail: string } {
  const names = (seats: readonly Seat[]) => seats.map((seat) => nameWords(view.seats[seat] ?? ''));
  if (view.winner !== null) {
    const winners = typeof view.winner === 'number' ? [view.winner] : view.winner;
    const wins = winners.length === 1 ? 'gagne' : 'se partagent la victoire';
    return {
      title: `${allOf(names(winners))} ${wins}`,
      detail: `avec ${pointsWords(view.scores[winners[0] ?? 0] ?? 0)}`,
    };
  }
  if (view.phase !== 'mark') return { title: 'Lancez cinq dés', detail: `lancer ${view.rolls + 1}` };
  const [only] = stillToMark;
  return stillToMark.length === 1 && only !== undefined && view.seats.length > 1
    ? { title: `${names([only])[0] ?? ''} coche`, detail: `lancer ${view.rolls}` }
    : {
        title: view.seats.length === 1 ? 'Cochez ce lancer' : 'Tout le monde coche',
        detail: `lancer ${view.rolls}`,
      };
}

/** A sheet in one sentence. */
export function sheetWords(name: string, sheet: Sheet, state: SheetState | null): string {
  const rows = columnsOf(sheet.rows).map((row) => `${sheet.rows[row] ?? 0} dans la ${row}`);
  const fifths = listedFifths(sheet).map(
    (face) => `${face} avec ${sheet.fifths[face] ?? 0} sur ${FIFTH_BOXES}`,
  );
  return [
    `${name} : ${pointsWords(sheetScore(sheet))}`,
    rows.length === 0 ? 'aucune coche' : `coches : ${rows.join(', ')}`,
    ...(fifths.length === 0 ? [] : [`cinquièmes dés : ${fifths.join(', ')}`]),
    ...(state === null ? [] : [STATE_WORDS[state].whole]),
  ].join(' ; ');
}

function pointsWords(score: number): string {
  return `${scoreWords(score)} ${form(score, 'point')}`;
}
