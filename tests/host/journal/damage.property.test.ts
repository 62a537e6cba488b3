/** A journal cut at every byte, and with bytes flipped all along it: always an earlier table, and it goes on. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openJournal } from '../../../src/host/journal/file.ts';
import { makeLine } from '../../../src/host/journal/lines.ts';
import { testFolders } from '../../kit/folder.ts';
import { beginRecord, beside, found, lineEnds, playInto } from '../../kit/journals.ts';
import { begin, choose, roll, someDate, undo } from '../../kit/line.ts';

const folder = testFolders('quick');
const newPath = () => join(folder(), 'table.journal');

/** A short game with a name that takes two bytes a letter: its bytes, and the records in it. */
async function played() {
  const path = newPath();
  await playInto(path, [
    begin(['Зоя', 'Ben']),
    roll(3, 4, 5, 6),
    choose(7, 11),
    undo,
    { do: 'correct', dice: [1, 2, 3, 4] },
  ]);
  const { records } = await found(path);
  return { bytes: readFileSync(path), records: records ?? [] };
}

test('a journal cut at any byte gives an earlier table, and the next record follows on it', async () => {
  const { bytes, records } = await played();
  const path = newPath();
  const ends = lineEnds(bytes);
  for (let cut = 0; cut <= bytes.length; cut += 1) {
    writeFileSync(path, bytes.subarray(0, cut));
    const whole = ends.filter((end) => end <= cut);
    const kept = records.slice(0, Math.max(0, whole.length - 1));
    const opened = await openJournal(path, someDate);
    if (!opened.ok) throw new Error(`cut at ${cut}: ${opened.trouble.detail}`);
    expect(opened.records, `cut at ${cut}`).toEqual(kept);
    expect(opened.rescued !== null, `cut at ${cut}`).toBe(
      // Up to its eighth byte a journal is no more than hex digits, which are kept aside.
      (cut > 0 && cut <= 8) || (whole.length > 0 && !ends.includes(cut)),
    );
    const next = beginRecord(kept.length + 1);
    expect(await opened.journal.append(next)).toBeNull();
    await opened.journal.close();
    const good = bytes.subarray(0, whole.at(-1) ?? ends[0]).toString();
    expect(readFileSync(path, 'utf8'), `cut at ${cut}`).toBe(good + makeLine(next));
  }
});

test('a journal with any byte flipped keeps what stands before it, and the damaged file under another name', async () => {
  const { bytes, records } = await played();
  const ends = lineEnds(bytes);
  for (let at = 0; at < bytes.length - 1; at += 5) {
    const path = newPath();
    const damaged = Buffer.from(bytes);
    damaged[at] = (damaged[at] ?? 0) ^ 0x04;
    writeFileSync(path, damaged);
    const line = ends.filter((end) => end <= at).length; // 0 is the header
    const kept = records.slice(0, Math.max(0, line - 1));
    const opened = await openJournal(path, someDate);
    if (!opened.ok) throw new Error(`byte ${at}: ${opened.trouble.detail}`);
    expect(opened.records, `byte ${at}`).toEqual(kept);
    const aside = beside(path).filter(({ name }) => !name.endsWith('.lock'));
    expect(aside.map(({ name }) => name)).toEqual(['table.journal.damaged-20260421120000']);
    expect(aside[0]?.bytes.equals(damaged), `byte ${at}`).toBe(true);
    expect(opened.rescued).toEqual({
      is: 'damaged',
      kept: `${path}.damaged-20260421120000`,
    });
    const next = beginRecord(kept.length + 1);
    expect(await opened.journal.append(next)).toBeNull();
    await opened.journal.close();
    const good = bytes.subarray(0, line === 0 ? ends[0] : ends[line - 1]).toString();
    expect(readFileSync(path, 'utf8'), `byte ${at}`).toBe(good + makeLine(next));
  }
});
