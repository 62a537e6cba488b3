// The menu as data: what is in it, and that its keys do not fight with the page's.
import type { MenuItemConstructorOptions } from 'electron';
import { expect, test } from 'vitest';
import { menuTemplate } from '../../electron/menu.ts';
import { KEYS } from '../../src/ui/desk/keys.ts';

const acts = { showDisplay() {}, hideDisplay() {}, openDataFolder() {}, copyDiagnostics() {} };

function itemsOf(platform: NodeJS.Platform, asked = acts): MenuItemConstructorOptions[] {
  return menuTemplate(platform, asked).flatMap((menu) =>
    Array.isArray(menu.submenu) ? menu.submenu : [menu],
  );
}

const inWords = (platform: NodeJS.Platform) =>
  menuTemplate(platform, acts).map(({ label, role, submenu }) => [
    label ?? role,
    ...(Array.isArray(submenu) ? submenu.map((item) => item.label ?? item.role ?? '-') : []),
  ]);

test('the menu on Linux and Windows', () => {
  expect(inWords('linux')).toEqual([
    ['&File', 'Open data folder', '-', 'quit'],
    ['&Edit', 'undo', 'redo', '-', 'cut', 'copy', 'paste', 'selectAll'],
    [
      '&View',
      'Show display',
      'Hide display',
      '-',
      'togglefullscreen',
      '-',
      'resetZoom',
      'zoomIn',
      'zoomOut',
      '-',
      'reload',
    ],
    ['help', 'Copy diagnostics', 'about'],
  ]);
  expect(inWords('win32')).toEqual(inWords('linux'));
});

test('macOS has its own first menu, with quit and about in it', () => {
  const words = inWords('darwin');
  expect(words[0]).toEqual(['appMenu']);
  expect(words.flat()).not.toContain('quit');
});

test.each(['linux', 'win32', 'darwin'] as const)(
  'on %s no key that the menu listens to is a key of the desk',
  (platform) => {
    const listened = itemsOf(platform).flatMap(({ accelerator, registerAccelerator }) =>
      accelerator === undefined || registerAccelerator === false ? [] : [String(accelerator)],
    );
    const keys = KEYS.flatMap(({ press }) => press);
    expect(listened.filter((key) => key.length === 1 || keys.includes(key))).toEqual([]);
  },
);

test('every item that is no role does something of its own', () => {
  const done: string[] = [];
  const noting = Object.fromEntries(Object.keys(acts).map((name) => [name, () => void done.push(name)]));
  for (const item of itemsOf('linux', { ...acts, ...noting })) {
    if (item.role === undefined && item.type !== 'separator') Reflect.apply(item.click!, undefined, []);
  }
  expect(done.sort()).toEqual(['copyDiagnostics', 'hideDisplay', 'openDataFolder', 'showDisplay']);
});
