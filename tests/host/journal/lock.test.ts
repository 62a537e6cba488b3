/** One program a journal: who holds it, and when a holder that is gone holds it no more. Real processes. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { takeLock } from '../../../src/host/journal/lock.ts';
import { testFolders } from '../../kit/folder.ts';
import { beside, found, playInto } from '../../kit/journals.ts';
import { begin, playAll, roll } from '../../kit/line.ts';
import { lineProcess, type LineProcess } from '../../kit/line-process.ts';
import { until } from '../../kit/serial.ts';

const folder = testFolders();
const newPath = () => join(folder(), 'table.journal');

/** When a process started, as the system counts it. */
function startOf(pid: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

describe('a journal that another program has open', () => {
  test('is refused with its process, left as it is, and free once that program has ended', async () => {
    const path = newPath();
    const holder = await lineProcess(['--journal', path]);
    await playAll(holder, [begin(), roll(3, 4, 5, 6)]);
    const before = readFileSync(path);
    expect((await found(path)).trouble).toEqual({
      code: 'journal-in-use',
      path,
      detail: `process ${holder.pid}`,
    });

    const second = await lineProcess(['--journal', path]);
    const refused = await second.ask(begin(['Cem', 'Dua']));
    expect(refused).toMatchObject({ ok: false, refusal: 'journal-in-use', view: { phase: 'none' } });
    expect(refused.ok ? '' : refused.says).toContain(`process ${holder.pid}`);
    expect(second.said()).toContain(path);
    expect(readFileSync(path)).toEqual(before);

    expect(await holder.end()).toBe(0);
    // The second program takes it as soon as it is asked again.
    expect(await second.ask(roll(1, 2, 3, 4))).toMatchObject({
      refusal: 'choice-open',
      view: { seats: ['Ana', 'Ben'], dice: [3, 4, 5, 6] },
    });
    expect(await second.end()).toBe(0);
    expect(beside(path)).toEqual([]);
  });

  test('is the same journal when this very program opens it twice', async () => {
    const path = newPath();
    const lock = takeLock(path);
    expect(lock.ok).toBe(true);
    expect((await found(path)).trouble).toMatchObject({
      code: 'journal-in-use',
      detail: `process ${process.pid}`,
    });
    if (lock.ok) lock.release();
    expect((await found(path)).trouble).toBeNull();
  });
});

describe('a lock whose holder is gone', () => {
  test('killed, is taken over, with everything that it had written', async () => {
    const path = newPath();
    const holder = await lineProcess(['--journal', path]);
    await playAll(holder, [begin(), roll(3, 4, 5, 6)]);
    await holder.kill();
    expect(existsSync(`${path}.lock`)).toBe(true);
    const next = await lineProcess(['--journal', path]);
    expect(await playAll(next, [{ do: 'undo' }])).toMatchObject({ phase: 'roll', seats: ['Ana', 'Ben'] });
    expect(await next.end()).toBe(0);
    expect(beside(path)).toEqual([]);
  });

  test('ended but not yet buried by its parent, is taken over', async () => {
    const path = newPath();
    // The shell becomes a program that never asks for the end of its child.
    const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let said = '';
    parent.stdout.on('data', (bytes: Buffer) => (said += bytes.toString()));
    await until('the shell names its child', () => /^\d+\n/.test(said));
    const pid = Number(said);
    await until('its child is a zombie', () => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '));
    writeFileSync(`${path}.lock`, JSON.stringify({ pid, started: startOf(pid) }));
    expect((await found(path)).trouble).toBeNull();
    parent.kill('SIGKILL');
  });

  test('with its number given to another process since, is taken over', async () => {
    const path = newPath();
    writeFileSync(`${path}.lock`, JSON.stringify({ pid: process.pid, started: '1' }));
    expect((await found(path)).trouble).toBeNull();
    writeFileSync(`${path}.lock`, JSON.stringify({ pid: process.pid, started: startOf(process.pid) }));
    expect((await found(path)).trouble).toMatchObject({ code: 'journal-in-use' });
  });

  test.each([
    '',
    '{"pid":',
    '[]',
    '"text"',
    '{"pid":"1","started":""}',
    '{"pid":1.5,"started":""}',
    'not ours',
  ])('is taken over when it says %j, which no program of ours wrote', async (content) => {
    const path = newPath();
    await playInto(path, [begin()]);
    writeFileSync(`${path}.lock`, content);
    const { trouble, records } = await found(path);
    expect(trouble).toBeNull();
    expect(records).toHaveLength(1);
    expect(beside(path)).toEqual([]);
  });

  test('goes to exactly one of several programs that start at once', async () => {
    const path = newPath();
    for (let round = 0; round < 2; round += 1) {
      writeFileSync(`${path}.lock`, JSON.stringify({ pid: 999_999_999, started: '1' }));
      const programs: LineProcess[] = await Promise.all(
        Array.from({ length: 3 }, () => lineProcess(['--journal', path])),
      );
      const answers = await Promise.all(programs.map((program) => program.ask(begin())));
      const taken = answers.filter((answer) => answer.ok);
      const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]));
      expect(taken).toHaveLength(1);
      expect(refused).toEqual(['journal-in-use', 'journal-in-use']);
      await Promise.all(programs.map((program) => program.end()));
    }
    const { records, trouble } = await found(path);
    expect(trouble).toBeNull();
    expect(records).toHaveLength(2);
  });
});
