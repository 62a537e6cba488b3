/**
 * Two desks, two displays and a dice reader at one table whose disk fails now and then, with restarts in between: in the
 * end all screens show the same, and it is what the journal says.
 */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import type { Receipt } from '../../src/contract/from-host.ts';
import { replay } from '../../src/table/act.ts';
import { screenOf } from '../../src/table/project.ts';
import { BARE_TABLE } from '../../src/table/table.ts';
import { labelWords } from '../../src/words/labels.ts';
import { settled } from '../kit/clock.ts';
import type { MemoryScreen } from '../kit/memory-pipe.ts';
import { anyOrder } from '../kit/random-orders.ts';
import { screenedTable } from '../kit/screened-table.ts';
import { seeded, seedOr } from '../kit/seeded.ts';
import { diskFull, slowJournal, type SlowJournal } from '../kit/slow-journal.ts';

const seed = seedOr(1602);
const TABLES = 12;
const ROUNDS = 60;

interface Tally {
  accepted: number;
  stale: number;
  unwritable: number;
  held: number;
  repeated: number;
  restarts: number;
}

/** One table's afternoon; the seed tells everything that happens. */
async function afternoon(number: number, tally: Tally): Promise<void> {
  const chance = seeded(seed + number);
  const journal = slowJournal();
  let table = await screenedTable(undefined, journal);
  let screens = connect(table);
  for (let round = 0; round < ROUNDS; round += 1) {
    if (chance.chance(0.05)) {
      journal.trouble = null;
      table = await screenedTable(undefined, journal);
      screens = connect(table);
      tally.restarts += 1;
    }
    journal.trouble = chance.chance(0.1) ? diskFull : null;

    // Both desks order at once, each knowing what it was shown; the dice reader speaks in between.
    const written = journal.records.length;
    const receipts: Promise<Receipt>[] = [];
    for (const desk of screens.desks) {
      if (!chance.chance(0.8)) continue;
      const id = `${number}-${round}-${receipts.length}`;
      const ask = anyOrder(table.referee.table, chance);
      receipts.push(desk.order(ask, id));
      if (!chance.chance(0.1)) continue;
      desk.say({ is: 'order', id, seen: desk.shown().screen.seq, ask });
      tally.repeated += 1;
    }
    const reading = chance.chance(0.2) ? table.referee.read(chance.dice(), null) : null;
    const answers = await Promise.all(receipts);
    const became = await reading;
    await settled();
    await settled();

    const accepted = answers.filter(({ ok }) => ok).length + (became?.is === 'rolled' ? 1 : 0);
    expect(journal.records.length - written, `seed ${seed}, table ${number}, round ${round}`).toBe(accepted);
    tally.accepted += accepted;
    tally.held += became?.is === 'held' ? 1 : 0;
    for (const answer of answers) {
      if (answer.ok) continue;
      if (answer.refusal === 'stale') tally.stale += 1;
      if (answer.refusal === 'journal-unwritable') tally.unwritable += 1;
    }
    agree(screens.all, journal, `seed ${seed}, table ${number}, round ${round}`);
  }
}

function connect(table: Awaited<ReturnType<typeof screenedTable>>) {
  const desks = [table.attach('desk'), table.attach('desk')];
  return { desks, all: [...desks, table.attach('display'), table.attach('display')] };
}

/** All screens show the same seq and view, their seqs never fell, and the journal gives the same table. */
function agree(screens: readonly MemoryScreen[], journal: SlowJournal, where: string): void {
  const replayed = replay(BARE_TABLE, journal.records);
  if (replayed === null) throw new Error(`${where}: the journal cannot be replayed`);
  const { view } = JSON.parse(JSON.stringify(screenOf(replayed, null, labelWords, 'display'))) as {
    view: object;
  };
  for (const screen of screens) {
    const { seq, view: shown } = screen.shown().screen;
    if (seq !== replayed.seq || !isDeepStrictEqual({ ...shown, held: null }, view)) {
      throw new Error(`${where}: a screen shows ${seq}, the journal says ${replayed.seq}`);
    }
    const seqs = screen.told().map((told) => told.screen.seq);
    expect(seqs, where).toEqual([...seqs].sort((a, b) => a - b));
  }
}

test(`every screen ends on what the journal says, through faults and restarts (seed ${seed})`, async () => {
  const tally: Tally = { accepted: 0, stale: 0, unwritable: 0, held: 0, repeated: 0, restarts: 0 };
  for (let number = 0; number < TABLES; number += 1) await afternoon(number, tally);
  process.stdout.write(`model, seed ${seed}: ${JSON.stringify(tally)}\n`);
  expect(Object.values(tally).every((count) => count > 5)).toBe(true);
});
