// The menu as data: what is in it, and that its keys do not fight with the page's.
import type { MenuItemConstructorOptions } from 'electron';
import { expect, onTestFinished, test } from 'vitest';
import { menuTemplate } from '../../electron/menu.ts';
import { speakAs } from '../../src/words/language.ts';
import { KEYS } from '../../src/ui/desk/keys.ts';

const acts = {
  showDisplay() {},
  hideDisplay() {},
  openDataFolder() {},
  copyDiagnostics() {},
  settings() {},
  x11() {},
};

function itemsOf(
  platform: NodeJS.Platform,
  asked = acts,
  x11: boolean | null = null,
): MenuItemConstructorOptions[] {
  return menuTemplate(platform, asked, x11).flatMap((menu) =>
    Array.isArray(menu.submenu) ? menu.submenu : [menu],
  );
}

const inWords = (platform: NodeJS.Platform) =>
  menuTemplate(platform, acts).map(({ label, role, submenu }) => [
    role ?? label,
    ...(Array.isArray(submenu) ? submenu.map((item) => item.role ?? item.label ?? '-') : []),
  ]);

test('the menu on Linux and Windows', () => {
  expect(inWords('linux')).toEqual([
    ['&File', 'Open data folder', 'Settings …', '-', 'quit'],
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

test('the menu speaks the language of the screens', () => {
  onTestFinished(() => speakAs(() => 'en'));
  speakAs(() => 'de');
  expect(menuTemplate('linux', acts).map(({ label }) => label)).toEqual([
    '&Datei',
    '&Bearbeiten',
    '&Ansicht',
    '&Hilfe',
  ]);
});

test('every item that is no role does something of its own', () => {
  const done: string[] = [];
  const noting = Object.fromEntries(Object.keys(acts).map((name) => [name, () => void done.push(name)]));
  for (const item of itemsOf('linux', { ...acts, ...noting }, false)) {
    if (item.role === undefined && item.type !== 'separator') Reflect.apply(item.click!, undefined, []);
  }
  expect(done.sort()).toEqual([
    'copyDiagnostics',
    'hideDisplay',
    'openDataFolder',
    'settings',
    'showDisplay',
    'x11',
  ]);
});

test('[K31] X11 stands in the menu where it is a choice, with a tick while it holds', () => {
  const ticks = (x11: boolean | null) =>
    itemsOf('linux', acts, x11)
      .filter(({ type }) => type === 'checkbox')
      .map(({ label, checked }) => [label, checked]);
  expect(ticks(null)).toEqual([]);
  expect(ticks(true)).toEqual([['Start with X11, to place the display by itself', true]]);
  expect(ticks(false)).toEqual([[expect.any(String), false]]);
});
