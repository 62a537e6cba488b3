/** Keys of one's own: every act keeps a key, no two acts share one, and the fixed ones stay. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KEYS } from '../../src/ui/desk/keys.ts';
import {
  isChangeable,
  keysWith,
  offeredKeys,
  pressOf,
  shortcutOf,
  withKey,
} from '../../src/ui/desk/own-keys.ts';

const CHANGEABLE = KEYS.map(({ act }) => act).filter(isChangeable);
const press = fc.constantFrom('a', 'b', 'r', 's', 'z', 'q', 'Space', 'PageDown', 'F8', 'F13');
const event = (key: string, code = '', held: Partial<KeyboardEvent> = {}) => ({
  ...{ key, code, ctrlKey: false, metaKey: false, altKey: false },
  ...held,
});
const shown = (keys: ReturnType<typeof keysWith>, act: string) => keys.find((key) => key.act === act)?.shown;

describe('a key of one’s own', () => {
  test('takes the place of the usual one, and whoever had it gets the free one', () => {
    const keys = keysWith(withKey({}, 'roll-on', 's'));
    expect(shown(keys, 'roll-on')).toBe('S');
    expect(shown(keys, 'stop')).toBe('R');
  });

  test('can be what a pedal sends', () => {
    expect(shown(keysWith(withKey({}, 'stop', 'PageDown')), 'stop')).toBe('PgDn');
  });

  test('chosen back is forgotten, so that nothing is kept of it', () => {
    expect(withKey(withKey({}, 'stop', 'g'), 'stop', 's')).toEqual({});
  });

  test('in any order of choices leaves every act a key and no key two acts', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...CHANGEABLE), press), { maxLength: 12 }), (choices) => {
        const chosen = choices.reduce<Readonly<Record<string, string>>>(
          (sum, [act, key]) => withKey(sum, act, key),
          {},
        );
        const keys = keysWith(chosen);
        const presses = keys.flatMap((key) => key.press);
        expect(keys.map(({ act }) => act)).toEqual(KEYS.map(({ act }) => act));
        expect(new Set(presses).size).toBe(presses.length);
        const last = choices.at(-1);
        if (last !== undefined) expect(keys.find(({ act }) => act === last[0])?.press).toEqual([last[1]]);
      }),
    );
  });

  test('of a damaged file does not count: no key, a fixed one, or one for two acts', () => {
    for (const chosen of [
      { stop: 'Enter' },
      { stop: 'ß' },
      { enter: 'g' },
      { stop: 'g', undo: 'g', why: 'g' },
    ])
      expect(keysWith(chosen)).toEqual(KEYS);
  });
});

test('chosen before there was an act that usually has it leaves that act the key that became free', () => {
  const keys = keysWith({ stop: 'a', 'roll-on': 'g' });
  expect(shown(keys, 'stop')).toBe('A');
  expect(shown(keys, 'roll-on')).toBe('G');
  expect([shown(keys, 'advice'), shown(keys, 'bots-go')].sort()).toEqual(['R', 'S']);
});

describe('a press', () => {
  test('of a letter counts in either case, one with Ctrl or of a fixed key does not', () => {
    expect(pressOf(event('G', 'KeyG'))).toBe('g');
    expect(pressOf(event(' ', 'Space'))).toBe('Space');
    expect(pressOf(event('g', 'KeyG', { ctrlKey: true }))).toBeNull();
    for (const fixed of ['1', 'Enter', 'ArrowUp', 'Escape', 'F1', 'F5', 'F11', 'Tab', '?'])
      expect(pressOf(event(fixed))).toBeNull();
  });
});

test('assistive programs are told keys by the names that browsers have for them, in any language', () => {
  const named = (act: Parameters<typeof shortcutOf>[0], chosen = {}) => shortcutOf(act, keysWith(chosen));
  expect([
    named('undo'),
    named('settings'),
    named('escape'),
    named('up'),
    named('stop'),
    named('help'),
  ]).toEqual(['Control+Z', 'Control+,', 'Escape', 'ArrowUp', 'S', '?']);
  expect(named('stop', { stop: 'PageDown' })).toBe('PageDown');
});

test('where advice is off its keys are off, and where it is always there nobody asks for it', () => {
  const acts = (advice: 'off' | 'asked' | 'always') => offeredKeys(KEYS, advice).map(({ act }) => act);
  const all = KEYS.map(({ act }) => act);
  expect(acts('asked')).toEqual(all);
  expect(acts('always')).toEqual(all.filter((act) => act !== 'advice'));
  expect(acts('off')).toEqual(all.filter((act) => act !== 'advice' && act !== 'look-back'));
});
