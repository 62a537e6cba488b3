/**
 * The same life cycle on real serial ports: pairs made by socat, opened through the real binding. The clock runs
 * faster than the machine's, so that its waits of seconds pass in a moment; nothing below it is replaced.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemPorts, type Port } from '../../../src/host/dice/port.ts';
import { createReader } from '../../../src/host/dice/reader.ts';
import type { Reader } from '../../../src/host/dice/reader-parts.ts';
import { type Clock, systemClock } from '../../../src/host/outside.ts';
import { bytesOf, streams } from '../../fixtures/dice/streams.ts';
import { type PacedClock, pacedClock } from '../../kit/clock.ts';
import { awaiting, stateWord, wordOf } from '../../kit/listener.ts';
import { type SerialPair, serialPair, until } from '../../kit/serial.ts';
import { fakeUdevadm } from '../../kit/udevadm.ts';

let pair: SerialPair;
let readers: Reader[];
let clocks: PacedClock[];
let strays: unknown[];
const stray = (error: unknown) => strays.push(error);

beforeEach(async () => {
  pair = await serialPair();
  readers = [];
  clocks = [];
  strays = [];
  process.on('unhandledRejection', stray);
  process.on('uncaughtException', stray);
});

afterEach(async () => {
  await Promise.all(readers.map((reader) => reader.dispose()));
  await pair.dispose();
  for (const clock of clocks) clock.stop();
  process.off('unhandledRejection', stray);
  process.off('uncaughtException', stray);
  expect(strays).toEqual([]);
});

/** Rolls without whether the reader was still starting when they came. */
function unsorted(readings: readonly string[]): readonly string[] {
  return readings.map((reading) => reading.replace(/^(early|roll) /, ''));
}

/** Time that passes `times` as fast, and never while this process is held up. */
function paced(times: number): Clock {
  const clock = pacedClock(times);
  clocks.push(clock);
  return clock;
}

function bench(clock: Clock = paced(10)) {
  const readings: string[] = [];
  const walked: string[] = [];
  const reader = createReader({
    ports: systemPorts(clock),
    clock,
    awaited: () => awaiting(4),
    log: () => undefined,
    on: {
      reading: (reading) => readings.push(wordOf(reading)),
      status: (status) => walked.push(stateWord(status)),
      counted: () => undefined,
    },
  });
  readers.push(reader);
  return {
    reader,
    readings,
    walked,
    open: (path = pair.desk) => reader.open({ path, baud: 115200, form: 'auto' }),
    is: (word: string) =>
      until(
        () => `the reader is ${word}, not ${walked.join()}`,
        () => stateWord(reader.status()) === word,
      ),
    heard: (count: number) =>
      until(
        () => `${count} readings, not ${readings.join()}`,
        () => readings.length >= count,
      ),
  };
}

describe('a real serial port', () => {
  test('opens, settles and reads rolls as the fake one does', async () => {
    const { open, is, heard, readings, walked } = bench();
    open();
    await is('ready');
    pair.send('3146\r\n');
    await heard(1);
    expect(walked).toEqual(['opening', 'identifying', 'ready']);
    expect(readings).toEqual(['roll 3146']);
  });

  test('passes the streams of the fixtures unchanged', async () => {
    for (const { name, chunks, gives } of streams) {
      if (chunks.includes('reopen')) continue;
      const { open, is, heard, readings, reader } = bench(paced(1));
      open();
      await is('identifying');
      for (const chunk of chunks) pair.send(bytesOf(chunk));
      const expected = gives.filter((word) => word !== 'comment');
      await heard(expected.length);
      expect(unsorted(readings), name).toEqual(unsorted(expected));
      await reader.close();
    }
  });

  test('reads 10,000 rolls in bursts, once each and in order (fault 15)', async () => {
    const { open, is, heard, readings } = bench();
    open();
    await is('ready');
    const rolls = Array.from({ length: 10_000 }, (_, index) =>
      [216, 36, 6, 1].map((weight) => (Math.floor(index / weight) % 6) + 1).join(''),
    );
    for (let at = 0; at < rolls.length; at += 500) {
      pair.send(
        rolls
          .slice(at, at + 500)
          .map((roll) => `${roll}\n`)
          .join(''),
      );
      await heard(at + 500);
    }
    expect(readings).toEqual(rolls.map((roll) => `roll ${roll}`));
  });

  test('reads lines that arrive byte by byte (fault 15)', async () => {
    const { open, is, heard, readings } = bench(paced(1));
    open();
    await is('identifying');
    for (const byte of Buffer.from('3 1 4 6\r\n5261\n')) pair.send(Uint8Array.of(byte));
    await heard(2);
    expect(unsorted(readings)).toEqual(['3146', '5261']);
  });
});

describe('a program that is held up', () => {
  test('while half a line waits for its rest loses nothing (fault 30)', async () => {
    const { open, is, heard, readings } = bench(paced(1));
    open();
    await is('identifying');
    pair.send('1111\n31');
    await heard(1);
    // Nothing else runs here until that program ends; what it writes waits in the system.
    spawnSync('sh', ['-c', `sleep 1.5; printf '46\\n5261\\n' > '${pair.device}'`]);
    await heard(3);
    // How long the machine was held up decides whether the reader has started by then; what came is whole either way.
    expect(unsorted(readings)).toEqual(['1111', '3146', '5261']);
  });
});

describe('a device that comes back under another path', () => {
  const device = { vendor: '1a86', product: '7523' };

  test('is found by its identity; of two that look alike neither is opened (faults 6, 7)', async () => {
    const udevadm = fakeUdevadm();
    const [second, third] = [await serialPair(), await serialPair()];
    try {
      udevadm.lists([{ ...device, path: pair.desk }]);
      const { open, is, reader } = bench();
      open();
      await is('ready');
      await until('the device is known', () => reader.identity() !== null);
      udevadm.lists([]);
      await pair.unplug();
      await is('reconnecting unplugged');
      udevadm.lists([
        { ...device, path: second.desk },
        { ...device, path: third.desk },
      ]);
      await is('reconnecting two-alike');
      expect(new Set(reader.status().alike)).toEqual(new Set([second.desk, third.desk]));
      udevadm.lists([{ ...device, path: third.desk }]);
      await is('ready');
      expect(reader.status().path).toBe(third.desk);
    } finally {
      udevadm.dispose();
      await second.dispose();
      await third.dispose();
    }
  });

  test('where ports cannot be listed a typed path works all the same (fault 5) (K24)', async () => {
    const udevadm = fakeUdevadm();
    const path = process.env['PATH'];
    try {
      udevadm.vanishes();
      const { open, is } = bench();
      open();
      await is('ready');
      process.env['PATH'] = path;
      await pair.unplug();
      await is('reconnecting unplugged');
      await pair.plug();
      await is('ready');
    } finally {
      udevadm.dispose();
    }
  });
});

describe('a cable that is pulled', () => {
  test('in mid-line drops the half, reconnects once it is back, and reads the next whole line (faults 8, 12) (K21)', async () => {
    const { open, is, heard, readings, walked } = bench();
    open();
    await is('ready');
    pair.send('3146\n11');
    await heard(1);
    await pair.unplug();
    await is('reconnecting unplugged');
    expect(walked.filter((word) => word.startsWith('reconnecting'))).toEqual(['reconnecting unplugged']);
    await pair.plug();
    await is('ready');
    pair.send('66\n5261\n');
    await heard(4);
    expect(readings.filter((word) => word !== 'partial')).toEqual(['roll 3146', 'bad-roll', 'roll 5261']);
    expect(readings.filter((word) => word === 'partial')).toEqual(['partial']);
  });

  test('in the very moment in which its bytes are read is noticed as well, and reading ends', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ends: string[] = [];
      let pulled: Promise<void> | null = null;
      const answer = await systemPorts(systemClock).open(
        { path: pair.desk, baud: 115200 },
        {
          data() {
            pulled ??= pair.unplug();
            spawnSync('sleep', ['0.02']);
          },
          closed: (cause) => ends.push(cause),
        },
      );
      expect(answer.ok).toBe(true);
      pair.send('31');
      await until('the end is told', () => ends.length > 0);
      await pulled;
      await pair.plug();
      expect(ends.length).toBe(1);
    }
  });

  test('while the reader identifies, and twice in quick succession, makes one transition each (fault 9)', async () => {
    const { open, is, walked } = bench(paced(5));
    open();
    for (let round = 0; round < 2; round += 1) {
      await is('identifying');
      await pair.unplug();
      await is('reconnecting unplugged');
      await pair.plug();
    }
    await is('ready');
    expect(walked).toEqual([
      'opening',
      'identifying',
      'reconnecting unplugged',
      'identifying',
      'reconnecting unplugged',
      'identifying',
      'ready',
    ]);
  });

  test('thirty times leaves no descriptor and no reading behind (fault 14)', async () => {
    const { open, is, heard, readings } = bench();
    open();
    await is('ready');
    const descriptors = () => readdirSync('/proc/self/fd').length;
    const before = descriptors();
    for (let round = 1; round <= 30; round += 1) {
      await pair.unplug();
      await is('reconnecting unplugged');
      await pair.plug();
      await is('ready');
      pair.send('3146\n');
      await heard(round);
    }
    expect(readings).toEqual(Array.from({ length: 30 }, () => 'roll 3146'));
    await until(
      () => `${before} descriptors again, not ${descriptors()}`,
      () => descriptors() <= before,
    );
  });
});

describe('a port that does not open', () => {
  test('missing, dangling, a directory, a regular file and /dev/null fail each with its cause (faults 1, 2)', async () => {
    const home = dirname(pair.desk);
    const file = join(home, 'file');
    const directory = join(home, 'directory');
    const dangling = join(home, 'dangling');
    writeFileSync(file, '3146\n');
    mkdirSync(directory);
    symlinkSync(join(home, 'nowhere'), dangling);
    const { open, is, reader } = bench();
    for (const [path, word] of [
      [join(home, 'missing'), 'failed missing'],
      [dangling, 'failed missing'],
      [directory, 'failed not-serial'],
      [file, 'failed not-serial'],
      ['/dev/null', 'failed not-serial'],
    ] as const) {
      open(path);
      await is(word);
      expect(reader.status().path).toBe(path);
    }
    open();
    await is('ready');
  });

  test('held by another program is tried three times more and works after its release (fault 4)', async () => {
    const other = bench();
    other.open();
    await other.is('ready');
    const { open, is, reader, walked } = bench();
    open();
    await is('failed busy');
    expect(walked).toEqual(['opening', 'opening busy', 'opening busy', 'opening busy', 'failed busy']);
    await other.reader.close();
    reader.retry();
    await is('ready');
  });

  test('without permission fails and names the group of the device (fault 3)', async () => {
    const node = realpathSync(pair.desk);
    const root = process.geteuid?.() === 0;
    const table = readFileSync('/etc/group', 'utf8').split('\n');
    const group = (gid: number) => table.find((line) => line.split(':')[2] === String(gid))?.split(':')[0];
    chmodSync(dirname(pair.desk), 0o755);
    chmodSync(node, root ? 0o660 : 0);
    // Root may open anything, so there the test goes on as nobody.
    if (root) execFileSync('chgrp', ['dialout', node]);
    const { open, is, reader } = bench();
    if (root) process.seteuid?.(65534);
    try {
      open();
      await is('failed denied');
    } finally {
      if (root) process.seteuid?.(0);
    }
    expect(reader.status().group).toBe(root ? 'dialout' : group(statSync(node).gid));
  });
});

describe('letting go of a port', () => {
  async function opened(clock: Clock = systemClock) {
    const ends: string[] = [];
    const answer = await systemPorts(clock).open(
      { path: pair.desk, baud: 9600 },
      { data: () => undefined, closed: (cause) => ends.push(cause) },
    );
    if (!answer.ok) throw new Error(answer.message);
    return { port: answer.port satisfies Port, ends };
  }

  /** The same, tried until the system has let the port go. */
  async function openedAtLast() {
    const end = performance.now() + 60_000;
    for (;;) {
      try {
        return await opened();
      } catch (error) {
        if (performance.now() > end) throw error;
      }
    }
  }

  test('a write after the end of the connection is refused and never reaches the device of the next (fault 13)', async () => {
    const first = await opened();
    expect(first.port.write(Buffer.from('first\n'))).toBe(true);
    await pair.unplug();
    await until('the end is told', () => first.ends.length > 0);
    expect(first.port.write(Buffer.from('stale\n'))).toBe(false);
    await pair.plug();
    const second = await opened();
    // What the device end receives is read by a program of its own, up to the first line.
    const received = new Promise<string>((resolve) => {
      const listener = createReader({
        ports: systemPorts(systemClock),
        clock: systemClock,
        awaited: () => awaiting(4),
        log: () => undefined,
        on: {
          reading: (reading) => resolve('text' in reading ? reading.text : wordOf(reading)),
          status: (status) => {
            if (status.state === 'identifying') second.port.write(Buffer.from('fresh\n'));
          },
          counted: () => undefined,
        },
      });
      readers.push(listener);
      listener.open({ path: pair.device, baud: 9600, form: 'plain' });
    });
    expect(await received).toBe('fresh');
    await second.port.close();
    expect(first.ends.length).toBe(1);
  });

  test('the end is told once, also when it comes during a write (fault 9)', async () => {
    const { port, ends } = await opened();
    pair.freeze();
    port.write(Buffer.alloc(20_000));
    port.write(Buffer.alloc(20_000));
    await pair.unplug();
    await until('the end is told', () => ends.length > 0);
    await port.close();
    expect(port.write(Buffer.from('x'))).toBe(false);
    expect(ends.length).toBe(1);
  });

  test('with a far side that is frozen and a write that is stuck ends within its limit and can be opened again', async () => {
    const { port, ends } = await opened(paced(10));
    pair.freeze();
    port.write(Buffer.alloc(20_000));
    await port.close();
    pair.thaw();
    expect(ends).toEqual([]);
    // The limit comes before the system lets go of what was stuck; the reader tries again as well.
    const again = await openedAtLast();
    await again.port.close();
  });

  test('a reader that is disposed of in any state lets the port go', async () => {
    for (const state of ['opening', 'identifying', 'ready']) {
      const { open, is, reader } = bench();
      open();
      await is(state);
      await reader.dispose();
      const { port } = await opened();
      await port.close();
    }
  });
});
