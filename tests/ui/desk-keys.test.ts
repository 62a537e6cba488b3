/** The table of keys of the desk, and when a key keeps still. */
import { parseKeybinding } from 'tinykeys';
import { describe, expect, test } from 'vitest';
import { KEY_ACTS } from '../../src/words/key-acts.ts';
import { KEY_WORDS } from '../../src/words/keys.ts';
import { bindingsFor, digitOf, KEYS, mayAct, shownKey } from '../../src/ui/desk/keys.ts';

const PRESSED = { isComposing: false, keyCode: 83, repeat: false };

describe('the table of keys', () => {
  test('every act has one line in the table and one in the words', () => {
    expect(KEYS.map((key) => key.act).sort()).toEqual([...KEY_ACTS].sort());
    for (const act of KEY_ACTS) expect(KEY_WORDS[act]).not.toBe('');
  });

  test('no two acts share a press', () => {
    const presses = KEYS.flatMap((key) => key.press);
    expect(new Set(presses).size).toBe(presses.length);
  });

  test('every press is a single one that tinykeys can read', () => {
    for (const press of Object.keys(bindingsFor(() => {}))) expect(parseKeybinding(press)).toHaveLength(1);
  });

  test('the frequent acts have single keys', () => {
    expect([
      shownKey('roll-on'),
      shownKey('stop'),
      shownKey('correct'),
      shownKey('new-game'),
      shownKey('use-held'),
      shownKey('drop-held'),
      shownKey('display'),
      shownKey('chances'),
      shownKey('help'),
      shownKey('undo'),
    ]).toEqual(['R', 'S', 'C', 'N', 'U', 'I', 'D', 'O', '?', 'Ctrl Z']);
  });

  test('a letter key of another script acts by its place, a Latin one never twice', () => {
    const ran: string[] = [];
    const map = bindingsFor((act) => ran.push(act));
    const press = (binding: string, key: string) => map[binding]?.({ key } as KeyboardEvent);
    press('KeyS', 'ы');
    press('KeyS', 'o');
    expect(ran).toEqual(['stop']);
  });

  test('digits are read from the key, or from its place where digits need Shift', () => {
    expect(digitOf({ key: '5', code: 'Numpad5' })).toBe('5');
    expect(digitOf({ key: '&', code: 'Digit1' })).toBe('1');
    expect(digitOf({ key: 'x', code: 'KeyX' })).toBeNull();
  });
});

describe('a key keeps still', () => {
  test('while a text field has the focus, except to leave', () => {
    for (const act of KEY_ACTS) {
      expect(mayAct(act, PRESSED, 'text', false)).toBe(act === 'escape' || act === 'full-screen');
    }
  });

  test('while an input method composes', () => {
    for (const act of KEY_ACTS) {
      expect(mayAct(act, { ...PRESSED, isComposing: true }, 'nothing', false)).toBe(false);
      expect(mayAct(act, { ...PRESSED, keyCode: 229 }, 'nothing', false)).toBe(false);
    }
  });

  test('while a dialog is open, except for full screen', () => {
    for (const act of KEY_ACTS) expect(mayAct(act, PRESSED, 'nothing', true)).toBe(act === 'full-screen');
  });

  test('when it is held down, except for the arrows and Backspace', () => {
    const held = { ...PRESSED, repeat: true };
    const acting = KEY_ACTS.filter((act) => mayAct(act, held, 'nothing', false));
    expect(acting.sort()).toEqual(['backspace', 'down', 'up']);
  });

  test('where the focused control needs it: Enter on a button, the arrows in a choice field', () => {
    expect(mayAct('enter', PRESSED, 'button', false)).toBe(false);
    expect(mayAct('up', PRESSED, 'choice-field', false)).toBe(false);
    expect(mayAct('stop', PRESSED, 'button', false)).toBe(true);
  });

  test('in a group of radio buttons when it is a digit, an arrow or Enter; other choice fields let digits through', () => {
    for (const act of ['digit', 'up', 'right', 'enter'] as const)
      expect(mayAct(act, PRESSED, 'radio-group', false)).toBe(false);
    expect(mayAct('escape', PRESSED, 'radio-group', false)).toBe(true);
    expect(mayAct('digit', PRESSED, 'choice-field', false)).toBe(true);
  });
});
