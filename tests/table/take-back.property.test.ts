/** Undo, redo and replay through random play: whatever was done can be taken back and put again, whole. */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../src/contract/record.ts';
import type { Given } from '../../src/table/act.ts';
import { replay } from '../../src/table/act.ts';
import { screenOf } from '../../src/table/project.ts';
import { readingsOf } from '../../src/table/readings.ts';
import type { Table } from '../../src/table/table.ts';
import { BARE_TABLE } from '../../src/table/table.ts';
import { labelWords } from '../../src/words/labels.ts';
import { anyOrder, forwardOrder, momentData, orderAll, ordered, tableData } from '../kit/random-orders.ts';
import { seeded, seedOr } from '../kit/seeded.ts';

const seed = seedOr(309);

/** Tables after each accepted order of a random play, the bare one first. */
function playForward(game: number, orders: number): { tables: Table[]; kinds: Set<string> } {
  const chance = seeded(seed + game);
  const tables = [BARE_TABLE];
  const kinds = new Set<string>();
  while (tables.length <= orders) {
    const table = tables.at(-1) ?? BARE_TABLE;
    const next = ordered(table, forwardOrder(table, chance));
    if (next === null) continue;
    tables.push(next.table);
    for (const event of next.table.last?.events ?? []) kinds.add(event.is);
  }
  return { tables, kinds };
}

/** What screens and the line program are told of a table, without what tells how it came there. */
function shown(table: Table): object {
  const { view, players, lastRoll, advances, columns, sum, log } = screenOf(table, null, labelWords, 'desk');
  return { view: { ...view, redo: null }, players, lastRoll, advances, columns, sum, log };
}

describe(`take-backs (K07, seed ${seed})`, () => {
  it('undo k and redo k give the same table, for every k, across turns, busts, corrections and wins', () => {
    const seen = new Set<string>();
    for (let game = 0; game < 16; game += 1) {
      const { tables, kinds } = playForward(game, 60);
      for (const kind of kinds) seen.add(kind);
      const last = tables.length - 1;
      let table = tables[last] ?? BARE_TABLE;
      for (let back = 1; back <= last; back += 1) {
        table = orderAll(table, [{ do: 'undo' }]);
        const then = tables[last - back] ?? BARE_TABLE;
        const where = `seed ${seed}, game ${game}, ${back} undone`;
        expect(isDeepStrictEqual(momentData(table.moment), momentData(then.moment)), where).toBe(true);
        expect(isDeepStrictEqual(shown(table), shown(then)), where).toBe(true);
      }
      expect(table.undo).toBeNull();
      for (let forth = 1; forth <= last; forth += 1) {
        table = orderAll(table, [{ do: 'redo' }]);
        const then = tables[forth] ?? BARE_TABLE;
        const where = `seed ${seed}, game ${game}, ${forth} put again`;
        expect(isDeepStrictEqual(momentData(table.moment), momentData(then.moment)), where).toBe(true);
        expect(isDeepStrictEqual(shown(table), shown(then)), where).toBe(true);
      }
      expect(table.redo).toBeNull();
    }
    for (const kind of ['busted', 'stopped', 'claimed', 'markers-returned', 'won', 'adjusted', 'corrected']) {
      expect([...seen]).toContain(kind);
    }
  });

  it('the acts that were written down give the live table back, through the journal’s own schema', () => {
    let written = 0;
    let readings = 0;
    const kinds = new Set<string>();
    for (let game = 0; game < 16; game += 1) {
      const chance = seeded(seed + 1000 + game);
      let table = BARE_TABLE;
      const given: Given[] = [];
      for (let tries = 0; tries < 120; tries += 1) {
        const from = tries % 3 === 0 ? 'desk' : 'reader';
        const next = ordered(table, anyOrder(table, chance), from);
        if (next === null) continue;
        table = next.table;
        readings += readingsOf(table.moment).read.length;
        const line = JSON.stringify({
          seq: table.seq,
          at: '',
          from,
          id: `${table.seq}`,
          act: next.act,
        });
        const read = parseRecord(JSON.parse(line));
        if (!read.ok) throw new Error(`seed ${seed}: ${line} is refused: ${read.where}`);
        given.push(read.record);
        kinds.add(next.act.is);
        written += 1;
        if (!chance.chance(0.1)) continue;
        const replayed = replay(BARE_TABLE, given);
        if (replayed === null || !isDeepStrictEqual(tableData(replayed), tableData(table))) {
          throw new Error(`seed ${seed}, game ${game}: ${given.length} acts do not give the table back`);
        }
      }
    }
    expect([...kinds].sort()).toEqual(['played', 'redone', 'rewritten', 'undone']);
    expect(written).toBeGreaterThan(1000);
    expect(readings).toBeGreaterThan(1000);
  });

  it('an order after undo makes redo impossible, and a refused one leaves it', () => {
    for (let game = 0; game < 40; game += 1) {
      const { tables } = playForward(2000 + game, 25);
      const chance = seeded(seed + 3000 + game);
      let table = orderAll(tables.at(-1) ?? BARE_TABLE, [{ do: 'undo' }, { do: 'undo' }]);
      expect(table.redo).not.toBeNull();
      for (;;) {
        const next = ordered(table, forwardOrder(table, chance));
        if (next === null) continue;
        table = next.table;
        break;
      }
      expect(table.redo).toBeNull();
      expect(ordered(table, { do: 'redo' })).toBeNull();
    }
  });
});
