/** Framing: line ends, noise, length and age. */
import { describe, expect, test } from 'vitest';
import { createSplitter, escapeBytes, LINE_AGE, LINE_LIMIT } from '../../../src/host/dice/split.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

describe('cutting bytes into lines', () => {
  test('an LF that follows a CR is skipped, also after a pause and a dropped line', () => {
    const splitter = createSplitter();
    expect(splitter.push(bytes('3146\r'), 0)).toEqual([{ is: 'line', text: '3146' }]);
    expect(splitter.expire(5000)).toEqual([]);
    expect(splitter.push(bytes('\n5261\n'), 6000)).toEqual([{ is: 'line', text: '5261' }]);
  });

  test('a tab is allowed, every other control byte and every byte from 7F up spoils the line', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      if (byte === 0x0a || byte === 0x0d) continue;
      const [piece] = createSplitter().push(Uint8Array.of(0x33, byte, 0x0a), 0);
      const allowed = byte === 9 || (byte >= 0x20 && byte <= 0x7e);
      expect(piece?.is, `byte ${byte}`).toBe(allowed ? 'line' : 'rejected');
    }
  });

  test('every noise byte counts, also in a line that is not finished', () => {
    const splitter = createSplitter();
    splitter.push(Uint8Array.of(0xff, 0x33, 0x00, 0x0a, 0x80), 0);
    expect(splitter.noiseBytes()).toBe(3);
  });

  test('a line that grows too long is told once, when it does, and nothing is kept of its rest', () => {
    const splitter = createSplitter();
    expect(splitter.push(bytes('U'.repeat(LINE_LIMIT)), 0)).toEqual([]);
    expect(splitter.push(bytes('V'), 0)).toEqual([
      { is: 'rejected', why: 'overlong', text: 'U'.repeat(LINE_LIMIT) },
    ]);
    expect(splitter.push(bytes('3146'.repeat(1000)), 0)).toEqual([]);
    expect(splitter.push(bytes('\n'), 0)).toEqual([]);
    expect(splitter.push(bytes('3146\n'), 0)).toEqual([{ is: 'line', text: '3146' }]);
  });

  test('an unfinished line is dropped a second after its last byte and the next line is whole', () => {
    const splitter = createSplitter();
    splitter.push(bytes('31'), 0);
    expect(splitter.expire(LINE_AGE - 1)).toEqual([]);
    expect(splitter.expire(LINE_AGE)).toEqual([{ is: 'rejected', why: 'partial', text: '31' }]);
    expect(splitter.unfinished()).toBe(false);
    expect(splitter.push(bytes('5261\n'), LINE_AGE + 1)).toEqual([{ is: 'line', text: '5261' }]);
  });

  test('a slow line that still flows is not cut, for its tail could read as a roll', () => {
    const splitter = createSplitter();
    let now = 0;
    for (const letter of '# the last roll was ') {
      splitter.push(bytes(letter), now);
      now += 900;
      expect(splitter.expire(now)).toEqual([]);
    }
    expect(splitter.push(bytes('3146\n'), now)).toEqual([{ is: 'line', text: '# the last roll was 3146' }]);
  });

  test('the end of a connection drops an unfinished line, as noise if it was spoiled', () => {
    const splitter = createSplitter();
    splitter.push(bytes('31'), 0);
    expect(splitter.end()).toEqual([{ is: 'rejected', why: 'partial', text: '31' }]);
    splitter.push(Uint8Array.of(0x33, 0xfe), 0);
    expect(splitter.end()).toEqual([{ is: 'rejected', why: 'noise', text: '3\\xFE' }]);
    expect(splitter.end()).toEqual([]);
  });

  test('shown bytes are spelled out so that no two lines look the same', () => {
    expect(escapeBytes(Uint8Array.of(0x41, 0x09, 0x5c, 0x1b, 0x7f, 0xe4))).toBe('A\\t\\\\\\x1B\\x7F\\xE4');
  });
});
