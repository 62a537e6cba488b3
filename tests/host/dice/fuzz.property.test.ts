/** Millions of bytes that no reader sends, and hundreds of thousands of lines that one nearly sends. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { ReaderForm } from '../../../src/contract/reader.ts';
import { crc16 } from '../../../src/host/dice/check.ts';
import { frame } from '../../../src/host/dice/checked.ts';
import { createConnection, SETTLE_TIME } from '../../../src/host/dice/connection.ts';
import { freshMemory } from '../../../src/host/dice/talk.ts';
import { fakeClock } from '../../kit/clock.ts';
import { awaiting } from '../../kit/listener.ts';
import { seeded, seedOr, type Seeded } from '../../kit/seeded.ts';

const seed = seedOr(20_261_130);
const BYTES = 5_000_000;
const BLOCK = 50_000;
const LINES = 200_000;

/** A heap may grow by so much, in bytes, for whatever was read: what is kept is a fixed amount. */
const GROWTH = 8 * 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
const heap = () => {
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
};

/** A connection whose device has said who it is, and every roll that it told. */
async function listening(form: ReaderForm, hello: string) {
  const clock = fakeClock();
  const rolls: { readonly line: string; readonly dice: string; readonly doubt: string | null }[] = [];
  const connection = createConnection({
    clock,
    awaited: () => awaiting(4),
    bound: () => ['d1', 'd2', 'd3', 'd4'],
    form,
    named: false,
    memory: freshMemory(),
    send: () => undefined,
    on: {
      reading(reading) {
        if (reading.is !== 'roll') return;
        rolls.push({
          line: reading.line,
          dice: reading.dice.join(''),
          doubt: reading.backing?.doubt ?? null,
        });
        reading.backing?.stored();
      },
      noted: () => undefined,
      settled: () => undefined,
      wrongSpeed: () => undefined,
      hello: () => true,
      noHello: () => undefined,
      stale: () => undefined,
      dead: () => undefined,
    },
  });
  connection.push(Buffer.from(hello, 'latin1'));
  await clock.advance(SETTLE_TIME);
  return { connection, rolls, clock };
}

/** Pushes bytes in chunks of any size. */
function inChunks(chance: Seeded, bytes: Uint8Array, push: (chunk: Uint8Array) => void) {
  for (let at = 0; at < bytes.length;) {
    const size = 1 + chance.whole(chance.chance(0.5) ? 8 : 4096);
    push(bytes.subarray(at, at + size));
    at += size;
  }
}

const HELLOS: Readonly<Record<'checked' | 'json', string>> = {
  checked: frame('TDH,1,7F3A,4,DT-01,1.2,ack'),
  json: jsonChecked({ t: 'hello', v: 1, b: '7F3A', id: 'DT-01', fw: '1.2', dice: 4, crc: 1 }),
};

function jsonChecked(said: object): string {
  const bytes = JSON.stringify(said);
  return `${bytes}*${crc16(bytes)}\n`;
}

describe(`random bytes (seed ${seed})`, () => {
  /** Half of the blocks are made of the characters of real lines, which comes much nearer to one. */
  function* blocks(chance: Seeded, near: string) {
    const alphabet = Buffer.from(near, 'latin1');
    for (let done = 0; done < BYTES; done += BLOCK) {
      const isNear = chance.chance(0.5);
      yield Uint8Array.from({ length: BLOCK }, () =>
        isNear ? (alphabet[chance.whole(alphabet.length)] ?? 0) : chance.whole(256),
      );
    }
  }

  test.each(['checked', 'json', 'auto'] as const)(
    'five million behind a hello, in the form %s: no fault, no memory, not one roll',
    async (form) => {
      const chance = seeded(seed);
      const { connection, rolls, clock } = await listening(
        form,
        form === 'json' ? HELLOS.json : HELLOS.checked,
      );
      const before = heap();
      for (const block of blocks(chance, '123456 ,;-\r\n${}*:"')) {
        inChunks(chance, block, (chunk) => connection.push(chunk));
        await clock.advance(100);
      }
      connection.end();
      expect(rolls).toEqual([]);
      expect(heap() - before).toBeLessThan(GROWTH);
    },
  );

  test('five million in the form plain: no fault, and no roll but what a line says', async () => {
    const chance = seeded(seed);
    let count = 0;
    for (const block of blocks(chance, '123456 ,;-\r\n')) {
      // Each block is a connection: behind the first byte of a frame no plain line counts any more.
      const { connection, rolls } = await listening('plain', '1234\n');
      inChunks(chance, block, (chunk) => connection.push(chunk));
      connection.end();
      const lines = new Set(
        Buffer.from(block)
          .toString('latin1')
          .split(/[\r\n]/),
      );
      for (const { line } of rolls) expect(lines.has(line), line).toBe(true);
      count += rolls.length;
    }
    expect(count).toBeGreaterThan(1000);
  });
});

/** The same bytes, a little otherwise. */
function mutated(chance: Seeded, line: Buffer): Buffer {
  const at = chance.whole(line.length);
  const other = chance.whole(line.length);
  switch (chance.whole(8)) {
    case 0: {
      const flipped = Buffer.from(line);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << chance.whole(8));
      flipped[other] = (flipped[other] ?? 0) ^ (1 << chance.whole(8));
      return flipped;
    }
    case 1:
      return Buffer.concat([line.subarray(0, at), line.subarray(at + 1)]);
    case 2:
      return Buffer.concat([line.subarray(0, at), Buffer.from([chance.whole(256)]), line.subarray(at)]);
    case 3:
      return line.subarray(0, at);
    case 4:
      return line.subarray(at);
    case 5:
      return Buffer.concat([line.subarray(0, at), line]);
    case 6: {
      const swapped = Buffer.from(line);
      swapped[at] = line[other] ?? 0;
      swapped[other] = line[at] ?? 0;
      return swapped;
    }
    default:
      return Buffer.concat([line, line]);
  }
}

describe(`valid lines that were changed (seed ${seed})`, () => {
  test.each(['checked', 'json'] as const)(
    'half of two hundred thousand in the form %s: not one roll that was not sent, and none twice',
    async (form) => {
      const chance = seeded(seed);
      const { connection, rolls, clock } = await listening(form, HELLOS[form]);
      const sent = new Set<string>();
      const before = heap();
      let seq = 0;
      let pending: Buffer[] = [];
      for (let line = 0; line < LINES / 2; line += 1) {
        const dice = chance.dice();
        const whole =
          form === 'checked'
            ? frame(`TDR,7F3A,${seq},${dice.join('')}`)
            : jsonChecked({ t: 'roll', b: '7F3A', n: seq, d: dice });
        sent.add(`${seq} ${dice.join('')}`);
        const bytes = Buffer.from(whole, 'latin1');
        // One in ten comes through whole, so that there is always something to go on with.
        pending.push(chance.chance(0.1) ? Buffer.concat([Buffer.from('\n'), bytes]) : mutated(chance, bytes));
        if (chance.chance(0.5)) seq = (seq + 1) % 65_536;
        if (pending.length < 100) continue;
        inChunks(chance, Buffer.concat(pending), (chunk) => connection.push(chunk));
        pending = [];
        // What is missing is given up, and the next one is taken with a doubt.
        await clock.advance(1000);
      }
      expect(rolls.length).toBeGreaterThan(100);
      const places = rolls.map(({ line, dice }) => {
        const place =
          /(?:TDR,7F3A,|"n":)(\d+)/.exec(line.slice(Math.max(0, line.lastIndexOf('$'))))?.[1] ?? 'none';
        expect(sent.has(`${place} ${dice}`), line).toBe(true);
        return place;
      });
      expect(places.filter((place, index) => place === places[index - 1])).toEqual([]);
      connection.end();
      rolls.length = 0;
      sent.clear();
      expect(heap() - before).toBeLessThan(GROWTH);
    },
  );
});
