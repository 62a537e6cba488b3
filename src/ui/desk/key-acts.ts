/** What each key of the desk does at the moment. It listens to the page; the table of keys says which key is which. */

import { tinykeys } from 'tinykeys';
import type { KeyAct } from '../../words/keys.ts';
import type { Desk } from './desk.ts';
import { bindingsFor, digitOf, focusOf, mayAct } from './keys.ts';

/** What lies beside the game and can be opened by key. */
export interface Doors {
  reader(): void;
  help(): void;
  display(): void;
  /** False where the page has no say in it: then the browser does it. */
  fullScreen(): boolean;
}

/** Keys that mean something while the set-up of a new game is open. */
const IN_SET_UP: readonly KeyAct[] = [
  'enter',
  'undo',
  'redo',
  'reader',
  'display',
  'full-screen',
  'help',
  'escape',
];

/** Listens to the keys of a page; the answer ends it. */
export function listenToKeys(desk: Desk, doors: Doors): () => void {
  const run = (act: KeyAct, event: KeyboardEvent) => {
    const dialogIsOpen = document.querySelector('dialog[open]') !== null;
    if (!mayAct(act, event, focusOf(document.activeElement), dialogIsOpen)) return;
    if (desk.doing.draft !== null && !IN_SET_UP.includes(act)) return;
    if (actOn(desk, doors, act, event)) event.preventDefault();
  };
  return tinykeys(window, bindingsFor(run));
}

/** Carries a key out. False when the browser shall have it as well. */
function actOn(desk: Desk, doors: Doors, act: KeyAct, event: KeyboardEvent): boolean {
  const phase = desk.screen.value?.view.phase;
  switch (act) {
    case 'digit':
      desk.digit(digitOf(event) ?? '');
      break;
    case 'backspace':
      desk.backspace();
      break;
    case 'enter':
      desk.go();
      break;
    case 'up':
    case 'down':
      if (phase !== 'choose') return false;
      desk.mark(desk.doing.marked + (act === 'up' ? -1 : 1));
      break;
    case 'roll-on':
      desk.rollOn();
      break;
    case 'stop':
      desk.stop();
      break;
    case 'undo':
      desk.undo();
      break;
    case 'redo':
      desk.redo();
      break;
    case 'correct':
      desk.correctLast();
      break;
    case 'not-rolled-on':
      if (desk.screen.value?.lastRoll?.rolledOn === true) desk.notRolledOn();
      break;
    case 'use-held':
      if (desk.screen.value?.view.held !== null) desk.useHeld();
      break;
    case 'drop-held':
      if (desk.screen.value?.view.held !== null) desk.dropHeld();
      break;
    case 'new-game':
      desk.openSetUp();
      break;
    case 'chances':
      desk.doing.chances = !desk.doing.chances;
      break;
    case 'reader':
      doors.reader();
      break;
    case 'display':
      doors.display();
      break;
    case 'full-screen':
      return doors.fullScreen();
    case 'help':
      doors.help();
      break;
    case 'escape':
      desk.leave();
      break;
  }
  return true;
}
