/** The board and the dice in one sentence each, for those who do not see them. */

import type { ByColumn, Column, Step } from '../../rules/column.ts';
import { columnsOf } from '../../rules/column.ts';
import type { Seat } from '../../rules/seat.ts';
import { allOf } from './numbers.ts';

/** What of a view stands on the board. */
export interface OnBoard {
  readonly markers: readonly ByColumn<Step>[];
  readonly claimed: ByColumn<Seat>;
  readonly runners: ByColumn<Step>;
}

/** Who stands where, column by column. `names` are by seat. */
export function boardWords({ markers, claimed, runners }: OnBoard, names: readonly string[]): string {
  const out = columnsOf(runners).map((column) => `${column} at step ${runners[column] ?? 0}`);
  const said = out.length === 0 ? [] : [`runners on ${allOf(out)}`];
  for (const [seat, name] of names.entries()) {
    const won = columnsOf(claimed).filter((column) => claimed[column] === seat);
    if (won.length > 0) said.push(`${name} has claimed ${allOf(won)}`);
    const climbing = columnsOf(markers[seat] ?? {}).filter((column) => claimed[column] === undefined);
    if (climbing.length > 0) said.push(`${name}: ${allOf(climbing.map(placeOf(markers[seat] ?? {})))}`);
  }
  return said.length === 0 ? 'The board is empty.' : `The board: ${said.join('; ')}.`;
}

/** The faces of a roll, for a picture of dice. */
export function diceWords(dice: readonly number[] | null): string {
  return dice === null ? 'Dice: not rolled yet' : `Dice: ${dice.join(', ')}`;
}

function placeOf(markers: ByColumn<Step>): (column: Column) => string {
  return (column) => `${column} at step ${markers[column] ?? 0}`;
}
