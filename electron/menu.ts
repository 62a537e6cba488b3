/**
 * The menu as data. Undo and redo of text belong to the text fields, through Electron's roles; the game's own keys belong
 * to the desk's page, so no accelerator here is a bare letter that a name could be typed with.
 */

import type { MenuItemConstructorOptions } from 'electron';
import { ROLE_WORDS, SHELL_WORDS } from '../src/words/shell.ts';

/** What the items do that are no roles. */
export interface MenuActs {
  showDisplay(): void;
  hideDisplay(): void;
  openDataFolder(): void;
  copyDiagnostics(): void;
  /** Opens the settings on the desk. */
  settings(): void;
  /** Starts the program again by X11, or as it was before. */
  x11(): void;
}

/** The menu for a platform as Node names it; `x11` says whether windows are drawn by X11, null where that is no choice. */
export function menuTemplate(
  platform: NodeJS.Platform,
  acts: MenuActs,
  x11: boolean | null = null,
): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin';
  // Shown only: the desk's page listens to this key, and knows when a person is typing. macOS would listen to it by itself.
  const keyOfPage = mac ? {} : { accelerator: 'D', registerAccelerator: false };
  const settingsKey = mac ? {} : { accelerator: 'Ctrl+,', registerAccelerator: false };
  const application: MenuItemConstructorOptions[] = mac ? [{ role: 'appMenu' }] : [];
  const file: MenuItemConstructorOptions = {
    label: SHELL_WORDS.file,
    submenu: [
      { label: SHELL_WORDS.dataFolder, click: () => acts.openDataFolder() },
      { label: SHELL_WORDS.settings, ...settingsKey, click: () => acts.settings() },
      { type: 'separator' },
      mac ? usual('close') : usual('quit'),
    ],
  };
  const edit: MenuItemConstructorOptions = {
    label: SHELL_WORDS.edit,
    submenu: [
      usual('undo'),
      usual('redo'),
      { type: 'separator' },
      usual('cut'),
      usual('copy'),
      usual('paste'),
      usual('selectAll'),
    ],
  };
  const view: MenuItemConstructorOptions = {
    label: SHELL_WORDS.view,
    submenu: [
      { label: SHELL_WORDS.showDisplay, ...keyOfPage, click: () => acts.showDisplay() },
      { label: SHELL_WORDS.hideDisplay, click: () => acts.hideDisplay() },
      ...(x11 === null
        ? []
        : [{ label: SHELL_WORDS.x11, type: 'checkbox', checked: x11, click: () => acts.x11() } as const]),
      { type: 'separator' },
      usual('togglefullscreen'),
      { type: 'separator' },
      usual('resetZoom'),
      usual('zoomIn'),
      usual('zoomOut'),
      { type: 'separator' },
      usual('reload'),
    ],
  };
  const help: MenuItemConstructorOptions = {
    role: 'help',
    label: SHELL_WORDS.help,
    submenu: [
      { label: SHELL_WORDS.diagnostics, click: () => acts.copyDiagnostics() },
      ...(mac ? [] : [usual('about')]),
    ],
  };
  return [...application, file, edit, view, help];
}

/** What every program has, as it is called here. */
function usual(role: keyof typeof ROLE_WORDS): MenuItemConstructorOptions {
  return { role, label: ROLE_WORDS[role] };
}
