/**
 * The built pages in a browser without a host behind them: a small server gives the files with the content policy that
 * the product uses, and a bridge in place of the preload script tells what the test says. What a real host does with the
 * real bridge is tested in tests/electron.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { inRoot } from '../../scripts/setup/places.mjs';
import { SECURITY_HEADERS } from '../../src/contract/policy.ts';
import type { FromHost, Receipt, Told, Viewpoint } from '../../src/contract/from-host.ts';
import type { ToHost } from '../../src/contract/to-host.ts';
import type { ShellAsk } from '../../src/contract/shell.ts';
import { PROTOCOL } from '../../src/contract/version.ts';

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Where axe-core is served, so that a page may load it under its content policy, and the browser keeps it compiled. */
export const AXE_PATH = '/axe.min.js';
const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

export interface Site {
  /** The address of a page. */
  address(page: Viewpoint): string;
  close(): Promise<void>;
}

/** Serves the built pages, and axe-core beside them, on a free port of this machine. */
export async function serveBuilt(folder: string = inRoot('out', 'renderer')): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname === AXE_PATH ? AXE_FILE : path.join(folder, path.normalize(pathname));
    readFile(file).then(
      (body) => {
        const kind = KINDS[path.extname(file)] ?? 'application/octet-stream';
        response
          .writeHead(200, { ...SECURITY_HEADERS, 'cache-control': 'max-age=3600', 'content-type': kind })
          .end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    address: (page) => `http://127.0.0.1:${port}/${page}/index.html`,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}

/** The other end of the bridge of an open page. */
export interface FakeBridge {
  /** Tells the page. */
  tell(told: Told): Promise<void>;
  /** Says anything else that a host says, such as advice. */
  say(message: FromHost): Promise<void>;
  /** Every message that the page sent so far. */
  sent(): Promise<readonly ToHost[]>;
  /** Everything that the page asked of the shell so far. */
  asked(): Promise<readonly ShellAsk[]>;
  /** How messages are answered from now on; without it each is accepted. */
  answer(with_: RefusalPart | AcceptancePart): Promise<void>;
  /** Complaints of the page so far: console errors (a breach of the content policy is one) and exceptions. */
  readonly complaints: string[];
}

type RefusalPart = Omit<Extract<Receipt, { ok: false }>, 'id' | 'is'>;
type AcceptancePart = Omit<Extract<Receipt, { ok: true }>, 'id' | 'is'>;

/** What the bridge keeps in the page. */
interface InPage {
  readonly hearers: Set<(message: unknown) => void>;
  readonly sent: ToHost[];
  readonly asked: ShellAsk[];
  answer: RefusalPart | AcceptancePart;
}

/** What is known of each page that has a bridge. */
interface Opened {
  complaints: string[]; // since it was opened or shown something
  untouched: { readonly site: Site; readonly viewpoint: Viewpoint } | null; // set while it was told things and nothing else
}

const opened = new WeakMap<Page, Opened>();

/**
 * Opens a page of the site with a bridge that has welcomed it, and told it something unless that is null. A page that was
 * open before is loaded afresh and has no complaints yet.
 */
export async function openPage(
  page: Page,
  site: Site,
  viewpoint: Viewpoint,
  first: Told | null,
): Promise<FakeBridge> {
  if (!opened.has(page)) await putBridge(page);
  const complaints: string[] = [];
  opened.set(page, { complaints, untouched: null });
  await page.goto(site.address(viewpoint));
  await page.evaluate(() => document.fonts.ready);
  const bridge = bridgeOf(page, complaints);
  if (first !== null) await bridge.tell(first);
  return bridge;
}

/**
 * Shows something on a page that will only be looked at. While nothing else happens to the page it is not loaded afresh: as
 * in a game it is told one thing after the other, and what it was told before must leave no trace. All stands still when it is done.
 */
export async function showOn(page: Page, site: Site, viewpoint: Viewpoint, what: Told): Promise<FakeBridge> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = opened.get(page)?.untouched;
  const loaded = before?.site === site && before.viewpoint === viewpoint;
  const bridge = loaded ? bridgeOf(page, []) : await openPage(page, site, viewpoint, null);
  opened.set(page, { complaints: bridge.complaints, untouched: { site, viewpoint } });
  await bridge.tell(what);
  await standStill(page);
  return bridge;
}

/** Brings whatever moves on a page to its end, and what begins to move after that. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    do {
      for (const animation of ending()) animation.finish();
      // A frame in which the screen is drawn anew and one in which its transitions begin.
      for (let drawn = 0; drawn < 2; drawn += 1) await new Promise((next) => requestAnimationFrame(next));
    } while (ending().length > 0);
  });
}

/** The other end of the bridge of a page that is loaded. */
function bridgeOf(page: Page, complaints: string[]): FakeBridge {
  const say = (message: FromHost) =>
    page.evaluate((said) => {
      const { hearers } = (window as unknown as { fakeBridge: InPage }).fakeBridge;
      for (const hear of hearers) hear(said);
    }, message);

  return {
    complaints,
    tell: (next) => say({ is: 'told', told: next }),
    say,
    sent: () => page.evaluate(() => (window as unknown as { fakeBridge: InPage }).fakeBridge.sent),
    asked: () => page.evaluate(() => (window as unknown as { fakeBridge: InPage }).fakeBridge.asked),
    answer: (next) =>
      page.evaluate((answer) => {
        (window as unknown as { fakeBridge: InPage }).fakeBridge.answer = answer;
      }, next),
  };
}

/** Puts the bridge into whatever the page loads from now on, and hears its complaints. */
async function putBridge(page: Page): Promise<void> {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      opened.get(page)?.complaints.push(message.text());
  });
  page.on('pageerror', (error) => opened.get(page)?.complaints.push(String(error)));
  await page.addInitScript((protocol) => {
    const inPage: InPage = { hearers: new Set(), sent: [], asked: [], answer: { ok: true } };
    const viewpoint = location.pathname.includes('/display/') ? 'display' : 'desk';
    Object.assign(window, {
      fakeBridge: inPage,
      tableside: {
        send(message: ToHost) {
          inPage.sent.push(message);
          const receipt = { is: 'receipt', id: message.id, ...inPage.answer };
          queueMicrotask(() => {
            for (const hear of inPage.hearers) hear(receipt);
          });
        },
        hear(hear: (message: unknown) => void) {
          inPage.hearers.add(hear);
          hear({ is: 'welcome', protocol, viewpoint });
          return () => inPage.hearers.delete(hear);
        },
        ask(ask: ShellAsk) {
          inPage.asked.push(ask);
        },
      },
    });
  }, PROTOCOL);
}
