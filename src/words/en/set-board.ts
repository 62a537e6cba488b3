/** What the editor of a board put by hand says. */

import type { Column } from '../../rules/column.ts';
import { columnLength } from '../../rules/column.ts';

export const SET_WORDS = {
  title: 'Set the board',
  says: 'Type the step on which each piece stands, as on the table; empty for none. A marker on the top step claims its column.',
  column: 'Column',
  runner: 'Runner',
  turn: 'On turn',
  skips: 'Loses a turn',
  throws: 'Rolls of this turn',
  reason: 'Reason',
  reasonHint: 'such as: board bumped',
  leave: 'Leave the board as it is',
  save: 'Set the board',
  less: 'One step down',
  more: 'One step up',
  keys: 'Arrows move, digits type, + and − step.',
  wentOn:
    'The game went on while this was open, so nothing was set. Look again: “Set the board” once more puts it as it is here.',
};

/** A cell for those who hear it: "Ana, column 7 of 13 steps". */
export function cellWords(whose: string, column: Column): string {
  return `${whose}, column ${column} of ${columnLength(column)} steps`;
}
