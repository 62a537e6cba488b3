// What no page may do in the built program, tried from inside the pages and from a page that is none of ours.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { inRoot } from '../../scripts/setup/places.mjs';
import { SECURITY_HEADERS } from '../../src/contract/policy.ts';
import { expect, test, testOfOne } from '../kit/launch.ts';
import { refereeKeys } from '../kit/referee-keys.ts';
import { seqShown } from '../kit/shown.ts';

/** What a page finds on `window.tableside`. */
interface Bridged {
  readonly tableside: { send(message: unknown): void; ask(ask: unknown): void };
}

const order = { is: 'order', id: 'x', seen: 0, ask: { do: 'begin', seats: ['A', 'B'], first: 0 } };
const send = (page: Page, message: unknown) =>
  page.evaluate((message) => (window as unknown as Bridged).tableside.send(message), message);

testOfOne(
  'every window is sandboxed and isolated, and its page has nothing of Node',
  async ({ tableside }) => {
    const desk = await tableside.window('desk');
    expect(await seqShown(desk)).toBe(0);
    await refereeKeys(desk).press('d');
    const display = await tableside.window('display');
    const preferences = await tableside.app.evaluate(({ webContents }) =>
      webContents.getAllWebContents().map((contents) => {
        const { getLastWebPreferences } = contents as unknown as {
          getLastWebPreferences(): Record<string, unknown>;
        };
        return getLastWebPreferences.call(contents);
      }),
    );
    expect(preferences).toHaveLength(2);
    for (const one of preferences)
      expect(one).toMatchObject({
        sandbox: true,
        contextIsolation: true,
        nodeIntegration: false,
        webSecurity: true,
        webviewTag: false,
        allowRunningInsecureContent: false,
        experimentalFeatures: false,
      });
    for (const page of [desk, display]) {
      const found = await page.evaluate(() =>
        ['require', 'process', 'module', 'Buffer', '__dirname', 'electron'].filter((name) => name in window),
      );
      expect(found).toEqual([]);
      const bridge = await page.evaluate(() => Object.keys((window as unknown as Bridged).tableside).sort());
      expect(bridge).toEqual(['ask', 'hear', 'send']);
    }
  },
);

testOfOne(
  'pages are served with the security headers, and nothing outside their folder is',
  async ({ tableside }) => {
    const desk = await tableside.window('desk');
    expect(await seqShown(desk)).toBe(0);
    // Asked of the session itself: a page that is allowed only its own files would stop at its own policy.
    const ask = (address: string) =>
      tableside.app.evaluate(async ({ net }, address) => {
        const answer = await net.fetch(address);
        return {
          status: answer.status,
          headers: Object.fromEntries(answer.headers),
          text: await answer.text(),
        };
      }, address);
    const page = await ask('app://tableside/desk/index.html');
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject(SECURITY_HEADERS);
    for (const address of [
      'app://tableside/../../package.json',
      'app://tableside/desk/..%2f..%2f..%2fpackage.json',
      'app://tableside/desk/%2e%2e/%2e%2e/package.json',
      'app://tableside//etc/passwd',
      'app://elsewhere/desk/index.html',
      'app://tableside/',
      'app://tableside/desk',
    ]) {
      expect([address, (await ask(address)).status]).toEqual([address, 404]);
    }
  },
);

testOfOne(
  'a page can run no text as script, load nothing from outside and open no window',
  async ({ tableside }) => {
    const desk = await tableside.window('desk');
    expect(await seqShown(desk)).toBe(0);
    const open = tableside.app.windows().length;
    const tried = await desk.evaluate(async () => {
      const failed = (work: () => unknown) => {
        try {
          return work() === null ? 'refused' : 'done';
        } catch {
          return 'refused';
        }
      };
      const inline = document.createElement('script');
      inline.textContent = 'window.ran = true';
      document.head.append(inline);
      const frame = document.createElement('iframe');
      frame.src = 'app://tableside/display/index.html';
      document.body.append(frame);
      // What a debugger asks for itself may evaluate text; what runs later is the page's own.
      const later = new Promise((resolve) =>
        setTimeout(() => resolve(failed(() => new Function('return 1')())), 0),
      );
      return {
        evaluated: await later,
        inline: 'ran' in window ? 'done' : 'refused',
        opened: failed(() => window.open('app://tableside/display/index.html')),
        fetched: await fetch('http://127.0.0.1:1/').then(
          () => 'done',
          () => 'refused',
        ),
        notified: 'Notification' in window ? await Notification.requestPermission() : 'denied',
        located: await navigator.permissions.query({ name: 'geolocation' }).then(({ state }) => state),
        framed: (frame.contentDocument?.querySelector('main') ?? null) === null ? 'refused' : 'done',
      };
    });
    expect(tried).toEqual({
      evaluated: 'refused',
      inline: 'refused',
      opened: 'refused',
      fetched: 'refused',
      notified: 'denied',
      located: 'denied',
      framed: 'refused',
    });
    await expect.poll(() => tableside.app.windows()).toHaveLength(open);
  },
);

test('a window cannot leave its page', async ({ tableside, data }) => {
  const desk = await tableside.window('desk');
  expect(await seqShown(desk)).toBe(0);
  for (const address of [
    'https://example.org/',
    'file:///etc/passwd',
    'app://tableside/display/index.html',
  ]) {
    await desk.evaluate((address) => {
      window.location.href = address;
    }, address);
  }
  const log = path.join(data, 'tableside.log');
  await expect
    .poll(() => readFileSync(log, 'utf8').match(/was kept from leaving its page/g)?.length ?? 0)
    .toBeGreaterThanOrEqual(2);
  // Asked of the window: the debugger still waits for pages that will never come.
  const kept = await tableside.app.evaluate(({ BrowserWindow }) => {
    const { webContents } = BrowserWindow.getAllWindows()[0]!;
    const seq = 'document.querySelector("[data-seq]").getAttribute("data-seq")';
    return Promise.all([webContents.getURL(), webContents.executeJavaScript(seq)]);
  });
  expect(kept).toEqual(['app://tableside/desk/index.html', '0']);
});

test('the display gives no orders', async ({ tableside, data }) => {
  const desk = await tableside.window('desk');
  expect(await seqShown(desk)).toBe(0);
  await refereeKeys(desk).press('d');
  const display = await tableside.window('display');
  await send(display, order);
  await expect
    .poll(() => readFileSync(path.join(data, 'tableside.log'), 'utf8'))
    .toContain('the display gives no orders');
  expect(await seqShown(desk)).toBe(0);
});

testOfOne(
  'a page that is none of ours is not heard, even with our own preload script',
  async ({ tableside, data }) => {
    const desk = await tableside.window('desk');
    expect(await seqShown(desk)).toBe(0);
    const open = tableside.app.windows().length;
    const preload = inRoot('out', 'preload', 'preload.cjs');
    await tableside.app.evaluate(
      async ({ BrowserWindow }, { order, preload }) => {
        const foreign = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } });
        await foreign.loadURL('app://tableside/desk/index.html');
        await foreign.webContents.executeJavaScript(
          `tableside.send(${JSON.stringify(order)}); tableside.ask({ do: 'show-display' }); true`,
        );
        Object.assign(globalThis, { foreign });
      },
      { order, preload },
    );
    await expect
      .poll(() => readFileSync(path.join(data, 'tableside.log'), 'utf8'))
      .toContain('came from none of the windows');
    expect(await seqShown(desk)).toBe(0);
    await expect
      .poll(() =>
        readFileSync(path.join(data, 'tableside.log'), 'utf8').match(/came from none of the windows/g),
      )
      .toHaveLength(2);
    await tableside.app.evaluate(() =>
      (globalThis as unknown as { foreign: { destroy(): void } }).foreign.destroy(),
    );
    await expect.poll(() => tableside.app.windows()).toHaveLength(open);
  },
);

testOfOne(
  'a page may hand out a set of rules and the count of the dice, and no other file',
  async ({ tableside }) => {
    const desk = await tableside.window('desk');
    expect(await seqShown(desk)).toBe(0);
    // Heard after the product's own listener; nothing is saved, so that no window asks where to.
    await tableside.app.evaluate(({ BrowserWindow }) => {
      const heard: [string, boolean][] = [];
      Object.assign(globalThis, { heard });
      BrowserWindow.getAllWindows()[0]!.webContents.session.on('will-download', (event, item) => {
        heard.push([item.getFilename(), !event.defaultPrevented]);
        event.preventDefault();
      });
    });
    const heard = () =>
      tableside.app.evaluate(() => (globalThis as unknown as { heard: [string, boolean][] }).heard);
    const names = ['dice-fairness.csv', 'Thursday.tableside-rules.json', 'other.csv', 'dice-fairness.html'];
    for (const [at, name] of names.entries()) {
      await desk.evaluate((name) => {
        const link = document.createElement('a');
        link.href = URL.createObjectURL(new Blob(['x'], { type: 'text/plain' }));
        link.download = name;
        link.click();
      }, name);
      await expect.poll(async () => (await heard()).length).toBe(at + 1);
    }
    expect(await heard()).toEqual(names.map((name, at) => [name, at < 2]));
  },
);

testOfOne('bad messages are refused, and the desk goes on', async ({ tableside, data }) => {
  const desk = await tableside.window('desk');
  expect(await seqShown(desk)).toBe(0);
  const keys = refereeKeys(desk);
  for (const message of [
    'x'.repeat(1024 * 1024),
    undefined,
    null,
    [],
    { is: 'order' },
    { ...order, ask: { do: 'roll', dice: ['1', 2, 3, 4] } },
    { ...order, more: 1 },
  ])
    await send(desk, message);
  await desk.evaluate(() => {
    const { tableside } = window as unknown as Bridged;
    for (const ask of [null, 'show-display', { do: 'quit' }, { do: 'show-display', more: 1 }])
      tableside.ask(ask);
  });
  await expect
    .poll(() => readFileSync(path.join(data, 'tableside.log'), 'utf8').match(/there is no such wish/g))
    .toHaveLength(4);
  expect(readFileSync(path.join(data, 'tableside.log'), 'utf8')).toContain('longer than 65536 bytes');
  expect(await seqShown(desk)).toBe(0);
  await keys.press('Enter');
  await expect.poll(() => seqShown(desk)).toBe(1);
});
