// The program where no window can open: served as pages, and played in Chromium. Strangers are refused.
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { connectionWords } from '../../src/words/notices.ts';
import { makeDataFolder } from '../kit/launch.ts';
import { startPages } from '../kit/pages-process.ts';
import type { PagesProcess } from '../kit/pages-process.ts';
import { refereeKeys } from '../kit/referee-keys.ts';
import { expectShown, seqShown } from '../kit/shown.ts';
import { wholeGame } from '../kit/whole-game.ts';

const test = base.extend<{ data: string; pages: PagesProcess }>({
  data: async ({}, use) => {
    const data = await makeDataFolder();
    await use(data);
    await rm(data, { recursive: true, force: true });
  },
  pages: async ({ data }, use) => {
    const pages = startPages(data, ['--because', 'There is no display here.']);
    await use(pages);
    pages.kill();
  },
});

const addressOf = async (pages: PagesProcess, page: 'Desk' | 'Display', from = 0) =>
  (await pages.line(new RegExp(`^${page}: (http://127\\.0\\.0\\.1:\\d+/\\S+)$`), from))[1]!;

/** Everything that a page complains of, its content policy's refusals included. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

test('a game is played to the win on the served pages, with the display in another browser', async ({
  pages,
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const game = wholeGame(['Red', 'Blue'], 12274);
  await pages.line(/^There is no display here\.$/);
  const complaints = complaintsOf(page);
  await page.goto(await addressOf(pages, 'Desk'));
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/desk');
  const other = await browser.newContext();
  const display = await other.newPage();
  const displayComplaints = complaintsOf(display);
  await display.goto(await addressOf(pages, 'Display'));
  // Where its window is, is the browser's business.
  await expect(display.getByText('Waiting for the desk to start a game.')).toBeVisible();
  await display.evaluate(() => {
    Object.defineProperty(window, 'screen', { value: { width: 3840, height: 2160 } });
    window.dispatchEvent(new Event('resize'));
  });
  await expect(display.locator('.waiting-drag')).toHaveCount(0);

  expect(await seqShown(page)).toBe(0);
  const keys = refereeKeys(page);
  await keys.press('Enter');
  await expectShown(page, game.begun);
  for (const step of game.steps) {
    await keys.play(step);
    await Promise.all([expectShown(page, step.after), expectShown(display, step.after)]);
  }
  expect(game.steps.at(-1)!.after.view.phase).toBe('over');
  expect([complaints, displayComplaints]).toEqual([[], []]);

  // The browser of the display was let in to the display alone.
  expect((await display.goto(new URL('/desk', page.url()).href))?.status()).toBe(403);
  await expect(display.getByRole('heading', { name: 'Refused' })).toBeVisible();
  await other.close();
});

test('a page that loses its program says so, and goes on with the next one', async ({
  pages,
  page,
  data,
}) => {
  const address = await addressOf(pages, 'Desk');
  await page.goto(address);
  expect(await seqShown(page)).toBe(0);
  await refereeKeys(page).press('Enter');
  await expect(page.locator('[data-phase="first"]')).toBeVisible();
  await pages.end('SIGTERM');
  await expect(page.getByText(connectionWords('lost') ?? '')).toBeVisible();
  const again = startPages(data, [], { TABLESIDE_PORT: new URL(address).port });
  try {
    // Passes are kept in memory only, so the browser has to be let in anew.
    await page.goto(await addressOf(again, 'Desk'));
    await expect(page.locator('[data-phase="first"]')).toBeVisible();
    expect(await seqShown(page)).toBe(1);
  } finally {
    again.kill();
  }
});

test('an address that was used is refused to a second browser, which is told what to do', async ({
  pages,
  page,
  browser,
}) => {
  const address = await addressOf(pages, 'Desk');
  await page.goto(address);
  const stranger = await (await browser.newContext()).newPage();
  const refused = await stranger.goto(address);
  expect(refused?.status()).toBe(403);
  await expect(stranger.getByText('press Enter')).toBeVisible();
  // The first browser comes in again by the same address.
  expect((await page.goto(address))?.status()).toBe(200);

  const printed = pages.lines.length;
  pages.enter();
  expect((await stranger.goto(await addressOf(pages, 'Desk', printed)))?.status()).toBe(200);
  expect(await seqShown(stranger)).toBe(0);
  await stranger.context().close();
});

test('a page of another program in the same browser gets nothing, although the browser has been let in', async ({
  pages,
  page,
}) => {
  await page.goto(await addressOf(pages, 'Desk'));
  const { origin, host } = new URL(page.url());
  // Another port of the same host: its requests bring the cookie along.
  const evil = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Elsewhere</title>');
  }).listen(0, '127.0.0.1');
  await once(evil, 'listening');
  try {
    await page.goto(`http://127.0.0.1:${(evil.address() as AddressInfo).port}/`);
    const got = await page.evaluate(
      async ([origin, host]) => {
        const socket = new WebSocket(`ws://${host}/socket?as=desk`);
        const opened = await new Promise((resolve) => {
          socket.onopen = () => resolve('open');
          socket.onerror = () => resolve('refused');
        });
        const read = await fetch(`${origin}/desk`, { credentials: 'include' }).then(
          (answer) => answer.text(),
          () => 'refused',
        );
        const framed = await new Promise((resolve) => {
          const frame = document.createElement('iframe');
          frame.onload = () => {
            try {
              resolve(frame.contentDocument === null ? 'closed' : frame.contentDocument.title);
            } catch {
              resolve('closed');
            }
          };
          frame.src = `${origin}/desk`;
          document.body.append(frame);
        });
        return { opened, read, framed };
      },
      [origin, host] as const,
    );
    expect(got).toEqual({ opened: 'refused', read: 'refused', framed: 'closed' });
    await expect.poll(() => pages.complaints()).toContain('does not come from a page of ours');
  } finally {
    evil.close();
  }
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} ends it in order, with a page open`, async ({ pages, page }) => {
    await page.goto(await addressOf(pages, 'Desk'));
    expect(await seqShown(page)).toBe(0);
    expect(await pages.end(signal)).toBe(0);
    expect(pages.lines.at(-1)).toContain('the game is saved');
  });
}

test('a port that is taken is said, and another one is used', async ({ pages, data }) => {
  const taken = new URL(await addressOf(pages, 'Desk')).port;
  const second = startPages(`${data}/second`, [], { TABLESIDE_PORT: taken });
  try {
    await second.line(new RegExp(`^Port ${taken} is taken`));
    expect(new URL(await addressOf(second, 'Desk')).port).not.toBe(taken);
  } finally {
    second.kill();
  }
});

test('a second program on the same data folder says that the game is open elsewhere', async ({
  pages,
  data,
  page,
}) => {
  await addressOf(pages, 'Desk');
  const second = startPages(data);
  try {
    await page.goto(await addressOf(second, 'Desk'));
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(second.complaints()).toContain('journal-in-use');
  } finally {
    second.kill();
  }
});
