/** A journal on a real disk: what is found in whole, cut, damaged, foreign and impossible files. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openJournal } from '../../../src/host/journal/file.ts';
import { makeLine } from '../../../src/host/journal/lines.ts';
import { startReferee } from '../../../src/host/referee.ts';
import { speakAs } from '../../../src/words/language.ts';
import { testFolders } from '../../kit/folder.ts';
import {
  appended,
  beginRecord,
  beside,
  found,
  lineEnds,
  playInto,
  sampleGame,
  writeLines,
} from '../../kit/journals.ts';
import { lineTable, playAll, someDate, undo } from '../../kit/line.ts';

const folder = testFolders();
const newPath = () => join(folder(), 'table.journal');

/** A played game: its path, its bytes, and the records in it. */
async function played() {
  const path = newPath();
  await playInto(path);
  const { records } = await found(path);
  return { path, bytes: readFileSync(path), records: records ?? [] };
}

describe('a whole journal', () => {
  test('has a header, then one line an order, each with its checksum', async () => {
    const { bytes } = await played();
    const lines = bytes.toString('utf8').split('\n');
    expect(lines.pop()).toBe('');
    expect(lines).toHaveLength(1 + sampleGame.length);
    expect(lines.every((line) => /^[0-9a-f]{8} \{.*\}$/.test(line))).toBe(true);
    expect(JSON.parse(lines[0]?.slice(9) ?? '')).toEqual({
      journal: 'tableside',
      version: 1,
      made: someDate(),
    });
  });

  test('is resumed complete, and every order can still be undone (K40)', async () => {
    const { path } = await played();
    const before = await lineTable();
    const view = await playAll(before, sampleGame);
    const referee = await startReferee(() => openJournal(path, someDate), someDate);
    const resumed = await lineTable(referee);
    expect((await resumed.ask({ do: 'view' })).view).toEqual(view);
    for (;;) {
      const [one, other] = [await resumed.ask(undo), await before.ask(undo)];
      expect(one).toEqual(other);
      if (!one.ok) break;
    }
    await referee.close();
  });

  test('is for its owner’s eyes only', async () => {
    const { path } = await played();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test('is found through a link, and stays where it is', async () => {
    const { path, records } = await played();
    const link = join(folder(), 'link.journal');
    symlinkSync(path, link);
    expect((await found(link)).records).toEqual(records);
  });

  test('leaves nothing beside it once it is closed', async () => {
    const { path } = await played();
    expect(beside(path)).toEqual([]);
  });
});

describe('a journal that does not exist yet', () => {
  test('is made with a header', async () => {
    const path = newPath();
    expect(await found(path)).toEqual({ trouble: null, records: [], rescued: null });
    expect(lineEnds(readFileSync(path))).toHaveLength(1);
  });

  test('may have been cut in its very first line', async () => {
    const { bytes } = await played();
    for (const cut of [1, 8, 9, 10, 30, 60]) {
      const path = newPath();
      writeFileSync(path, bytes.subarray(0, cut));
      expect(await found(path)).toMatchObject({ trouble: null, records: [] });
      expect(await appended(path, beginRecord(1))).toBe(true);
    }
  });

  test('does not take the place of a few hex digits that somebody wrote: they are kept', async () => {
    const path = newPath();
    writeFileSync(path, '4711');
    expect((await found(path)).rescued).toMatchObject({ is: 'damaged' });
    expect(beside(path).map(({ bytes }) => bytes.toString())).toEqual(['4711']);
  });

  test('may be an empty file already', async () => {
    const path = newPath();
    writeFileSync(path, '');
    expect(await found(path)).toEqual({ trouble: null, records: [], rescued: null });
    expect(await appended(path, beginRecord(1))).toBe(true);
  });
});

describe('a journal cut by a crash', () => {
  test('says that the last entry was cut short and had not been shown', async () => {
    const { path, bytes } = await played();
    writeFileSync(path, bytes.subarray(0, -5));
    expect((await found(path)).rescued).toEqual({ is: 'torn' });
    expect((await found(path)).rescued).toBeNull();
  });

  test('with zeros behind its end, as some disks leave them, loses nothing', async () => {
    const { path, bytes, records } = await played();
    writeFileSync(path, Buffer.concat([bytes, Buffer.alloc(300)]));
    expect((await found(path)).records).toEqual(records);
    expect(readFileSync(path)).toEqual(bytes);
  });
});

describe('a journal that something else changed', () => {
  test('twice within a second keeps both damaged files', async () => {
    const { path, bytes } = await played();
    for (const at of [bytes.length - 20, 300]) {
      const damaged = readFileSync(path);
      damaged[at] = (damaged[at] ?? 0) ^ 0x04;
      writeFileSync(path, damaged);
      expect((await found(path)).rescued).toMatchObject({ is: 'damaged' });
    }
    expect(beside(path).map(({ name }) => name)).toEqual([
      'table.journal.damaged-20260421120000',
      'table.journal.damaged-20260421120000-2',
    ]);
  });

  test('with a line lost from its middle ends before the gap', async () => {
    const { path, bytes, records } = await played();
    const [, second = 0, third = 0] = lineEnds(bytes);
    writeFileSync(path, Buffer.concat([bytes.subarray(0, second), bytes.subarray(third)]));
    expect((await found(path)).records).toEqual(records.slice(0, 1));
    expect(beside(path)).toHaveLength(1);
  });

  test('with a record that is well written but cannot follow ends before it', async () => {
    const header = { journal: 'tableside', version: 1, made: someDate() };
    const stray = { ...beginRecord(2), act: { is: 'redone' } };
    for (const record of [
      stray,
      { ...stray, act: { is: 'danced' } },
      beginRecord(3),
      { seq: 2 },
      'text',
      null,
    ]) {
      const path = newPath();
      writeLines(path, [header, beginRecord(1), record, beginRecord(4)]);
      expect((await found(path)).records).toEqual([beginRecord(1)]);
      expect(beside(path)).toHaveLength(1);
    }
  });
});

describe('what is no journal of this version', () => {
  test.each([
    ['a text', 'Shopping: milk, bread\nand dice\n'],
    ['a text without a line end', 'Shopping: milk'],
    ['a single line end', '\n'],
    ['a checksum before something else', '0123abcd {"journal":"of a ship"'],
    ['JSON of something else', '{"journal":"tableside"}\n'],
    ['bytes', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])('%s: is refused and left as it is', async (_, content) => {
    const path = newPath();
    writeFileSync(path, content);
    expect((await found(path)).trouble).toMatchObject({ code: 'journal-unreadable', path });
    expect(readFileSync(path)).toEqual(Buffer.from(content));
    expect(beside(path)).toEqual([]);
  });

  test.each([
    ['a later version', { journal: 'tableside', version: 2, made: someDate() }],
    ['an earlier version', { journal: 'tableside', version: 0, made: someDate() }],
    ['a header with more in it', { journal: 'tableside', version: 1, made: someDate(), locked: true }],
  ])('%s: is refused by its version and left as it is', async (_, header) => {
    const path = newPath();
    writeLines(path, [header, beginRecord(1)]);
    const before = readFileSync(path);
    const { trouble } = await found(path);
    expect(trouble).toMatchObject({ code: 'journal-unreadable', path });
    expect(trouble?.detail).toContain('version 1');
    expect(readFileSync(path)).toEqual(before);
    expect(beside(path)).toEqual([]);
  });
});

describe('a place where no journal can be', () => {
  test('a folder', async () => {
    const path = folder();
    expect((await found(path)).trouble).toEqual({
      code: 'journal-unwritable',
      path,
      detail: 'it is not a file',
    });
  });

  test('a device, which is not even read', async () => {
    for (const path of ['/dev/full', '/dev/null', '/dev/zero']) {
      expect((await found(path)).trouble).toEqual({
        code: 'journal-unwritable',
        path,
        detail: 'it is not a file',
      });
    }
  });

  test('a folder that does not exist', async () => {
    const path = join(folder(), 'missing', 'table.journal');
    expect((await found(path)).trouble).toMatchObject({
      code: 'journal-unwritable',
      detail: 'its folder does not exist',
    });
    expect(existsSync(join(path, '..'))).toBe(false);
  });

  test('below a file', async () => {
    const path = join(newPath(), 'table.journal');
    writeFileSync(join(path, '..'), 'a file');
    expect((await found(path)).trouble).toMatchObject({
      code: 'journal-unwritable',
      detail: 'it is not a file',
    });
  });

  test('a folder where this user may not write, and a journal that this user may not read', async () => {
    const closed = folder();
    const own = join(closed, 'table.journal');
    await playInto(own);
    const bytes = readFileSync(own);
    const elsewhere = join(closed, 'other.journal');
    chmodSync(closed, 0o555);
    chmodSync(own, 0o400);
    for (const path of [own, elsewhere]) {
      const { trouble } = await asOrdinaryUser(() => found(path));
      expect(trouble).toEqual({ code: 'journal-unwritable', path, detail: 'this user may not write there' });
    }
    chmodSync(closed, 0o755);
    expect(readFileSync(own)).toEqual(bytes);
    expect(existsSync(elsewhere)).toBe(false);
  });

  test('becomes one as soon as it is mended, without a restart', async () => {
    const missing = join(folder(), 'missing');
    const path = join(missing, 'table.journal');
    const table = await lineTable(await startReferee(() => openJournal(path, someDate), someDate));
    const refused = await table.ask(sampleGame[0] ?? {});
    expect(refused).toMatchObject({ ok: false, refusal: 'journal-unwritable', view: { phase: 'none' } });
    expect(table.referee.trouble).toMatchObject({ code: 'journal-unwritable' });
    mkdirSync(missing);
    await playAll(table, sampleGame);
    expect(table.referee.trouble).toBeNull();
    await table.referee.close();
    expect((await found(path)).records).toHaveLength(sampleGame.length);
  });
});

/** Runs something with the rights of the user `nobody`, where these tests are root's; else as it is. */
async function asOrdinaryUser<Result>(work: () => Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return work();
  process.seteuid?.(65534);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

test.each([
  ['my diary\n', 'es ist keine Spieldatei dieses Programms'],
  [makeLine({ journal: 'tableside', version: 99 }), 'eine andere Version dieses Programms'],
])(
  'a file that is no journal of this program (%j) is refused in the language of the table',
  async (text, says) => {
    speakAs(() => 'de');
    onTestFinished(() => speakAs(() => 'en'));
    const path = newPath();
    writeFileSync(path, text);
    expect((await found(path)).trouble).toMatchObject({
      code: 'journal-unreadable',
      detail: expect.stringContaining(says),
    });
  },
);
