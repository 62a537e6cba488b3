/** What a line of the table of sheets shows: marks by row, the lines of fifth dice, and how its seat stands. */

import type { Player, Screen } from '../../contract/from-host.ts';
import type { Column } from '../../rules/column.ts';
import { COLUMNS } from '../../rules/column.ts';
import type { Face, Sheet } from '../../rules/express/sheet.ts';
import { EMPTY_SHEET, FIFTH_LINES, listedFifths, rowScore } from '../../rules/express/sheet.ts';
import type { Seat } from '../../rules/seat.ts';
import type { SheetState } from '../../words/express.ts';

export interface SheetRow {
  readonly seat: Seat;
  readonly player: Player;
  readonly sheet: Sheet;
  readonly score: number;
  readonly state: SheetState | null;
  readonly rows: readonly { readonly row: Column; readonly marks: number; readonly score: number }[];
  readonly lines: readonly ({ readonly face: Face; readonly marks: number } | null)[]; // null: still empty
}

/** The lines of the table, by seat. */
export function sheetRows({ view, players, marks }: Screen): readonly SheetRow[] {
  return players.map((player, seat) => {
    const sheet = view.sheets[seat] ?? EMPTY_SHEET;
    const listed = listedFifths(sheet);
    return {
      seat,
      player,
      sheet,
      score: view.scores[seat] ?? 0,
      state: stateOf({ view, marks }, seat, sheet),
      rows: COLUMNS.map((row) => {
        const made = sheet.rows[row] ?? 0;
        return { row, marks: made, score: rowScore(row, made) };
      }),
      lines: Array.from({ length: FIFTH_LINES }, (_, line) => {
        const face = listed[line];
        return face === undefined ? null : { face, marks: sheet.fifths[face] ?? 0 };
      }),
    };
  });
}

function stateOf(
  { view, marks }: Pick<Screen, 'view' | 'marks'>,
  seat: Seat,
  sheet: Sheet,
): SheetState | null {
  if (view.winner !== null) {
    const won = typeof view.winner === 'number' ? view.winner === seat : view.winner.includes(seat);
    return won ? 'won' : sheet.out ? 'out' : null;
  }
  if (sheet.out) return 'out';
  if (view.phase !== 'mark') return null;
  const question = marks.find((one) => one.seat === seat);
  if (question === undefined) return 'done';
  return question.splits.some((split) => split.free) ? 'free' : 'marks';
}
