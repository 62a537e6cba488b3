/** What is said of a reading that does not count, and of a roll that waits. */
import { describe, expect, test } from 'vitest';
import type { ReaderNote } from '../../src/contract/from-host.ts';
import type { Held } from '../../src/table/view.ts';
import { heldStrip } from '../../src/words/desk.ts';
import { readerNoteWords } from '../../src/words/reader-panel.ts';

/** The compiler sees to it that none is left out. */
const WHYS: Readonly<Record<ReaderNote['why'], true>> = {
  'not-awaited': true,
  early: true,
  'bad-roll': true,
  'other-count': true,
  kept: true,
  gap: true,
  boot: true,
  unsure: true,
  count: true,
  obscured: true,
  moving: true,
  lowlight: true,
  cocked: true,
  stacked: true,
  offtray: true,
  unbound: true,
  stranger: true,
  extra: true,
  clash: true,
  incomplete: true,
  half: true,
  battery: true,
};
const HELD: Readonly<Record<Held['why'], true>> = {
  asked: true,
  waiting: true,
  gap: true,
  'unknown-boot': true,
  unsure: true,
  copy: true,
  late: true,
};
const whys = Object.keys(WHYS) as ReaderNote['why'][];
const held = Object.keys(HELD) as Held['why'][];

describe('a reading that does not count', () => {
  test.each([
    ['with faces', [3, 1, 4, 6]],
    ['without', null],
  ])('has a sentence of its own for every cause (%s)', (_name, dice) => {
    const all = whys.map((why) => readerNoteWords({ why, dice }));
    expect(new Set(all).size).toBe(all.length);
    for (const says of all) expect(says).toMatch(/^[A-Z].*\.$/);
  });

  test.each(whys)('says what to do next, or that nothing is to be done (%s)', (why) => {
    for (const dice of [[3, 1, 4, 6], null]) {
      const says = readerNoteWords({ why, dice });
      expect(says).toMatch(/[Tt]ype|[Uu]se |[Ff]ill in|[Bb]ind |[Cc]harge|does not count/);
      expect(says).not.toMatch(/undefined|null/);
      expect(says.length, 'two lines of a strip, three at most').toBeLessThan(125);
    }
  });

  test('names the die that it is about', () => {
    for (const why of ['cocked', 'stacked', 'offtray', 'stranger', 'clash', 'battery'] as const)
      expect(readerNoteWords({ why, dice: null, die: 'd3' })).toMatch(/^Die d3 /);
  });
});

test('a roll that waits has a strip of its own for every cause, short enough to stand beside its dice', () => {
  const dice = [6, 6, 1, 2];
  const all = [
    ...held.map((why) => heldStrip({ dice, why }, 'choice')),
    ...(['bot', 'program'] as const).map((waits) => heldStrip({ dice, why: 'waiting' }, waits)),
  ];
  expect(new Set(all).size).toBe(all.length);
  for (const says of all) expect(says.length).toBeLessThanOrEqual(34);
});
