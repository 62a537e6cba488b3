/**
 * The built pages in a browser without a host behind them: a small server gives the files with the content policy that
 * the product uses, and a bridge in place of the preload script tells what the test says. What a real host does with the
 * real bridge is tested in tests/electron.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { inRoot } from '../../scripts/setup/places.mjs';
import type { FromHost, Receipt, Told, Viewpoint } from '../../src/contract/from-host.ts';
import type { ToHost } from '../../src/contract/to-host.ts';
import type { ShellAsk } from '../../src/contract/shell.ts';
import { PROTOCOL } from '../../src/contract/version.ts';

/** The content policy of all pages of the product. */
export const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

export interface Site {
  /** The address of a page. */
  address(page: Viewpoint): string;
  close(): Promise<void>;
}

/** Serves the built pages on a free port of this machine. */
export async function serveBuilt(folder: string = inRoot('out', 'renderer')): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, path.normalize(pathname));
    readFile(file).then(
      (body) => {
        const kind = KINDS[path.extname(file)] ?? 'application/octet-stream';
        response
          .writeHead(200, { 'content-type': kind, 'content-security-policy': CONTENT_POLICY })
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
  /** Every message that the page sent so far. */
  sent(): Promise<readonly ToHost[]>;
  /** Everything that the page asked of the shell so far. */
  asked(): Promise<readonly ShellAsk[]>;
  /** How messages are answered from now on; without it each is accepted. */
  answer(with_: RefusalPart | AcceptancePart): Promise<void>;
  /** Complaints of the page so far: console errors (a breach of the content policy is one) and exceptions. */
  readonly complaints: readonly string[];
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

/** Opens a page of the site with a bridge that has welcomed it, and told it something unless that is null. */
export async function openPage(
  page: Page,
  site: Site,
  viewpoint: Viewpoint,
  first: Told | null,
): Promise<FakeBridge> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));

  const welcome: FromHost = { is: 'welcome', protocol: PROTOCOL, viewpoint };
  const early: readonly FromHost[] = first === null ? [welcome] : [welcome, { is: 'told', told: first }];
  await page.addInitScript((messages) => {
    const inPage: InPage = { hearers: new Set(), sent: [], asked: [], answer: { ok: true } };
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
          for (const message of messages) hear(message);
          return () => inPage.hearers.delete(hear);
        },
        ask(ask: ShellAsk) {
          inPage.asked.push(ask);
        },
      },
    });
  }, early);
  await page.goto(site.address(viewpoint));
  await page.evaluate(() => document.fonts.ready);

  return {
    complaints,
    async tell(next) {
      await page.evaluate(
        (message) => {
          const { hearers } = (window as unknown as { fakeBridge: InPage }).fakeBridge;
          for (const hear of hearers) hear(message);
        },
        { is: 'told', told: next } satisfies FromHost,
      );
    },
    sent: () => page.evaluate(() => (window as unknown as { fakeBridge: InPage }).fakeBridge.sent),
    asked: () => page.evaluate(() => (window as unknown as { fakeBridge: InPage }).fakeBridge.asked),
    answer: (next) =>
      page.evaluate((answer) => {
        (window as unknown as { fakeBridge: InPage }).fakeBridge.answer = answer;
      }, next),
  };
}
