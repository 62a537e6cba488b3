/**
 * On the disk before the answer, and refused where the disk refuses: the journal and the referee over a disk that fails
 * below the file handle. The real full disk is in full-disk.test.ts.
 */
import { readFileSync } from 'node:fs';
import type * as fs from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openJournal } from '../../../src/host/journal/file.ts';
import { readLines } from '../../../src/host/journal/lines.ts';
import { startReferee } from '../../../src/host/referee.ts';
import { failingDisk, openOn, type FailingDisk } from '../../kit/failing-disk.ts';
import { testFolders } from '../../kit/folder.ts';
import { found, sampleGame } from '../../kit/journals.ts';
import { begin, choose, lineTable, playAll, roll, someDate } from '../../kit/line.ts';

const at = vi.hoisted((): { disk: FailingDisk | null } => ({ disk: null }));

vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof fs>();
  const opened: typeof real.open = (...args) =>
    at.disk === null ? real.open(...args) : openOn(at.disk, real.open)(...args);
  return { ...real, open: opened };
});

const folder = testFolders();
let disk = failingDisk();
let path = '';

beforeEach(() => {
  disk = failingDisk();
  at.disk = disk;
  path = join(folder(), 'table.journal');
});

const table = async () => lineTable(await startReferee(() => openJournal(path, someDate), someDate));
const linesIn = (bytes: Buffer) => readLines(bytes).values.length - 1;

/** Plays with a second program as it were: a restart on a good disk. */
async function afterRestart() {
  at.disk = null;
  const { records, trouble } = await found(path);
  expect(trouble).toBeNull();
  return records?.length;
}

describe('an order', () => {
  test('is on the disk for certain before it is answered', async () => {
    const { ask, referee } = await table();
    for (const [index, command] of sampleGame.entries()) {
      disk.log.length = 0;
      expect(await ask(command)).toMatchObject({ ok: true });
      expect(disk.log).toEqual(['write', 'sync']);
      expect(linesIn(disk.synced)).toBe(index + 1);
    }
    await referee.close();
  });

  test('is on the disk for certain before any screen is told', async () => {
    const { ask, referee } = await table();
    const seen: [number, number][] = [];
    referee.watch(() => seen.push([referee.table.seq, linesIn(disk.synced)]));
    for (const command of sampleGame) await ask(command);
    expect(seen).toEqual(sampleGame.map((_, index) => [index + 1, index + 1]));
    await referee.close();
  });

  test('that the disk has no room for is refused at every byte of it, and nothing changes', async () => {
    const line = await table();
    const { ask, referee } = line;
    const before = await playAll(line, [begin(), roll(3, 4, 5, 6)]);
    const bytes = readFileSync(path);
    for (let room = 0; room < 150; room += 1) {
      disk.room = room;
      const answer = await ask(choose(7, 11));
      expect(answer).toMatchObject({ ok: false, refusal: 'journal-unwritable', view: before });
      expect(answer.ok ? '' : answer.says).toContain('the disk is full');
      expect(readFileSync(path)).toEqual(bytes);
    }
    expect(referee.trouble).toMatchObject({ code: 'journal-unwritable', path, detail: 'the disk is full' });
    disk.room = Number.POSITIVE_INFINITY;
    expect(await ask(choose(7, 11))).toMatchObject({ ok: true, view: { phase: 'decide' } });
    expect(referee.trouble).toBeNull();
    await referee.close();
    expect(await afterRestart()).toBe(3);
  });

  test('that cannot be synced is refused, and is not found after a restart', async () => {
    const { ask, referee } = await table();
    await ask(begin());
    disk.syncs = false;
    expect(await ask(roll(3, 4, 5, 6))).toMatchObject({
      ok: false,
      refusal: 'journal-unwritable',
      view: { phase: 'roll' },
    });
    await referee.close();
    expect(await afterRestart()).toBe(1);
  });

  test('that failed half-way is cut off before the next one, where it could not be cut off at once', async () => {
    const { ask, referee } = await table();
    await ask(begin());
    const whole = readFileSync(path).length;
    disk.room = 40;
    disk.cuts = false;
    expect(await ask(roll(3, 4, 5, 6))).toMatchObject({ ok: false, refusal: 'journal-unwritable' });
    expect(readFileSync(path).length).toBe(whole + 40);
    disk.room = Number.POSITIVE_INFINITY;
    expect(await ask(roll(3, 4, 5, 6))).toMatchObject({ ok: false, refusal: 'journal-unwritable' });
    disk.cuts = true;
    disk.log.length = 0;
    expect(await ask(roll(1, 2, 3, 4))).toMatchObject({ ok: true, view: { dice: [1, 2, 3, 4] } });
    expect(disk.log).toEqual(['cut', 'write', 'sync']);
    await referee.close();
    expect(await afterRestart()).toBe(2);
  });

  test('that failed half-way is gone after a crash', async () => {
    const { ask, referee } = await table();
    await ask(begin());
    disk.room = 40;
    disk.cuts = false;
    await ask(roll(3, 4, 5, 6));
    await referee.close();
    expect(await afterRestart()).toBe(1);
  });

  test('is taken up again where the disk had no room even for the first line', async () => {
    disk.room = 10;
    const { ask, referee } = await table();
    expect(referee.trouble).toMatchObject({ code: 'journal-unwritable', detail: 'the disk is full' });
    expect(await ask(begin())).toMatchObject({ ok: false, refusal: 'journal-unwritable' });
    disk.room = Number.POSITIVE_INFINITY;
    expect(await ask(begin())).toMatchObject({ ok: true });
    await referee.close();
    expect(await afterRestart()).toBe(1);
  });
});
