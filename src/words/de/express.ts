/** Express in words: the throw, a sheet, and what a split would come to on it. Which splits there are is told. */

import type { Column } from '../../rules/column.ts';
import { columnsOf } from '../../rules/column.ts';
import type { Face, Sheet } from '../../rules/express/sheet.ts';
import { FIFTH_BOXES, listedFifths, sheetScore } from '../../rules/express/sheet.ts';
import type { Split } from '../../rules/express/split.ts';
import type { Seat } from '../../rules/seat.ts';
import type { View } from '../../table/view.ts';
import type { SheetState, SplitEffect } from '../en/express.ts';
import { splitEffect as effectOf } from '../en/express.ts';
import { nameWords } from '../names.ts';
import { allOf, anyOf } from './numbers.ts';

export const EXPRESS_WORDS = {
  sheets: 'Blätter',
  player: 'Wer spielt',
  score: 'Punkte',
  fifths: 'Fünfte Würfel',
  worth: 'je Kreuz ab 6',
  asks: 'Wer ankreuzt',
  splits: 'Aufteilungen dieses Wurfs',
  aside: 'beiseite',
  enter: 'Wurf eingeben',
};

export const STATE_WORDS: Readonly<Record<SheetState, { readonly short: string; readonly whole: string }>> = {
  won: { short: 'siegt', whole: 'gewinnt' },
  out: { short: 'raus', whole: 'raus' },
  free: { short: 'frei', whole: 'Freiwurf' },
  marks: { short: '…', whole: 'kreuzt an' },
  done: { short: '✓', whole: 'fertig' },
};

/** A score with a minus as long as a figure: "350", "−200". */
export function scoreWords(score: number): string {
  return score < 0 ? `−${-score}` : String(score);
}

/** What a score changes by: "+50", "−200", "±0". */
export function changeWords(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** The rules of it are the same in every language. */
export function splitEffect(sheet: Sheet, split: Split): SplitEffect {
  return effectOf(sheet, split);
}

/** "5 + 9". */
export function rowsWords(rows: readonly Column[]): string {
  return rows.join(' + ');
}

/**
 * What setting a die aside comes to: "Kreuz 3 von 8", "neue Zeile", "Kreuz 8 von 8: raus", "Freiwurf"; a line breaks after
 * "Kreuz" only.
 */
export function asideWords({ box, out }: SplitEffect): string {
  if (box === null) return 'Freiwurf';
  if (out) return `Kreuz ${box}\u00a0von\u00a0${FIFTH_BOXES}: raus`;
  return box === 1 ? 'neue Zeile' : `Kreuz ${box}\u00a0von\u00a0${FIFTH_BOXES}`;
}

/** What Enter does with the marked split: "5 + 9 ankreuzen, 4 beiseite". */
export function markWords({ fifth, rows }: Split): string {
  return `${rowsWords(rows)} ankreuzen, ${fifth} beiseite`;
}

/** What the desk asks of a seat that marks, one step after the other. */
export function markAsks(name: string, fifth: Face | null, faces: readonly Face[], free: boolean): string {
  const who = nameWords(name);
  if (fifth !== null) return `${who}: Die ${fifth} liegt beiseite. Welche Paare?`;
  return free
    ? `${who} hat einen Freiwurf: Welcher Würfel kommt beiseite?`
    : `${who}: Welcher Würfel kommt beiseite, ${anyOf(faces)}?`;
}

/** Why a digit was not taken for the die to set aside. */
export function notAsideWords(digit: string, name: string, faces: readonly Face[]): string {
  return `Der fünfte Würfel von ${nameWords(name)} kann ${anyOf(faces)} sein, nicht ${digit}.`;
}

/** Why a digit was not taken for the pairs. */
export function noPairsWords(pairs: number): string {
  return pairs === 1
    ? 'Diese vier lassen sich nur auf eine Art paaren: Drücke 1.'
    : `Es gibt ${pairs} Möglichkeiten: Drücke 1 bis ${pairs}.`;
}

/** What the table does now, large: what is thrown, who marks, who won. */
export function throwWords(view: View, stillToMark: readonly Seat[]): { title: string; detail: string } {
  const names = (seats: readonly Seat[]) => seats.map((seat) => nameWords(view.seats[seat] ?? ''));
  const isAlone = view.seats.length === 1;
  if (view.winner !== null) {
    const winners = typeof view.winner === 'number' ? [view.winner] : view.winner;
    const score = scoreWords(view.scores[winners[0] ?? 0] ?? 0);
    const wins = winners.length === 1 ? 'gewinnt' : 'teilen den Sieg';
    return { title: `${allOf(names(winners))} ${wins}`, detail: `mit ${score} Punkten` };
  }
  if (view.phase !== 'mark')
    return { title: isAlone ? 'Wirf fünf Würfel' : 'Werft fünf Würfel', detail: `Wurf ${view.rolls + 1}` };
  const [only] = stillToMark;
  const detail = `Wurf ${view.rolls}`;
  if (isAlone) return { title: 'Kreuze diesen Wurf an', detail };
  return stillToMark.length === 1 && only !== undefined
    ? { title: `${names([only])[0] ?? ''} kreuzt an`, detail }
    : { title: 'Alle kreuzen an', detail };
}

/** A sheet in one sentence. */
export function sheetWords(name: string, sheet: Sheet, state: SheetState | null): string {
  const rows = columnsOf(sheet.rows).map((row) => `${sheet.rows[row] ?? 0} in ${row}`);
  const fifths = listedFifths(sheet).map(
    (face) => `${face} mit ${sheet.fifths[face] ?? 0} von ${FIFTH_BOXES}`,
  );
  return [
    `${name}: ${scoreWords(sheetScore(sheet))} Punkte`,
    rows.length === 0 ? 'keine Kreuze' : `Kreuze: ${rows.join(', ')}`,
    ...(fifths.length === 0 ? [] : [`fünfte Würfel: ${fifths.join(', ')}`]),
    ...(state === null ? [] : [STATE_WORDS[state].whole]),
  ].join('; ');
}
