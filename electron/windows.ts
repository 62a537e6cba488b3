/**
 * The two windows: the desk, and the display that the table looks at. Knows where they are and how they come and go;
 * where they belong is computed in placement.ts, and what their pages say goes through the bridge.
 */

import { BrowserWindow, screen } from 'electron';
import type { Input, WebContents } from 'electron';
import type { Viewpoint } from '../src/contract/from-host.ts';
import type { Log } from '../src/host/start.ts';
import { SHELL_WORDS } from '../src/words/shell.ts';
import { lockedPreferences } from './hardening.ts';
import { besideDesk, displayForTable, isOn, placeWindow, sameDisplay } from './placement.ts';
import type { Bounds, Display, KnownDisplay } from './placement.ts';
import { recall, remember } from './remembered.ts';
import type { Remembered } from './remembered.ts';

export interface Windows {
  /** Brings the desk to the front. */
  showDesk(): void;
  /** Opens the display where it belongs, brings it back there, or brings it to the front. */
  showDisplay(): void;
  hideDisplay(): void;
  /** Writes down whether the program starts by X11 on Wayland. */
  rememberX11(on: boolean): void;
  /** Full screen of a window, on and off. */
  toggleFullScreen(viewpoint: Viewpoint): void;
  /** The window that has this page, if it is one of ours. */
  viewpointOf(contents: WebContents): Viewpoint | null;
  contentsOf(viewpoint: Viewpoint): WebContents | null;
}

export interface WindowParts {
  readonly folder: string; // where the places of the windows are kept
  readonly preload: string;
  readonly log: Log;
  /** A window was made and is still empty. */
  readonly made: (window: BrowserWindow, viewpoint: Viewpoint) => void;
  /** The display came up on another screen than it was put on. */
  readonly missed: () => void;
}

const USUAL = {
  desk: { width: 1280, height: 800 },
  display: { width: 960, height: 540 },
} as const;
const LEAST = { desk: { width: 960, height: 600 }, display: { width: 480, height: 270 } } as const;
const titleOf = (viewpoint: Viewpoint) => (viewpoint === 'desk' ? 'Tableside' : SHELL_WORDS.display);

/** A window that is moved tells so with every pixel; its place is written down this long afterwards, in milliseconds. */
const AFTER_MOVING = 1000;

/** Opens the desk, and the display if there is a second screen for it. */
export function openWindows({ folder, preload, log, made, missed }: WindowParts): Windows {
  let remembered = recall(folder, log.warn);
  let display: BrowserWindow | null = null;
  /** The screen that the display fills, or should fill. */
  let home: KnownDisplay | null = null;
  /** The screen that was taken from the display, so that it can go back when it returns. */
  let lost: KnownDisplay | null = null;
  /** A person closed the display: it does not open by itself any more. */
  let dismissed = false;
  let saving: NodeJS.Timeout | null = null;

  const make = (viewpoint: Viewpoint, bounds: Bounds): BrowserWindow => {
    const window = new BrowserWindow({
      ...bounds,
      minWidth: LEAST[viewpoint].width,
      minHeight: LEAST[viewpoint].height,
      title: titleOf(viewpoint),
      backgroundColor: '#14161a',
      show: false,
      fullscreenable: true,
      autoHideMenuBar: viewpoint === 'display',
      webPreferences: lockedPreferences(preload),
    });
    // The titles of the windows are the shell's: the display's says where it should be dragged to.
    window.on('page-title-updated', (event) => event.preventDefault());
    window.on('resize', () => saveSoon());
    window.on('move', () => saveSoon());
    return window;
  };

  const desk = make('desk', placeWindow(remembered.desk, displays(), USUAL.desk));
  const deskDisplay = () => screen.getDisplayMatching(desk.getBounds()).id;
  const forTable = () => displayForTable(remembered.table, displays(), deskDisplay());

  const save = () => {
    if (saving !== null) clearTimeout(saving);
    saving = null;
    const now: Remembered = {
      desk: desk.isDestroyed() ? remembered.desk : desk.getNormalBounds(),
      display: display === null || display.isFullScreen() ? remembered.display : display.getNormalBounds(),
      table: home ?? remembered.table,
      x11: remembered.x11,
    };
    if (JSON.stringify(now) === JSON.stringify(remembered)) return;
    remembered = now;
    remember(folder, now, log.warn);
  };
  const saveSoon = () => {
    saving ??= setTimeout(save, AFTER_MOVING);
  };

  /** Where the display goes as a normal window. */
  const normalBounds = (): Bounds => {
    if (remembered.display !== null) return placeWindow(remembered.display, displays(), USUAL.display);
    const bounds = desk.getBounds();
    return besideDesk(bounds, screen.getDisplayMatching(bounds).workArea, USUAL.display);
  };

  const openDisplay = () => {
    const target = forTable();
    // It has to be made on its screen: full screen fills the screen that a window is on.
    const window = make('display', target === null ? normalBounds() : target.bounds);
    display = window;
    window.setMenuBarVisibility(false);
    window.webContents.on('before-input-event', (event, input) => {
      if (!leavesFullScreen(window, input)) return;
      event.preventDefault();
      window.setFullScreen(false);
    });
    window.once('ready-to-show', () => {
      // The desk keeps the keyboard.
      window.showInactive();
      if (target !== null) fill(window, target);
    });
    window.on('enter-full-screen', () => {
      const filled = displayOf(window);
      if (filled.id !== deskDisplay()) home = known(filled);
      saveSoon();
    });
    window.on('close', () => {
      save();
      dismissed = true;
    });
    window.on('closed', () => {
      display = null;
      home = null;
      lost = null;
      if (!desk.isDestroyed()) desk.focus();
    });
    made(window, 'display');
  };

  /** Puts the display on a screen, once: where the desktop does not let windows be placed, the person is asked to do it. */
  const fill = (window: BrowserWindow, target: Display) => {
    home = known(target);
    lost = null;
    window.setTitle(SHELL_WORDS.display);
    if (!isOn(window.getBounds(), target)) window.setBounds(target.bounds);
    window.once('enter-full-screen', () => {
      if (isOn(window.getBounds(), target)) return;
      log.warn('The desktop put the display on another screen than it was asked to.');
      home = null;
      window.setFullScreen(false);
      window.setTitle(SHELL_WORDS.dragMe);
      missed();
    });
    window.setFullScreen(true);
  };

  const bringBack = () => {
    const target = forTable();
    if (display === null) return;
    if (target !== null && !(display.isFullScreen() && isOn(display.getBounds(), target)))
      fill(display, target);
    if (display.isMinimized()) display.restore();
    display.moveTop();
  };

  screen.on('display-removed', (_event, removed) => {
    if (!inReach(desk)) desk.setBounds(placeWindow(desk.getNormalBounds(), displays(), USUAL.desk));
    if (display === null || home?.id !== removed.id) return;
    log.info('The screen of the display is gone; the display is a normal window now.');
    lost = home;
    home = null;
    display.setFullScreen(false);
    display.setBounds(placeWindow(remembered.display, primaryOnly(), USUAL.display));
    display.setTitle(SHELL_WORDS.screenGone);
  });

  screen.on('display-added', () => {
    if (display === null) {
      if (!dismissed && forTable() !== null) openDisplay();
      return;
    }
    const back = lost && sameDisplay(lost, displays());
    if (back !== null) fill(display, back);
  });

  screen.on('display-metrics-changed', (_event, changed) => {
    if (!inReach(desk)) desk.setBounds(placeWindow(desk.getNormalBounds(), displays(), USUAL.desk));
    if (display !== null && home?.id === changed.id) {
      home = known(toDisplay(changed));
      saveSoon();
    }
  });

  desk.once('ready-to-show', () => {
    desk.show();
    if (display === null && forTable() !== null) openDisplay();
  });
  desk.on('close', () => {
    save();
    // The display shows what the desk decides; without a desk there is nothing to show.
    display?.destroy();
  });
  made(desk, 'desk');

  const windowOf = (viewpoint: Viewpoint) => (viewpoint === 'desk' ? desk : display);
  return {
    showDesk() {
      if (desk.isDestroyed()) return;
      if (desk.isMinimized()) desk.restore();
      desk.show();
      desk.focus();
    },
    showDisplay() {
      if (display === null) openDisplay();
      else bringBack();
    },
    hideDisplay: () => display?.close(),
    rememberX11(on) {
      remembered = { ...remembered, x11: on };
      remember(folder, remembered, log.warn);
    },
    toggleFullScreen(viewpoint) {
      const window = windowOf(viewpoint);
      window?.setFullScreen(!window.isFullScreen());
    },
    viewpointOf(contents) {
      if (!desk.isDestroyed() && contents === desk.webContents) return 'desk';
      return display !== null && contents === display.webContents ? 'display' : null;
    },
    contentsOf(viewpoint) {
      const window = windowOf(viewpoint);
      return window === null || window.isDestroyed() ? null : window.webContents;
    },
  };
}

/** Escape always leads the display out of full screen. On the desk it is the page's. */
function leavesFullScreen(window: BrowserWindow, { type, key }: Input): boolean {
  return type === 'keyDown' && key === 'Escape' && window.isFullScreen();
}

function toDisplay(display: Electron.Display): Display {
  return {
    id: display.id,
    label: display.label,
    width: display.bounds.width,
    height: display.bounds.height,
    primary: display.id === screen.getPrimaryDisplay().id,
    bounds: display.bounds,
    workArea: display.workArea,
  };
}

const displays = (): Display[] => screen.getAllDisplays().map(toDisplay);
const primaryOnly = () => displays().filter(({ primary }) => primary);
const displayOf = (window: BrowserWindow) => toDisplay(screen.getDisplayMatching(window.getBounds()));
const known = ({ id, label, width, height }: Display): KnownDisplay => ({ id, label, width, height });

/** Whether the person can reach the window where it is now. */
function inReach(window: BrowserWindow): boolean {
  const bounds = window.getBounds();
  return placeWindow(bounds, displays(), bounds) === bounds;
}
