// The two windows of the built program: how they come and go, who gets a key first, and what happens when one breaks.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { expect, launch, test } from '../kit/launch.ts';
import { refereeKeys } from '../kit/referee-keys.ts';
import { expectShown, seqShown } from '../kit/shown.ts';
import { wholeGame } from '../kit/whole-game.ts';

const game = wholeGame(['Red', 'Blue'], 12274);

async function startGame(desk: Page): Promise<void> {
  expect(await seqShown(desk)).toBe(0);
  await refereeKeys(desk).press('Enter');
  await expectShown(desk, game.begun);
}

/** Where the second screen is said to be. Here there is one screen only, and full screen fills that one. */
const ON_THE_FIRST = { x: 0, y: 0 };
const FAR_AWAY = { x: 5000, y: 0 };

/** Lets the program believe in a second screen, or (null) takes that belief away again. */
function secondScreen(app: ElectronApplication, at: { x: number; y: number } | null): Promise<void> {
  return app.evaluate(({ screen }, at) => {
    const real = screen.getPrimaryDisplay();
    const place = { ...real.bounds, ...at };
    const second = { ...real, id: 4711, label: 'TV', bounds: place, workArea: place };
    const own = screen as unknown as Record<string, unknown>;
    if (at !== null) {
      own['getAllDisplays'] = () => [real, second];
      screen.emit('display-added', {}, second);
    } else {
      delete own['getAllDisplays'];
      screen.emit('display-removed', {}, second);
    }
  }, at);
}

/**
 * A key as the window gets it from the system: through the shell and the menu. Keys that Playwright presses reach the page
 * alone.
 */
function systemKey(
  app: ElectronApplication,
  window: 'desk' | 'display',
  keyCode: string,
  modifiers: 'control'[] = [],
): Promise<void> {
  return app.evaluate(
    ({ BrowserWindow }, { window, keyCode, modifiers }) => {
      const found = BrowserWindow.getAllWindows().find(({ webContents }) =>
        webContents.getURL().includes(`/${window}/`),
      );
      found!.webContents.focus();
      for (const type of ['keyDown', 'keyUp'] as const)
        found!.webContents.sendInputEvent({ type, keyCode, modifiers });
    },
    { window, keyCode, modifiers },
  );
}

/** The title of the display's window. */
const displayTitle = (app: ElectronApplication) =>
  app.evaluate(
    ({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()
        .find((window) => window.webContents.getURL().includes('/display/'))
        ?.getTitle() ?? '',
  );

const windowNames = (app: ElectronApplication) =>
  app.windows().map((page) => new URL(page.url()).pathname.split('/')[1]);

test('with one screen the desk opens alone, and D opens the display as a normal window (K29)', async ({
  tableside,
}) => {
  const desk = await tableside.window('desk');
  await startGame(desk);
  expect(windowNames(tableside.app)).toEqual(['desk']);
  await refereeKeys(desk).press('d');
  const display = await tableside.window('display');
  // Opened in mid-game, it shows the whole state at once, without a further order.
  await expectShown(display, game.begun);
  const fullScreen = await tableside.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => window.isFullScreen()),
  );
  expect(fullScreen).toEqual([false, false]);
});

test('before a game the display’s window says how it comes to a television, until it fills a screen', async ({
  tableside,
}) => {
  const desk = await tableside.window('desk');
  await refereeKeys(desk).press('Escape');
  await refereeKeys(desk).press('d');
  const display = await tableside.window('display');
  const says = display.getByText('drag the window there, then press F11');
  await expect(says).toBeVisible();
  await tableside.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .find(({ webContents }) => webContents.getURL().includes('/display/'))
      ?.setFullScreen(true),
  );
  await expect(says).toHaveCount(0);
});

test('a second screen gets the display by itself; when it goes the display stays on as a window (K30)', async ({
  tableside,
}) => {
  const desk = await tableside.window('desk');
  await startGame(desk);
  await secondScreen(tableside.app, ON_THE_FIRST);
  const display = await tableside.window('display');
  await expectShown(display, game.begun);
  const isFull = () =>
    tableside.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().some(
        (window) => window.webContents.getURL().includes('/display/') && window.isFullScreen(),
      ),
    );
  await expect.poll(isFull).toBe(true);
  await secondScreen(tableside.app, null);
  await expect.poll(() => displayTitle(tableside.app)).toContain('its screen is gone');
  await expect.poll(isFull).toBe(false);
  // The same screen comes back: so does the display, by itself.
  await secondScreen(tableside.app, ON_THE_FIRST);
  await expect.poll(isFull).toBe(true);
  expect(await displayTitle(tableside.app)).toBe('Tableside display');
  // Escape leads out, and the key for the display back.
  await systemKey(tableside.app, 'display', 'Escape');
  await expect.poll(isFull).toBe(false);
  await refereeKeys(desk).press('d');
  await expect.poll(isFull).toBe(true);
  await expectShown(display, game.begun);
  expect(await seqShown(desk)).toBe(1);
});

test('where the desktop puts the display on the wrong screen, its title asks for a hand, and nothing goes round in circles (K31)', async ({
  tableside,
  data,
}) => {
  const desk = await tableside.window('desk');
  await startGame(desk);
  await secondScreen(tableside.app, FAR_AWAY);
  const display = await tableside.window('display');
  await expect
    .poll(() => displayTitle(tableside.app))
    .toContain('drag me to the other screen, then press F11');
  await expectShown(display, game.begun);
  const log = readFileSync(path.join(data, 'tableside.log'), 'utf8');
  expect(log.match(/put the display on another screen/g)).toHaveLength(1);
});

test('[K31] started by X11 in a session of Wayland, the menu says so and offers the way back', async ({
  data,
}) => {
  const env = { XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: '' };
  const tableside = await launch({ data, env, args: ['--ozone-platform=x11'] });
  try {
    await tableside.window('desk');
    const ticks = await tableside.app.evaluate(({ Menu }) =>
      (Menu.getApplicationMenu()?.items ?? [])
        .flatMap((menu) => menu.submenu?.items ?? [])
        .filter(({ type }) => type === 'checkbox')
        .map(({ label, checked }) => [label, checked]),
    );
    expect(ticks).toEqual([['Start with X11, to place the display by itself', true]]);
  } finally {
    await tableside.close();
  }
});

test('a display that the referee hid does not come back by itself, but by D', async ({ tableside }) => {
  const desk = await tableside.window('desk');
  await startGame(desk);
  await secondScreen(tableside.app, ON_THE_FIRST);
  const display = await tableside.window('display');
  const closed = display.waitForEvent('close');
  await desk.evaluate(() => (window as unknown as Bridged).tableside.ask({ do: 'hide-display' }));
  await closed;
  await secondScreen(tableside.app, ON_THE_FIRST);
  expect(windowNames(tableside.app)).toEqual(['desk']);
  await refereeKeys(desk).press('d');
  await tableside.window('display');
});

test('the places of the windows are remembered', async ({ tableside, data }) => {
  const desk = await tableside.window('desk');
  await startGame(desk);
  await tableside.app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]!.setBounds({ x: 33, y: 44, width: 1001, height: 602 }),
  );
  await tableside.close();
  expect(JSON.parse(readFileSync(path.join(data, 'windows.json'), 'utf8'))).toMatchObject({
    desk: { x: 33, y: 44, width: 1001, height: 602 },
  });
  const again = await launch({ data });
  try {
    await again.window('desk');
    const bounds = await again.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]!.getBounds(),
    );
    expect(bounds).toEqual({ x: 33, y: 44, width: 1001, height: 602 });
  } finally {
    await again.close();
  }
});

test('a second start shows the desk that is there and ends at once', async ({ tableside, data }) => {
  const desk = await tableside.window('desk');
  await startGame(desk);
  const shown = tableside.app.evaluate(
    ({ app }) => new Promise<boolean>((resolve) => app.once('second-instance', () => resolve(true))),
  );
  await expect(launch({ data })).rejects.toThrow();
  expect(await shown).toBe(true);
  expect(await seqShown(desk)).toBe(1);
});

test('Ctrl+Z in a name takes back what was typed there, elsewhere the newest order, and never both', async ({
  tableside,
}) => {
  const desk = await tableside.window('desk');
  await startGame(desk);
  const keys = refereeKeys(desk);
  await keys.roll([1, 2, 3, 4]);
  await expect.poll(() => seqShown(desk)).toBe(2);
  await keys.press('n');
  const name = desk.getByRole('textbox', { name: 'Name' }).first();
  await name.fill('');
  await name.press('A');
  await systemKey(tableside.app, 'desk', 'Z', ['control']);
  await expect(name).not.toHaveValue('A');
  expect(await seqShown(desk)).toBe(2);

  await name.press('B');
  const typed = await name.inputValue();
  await desk.getByRole('form', { name: 'New game' }).focus();
  await systemKey(tableside.app, 'desk', 'Z', ['control']);
  await expect.poll(() => seqShown(desk)).toBe(3);
  await expectShown(desk, game.begun, 3);
  expect(typed).toContain('B');
});

test('F11 changes a window between normal and full screen once a press, whichever of page and menu hears it', async ({
  tableside,
}) => {
  const desk = await tableside.window('desk');
  await startGame(desk);
  await refereeKeys(desk).press('d');
  await expectShown(await tableside.window('display'), game.begun);
  // How often it was asked for: two changes that follow each other at once would look like none.
  await tableside.app.evaluate(({ BrowserWindow }) => {
    const asked: string[] = [];
    for (const window of BrowserWindow.getAllWindows()) {
      const { setFullScreen } = window;
      window.setFullScreen = (on) => {
        asked.push(`${new URL(window.webContents.getURL()).pathname.split('/')[1]} ${on}`);
        setFullScreen.call(window, on);
      };
    }
    Object.assign(globalThis, { asked });
  });
  const asked = () => tableside.app.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  await systemKey(tableside.app, 'desk', 'F11');
  await expect.poll(asked).toEqual(['desk true']);
  await systemKey(tableside.app, 'display', 'F11');
  await expect.poll(asked).toEqual(['desk true', 'display true']);
});

test('the screens are kept awake while a game runs, and the block ends with the desk (K32)', async ({
  tableside,
}) => {
  /** Blockers that hold; their ids are small numbers in the order of their making. */
  const held = () =>
    tableside.app.evaluate(
      ({ powerSaveBlocker }) =>
        Array.from({ length: 20 }, (_, id) => id).filter((id) => powerSaveBlocker.isStarted(id)).length,
    );
  const desk = await tableside.window('desk');
  const keys = refereeKeys(desk);
  await startGame(desk);
  await expect.poll(held).toBe(1);
  await keys.press('Control+z');
  await expect.poll(held).toBe(0);
  await keys.press('Control+y');
  await expect.poll(held).toBe(1);
});

test('a window that crashes comes back twice, then says so plainly, and the game is where it was (K41)', async ({
  tableside,
}) => {
  const desk = await tableside.window('desk');
  await startGame(desk);
  const crash = () =>
    tableside.app.evaluate(
      ({ BrowserWindow }) =>
        new Promise<void>((resolve) => {
          const { webContents } = BrowserWindow.getAllWindows()[0]!;
          webContents.once('render-process-gone', () => resolve());
          webContents.forcefullyCrashRenderer();
        }),
    );
  /** Asked of the main process: a page that has crashed is lost to Playwright. */
  const inDesk = (script: string) =>
    tableside.app.evaluate(({ BrowserWindow }, script) => {
      const { webContents } = BrowserWindow.getAllWindows()[0]!;
      return webContents.isCrashed() ? null : webContents.executeJavaScript(script).catch(() => null);
    }, script);
  const seq = 'document.querySelector("[data-seq]")?.getAttribute("data-seq") ?? null';
  for (const time of [1, 2]) {
    await crash();
    await expect.poll(() => inDesk(seq), { message: `back after crash ${time}`, timeout: 30_000 }).toBe('1');
  }
  await crash();
  await expect.poll(() => inDesk('document.title'), { timeout: 30_000 }).toBe('Tableside: the desk stopped');
  await inDesk('document.querySelectorAll("a")[1].click()');
  await expect.poll(() => inDesk('document.querySelector("[role=status]")?.textContent')).toContain('Copied');
  const copied = await tableside.app.evaluate(({ clipboard }) => clipboard.readText());
  expect(copied).toMatch(/^Tableside \d+\.\d+\.\d+ on linux/);
  expect(copied.match(/ desk: /g)).toHaveLength(3);
  await inDesk('document.querySelectorAll("a")[0].click()');
  await expect.poll(() => inDesk(seq), { timeout: 30_000 }).toBe('1');
});

test('an error that nobody caught is written to the log, and the game goes on', async ({
  tableside,
  data,
}) => {
  const desk = await tableside.window('desk');
  await startGame(desk);
  await tableside.app.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted by a test');
    }, 0);
  });
  const log = path.join(data, 'tableside.log');
  await expect
    .poll(() => existsSync(log) && readFileSync(log, 'utf8').includes('planted by a test'))
    .toBe(true);
  await refereeKeys(desk).roll([1, 2, 3, 4]);
  await expect.poll(() => seqShown(desk)).toBe(2);
});

interface Bridged {
  readonly tableside: { ask(ask: unknown): void };
}
