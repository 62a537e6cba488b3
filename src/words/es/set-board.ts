/** What the editor of a board put by hand says. */

import type { Column } from '../../rules/column.ts';
import { columnLength } from '../../rules/column.ts';

export const SET_WORDS = {
  title: 'Poner el tablero',
  says: 'Escribe la casilla en la que está cada pieza, como en la mesa; vacío si no está. Una ficha en la cima conquista su columna.',
  column: 'Columna',
  runner: 'Corredor',
  turn: 'De turno',
  skips: 'Pierde un turno',
  throws: 'Tiradas de este turno',
  reason: 'Motivo',
  reasonHint: 'por ejemplo: golpe al tablero',
  leave: 'Dejar el tablero como está',
  save: 'Poner tablero',
  less: 'Una casilla menos',
  more: 'Una casilla más',
  keys: 'Flechas: mover; cifras: escribir; + y −: una casilla.',
  wentOn:
    'La partida siguió mientras esto estaba abierto, y no se puso nada. Mira de nuevo: «Poner tablero» otra vez lo pone como está aquí.',
};

/** A cell for those who hear it: "Ana, columna 7 de 13 casillas". */
export function cellWords(whose: string, column: Column): string {
  return `${whose}, columna ${column} de ${columnLength(column)} casillas`;
}
