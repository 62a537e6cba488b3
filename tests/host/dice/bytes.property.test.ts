/** Whatever the bytes and however they are chunked: the same readings, no throw, no invented roll. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPlain } from '../../../src/host/dice/plain.ts';
import { bytesOf, streams } from '../../fixtures/dice/streams.ts';
import { hearSettled } from '../../kit/listener.ts';
import { seedOr } from '../../kit/seeded.ts';

const seed = seedOr(20260421);
const runs = { seed, numRuns: 300, endOnFailure: true };

/** Readings of a stream cut at the given places, all within one moment. */
async function readings(stream: Uint8Array, cuts: readonly number[], dice = 4): Promise<string[]> {
  const heard = await hearSettled(dice);
  const places = [...new Set([0, ...cuts.map((cut) => cut % (stream.length + 1)), stream.length])].sort(
    (a, b) => a - b,
  );
  places.slice(1).forEach((end, index) => heard.push(stream.subarray(places[index], end)));
  heard.connection.end();
  return heard.told;
}

const cuts = fc.array(fc.nat(2000), { maxLength: 40 });
const die = fc.integer({ min: 1, max: 6 });
const lineEnd = fc.constantFrom('\n', '\r', '\r\n');
const rollText = fc
  .tuple(die, die, die, die, fc.constantFrom('', ' ', ', ', ';', '-'), fc.constantFrom('', 'ROLL: '))
  .map(([a, b, c, d, separator, prefix]) => `${prefix}${[a, b, c, d].join(separator)}`);
const line = fc.oneof(
  rollText,
  fc.constantFrom('', '# 3146', 'AT+GCAP', '314', '31465', '\x1b[0m', '3\xff46', 'U'.repeat(300)),
  fc.string({ maxLength: 12, unit: 'binary-ascii' }).map((text) => text.replace(/[\r\n]/g, ' ')),
);
const traffic = fc
  .array(fc.tuple(line, lineEnd), { maxLength: 25 })
  .map((lines) => Buffer.from(lines.flat().join(''), 'latin1'));

describe(`bytes of a reader (seed ${seed})`, () => {
  test('any chunking of a stream gives the same readings', async () => {
    await fc.assert(
      fc.asyncProperty(traffic, cuts, async (stream, places) => {
        expect(await readings(stream, places)).toEqual(await readings(stream, []));
      }),
      runs,
    );
  });

  test('two rolls in chunks of one to five bytes, line ends mixed, are exactly two rolls in order', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 20, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(sizes, lineEnd, lineEnd, async (steps, first, second) => {
        const stream = Buffer.from(`3 4 2 5${first}6 6 1 1${second}`);
        let at = 0;
        const places = steps.map((step) => Math.min((at += step), stream.length));
        expect(await readings(stream, places)).toEqual(['roll 3425', 'roll 6611']);
      }),
      runs,
    );
  });

  test('every stream of the fixtures cut in two at every byte gives what it gives whole', async () => {
    for (const { name, chunks } of streams) {
      const parts = chunks.join(' ').split(' reopen ').map(bytesOf);
      for (const stream of parts) {
        const whole = await readings(stream, []);
        for (let cut = 1; cut < stream.length; cut += 1) {
          expect(await readings(stream, [cut]), `${name}, cut at ${cut}`).toEqual(whole);
        }
      }
    }
  });

  test('random bytes never throw and never make a roll that is no line of the stream', async () => {
    // Bytes near those of real traffic, so that rolls, line ends and noise all come up often.
    const digits = fc.array(fc.integer({ min: 0x30, max: 0x37 }), { minLength: 3, maxLength: 5 });
    const one = fc.oneof(
      { weight: 1, arbitrary: fc.integer({ min: 0x30, max: 0x37 }) },
      { weight: 3, arbitrary: fc.constantFrom(0x0a, 0x0d) },
      { weight: 2, arbitrary: fc.constantFrom(0x20, 0x2c, 0x23, 0x24, 0x7b) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 255 }) },
    );
    const some = fc.oneof(
      digits.map((list) => [...list, 0x0a]),
      digits,
      one.map((byte) => [byte]),
    );
    const stream = fc.array(some, { maxLength: 150 }).map((list) => Uint8Array.from(list.flat()));
    let rolls = 0;
    await fc.assert(
      fc.asyncProperty(stream, cuts, async (data, places) => {
        const lines = Buffer.from(data)
          .toString('latin1')
          .split(/[\r\n]/);
        const possible = new Set<string>();
        for (const text of lines) {
          const read = readPlain(text, 4);
          if (read.is === 'roll') possible.add(`roll ${read.dice.join('')}`);
        }
        const told = (await readings(data, places)).filter((word) => word.startsWith('roll'));
        rolls += told.length;
        expect([...possible]).toEqual(expect.arrayContaining(told));
      }),
      { ...runs, numRuns: 1000 },
    );
    expect(rolls).toBeGreaterThan(100);
  });

  test('a bit that flips in a plain line makes no roll of other than its own digits', async () => {
    for (const text of ['3146\n', '3, 1, 4, 6\r\n', 'ROLL: 3146\n']) {
      const stream = Buffer.from(text);
      for (let bit = 0; bit < stream.length * 8; bit += 1) {
        const flipped = Buffer.from(stream);
        flipped[bit >> 3]! ^= 1 << (bit & 7);
        const told = (await readings(flipped, [])).filter((word) => word.startsWith('roll'));
        // A plain line has no check: only where the flip made another die of a die may another roll come out.
        const digits = flipped.toString('latin1').replace(/[^0-9]/g, '');
        for (const word of told) expect(word).toBe(`roll ${digits}`);
      }
    }
  });
});
