/** What people read about the reader: every state and cause has words of its own and a next step. */
import { describe, expect, test } from 'vitest';
import { ABSENT } from '../../src/host/dice/absent.ts';
import { READER_STATES, READER_WHYS, type ReaderStatus } from '../../src/contract/reader.ts';
import { listSentence, noPortsSentence, readerSentence, type ReaderSubject } from '../../src/words/reader.ts';

const status = (change: Partial<ReaderStatus>): ReaderStatus => ({
  ...ABSENT,
  state: 'failed',
  path: '/dev/ttyUSB0',
  ...change,
});

/** The pairs of state and cause that the life cycle can reach. */
const reachable: readonly (readonly [ReaderSubject['state'], ReaderSubject['why']])[] = [
  ['absent', null],
  ['opening', null],
  ['opening', 'busy'],
  ['identifying', null],
  ['ready', null],
  ...(['unplugged', 'missing', 'denied', 'busy', 'no-answer', 'two-alike', 'other'] as const).map(
    (why) => ['reconnecting', why] as const,
  ),
  ...(['missing', 'denied', 'busy', 'not-serial', 'bad-baud', 'no-answer', 'speed', 'other'] as const).map(
    (why) => ['failed', why] as const,
  ),
];

describe('words for the reader', () => {
  test('every state and cause that can come up has a title and a next step of its own', () => {
    const all = reachable.map(([state, why]) =>
      readerSentence(status({ state, why, alike: ['/dev/a', '/dev/b'] })),
    );
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ next }) => next)).size).toBe(all.length);
    for (const { title, next } of all) {
      expect(title).toMatch(/^[^a-z].*\.$/);
      expect(next).toMatch(/^[A-Z].*\.$/);
    }
  });

  test('no state or cause is without words, and none sends anybody to work as root', () => {
    for (const state of READER_STATES) {
      for (const why of [...READER_WHYS, null]) {
        const { title, next } = readerSentence(status({ state, why, path: null }));
        expect(`${title} ${next}`).not.toMatch(/sudo|root|undefined|null|EACCES|errno/i);
        expect(title.length).toBeGreaterThan(5);
        expect(next.length).toBeGreaterThan(5);
      }
    }
  });

  test('the path by hand is named wherever the reader gives no dice and a person must act', () => {
    for (const [state, why] of reachable) {
      if (state !== 'failed' && state !== 'reconnecting') continue;
      expect(readerSentence(status({ state, why })).next, `${state} ${why}`).toContain(
        'type the dice or tap them',
      );
    }
  });

  test('without permission the group is named, and that one must log in again', () => {
    const { title, next } = readerSentence(status({ why: 'denied', group: 'dialout' }));
    expect(title).toContain('/dev/ttyUSB0');
    expect(next).toContain('"dialout"');
    expect(next).toContain('log out and in again');
    expect(readerSentence(status({ why: 'denied' })).next).toContain('the group that owns the device');
  });

  test('at the wrong speed the other usual speeds are offered, not the one that failed', () => {
    expect(readerSentence(status({ why: 'speed', baud: 115200 })).next).toContain('Try 9600 or 57600.');
    expect(readerSentence(status({ why: 'speed', baud: 9600 })).next).toContain('Try 115200 or 57600.');
    expect(readerSentence(status({ why: 'speed', baud: 4800 })).next).toContain('Try 115200, 9600 or 57600.');
  });

  test('a busy port names likely holders', () => {
    expect(readerSentence(status({ why: 'busy' })).next).toMatch(/serial monitor.*another Tableside/);
  });

  test('two readers that look alike are both named', () => {
    const { title } = readerSentence(
      status({ state: 'reconnecting', why: 'two-alike', alike: ['/dev/a', '/dev/b'] }),
    );
    expect(title).toContain('/dev/a or /dev/b');
  });

  test("a cause without a name is told in the system's own words", () => {
    expect(readerSentence(status({ why: 'other', detail: 'Input/output error' })).title).toContain(
      'Input/output error',
    );
  });

  test('a list that cannot be had says why, each in its own words, and that a path can be typed', () => {
    const all = (['no-udevadm', 'timed-out', 'failed'] as const).map(listSentence);
    expect(new Set([...all, noPortsSentence].map(({ title }) => title)).size).toBe(4);
    for (const { next } of all) expect(next).toContain('Type the path');
    expect(listSentence('no-udevadm').title).toContain('udevadm');
  });
});
