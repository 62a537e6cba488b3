/**
 * The keys of the desk, in one table, and when they keep still: while somebody writes in a field, while an input method
 * composes, while a dialog is open. What a key does is for others to carry out.
 */

import type { KeyBindingMap } from 'tinykeys';
import type { KeyAct } from '../../words/key-acts.ts';

/** A key of the desk. */
export interface DeskKey {
  readonly act: KeyAct;
  readonly press: readonly string[]; // in tinykeys' notation; single letters stand for themselves in any case
  readonly shown: string; // on the control and in the list of keys
}

export const KEYS: readonly DeskKey[] = [
  // Where digits need Shift, the key without it counts as well.
  { act: 'digit', press: ['([0-9]|Digit[0-9])', 'Shift+([0-9])'], shown: '1–6' },
  { act: 'backspace', press: ['Backspace'], shown: 'Backspace' },
  { act: 'enter', press: ['Enter'], shown: 'Enter' },
  { act: 'up', press: ['ArrowUp'], shown: '↑' },
  { act: 'down', press: ['ArrowDown'], shown: '↓' },
  { act: 'left', press: ['ArrowLeft'], shown: '←' },
  { act: 'right', press: ['ArrowRight'], shown: '→' },
  { act: 'roll-on', press: ['r'], shown: 'R' },
  { act: 'stop', press: ['s'], shown: 'S' },
  { act: 'undo', press: ['$mod+z'], shown: 'Ctrl Z' },
  { act: 'redo', press: ['$mod+y', '$mod+Shift+z'], shown: 'Ctrl Y' },
  { act: 'correct', press: ['c'], shown: 'C' },
  { act: 'void', press: ['v'], shown: 'V' },
  { act: 'why', press: ['w'], shown: 'W' },
  { act: 'make', press: ['m'], shown: 'M' },
  { act: 'blow', press: ['b'], shown: 'B' },
  { act: 'not-rolled-on', press: ['x'], shown: 'X' },
  { act: 'use-held', press: ['u'], shown: 'U' },
  { act: 'drop-held', press: ['i'], shown: 'I' },
  { act: 'new-game', press: ['n'], shown: 'N' },
  { act: 'rules', press: ['l'], shown: 'L' },
  { act: 'chances', press: ['o'], shown: 'O' },
  { act: 'advice', press: ['a'], shown: 'A' },
  { act: 'look-back', press: ['t'], shown: 'T' },
  { act: 'bots-go', press: ['g'], shown: 'G' },
  { act: 'set-board', press: ['e'], shown: 'E' },
  { act: 'card', press: ['k'], shown: 'K' },
  { act: 'reader', press: ['p'], shown: 'P' },
  { act: 'display', press: ['d'], shown: 'D' },
  { act: 'pause', press: ['h'], shown: 'H' },
  { act: 'settings', press: ['$mod+,'], shown: 'Ctrl ,' },
  { act: 'mute', press: ['q'], shown: 'Q' },
  { act: 'full-screen', press: ['F11'], shown: 'F11' },
  { act: 'help', press: ['?', 'Shift+?'], shown: '?' },
  { act: 'pages', press: ['F1'], shown: 'F1' },
  { act: 'escape', press: ['Escape'], shown: 'Esc' },
];

/** How a key is written on the control that it works. */
export function shownKey(act: KeyAct, keys: readonly DeskKey[] = KEYS): string {
  return keys.find((key) => key.act === act)?.shown ?? '';
}

/** The table as tinykeys takes it; each key ends in one call of `run`. */
export function bindingsFor(
  run: (act: KeyAct, event: KeyboardEvent) => void,
  keys: readonly DeskKey[] = KEYS,
): KeyBindingMap {
  const map: KeyBindingMap = {};
  for (const { act, press } of keys) {
    for (const one of press) {
      map[one] = (event) => run(act, event);
      // On a keyboard without Latin letters the key of the same place counts.
      if (/^[a-z]$/.test(one)) {
        map[`Key${one.toUpperCase()}`] = (event) => {
          if (!/^[a-z]$/i.test(event.key)) run(act, event);
        };
      }
    }
  }
  return map;
}

/** The digit of a key press, or null. */
export function digitOf(event: Pick<KeyboardEvent, 'key' | 'code'>): string | null {
  if (/^[0-9]$/.test(event.key)) return event.key;
  return /^Digit[0-9]$/.test(event.code) ? event.code.slice(-1) : null;
}

/** What the guard must know of a key press. */
export interface Pressed {
  readonly isComposing: boolean;
  readonly keyCode: number; // 229 while an input method composes, in browsers that say it only so
  readonly repeat: boolean;
}

/** What holds the focus, as far as keys are concerned. */
export type Focus = 'nothing' | 'text' | 'choice-field' | 'radio-group' | 'button';

const HELD_DOWN: readonly KeyAct[] = ['up', 'down', 'backspace'];
const EVERYWHERE: readonly KeyAct[] = ['full-screen'];
const OF_FIELDS: readonly KeyAct[] = ['enter', 'up', 'down', 'left', 'right'];

/** Whether a key may do what it stands for. */
export function mayAct(act: KeyAct, pressed: Pressed, focus: Focus, dialogIsOpen: boolean): boolean {
  if (pressed.isComposing || pressed.keyCode === 229) return false;
  if (pressed.repeat && !HELD_DOWN.includes(act)) return false;
  if (EVERYWHERE.includes(act)) return true;
  if (dialogIsOpen) return false;
  switch (focus) {
    case 'text':
      return act === 'escape';
    case 'choice-field':
      return !OF_FIELDS.includes(act);
    case 'radio-group':
      // Whoever picks one of several there means no set of rules by a digit.
      return act !== 'digit' && !OF_FIELDS.includes(act);
    case 'button':
      return act !== 'enter';
    case 'nothing':
      return true;
  }
}

const TEXT_TYPES = ['text', 'search', 'url', 'tel', 'email', 'password', 'number'];

/** Sorts the focused element of a page. */
export function focusOf(element: Element | null): Focus {
  if (element === null) return 'nothing';
  const tag = element.tagName.toLowerCase();
  if (tag === 'textarea' || (element instanceof HTMLElement && element.isContentEditable)) return 'text';
  if (tag === 'input') {
    const type = (element.getAttribute('type') ?? 'text').toLowerCase();
    if (TEXT_TYPES.includes(type)) return 'text';
    return element.closest('[role="radiogroup"]') === null ? 'choice-field' : 'radio-group';
  }
  // A list takes letters to find its entries by.
  if (tag === 'select') return 'text';
  return ['button', 'a', 'summary'].includes(tag) ? 'button' : 'nothing';
}
