/** What the editor of a board put by hand says. */

import type { Column } from '../../rules/column.ts';
import { columnLength } from '../../rules/column.ts';

export const SET_WORDS = {
  title: 'Disposer le plateau',
  says: 'Tapez la case où se trouve chaque pièce, comme sur la table ; rien s’il n’y en a pas. Un pion au sommet gagne sa colonne.',
  column: 'Colonne',
  runner: 'Grimpeur',
  turn: 'À son tour',
  skips: 'Perd un tour',
  throws: 'Lancers de ce tour',
  reason: 'Raison',
  reasonHint: 'par exemple : plateau bousculé',
  leave: 'Laisser tel quel',
  save: 'Disposer le plateau',
  less: 'Une case plus bas',
  more: 'Une case plus haut',
  keys: 'Les flèches déplacent, les chiffres saisissent, + et − changent de case.',
  wentOn:
    'La partie a continué pendant que ceci était ouvert : rien n’a été disposé. Regardez de nouveau : « Disposer le plateau » une seconde fois le pose comme ici.',
};

/** A cell for those who hear it: "Ana, colonne 7, de 13 cases". */
export function cellWords(whose: string, column: Column): string {
  return `${whose}, colonne ${column}, de ${columnLength(column)} cases`;
}
