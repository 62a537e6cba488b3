/** The life cycle on ports and a clock that do as they are told. */
import { describe, expect, test } from 'vitest';
import type { ReaderStatus } from '../../../src/contract/reader.ts';
import { readerStatusSchema } from '../../../src/contract/reader.ts';
import { SETTLE_TIME } from '../../../src/host/dice/connection.ts';
import { LINES_KEPT } from '../../../src/host/dice/line-log.ts';
import { frame } from '../../../src/host/dice/checked.ts';
import { RETURN_GRACE } from '../../../src/host/dice/patience.ts';
import { createReader, OPEN_LIMIT } from '../../../src/host/dice/reader.ts';
import type { ReaderWish } from '../../../src/host/dice/wish.ts';
import { fakeClock } from '../../kit/clock.ts';
import { awaiting, stateWord, wordOf } from '../../kit/listener.ts';
import { fakePorts } from '../../kit/serial.ts';

const PATH = '/dev/ttyUSB0';
const uno = { vendorId: '2341', productId: '0043', serialNumber: '8563A1' };
const clone = { vendorId: '1a86', productId: '7523' };

function bench(chance = 0.5) {
  const clock = fakeClock();
  const ports = fakePorts();
  const readings: string[] = [];
  const statuses: ReaderStatus[] = [];
  const counts: number[] = [];
  const logged: string[] = [];
  let dice = 4;
  const reader = createReader({
    ports,
    clock,
    awaited: () => awaiting(dice),
    log: (message) => logged.push(message),
    on: {
      reading: (reading) => readings.push(wordOf(reading)),
      status: (status) => statuses.push(readerStatusSchema.parse(status)),
      counted: (rejected) => counts.push(rejected),
    },
    chance: () => chance,
  });
  return {
    clock,
    ports,
    reader,
    readings,
    counts,
    logged,
    await(count: number) {
      dice = count;
    },
    open: (wish: Partial<ReaderWish> = {}) =>
      reader.open({ path: PATH, baud: 115200, form: 'auto', ...wish }),
    /** States walked since the last look, in words. */
    walked: () => statuses.splice(0).map(stateWord),
  };
}

/** A bench whose reader is ready on a device, listed or not. */
async function readyBench(entry?: Parameters<ReturnType<typeof fakePorts>['plug']>[1]) {
  const all = bench();
  all.ports.plug(PATH, entry);
  all.open();
  await all.clock.advance(SETTLE_TIME);
  expect(all.walked()).toEqual(['opening', 'identifying', 'ready']);
  return all;
}

describe('opening', () => {
  test('a device that is there: opening, identifying, ready after 2.5 s; only then rolls count', async () => {
    const { clock, ports, open, readings, walked } = bench();
    ports.plug(PATH);
    open();
    await clock.advance(100);
    ports.send(PATH, '1111\n');
    await clock.advance(SETTLE_TIME);
    ports.send(PATH, '3146\r\n');
    expect(walked()).toEqual(['opening', 'identifying', 'ready']);
    expect(readings).toEqual(['early 1111', 'roll 3146']);
  });

  test('a path that was typed and is not there fails; it is not tried again by itself', async () => {
    const { clock, ports, open, walked } = bench();
    open();
    await clock.advance(60_000);
    expect(walked()).toEqual(['opening', 'failed missing']);
    expect(ports.tried).toEqual([PATH]);
  });

  test('a path that worked before and is not there is waited for', async () => {
    const { clock, ports, open, walked } = bench();
    open({ known: true });
    await clock.advance(20_000);
    expect(walked()).toEqual(['opening', 'reconnecting missing']);
    ports.plug(PATH);
    await clock.advance(6000 + SETTLE_TIME);
    expect(walked()).toEqual(['identifying', 'ready']);
  });

  test.each(['not-serial', 'other'] as const)('a fault of kind %s fails at once', async (code) => {
    const { clock, ports, open, reader, walked, logged } = bench();
    ports.plug(PATH);
    ports.refuse(PATH, code);
    open();
    await clock.advance(60_000);
    expect(walked()).toEqual(['opening', `failed ${code}`]);
    expect(reader.status().detail).toBe(code === 'other' ? 'fake other' : null);
    expect(logged.join()).toContain(`not opened: fake ${code}`);
  });

  test('without permission fails and names the group that owns the device (K24)', async () => {
    const { clock, ports, open, reader, walked } = bench();
    ports.plug(PATH);
    ports.refuse(PATH, 'denied', 'dialout');
    open();
    await clock.advance(60_000);
    expect(walked()).toEqual(['opening', 'failed denied']);
    expect(reader.status().group).toBe('dialout');
  });

  test('a busy port is tried after 0.5, 1 and 2 s more, then it has failed; it works after its release (K24)', async () => {
    const { clock, ports, open, reader, walked } = bench();
    ports.plug(PATH);
    ports.refuse(PATH, 'busy');
    open();
    await clock.advance(3499);
    expect(ports.tried.length).toBe(3);
    await clock.advance(1);
    expect(ports.tried.length).toBe(4);
    expect(walked().at(-1)).toBe('failed busy');
    await clock.advance(60_000);
    expect(ports.tried.length).toBe(4);
    ports.refuse(PATH, null);
    reader.retry();
    await clock.advance(SETTLE_TIME);
    expect(walked()).toEqual(['opening', 'identifying', 'ready']);
  });

  test('an open that is not answered in five seconds fails, and a late answer is let go', async () => {
    const { clock, ports, open, walked } = bench();
    ports.plug(PATH);
    const answer = ports.stall(PATH);
    open();
    await clock.advance(OPEN_LIMIT);
    expect(walked()).toEqual(['opening', 'failed no-answer']);
    answer();
    await clock.advance(0);
    expect(ports.opened()).toEqual([]);
    expect(walked()).toEqual([]);
  });

  test.each([0, -1, 299, 2_000_001, 9600.5])(
    'speed %d is refused before any port is touched',
    async (baud) => {
      const { clock, ports, open, walked } = bench();
      ports.plug(PATH);
      open({ baud });
      await clock.advance(10_000);
      expect(walked()).toEqual(['failed bad-baud']);
      expect(ports.tried).toEqual([]);
    },
  );

  test.each(['', '  ', '/dev/tty\0USB0'])('path %j is no path', async (path) => {
    const { clock, ports, open, walked } = bench();
    open({ path });
    await clock.advance(10_000);
    expect(walked()).toEqual(['failed missing']);
    expect(ports.tried).toEqual([]);
  });

  test('another choice leaves the present reader, whose port is let go and whose bytes no longer count', async () => {
    const { clock, ports, open, readings, walked } = await readyBench();
    ports.plug('/dev/ttyACM1');
    ports.send(PATH, '31');
    open({ path: '/dev/ttyACM1', baud: 9600 });
    await clock.advance(SETTLE_TIME);
    expect(ports.opened()).toEqual(['/dev/ttyACM1']);
    ports.send(PATH, '46\n');
    ports.send('/dev/ttyACM1', '5261\n');
    expect(readings).toEqual(['partial', 'roll 5261']);
    expect(walked()).toEqual(['opening', 'identifying', 'ready']);
  });

  test('a choice made while another is being opened wins', async () => {
    const { clock, ports, open, reader } = bench();
    ports.plug(PATH);
    ports.plug('/dev/ttyACM1');
    const answer = ports.stall(PATH);
    open();
    open({ path: '/dev/ttyACM1' });
    answer();
    await clock.advance(SETTLE_TIME);
    expect(ports.opened()).toEqual(['/dev/ttyACM1']);
    expect(reader.status().path).toBe('/dev/ttyACM1');
    expect(reader.status().state).toBe('ready');
  });

  test('the number of dice is asked for every line', async () => {
    const all = await readyBench();
    all.ports.send(PATH, '314\n');
    all.await(2);
    all.ports.send(PATH, '31\n');
    all.await(5);
    all.ports.send(PATH, '31465\n');
    expect(all.readings).toEqual(['bad-roll', 'roll 31', 'roll 31465']);
  });
});

describe('losing the reader', () => {
  test('is told once; half a line is dropped, and the next whole line counts after the return', async () => {
    const { clock, ports, readings, walked } = await readyBench();
    ports.send(PATH, '3146\n11');
    ports.unplug(PATH);
    await clock.advance(10_000);
    expect(walked()).toEqual(['reconnecting unplugged']);
    ports.plug(PATH);
    await clock.advance(6000 + SETTLE_TIME);
    ports.send(PATH, '66\n5261\n');
    expect(walked()).toEqual(['identifying', 'ready']);
    expect(readings).toEqual(['roll 3146', 'partial', 'bad-roll', 'roll 5261']);
  });

  test('while it identifies, and twice within a second, makes one transition each', async () => {
    const { clock, ports, open, walked } = bench();
    ports.plug(PATH);
    open();
    await clock.advance(100);
    for (let round = 0; round < 2; round += 1) {
      ports.unplug(PATH);
      ports.plug(PATH);
      await clock.advance(500);
    }
    await clock.advance(SETTLE_TIME);
    expect(walked()).toEqual([
      'opening',
      'identifying',
      'reconnecting unplugged',
      'identifying',
      'reconnecting unplugged',
      'identifying',
      'ready',
    ]);
  });

  test('waits 0.25, 0.5, 1, 2, 4 and then always 5 s between attempts', async () => {
    const { clock, ports } = await readyBench();
    ports.unplug(PATH);
    ports.tried.length = 0;
    const at: number[] = [];
    const start = clock.now();
    while (clock.now() - start < 23_000) {
      const before = ports.tried.length;
      await clock.advance(250);
      if (ports.tried.length > before) at.push(clock.now() - start);
    }
    expect(at).toEqual([250, 750, 1750, 3750, 7750, 12_750, 17_750, 22_750]);
  });

  test.each([
    [0, 200],
    [0.999999, 300],
  ])('spreads its waits by a fifth (chance %d)', async (chance, first) => {
    const { clock, ports, open } = bench(chance);
    open({ known: true });
    await clock.advance(0);
    await clock.advance(first - 1);
    expect(ports.tried.length).toBe(1);
    await clock.advance(1);
    expect(ports.tried.length).toBe(2);
  });

  test('ends its wait when the list of ports changes', async () => {
    const { clock, ports, reader } = await readyBench();
    ports.unplug(PATH);
    await clock.advance(13_000);
    ports.plug(PATH, {});
    await clock.advance(2000);
    expect(reader.status().state).toBe('identifying');
  });

  test('sees a change of the list from the first moment on', async () => {
    const { clock, ports, reader } = await readyBench();
    ports.unplug(PATH);
    await clock.advance(4000);
    ports.plug(PATH, {});
    await clock.advance(2000);
    expect(reader.status().state).toBe('identifying');
  });

  test('finds the same device under another path, three times in 30 s, each time within three seconds (K22)', async () => {
    const { clock, ports, reader, readings } = await readyBench(uno);
    let path = PATH;
    for (const [next, away] of [
      ['/dev/ttyACM1', 300],
      ['/dev/ttyACM2', 7000],
      ['/dev/ttyACM3', 12_000],
    ] as const) {
      ports.unplug(path);
      await clock.advance(away);
      ports.plug(next, uno);
      await clock.advance(3000);
      expect(reader.status()).toMatchObject({
        state: expect.stringMatching(/identifying|ready/),
        path: next,
      });
      path = next;
    }
    await clock.advance(SETTLE_TIME);
    ports.send(path, '3146\n');
    expect(readings).toEqual(['roll 3146']);
    expect(ports.opened()).toEqual([path]);
  });

  test('never falls back to another device, not even one that took over the old path', async () => {
    const { clock, ports, reader } = await readyBench(uno);
    ports.unplug(PATH);
    ports.tried.length = 0;
    ports.plug(PATH, { ...uno, serialNumber: 'another' });
    ports.plug('/dev/ttyS0', {});
    await clock.advance(60_000);
    expect(ports.tried).toEqual([]);
    expect(stateWord(reader.status())).toBe('reconnecting unplugged');
  });

  test('asks when two devices look alike and opens neither, until one is left or one is picked', async () => {
    const { clock, ports, open, reader, walked } = await readyBench(clone);
    ports.unplug(PATH);
    ports.tried.length = 0;
    ports.plug(PATH, clone);
    ports.plug('/dev/ttyUSB1', clone);
    await clock.advance(30_000);
    expect(ports.tried).toEqual([]);
    expect(walked()).toEqual(['reconnecting unplugged', 'reconnecting two-alike']);
    expect(reader.status().alike).toEqual([PATH, '/dev/ttyUSB1']);
    ports.unplug(PATH);
    await clock.advance(2000 + SETTLE_TIME);
    expect(reader.status()).toMatchObject({ state: 'ready', path: '/dev/ttyUSB1', alike: [] });
    ports.unplug('/dev/ttyUSB1');
    ports.plug(PATH, clone);
    ports.plug('/dev/ttyUSB1', clone);
    await clock.advance(1000);
    open({ path: PATH });
    await clock.advance(SETTLE_TIME);
    expect(reader.status()).toMatchObject({ state: 'ready', path: PATH });
  });

  test('is patient with a device that comes back busy or without its rights, but not for ever', async () => {
    for (const code of ['busy', 'denied'] as const) {
      const { clock, ports, walked } = await readyBench();
      ports.unplug(PATH);
      ports.plug(PATH);
      ports.refuse(PATH, code, 'dialout');
      await clock.advance(10_000);
      expect(walked()).toEqual(['reconnecting unplugged', `reconnecting ${code}`]);
      ports.refuse(PATH, null);
      await clock.advance(5000 + SETTLE_TIME);
      expect(walked()).toEqual(['identifying', 'ready']);
      ports.refuse(PATH, code, 'dialout');
      ports.unplug(PATH);
      ports.plug(PATH);
      await clock.advance(RETURN_GRACE + 6000);
      expect(walked().at(-1)).toBe(`failed ${code}`);
    }
  });

  test('retry looks at once and shows that it does', async () => {
    const { clock, ports, reader, walked } = await readyBench();
    ports.unplug(PATH);
    await clock.advance(30_000);
    walked();
    reader.retry();
    await clock.advance(0);
    expect(walked()).toEqual(['opening', 'reconnecting unplugged']);
  });

  test('a reader remembered from the last start is found under another path, and no other device is opened', async () => {
    const { clock, ports, open, walked } = bench();
    const identity = { ...uno, pnpId: null };
    ports.plug(PATH, { ...uno, serialNumber: 'another' });
    open({ identity });
    await clock.advance(5000);
    expect(walked()).toEqual(['opening', 'reconnecting missing']);
    expect(ports.tried).toEqual([]);
    ports.plug('/dev/ttyACM4', uno);
    await clock.advance(3000 + SETTLE_TIME);
    expect(ports.opened()).toEqual(['/dev/ttyACM4']);
  });

  test('a device is known by the id that it gives itself: another one under the same path is let go, and none of its rolls counts', async () => {
    const { clock, ports, reader, readings, walked } = await readyBench();
    const hello = (id: string) => frame(`TDH,1,7F3A,4,${id},1.2,ack`);
    ports.send(PATH, hello('DT-01'));
    expect(reader.device()).toBe('DT-01');
    ports.unplug(PATH);
    ports.plug(PATH);
    await clock.advance(300);
    walked();
    ports.send(PATH, hello('DT-02') + frame('TDR,7F3A,1,3146'));
    await clock.advance(10_000);
    expect(walked()).toEqual(['failed wrong-device']);
    expect(reader.status()).toMatchObject({ detail: 'DT-02' });
    expect([readings, ports.opened()]).toEqual([[], []]);
    // The right one, after a person pressed Retry.
    reader.retry();
    await clock.advance(10);
    ports.send(PATH, hello('DT-01') + frame('TDR,7F3A,1,3146'));
    await clock.advance(10);
    expect(readings).toEqual(['roll 3146']);
    expect(reader.status().state).toBe('ready');
  });

  test('a device that named itself before counts only once it does so again; one that is silent is tried anew', async () => {
    const { clock, ports, reader, open, readings, walked } = bench();
    ports.plug(PATH);
    open({ device: 'DT-01', known: true });
    await clock.advance(3000);
    ports.send(PATH, '3146\n');
    expect(readings).toEqual(['early 3146']);
    await clock.advance(7000);
    expect(walked().slice(0, 3)).toEqual(['opening', 'identifying', 'reconnecting no-hello']);
    expect(reader.status().state).not.toBe('ready');
  });

  test('a reader that somebody picks anew may be any device', async () => {
    const { clock, ports, reader, open } = await readyBench();
    ports.send(PATH, frame('TDH,1,7F3A,4,DT-01,1.2,ack'));
    open();
    await clock.advance(100);
    ports.send(PATH, frame('TDH,1,0B01,4,DT-02,1.2,ack'));
    expect([reader.device(), reader.status().state]).toEqual(['DT-02', 'ready']);
  });

  test('lets go of the lines that hold some boards in reset, where that was chosen', async () => {
    const { clock, ports, open } = bench();
    ports.plug(PATH);
    open({ release: true });
    await clock.advance(10);
    expect(ports.released).toEqual([PATH]);
  });

  test('a list that cannot be had is no reason to open anything else', async () => {
    const { clock, ports, reader } = await readyBench(uno);
    ports.unplug(PATH);
    ports.tried.length = 0;
    ports.breakList('timed-out');
    ports.plug('/dev/ttyACM4', uno);
    await clock.advance(10_000);
    expect(ports.tried).toEqual([]);
    ports.breakList(null);
    await clock.advance(3000);
    expect(reader.status().path).toBe('/dev/ttyACM4');
  });
});

describe('the wrong speed', () => {
  test('fails the reader, lets the port go and keeps what was seen for diagnostics', async () => {
    const { clock, ports, open, reader, walked } = bench();
    ports.plug(PATH);
    open({ baud: 9600 });
    await clock.advance(10);
    for (let round = 0; round < 400; round += 1) {
      ports.send(
        PATH,
        Uint8Array.from({ length: 64 }, (_, index) => ((index * 37 + round) % 256) | 0x80),
      );
      ports.send(PATH, '\n');
      await clock.advance(10);
    }
    expect(walked()).toEqual(['opening', 'identifying', 'failed speed']);
    expect(ports.opened()).toEqual([]);
    expect(reader.status().rejected).toBeGreaterThan(200);
    expect(reader.report().lines.length).toBe(LINES_KEPT);
  });

  test('noise does not flood the screens: the count is told four times a second at most', async () => {
    const { clock, ports, counts } = await readyBench();
    for (let round = 0; round < 1000; round += 1) {
      ports.send(PATH, '3147\n');
      await clock.advance(1);
    }
    expect(counts.length).toBeLessThanOrEqual(5);
    await clock.advance(250);
    expect(counts.at(-1)).toBe(1000);
  });

  test('another try with another speed works', async () => {
    const { clock, ports, open, reader } = bench();
    ports.plug(PATH);
    open();
    await clock.advance(10);
    ports.send(PATH, new Uint8Array(64).fill(0xf8));
    await clock.advance(5000);
    expect(stateWord(reader.status())).toBe('failed speed');
    open({ baud: 9600 });
    await clock.advance(SETTLE_TIME);
    expect(reader.status()).toMatchObject({ state: 'ready', why: null, baud: 9600, rejected: 0 });
  });

  test('a failed device that is pulled out and put in again is given another try', async () => {
    const { clock, ports, open, reader } = bench();
    ports.plug(PATH, uno);
    open();
    await clock.advance(10);
    ports.send(PATH, new Uint8Array(64).fill(0xf8));
    await clock.advance(20_000);
    expect(stateWord(reader.status())).toBe('failed speed');
    ports.unplug(PATH);
    await clock.advance(3000);
    expect(stateWord(reader.status())).toBe('failed speed');
    ports.plug('/dev/ttyACM5', uno);
    await clock.advance(2000 + SETTLE_TIME);
    expect(reader.status()).toMatchObject({ state: 'ready', path: '/dev/ttyACM5' });
  });
});

describe('leaving the reader', () => {
  test('lets the port go, stops every timer and is absent', async () => {
    const { clock, ports, reader, walked } = await readyBench(uno);
    await reader.close();
    await clock.advance(1000);
    expect(walked()).toEqual(['absent']);
    expect(ports.opened()).toEqual([]);
    expect(clock.pending()).toBe(0);
    expect(reader.identity()).toBeNull();
  });

  test('while reconnecting ends the search', async () => {
    const { clock, ports, reader, walked } = await readyBench();
    ports.unplug(PATH);
    await reader.close();
    const tried = ports.tried.length;
    await clock.advance(60_000);
    expect(ports.tried.length).toBe(tried);
    expect(walked()).toEqual(['reconnecting unplugged', 'absent']);
    expect(clock.pending()).toBe(0);
  });

  test('while the list is being asked for opens nothing when it comes', async () => {
    const { clock, ports, reader, walked } = await readyBench(uno);
    ports.unplug(PATH);
    ports.tried.length = 0;
    ports.plug('/dev/ttyACM4', uno);
    const answer = ports.stallList();
    await clock.advance(300);
    await reader.close();
    answer();
    await clock.advance(60_000);
    expect(ports.tried).toEqual([]);
    expect(walked()).toEqual(['reconnecting unplugged', 'absent']);
  });

  test('for good is done in two seconds even if an open is never answered, and nothing is told after it', async () => {
    const { clock, ports, open, reader, walked } = bench();
    ports.plug(PATH);
    ports.stall(PATH);
    open();
    walked();
    await clock.advance(100);
    let done = false;
    void reader.dispose().then(() => (done = true));
    await clock.advance(2000);
    expect(done).toBe(true);
    reader.retry();
    open();
    await clock.advance(60_000);
    expect(walked()).toEqual([]);
    expect(ports.tried.length).toBe(1);
  });

  test('within the handling of a roll ends the reading at that roll', async () => {
    const clock = fakeClock();
    const ports = fakePorts();
    const readings: string[] = [];
    const reader = createReader({
      ports,
      clock,
      awaited: () => awaiting(4),
      log: () => undefined,
      on: {
        reading(reading) {
          readings.push(wordOf(reading));
          void reader.close();
        },
        status: () => undefined,
        counted: () => undefined,
      },
    });
    ports.plug(PATH);
    reader.open({ path: PATH, baud: 115200, form: 'plain' });
    await clock.advance(SETTLE_TIME);
    ports.send(PATH, '3146\n5261\n1111\n');
    expect(readings).toEqual(['roll 3146']);
  });

  test('thirty losses and returns leave no connection, timer or listener behind', async () => {
    const { clock, ports, reader, readings } = await readyBench(uno);
    await clock.advance(10_000); // it is asked no more who it is
    const before = clock.pending();
    for (let round = 0; round < 30; round += 1) {
      ports.unplug(PATH);
      await clock.advance(100);
      ports.plug(PATH, uno);
      await clock.advance(10_000);
      ports.send(PATH, '3146\n');
    }
    expect(readings).toEqual(Array.from({ length: 30 }, () => 'roll 3146'));
    expect(clock.pending()).toBe(before);
    expect(reader.status().state).toBe('ready');
  });
});
