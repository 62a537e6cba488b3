/** Games whose rolls a dice reader gave, for the count of the dice: even ones, loaded ones, few and many. */
import { choicesOf } from '../../src/rules/choices.ts';
import type { Table } from '../../src/table/table.ts';
import { seeded } from './seeded.ts';
import { begin, choose, roll, tableAfter } from './told.ts';

/**
 * A game of two in which nobody ever stops, so that it goes on for as many rolls as are wanted: of the reader, then typed
 * ones. `loaded` is the chance of a die to show a six without being thrown.
 */
export function rolledTable(read: number, typed: number, loaded = 0, seed = 5): Table {
  const chance = seeded(seed);
  let table = tableAfter([begin('Ana', 'Ben')]);
  for (let at = 0; at < read + typed; at += 1) {
    const dice = chance.dice().map((face) => (chance.chance(loaded) ? 6 : face));
    table = tableAfter([roll(...dice)], table, at < read ? 'reader' : 'desk');
    const game = table.moment?.game;
    if (game?.phase !== 'choose') continue;
    const [first] = choicesOf(game);
    if (first !== undefined) table = tableAfter([choose(...first)], table);
  }
  return table;
}
