/**
 * Serves the desk and the display as pages to the browsers of this machine: on 127.0.0.1 alone, to whoever has a key. It
 * answers requests; who may see what is decided in keys.ts and visitor.ts.
 */

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { clipAt } from '../../contract/call.ts';
import type { Viewpoint } from '../../contract/from-host.ts';
import { pageFile } from '../../contract/pages.ts';
import { SECURITY_HEADERS } from '../../contract/policy.ts';
import { LONGEST_MESSAGE } from '../../contract/to-host.ts';
import type { Host } from '../host.ts';
import type { Log } from '../log.ts';
import type { Clock } from '../outside.ts';
import { createKeys } from './keys.ts';
import { refusalPage } from './refusal.ts';
import type { RefusedFor } from './refusal.ts';
import { pipeOf } from './socket.ts';
import { isForUs, isFromOurPage } from './visitor.ts';

export interface Pages {
  readonly port: number;
  /** Addresses that each open once; those that were given before and not used lose their force. */
  addresses(): Readonly<Record<Viewpoint, string>>;
  /** Lets everybody go. */
  close(): Promise<void>;
}

export interface PagesParts {
  readonly host: Host;
  readonly screens: string; // the folder of the built screens
  readonly port: number; // 0: the system chooses
  readonly clock: Clock;
  readonly log: Log;
}

/** Pages that are connected at the same time. */
const MOST_SOCKETS = 32;

/** Starts to serve. Rejects when the port cannot be had. */
export async function servePages({ host, screens, port: wanted, clock, log }: PagesParts): Promise<Pages> {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 });
  const port = await listen(server, wanted);
  const keys = createKeys(port);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
  });

  const refuse = (request: IncomingMessage, response: ServerResponse, status: number, why: RefusedFor) => {
    // The address may hold a key, so only its path is written down.
    log.warn(`A request was refused (${status}, ${why}): ${request.method} ${pathOf(request)?.pathname}`);
    const headers = { ...SECURITY_HEADERS, ...NO_STORE, 'content-type': 'text/html; charset=utf-8' };
    response.writeHead(status, status === 405 ? { ...headers, allow: 'GET, HEAD' } : headers);
    response.end(request.method === 'HEAD' ? undefined : refusalPage(why));
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (!isForUs(request, port)) return refuse(request, response, 403, 'wrong-host');
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(request, response, 405, 'method');
    const address = pathOf(request);
    if (address === null) return refuse(request, response, 404, 'not-found');
    const { cookie } = request.headers;
    const viewpoint = pageAt(address.pathname);
    const key = address.searchParams.get('key');

    if (viewpoint !== null && key !== null) {
      const redeemed = request.method === 'GET' ? keys.redeem(viewpoint, key) : null;
      if (redeemed === null && !keys.opens(viewpoint, cookie))
        return refuse(request, response, 403, 'used-key');
      const granted = redeemed === null ? {} : { 'set-cookie': redeemed };
      response.writeHead(303, { ...SECURITY_HEADERS, ...NO_STORE, ...granted, location: `/${viewpoint}` });
      response.end();
      return;
    }
    // Files that both pages share are given to whoever may see either.
    if (!keys.opens(viewpoint ?? 'display', cookie)) return refuse(request, response, 403, 'no-key');
    const clip = clipAt(address.pathname);
    if (clip !== null) {
      const content = await host.clip(clip.name);
      if (content === null) return refuse(request, response, 404, 'not-found');
      return give(request, response, content, { ...NO_STORE, 'content-type': clip.type });
    }
    const file = pageFile(viewpoint === null ? address.pathname : `/${viewpoint}/index.html`);
    const content = file === null || isPage(file.path, viewpoint) ? null : await read(screens, file.path);
    if (file === null || content === null) return refuse(request, response, 404, 'not-found');
    give(request, response, content, {
      ...(file.forever ? FOREVER : NO_STORE),
      'content-type': file.type,
    });
  };

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const address = pathOf(request);
    const viewpoint = address?.pathname === '/socket' ? viewpointOf(address.searchParams.get('as')) : null;
    const why = !isFromOurPage(request, port)
      ? 'it does not come from a page of ours'
      : viewpoint === null || !keys.opens(viewpoint, request.headers.cookie)
        ? 'it has no key'
        : sockets.clients.size >= MOST_SOCKETS
          ? 'too many pages are open'
          : null;
    if (viewpoint === null || why !== null) {
      log.warn(`A page's socket was refused: ${why}.`);
      stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      host.attach(pipeOf(socket, viewpoint, clock, log));
    });
  };

  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log.error(`A request failed inside the program: ${pathOf(request)?.pathname}.`, error);
      response.destroy();
    });
  });
  server.on('upgrade', upgrade);
  server.on('clientError', (_error, stream) => stream.destroy());

  return {
    port,
    addresses() {
      const { desk, display } = keys.fresh();
      const address = (viewpoint: Viewpoint, key: string) =>
        `http://127.0.0.1:${port}/${viewpoint}?key=${key}`;
      return { desk: address('desk', desk), display: address('display', display) };
    },
    async close() {
      for (const socket of sockets.clients) socket.terminate();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function give(
  request: IncomingMessage,
  response: ServerResponse,
  content: Uint8Array,
  headers: OutgoingHttpHeaders,
): void {
  response.writeHead(200, { ...SECURITY_HEADERS, ...headers, 'content-length': content.length });
  response.end(request.method === 'HEAD' ? undefined : content);
}

const NO_STORE = { 'cache-control': 'no-store' } as const;
const FOREVER = { 'cache-control': 'private, max-age=31536000, immutable' } as const;

function listen(server: Server, wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      server.off('error', reject);
      const address = server.address();
      if (typeof address === 'object' && address !== null) resolve(address.port);
      else reject(new Error('The server has no port.'));
    });
  });
}

/** The address of a request, or null for one that is none. Its host plays no part. */
function pathOf({ url = '' }: IncomingMessage): URL | null {
  // A double slash would begin a host.
  return url.startsWith('/') && !url.startsWith('//') && URL.canParse(url, 'http://here')
    ? new URL(url, 'http://here')
    : null;
}

const viewpointOf = (name: string | null): Viewpoint | null =>
  name === 'desk' || name === 'display' ? name : null;

/** The page at a path, with or without a slash at the end. */
const pageAt = (pathname: string) => viewpointOf(/^\/([a-z]+)\/?$/.exec(pathname)?.[1] ?? null);

/** Pages are served under their short address alone, where it is known who may see which. */
const isPage = (file: string, asked: Viewpoint | null) => asked === null && file.endsWith('.html');

async function read(folder: string, file: string): Promise<Buffer | null> {
  try {
    return await readFile(path.join(folder, file));
  } catch {
    // Not there, or a folder: to a browser both are the same.
    return null;
  }
}
