/** Shapes of the reader that cross a line. */
import { describe, expect, test } from 'vitest';
import { readerChoiceSchema, readerStatusSchema } from '../../src/contract/reader.ts';

const choice = { path: '/dev/ttyUSB0', baud: 115200, form: 'auto', release: false };

describe('the choice of a reader', () => {
  test('is taken with any whole speed from 300 to 2,000,000', () => {
    for (const baud of [300, 9600, 115200, 2_000_000]) {
      expect(readerChoiceSchema.safeParse({ ...choice, baud }).success).toBe(true);
    }
  });

  test.each([
    { ...choice, baud: 299 },
    { ...choice, baud: 2_000_001 },
    { ...choice, baud: 9600.5 },
    { ...choice, baud: '9600' },
    { ...choice, path: '' },
    { ...choice, path: 7 },
    { ...choice, form: 'morse' },
    { ...choice, more: 1 },
    { path: '/dev/ttyUSB0' },
    null,
  ])('is refused as %j', (wrong) => {
    expect(readerChoiceSchema.safeParse(wrong).success).toBe(false);
  });
});

describe('the status of a reader', () => {
  const status = {
    state: 'failed',
    why: 'denied',
    path: '/dev/ttyUSB0',
    baud: 115200,
    form: 'plain',
    release: false,
    group: 'dialout',
    alike: [],
    detail: null,
    rejected: 3,
  };

  test('is told whole', () => {
    expect(readerStatusSchema.parse(structuredClone(status))).toEqual(status);
  });

  test.each(['state', 'why', 'path', 'rejected'])('is nothing without its %s', (key) => {
    const rest = Object.fromEntries(Object.entries(status).filter(([name]) => name !== key));
    expect(readerStatusSchema.safeParse(rest).success).toBe(false);
  });

  test('knows no state that the life cycle does not have', () => {
    expect(readerStatusSchema.safeParse({ ...status, state: 'asleep' }).success).toBe(false);
  });
});
