/**
 * The pages' server with a real host behind it, for tests: in a folder of its own, with a log that can be read, and with
 * requests that say exactly what a test wants, headers that no browser would send included.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import WebSocket from 'ws';
import type { FromHost, Viewpoint } from '../../src/contract/from-host.ts';
import { systemClock } from '../../src/host/outside.ts';
import type { Clock } from '../../src/host/outside.ts';
import { startHost } from '../../src/host/start.ts';
import type { Host } from '../../src/host/start.ts';
import { servePages } from '../../src/host/web/server.ts';
import type { Pages } from '../../src/host/web/server.ts';
import { ADVICE_FILES } from './advice-files.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Served {
  readonly host: Host;
  readonly pages: Pages;
  readonly log: string[];
  /** A request as it is written here, to the server's own address. */
  ask(path: string, headers?: Readonly<Record<string, string>>, method?: string): Promise<Answer>;
  /** Opens an address with a key; the cookie that it gave. */
  enter(viewpoint: Viewpoint): Promise<string>;
  /** A socket with the headers of a page, of which some can be changed or left out (undefined). */
  socket(as: string, headers: Readonly<Record<string, string | undefined>>): WebSocket;
  end(): Promise<void>;
}

/** Starts host and server. */
export async function serve(clock: Clock = systemClock): Promise<Served> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tableside-pages-'));
  const screens = path.join(folder, 'screens');
  for (const name of ['desk', 'display', 'assets']) mkdirSync(path.join(screens, name), { recursive: true });
  writeFileSync(path.join(screens, 'desk', 'index.html'), 'the desk');
  writeFileSync(path.join(screens, 'display', 'index.html'), 'the display');
  writeFileSync(path.join(screens, 'assets', 'desk-1a2b.js'), 'script');
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');

  mkdirSync(path.join(folder, 'data', 'sounds'), { recursive: true });
  writeFileSync(path.join(folder, 'data', 'sounds', 'bust.mp3'), 'a bust');
  writeFileSync(path.join(folder, 'data', 'sounds', 'secret.txt'), 'secret');

  const log: string[] = [];
  const note = (text: string) => void log.push(text);
  const noted = { info: note, warn: note, error: note };
  const host = await startHost({ dataFolder: path.join(folder, 'data'), log: noted, advice: ADVICE_FILES });
  const pages = await servePages({ host, screens, port: 0, clock, log: noted });
  const { port } = pages;

  const ask: Served['ask'] = (address, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      // `path` is sent as it is, so that climbs are not straightened on the way.
      const asked = request({ host: '127.0.0.1', port, path: address, method, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => (body += text));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        );
      });
      asked.once('error', reject).end();
    });

  return {
    host,
    pages,
    log,
    ask,
    async enter(viewpoint) {
      const address = new URL(pages.addresses()[viewpoint]);
      const { headers } = await ask(address.pathname + address.search);
      return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    },
    socket(as, headers) {
      const all = { origin: `http://127.0.0.1:${port}`, ...headers };
      const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
      return new WebSocket(`ws://127.0.0.1:${port}/socket?as=${as}`, { headers: given });
    },
    async end() {
      await pages.close();
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What a socket is told, in order, as it comes. */
export function listenTo(socket: WebSocket) {
  const heard: FromHost[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data)) as FromHost));
  return {
    heard,
    /** The first message that fits, already there or still to come; rejects when the socket closes before. */
    async until(fits: (message: FromHost) => boolean): Promise<FromHost> {
      const closed = once(socket, 'close').then(() => {
        throw new Error('The socket closed.');
      });
      // Raced against below, and of no interest afterwards.
      closed.catch(() => undefined);
      for (;;) {
        const found = heard.find(fits);
        if (found !== undefined) return found;
        await Promise.race([once(socket, 'message'), closed]);
      }
    },
  };
}

/** How a socket ended: refused with a status, or closed with a code. */
export function endOf(socket: WebSocket): Promise<{ status?: number; code?: number; reason?: string }> {
  return new Promise((resolve) => {
    socket.once('unexpected-response', (_request, response) => {
      resolve({ status: response.statusCode ?? 0 });
      socket.terminate();
    });
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) }));
    socket.on('error', () => undefined);
  });
}
