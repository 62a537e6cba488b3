/** What each key of the desk does at the moment. It listens to the page; the table of keys says which key is which. */

import { tinykeys } from 'tinykeys';
import type { KeyAct } from '../../words/key-acts.ts';
import type { Desk } from './desk.ts';
import type { DeskKey } from './keys.ts';
import { bindingsFor, digitOf, focusOf, mayAct } from './keys.ts';

/** What lies beside the game and can be opened by key. */
export interface Doors {
  reader(): void;
  help(): void;
  pages(): void;
  /** The rule card on the display, on and off. */
  card(): void;
  display(): void;
  settings(): void;
  /** A pause, begun and ended. */
  pause(): void;
  /** Advice for this game, on and off. */
  advice(): void;
  lookBack(): void;
  /** Computer players that hold still go on. */
  botsGo(): void;
  /** Sound of the caller and the cues, off and on. */
  mute(): void;
  /** False where the page has no say in it: then the browser does it. */
  fullScreen(): boolean;
}

/** Keys that mean something while the set-up of a new game is open, or the editor of a roll. */
const IN_SET_UP: readonly KeyAct[] = [
  'digit',
  'rules',
  'enter',
  'undo',
  'redo',
  'reader',
  'display',
  'full-screen',
  'help',
  'pages',
  'settings',
  'mute',
  'escape',
];

const IN_EDITOR: readonly KeyAct[] = [...IN_SET_UP, 'correct'];

/** Keys that mean something while the board is put by hand. */
const IN_SET_BOARD: readonly KeyAct[] = [
  'enter',
  'display',
  'full-screen',
  'help',
  'pages',
  'settings',
  'mute',
  'escape',
];

/** Keys that mean something while a secret bet lies open: nothing else may happen beside it. */
const IN_BET: readonly KeyAct[] = ['digit', 'make', 'blow', 'enter', 'escape', 'full-screen'];

/** Listens to the keys of a page, as the table has them; the answer ends it. */
export function listenToKeys(desk: Desk, doors: Doors, keys: readonly DeskKey[]): () => void {
  const run = (act: KeyAct, event: KeyboardEvent) => {
    const dialogIsOpen = document.querySelector('dialog[open]') !== null;
    if (!mayAct(act, event, focusOf(document.activeElement), dialogIsOpen)) return;
    if (desk.doing.draft !== null && !IN_SET_UP.includes(act)) return;
    if (desk.doing.correction !== null && !IN_EDITOR.includes(act)) return;
    if (desk.board.doing.draft !== null && !IN_SET_BOARD.includes(act)) return;
    if (desk.bets.isOpen() && desk.doing.draft === null && !IN_BET.includes(act)) return;
    if (actOn(desk, doors, act, event)) event.preventDefault();
  };
  return tinykeys(window, bindingsFor(run, keys));
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
    case 'down': {
      const by = act === 'up' ? -1 : 1;
      if (desk.why.doing.about !== null) return moved(() => desk.why.move(by));
      const asked = desk.asked();
      if (asked !== null) return moved(() => asked.move(by));
      if (phase === 'first') return moved(() => desk.moveThrower(by));
      if (phase !== 'choose') return false;
      desk.mark(desk.doing.marked + by);
      break;
    }
    case 'left':
    case 'right': {
      const by = act === 'left' ? -1 : 1;
      if (desk.why.doing.about !== null) return moved(() => desk.why.turn(by));
      const asked = desk.asked();
      return asked === null ? false : moved(() => asked.turn(by));
    }
    case 'make':
    case 'blow':
      desk.bets.side(act);
      break;
    case 'void':
      desk.voiding.start();
      break;
    case 'why':
      desk.why.toggle();
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
    case 'rules':
      if (desk.doing.draft === null) return false;
      desk.toggleRules();
      break;
    case 'chances':
      desk.doing.chances = !desk.doing.chances;
      break;
    case 'advice':
      doors.advice();
      break;
    case 'look-back':
      doors.lookBack();
      break;
    case 'bots-go':
      doors.botsGo();
      break;
    case 'reader':
      doors.reader();
      break;
    case 'display':
      doors.display();
      break;
    case 'pause':
      doors.pause();
      break;
    case 'settings':
      doors.settings();
      break;
    case 'mute':
      doors.mute();
      break;
    case 'full-screen':
      return doors.fullScreen();
    case 'help':
      doors.help();
      break;
    case 'pages':
      doors.pages();
      break;
    case 'card':
      doors.card();
      break;
    case 'set-board':
      desk.board.open();
      break;
    case 'escape':
      desk.leave();
      break;
  }
  return true;
}

/** Runs a move; the browser shall not scroll as well. */
function moved(run: () => void): true {
  run();
  return true;
}
