/** What the editor of a board put by hand says. */

import type { Column } from '../../rules/column.ts';
import { columnLength } from '../../rules/column.ts';

export const SET_WORDS = {
  title: 'Brett setzen',
  says: 'Tippe die Stufe ein, auf der jedes Stück auf dem Tisch steht; leer für keines. Ein Stein auf der obersten Stufe holt seine Spalte.',
  column: 'Spalte',
  runner: 'Läufer',
  turn: 'Am Zug',
  skips: 'Setzt einmal aus',
  throws: 'Würfe dieses Zugs',
  reason: 'Grund',
  reasonHint: 'etwa: ans Brett gestoßen',
  leave: 'Brett so lassen',
  save: 'Brett setzen',
  less: 'Eine Stufe tiefer',
  more: 'Eine Stufe höher',
  keys: 'Pfeile wandern, Ziffern tippen, + und − ändern um eine Stufe.',
  wentOn:
    'Das Spiel ging weiter, während dies offen war; nichts wurde gesetzt. Sieh noch einmal hin: Noch einmal „Brett setzen“ setzt es so wie hier.',
};

/** A cell for those who hear it: "Ana, Spalte 7 mit 13 Stufen". */
export function cellWords(whose: string, column: Column): string {
  return `${whose}, Spalte ${column} mit ${columnLength(column)} Stufen`;
}
