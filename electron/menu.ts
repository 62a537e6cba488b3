/**
 * The menu as data. Undo and redo of text belong to the text fields, through Electron's roles; the game's own keys belong
 * to the desk's page, so no accelerator here is a bare letter that a name could be typed with.
 */

import type { MenuItemConstructorOptions } from 'electron';

/** What the items do that are no roles. */
export interface MenuActs {
  showDisplay(): void;
  hideDisplay(): void;
  openDataFolder(): void;
  copyDiagnostics(): void;
}

/** The menu for a platform as Node names it. */
export function menuTemplate(platform: NodeJS.Platform, acts: MenuActs): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin';
  // Shown only: the desk's page listens to this key, and knows when a person is typing. macOS would listen to it by itself.
  const keyOfPage = mac ? {} : { accelerator: 'D', registerAccelerator: false };
  const application: MenuItemConstructorOptions[] = mac ? [{ role: 'appMenu' }] : [];
  const file: MenuItemConstructorOptions = {
    label: '&File',
    submenu: [
      { label: 'Open data folder', click: () => acts.openDataFolder() },
      { type: 'separator' },
      mac ? { role: 'close' } : { role: 'quit' },
    ],
  };
  const edit: MenuItemConstructorOptions = {
    label: '&Edit',
    submenu: [
      { role: 'undo' },
      { role: 'redo' },
      { type: 'separator' },
      { role: 'cut' },
      { role: 'copy' },
      { role: 'paste' },
      { role: 'selectAll' },
    ],
  };
  const view: MenuItemConstructorOptions = {
    label: '&View',
    submenu: [
      { label: 'Show display', ...keyOfPage, click: () => acts.showDisplay() },
      { label: 'Hide display', click: () => acts.hideDisplay() },
      { type: 'separator' },
      { role: 'togglefullscreen' },
      { type: 'separator' },
      { role: 'resetZoom' },
      { role: 'zoomIn' },
      { role: 'zoomOut' },
      { type: 'separator' },
      { role: 'reload' },
    ],
  };
  const help: MenuItemConstructorOptions = {
    role: 'help',
    submenu: [
      { label: 'Copy diagnostics', click: () => acts.copyDiagnostics() },
      ...(mac ? [] : [{ role: 'about' as const }]),
    ],
  };
  return [...application, file, edit, view, help];
}
