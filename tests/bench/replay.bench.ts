/** What resuming a game costs: reading its records, and carrying them out; beside it one order, one view, one correction. */
import { bench, describe } from 'vitest';
import { parseRecord } from '../../src/contract/record.ts';
import type { Given } from '../../src/table/act.ts';
import { replay } from '../../src/table/act.ts';
import { correct } from '../../src/table/correct.ts';
import { decide } from '../../src/table/decide.ts';
import { screenOf, viewOf } from '../../src/table/project.ts';
import { BARE_TABLE, type Table } from '../../src/table/table.ts';
import { labelWords } from '../../src/words/labels.ts';
import { forwardOrder, ordered } from '../kit/random-orders.ts';
import { seeded } from '../kit/seeded.ts';

const ORDERS = 1000;

/** A long evening at one table, and its records as they stand in a journal. */
function evening(): { table: Table; given: Given[]; lines: string[] } {
  const chance = seeded(7);
  const given: Given[] = [];
  const lines: string[] = [];
  let table = BARE_TABLE;
  while (given.length < ORDERS) {
    const next = ordered(table, forwardOrder(table, chance));
    if (next === null) continue;
    table = next.table;
    given.push({ act: next.act, from: 'desk' });
    lines.push(JSON.stringify({ seq: table.seq, at: '', from: 'desk', id: `${table.seq}`, act: next.act }));
  }
  return { table, given, lines };
}

const { table, given, lines } = evening();

describe(`a table after ${ORDERS} orders`, () => {
  bench('the view', () => {
    viewOf(table, null, labelWords);
  });
  bench('the desk’s screen, with its log', () => {
    screenOf(table, null, labelWords, 'desk');
  });
  bench('one order weighed', () => {
    decide(table, { do: 'undo' });
    decide(table, { do: 'roll', dice: [3, 1, 4, 6] });
  });
  bench('the first roll of the game corrected', () => {
    correct(table, 1, [1, 1, 1, 1]);
  });
  bench('every record read by its schema', () => {
    for (const line of lines) parseRecord(JSON.parse(line));
  });
  bench('every act carried out', () => {
    replay(BARE_TABLE, given);
  });
});
