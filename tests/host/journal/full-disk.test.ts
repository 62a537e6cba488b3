/** A disk that is really full, under the real program: a limit on the size of its files, and a small file system. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testFolders } from '../../kit/folder.ts';
import { found } from '../../kit/journals.ts';
import { begin, choose, playAll, roll, undo, type LineTable, type LineView } from '../../kit/line.ts';
import { lineProcess } from '../../kit/line-process.ts';

const folder = testFolders();

/** Rolls and takes back until an order cannot be written: how many were written, and the view before the refusal. */
async function fill(table: LineTable): Promise<{ written: number; view: LineView }> {
  let view = (await table.ask({ do: 'view' })).view;
  for (let written = 0; written < 5000; written += 1) {
    const answer = await table.ask(written % 2 === 0 ? roll(3, 4, 5, 6) : undo);
    if (!answer.ok) {
      expect(answer.refusal).toBe('journal-unwritable');
      expect(answer.view).toEqual(view);
      return { written, view };
    }
    view = answer.view;
  }
  throw new Error('there was always room');
}

test('a journal that may not grow any more: the order is refused, the program lives, and with room it goes on', async () => {
  const path = join(folder(), 'table.journal');
  const program = await lineProcess(['--journal', path], ['prlimit', '--fsize=6000:unlimited']);
  await playAll(program, [begin()]);
  const { written, view } = await fill(program);
  expect(written).toBeGreaterThan(5);
  expect(statSync(path).size).toBeLessThanOrEqual(6000);
  expect(await program.ask({ do: 'view' })).toMatchObject({ ok: true, view });

  const freed = spawnSync('prlimit', ['--pid', String(program.pid), '--fsize=unlimited'], {
    encoding: 'utf8',
  });
  expect(freed.stderr).toBe('');
  const next = view.phase === 'choose' ? choose(9, 9) : roll(1, 2, 3, 4);
  expect(await program.ask(next)).toMatchObject({ ok: true });
  expect(await program.end()).toBe(0);
  const { records, rescued } = await found(path);
  expect(records).toHaveLength(1 + written + 1);
  expect(rescued).toBeNull();
});

/** A file system of 64 KiB in memory, where this user may mount one; else null. */
function mountSmallDisk(): string | null {
  const place = mkdtempSync(join(tmpdir(), 'tableside-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tableside-test', place]);
  if (mounted.status === 0) return place;
  rmdirSync(place);
  return null;
}

const disk = mountSmallDisk();
afterAll(() => {
  if (disk === null) return;
  spawnSync('umount', [disk]);
  rmdirSync(disk);
});

// Only root may mount one, and not everywhere; the limit above stands for it then.
if (disk !== null) {
  test('a full disk: the order is refused, the view unchanged, and after room is made the next order works', async () => {
    const path = join(disk, 'table.journal');
    const ballast = join(disk, 'ballast');
    writeFileSync(ballast, Buffer.alloc(48 * 1024));
    const program = await lineProcess(['--journal', path]);
    await playAll(program, [begin()]);
    const { written, view } = await fill(program);
    const bytes = readFileSync(path);
    expect(await program.ask({ do: 'view' })).toMatchObject({ ok: true, view });
    rmSync(ballast);
    const next = view.phase === 'choose' ? choose(9, 9) : roll(1, 2, 3, 4);
    expect(await program.ask(next)).toMatchObject({ ok: true });
    expect(readFileSync(path).subarray(0, bytes.length)).toEqual(bytes);
    expect(await program.end()).toBe(0);
    expect((await found(path)).records).toHaveLength(1 + written + 1);
  });
}
