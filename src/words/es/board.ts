/** The board and the dice in one sentence each, for those who do not see them. */

import type { ByColumn, Column, Step } from '../../rules/column.ts';
import { columnsOf } from '../../rules/column.ts';
import type { OnBoard } from '../en/board.ts';
import { theColumns } from './grammar.ts';
import { allOf } from './numbers.ts';

/** Who stands where, column by column. `names` are by seat. */
export function boardWords({ markers, claimed, runners }: OnBoard, names: readonly string[]): string {
  const out = columnsOf(runners).map(placeOf(runners));
  const said = out.length === 0 ? [] : [`corredores en ${allOf(out)}`];
  for (const [seat, name] of names.entries()) {
    const won = columnsOf(claimed).filter((column) => claimed[column] === seat);
    if (won.length > 0) said.push(`${name} ha conquistado ${theColumns(won)}`);
    const climbing = columnsOf(markers[seat] ?? {}).filter((column) => claimed[column] === undefined);
    if (climbing.length > 0)
      said.push(`${name}, fichas en ${allOf(climbing.map(placeOf(markers[seat] ?? {})))}`);
  }
  return said.length === 0 ? 'El tablero está vacío.' : `El tablero: ${said.join('; ')}.`;
}

/** The faces of a roll, for a picture of dice. */
export function diceWords(dice: readonly number[] | null): string {
  return dice === null ? 'Dados: aún sin tirar' : `Dados: ${dice.join(', ')}`;
}

function placeOf(places: ByColumn<Step>): (column: Column) => string {
  return (column) => `la casilla ${places[column] ?? 0} de la ${column}`;
}
