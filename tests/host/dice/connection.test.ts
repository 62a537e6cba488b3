/** One connection: settling, age of lines, wrong speed. */
import { describe, expect, test } from 'vitest';
import { SETTLE_TIME } from '../../../src/host/dice/connection.ts';
import { NOISE_BYTES, NOISE_TIME } from '../../../src/host/dice/speed.ts';
import { LINE_AGE } from '../../../src/host/dice/split.ts';
import { hear, hearSettled } from '../../kit/listener.ts';

const noise = (count: number) => new Uint8Array(count).fill(0xfe);

describe('a connection settles', () => {
  test('rolls of the first 2.5 s are early, later ones count', async () => {
    const { clock, told, push } = hear();
    push('3146\n');
    await clock.advance(SETTLE_TIME - 1);
    push('5261\n');
    await clock.advance(1);
    push('1111\n');
    expect(told).toEqual(['early 3146', 'early 5261', 'settled', 'roll 1111']);
  });

  test('boot text, a modem probe and colour codes pass without a roll', async () => {
    const { clock, told, push } = hear();
    push('\0\xff\x1b[2J\r\nets Jun  8 2016\r\nAT\r\r\nERROR\r\n# ready\r\n');
    await clock.advance(10_000);
    push('3146\r\n');
    expect(told).toEqual(['noise', 'unknown', 'unknown', 'unknown', 'comment', 'settled', 'roll 3146']);
  });

  test('a keep-alive, an empty line and the previous roll again at a turn change are no roll', async () => {
    const { told, push } = await hearSettled();
    push('3146\n');
    push('\n\r\n.\n3146\n');
    expect(told).toEqual(['roll 3146', 'unknown', 'repeat']);
  });

  test('10,000 rolls in chunks of 4 kB and byte by byte are all read, once and in order', async () => {
    const { told, push } = await hearSettled();
    const rolls = Array.from({ length: 10_000 }, (_, index) =>
      [216, 36, 6, 1].map((weight) => (Math.floor(index / weight) % 6) + 1).join(''),
    );
    const stream = Buffer.from(rolls.map((roll) => `${roll}\r\n`).join(''));
    const half = stream.length / 2;
    for (let at = 0; at < half; at += 4096) push(stream.subarray(at, Math.min(at + 4096, half)));
    for (let at = half; at < stream.length; at += 1) push(stream.subarray(at, at + 1));
    expect(told).toEqual(rolls.map((roll) => `roll ${roll}`));
  });
});

describe('half a line', () => {
  test('is dropped a second after its last byte, and the next line counts', async () => {
    const { clock, told, push } = await hearSettled();
    push('31');
    await clock.advance(LINE_AGE);
    push('5261\n');
    expect(told).toEqual(['partial', 'roll 5261']);
  });

  test('survives when the program was held up for two seconds and the rest was waiting', async () => {
    const { clock, told, push } = await hearSettled();
    push('31');
    await clock.holdUp(2000, () => push('46\n5261\n'));
    await clock.advance(5000);
    expect(told).toEqual(['roll 3146', 'roll 5261']);
  });

  test('is dropped all the same when nothing was waiting', async () => {
    const { clock, told, push } = await hearSettled();
    push('31');
    await clock.holdUp(2000);
    expect(told).toEqual([]);
    await clock.advance(LINE_AGE);
    expect(told).toEqual(['partial']);
  });

  test('is dropped at the end of the connection, after which nothing is told', async () => {
    const { clock, connection, told, push } = await hearSettled();
    push('3146\n31');
    connection.end();
    push('46\n5261\n');
    await clock.advance(10_000);
    expect(told).toEqual(['roll 3146', 'partial']);
    expect(clock.pending()).toBe(0);
  });
});

describe('the wrong speed', () => {
  test('is called after three seconds with 32 bytes of noise and no valid line, and the reader never settles', async () => {
    const { clock, told, push } = hear();
    push(noise(NOISE_BYTES));
    await clock.advance(NOISE_TIME - 1);
    expect(told).toEqual(['noise']);
    await clock.advance(1);
    expect(told).toEqual(['noise', 'wrong speed']);
  });

  test('is called for an overlong line as well', async () => {
    const { clock, told, push } = hear();
    push('U'.repeat(300));
    await clock.advance(NOISE_TIME);
    expect(told).toEqual(['overlong', 'wrong speed']);
  });

  test('is not called for less noise than that, but as soon as there is enough', async () => {
    const { clock, told, push } = hear();
    push(noise(NOISE_BYTES - 1));
    await clock.advance(60_000);
    expect(told).toEqual(['noise', 'settled']);
    push(noise(1));
    expect(told).toEqual(['noise', 'settled', 'noise', 'wrong speed']);
  });

  test('is never called once a roll or a telling line of text was read', async () => {
    for (const line of ['3146\n', '# dice reader\n', 'hello, I am your dice\n']) {
      const { clock, told, push } = hear();
      push(noise(200));
      push('\n');
      push(line);
      await clock.advance(2 * NOISE_TIME);
      push(noise(200));
      await clock.advance(2 * NOISE_TIME);
      expect(told, line).toContain('settled');
      expect(told, line).not.toContain('wrong speed');
    }
  });

  test('is called although random bytes make short lines now and then', async () => {
    const { clock, told, push } = hear();
    for (let round = 0; round < 40; round += 1) {
      push(noise(20));
      push('\nU\nk~3\n');
      await clock.advance(100);
    }
    expect(told).toContain('wrong speed');
    expect(told).not.toContain('settled');
  });

  test('a megabyte of noise without a line end is told as one overlong line', () => {
    const { told, noted, push } = hear();
    for (let round = 0; round < 250; round += 1) push(noise(4096));
    expect(told).toEqual(['overlong']);
    expect(noted[0]?.text.length).toBe(240 * 4);
  });
});
