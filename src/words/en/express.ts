/** Express in words: the throw, a sheet, and what a split would come to on it. Which splits there are is told. */

import type { Column } from '../../rules/column.ts';
import { columnsOf } from '../../rules/column.ts';
import type { Face, Sheet } from '../../rules/express/sheet.ts';
import { FIFTH_BOXES, listedFifths, markSheet, sheetScore } from '../../rules/express/sheet.ts';
import type { Split } from '../../rules/express/split.ts';
import type { Seat } from '../../rules/seat.ts';
import type { View } from '../../table/view.ts';
import { nameWords } from '../names.ts';
import { whoseWords } from './whose.ts';
import { allOf, anyOf } from './numbers.ts';

export const EXPRESS_WORDS = {
  sheets: 'Sheets',
  player: 'Player',
  score: 'Score',
  fifths: 'Fifth dice',
  worth: 'each past 5',
  asks: 'Who marks',
  splits: 'Splits of this throw',
  aside: 'aside',
  enter: 'Enter the throw',
};

/** How a seat stands with the throw of the moment. */
export type SheetState = 'won' | 'out' | 'free' | 'marks' | 'done';

export const STATE_WORDS: Readonly<Record<SheetState, { readonly short: string; readonly whole: string }>> = {
  won: { short: 'wins', whole: 'wins' },
  out: { short: 'out', whole: 'out' },
  free: { short: 'free', whole: 'free ride' },
  marks: { short: '…', whole: 'marks' },
  done: { short: '✓', whole: 'marked' },
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

/** What a split comes to on a sheet. */
export interface SplitEffect {
  readonly change: number; // of the score
  readonly box: number | null; // of the fifth die's line that it fills; null for a free ride
  readonly out: boolean; // it fills the last box
}

export function splitEffect(sheet: Sheet, { fifth, free, rows }: Split): SplitEffect {
  const after = markSheet(sheet, free ? null : fifth, rows);
  return {
    change: sheetScore(after) - sheetScore(sheet),
    box: free ? null : (after.fifths[fifth] ?? 0),
    out: after.out,
  };
}

/** "5 + 9". */
export function rowsWords(rows: readonly Column[]): string {
  return rows.join(' + ');
}

/** What setting a die aside comes to: "box 3 of 8", "new line", "box 8 of 8: out", "free ride"; a line breaks after "box" only. */
export function asideWords({ box, out }: SplitEffect): string {
  if (box === null) return 'free ride';
  if (out) return `box ${box}\u00a0of\u00a0${FIFTH_BOXES}: out`;
  return box === 1 ? 'new line' : `box ${box}\u00a0of\u00a0${FIFTH_BOXES}`;
}

/** What Enter does with the marked split: "Mark 5 + 9, 4 aside". */
export function markWords({ fifth, rows }: Split): string {
  return `Mark ${rowsWords(rows)}, ${fifth} aside`;
}

/** What the desk asks of a seat that marks, one step after the other. */
export function markAsks(name: string, fifth: Face | null, faces: readonly Face[], free: boolean): string {
  const whose = nameWords(name);
  if (fifth !== null) return `${whose}: ${fifth} is aside. Which pairs?`;
  return free
    ? `${whose} has a free ride: which die goes aside?`
    : `${whose}: which die goes aside, ${anyOf(faces)}?`;
}

/** Why a digit was not taken for the die to set aside. */
export function notAsideWords(digit: string, name: string, faces: readonly Face[]): string {
  return `${whoseWords(name)} fifth die can be ${anyOf(faces)}, not ${digit}.`;
}

/** Why a digit was not taken for the pairs. */
export function noPairsWords(pairs: number): string {
  return pairs === 1
    ? 'There is one way to pair these four: press 1.'
    : `There are ${pairs} ways: press 1 to ${pairs}.`;
}

/** What the table does now, large: what is thrown, who marks, who won. */
export function throwWords(view: View, stillToMark: readonly Seat[]): { title: string; detail: string } {
  const names = (seats: readonly Seat[]) => seats.map((seat) => nameWords(view.seats[seat] ?? ''));
  if (view.winner !== null) {
    const winners = typeof view.winner === 'number' ? [view.winner] : view.winner;
    const score = scoreWords(view.scores[winners[0] ?? 0] ?? 0);
    const wins = winners.length === 1 ? 'wins' : 'share the win';
    return { title: `${allOf(names(winners))} ${wins}`, detail: `with ${score} points` };
  }
  if (view.phase !== 'mark') return { title: 'Throw five dice', detail: `throw ${view.rolls + 1}` };
  const [only] = stillToMark;
  return stillToMark.length === 1 && only !== undefined && view.seats.length > 1
    ? { title: `${names([only])[0] ?? ''} marks`, detail: `throw ${view.rolls}` }
    : {
        title: view.seats.length === 1 ? 'Mark this throw' : 'Everybody marks',
        detail: `throw ${view.rolls}`,
      };
}

/** A sheet in one sentence. */
export function sheetWords(name: string, sheet: Sheet, state: SheetState | null): string {
  const rows = columnsOf(sheet.rows).map((row) => `${sheet.rows[row] ?? 0} in ${row}`);
  const fifths = listedFifths(sheet).map(
    (face) => `${face} with ${sheet.fifths[face] ?? 0} of ${FIFTH_BOXES}`,
  );
  return [
    `${name}: ${scoreWords(sheetScore(sheet))} points`,
    rows.length === 0 ? 'no marks' : `marks: ${rows.join(', ')}`,
    ...(fifths.length === 0 ? [] : [`fifth dice: ${fifths.join(', ')}`]),
    ...(state === null ? [] : [STATE_WORDS[state].whole]),
  ].join('; ');
}
