import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import type { FromHost } from '../../src/contract/from-host.ts';
import type { Bridge } from '../../src/contract/shell.ts';
import { PROTOCOL } from '../../src/contract/version.ts';
import { ipcLink } from '../../src/ui/link/ipc.ts';
import type { Connection, Link } from '../../src/ui/link/link.ts';
import type { Socket } from '../../src/ui/link/socket.ts';
import { socketLink, waitAfter } from '../../src/ui/link/socket.ts';
import { told } from '../kit/told.ts';

const WELCOME: FromHost = { is: 'welcome', protocol: PROTOCOL, viewpoint: 'display' };
const TOLD: FromHost = { is: 'told', told: told('bust', 'display') };
const ORDER = { is: 'order', id: 'one', seen: 3, ask: { do: 'undo' } } as const;

/** Listens to a link and keeps all it hears. */
function heardOn(link: Link) {
  const heard = { connections: [] as Connection[], tellings: [] as unknown[], receipts: [] as unknown[] };
  link.listen({
    connection: (connection) => heard.connections.push(connection),
    told: (told) => heard.tellings.push(told),
    receipt: (receipt) => heard.receipts.push(receipt),
  });
  return heard;
}

describe('the link over a socket', () => {
  let server: WebSocketServer;
  let link: Link | undefined;
  let waits: number[];
  let arrived: string[];

  beforeEach(async () => {
    waits = [];
    arrived = [];
    server = await serve(0);
  });
  afterEach(async () => {
    link?.close();
    await close(server);
  });

  test('stands once the host has said its welcome, and carries both ways', async () => {
    const heard = heardOn(open());
    await vi.waitFor(() => expect(heard.tellings).toEqual([TOLD.told]));
    expect(heard.connections).toEqual(['connecting', 'open']);
    expect(link?.send(ORDER)).toBe(true);
    await vi.waitFor(() => expect(arrived.map((text) => JSON.parse(text) as unknown)).toEqual([ORDER]));
  });

  test('says at once that it is lost, sends nothing then, and comes back by itself', async () => {
    const heard = heardOn(open());
    await vi.waitFor(() => expect(heard.connections).toContain('open'));
    const { port } = server.address() as AddressInfo;
    await close(server);
    await vi.waitFor(() => expect(heard.connections.at(-1)).toBe('lost'));
    expect(link?.send(ORDER)).toBe(false);
    await vi.waitFor(() => expect(waits.length).toBeGreaterThan(3));
    server = await serve(port);
    await vi.waitFor(() => expect(heard.connections).toEqual(['connecting', 'open', 'lost', 'open']), 10_000);
    expect(heard.tellings).toEqual([TOLD.told, TOLD.told]);
    expect(arrived).toEqual([]);
  });

  test('waits longer after each failure, and starts afresh once it stood again', async () => {
    const heard = heardOn(open());
    await vi.waitFor(() => expect(heard.connections).toContain('open'));
    const { port } = server.address() as AddressInfo;
    await close(server);
    await vi.waitFor(() => expect(waits.length).toBeGreaterThan(3));
    expect(waits.slice(0, 4)).toEqual([0, 1, 2, 3].map(waitAfter));
    server = await serve(port);
    await vi.waitFor(() => expect(heard.connections.filter((now) => now === 'open')).toHaveLength(2), 10_000);
    const before = waits.length;
    await close(server);
    await vi.waitFor(() => expect(waits.length).toBeGreaterThan(before));
    expect(waits[before]).toBe(waitAfter(0));
  });

  test('is closed for good when it is closed', async () => {
    const heard = heardOn(open());
    await vi.waitFor(() => expect(heard.connections).toContain('open'));
    link?.close();
    await vi.waitFor(() => expect(server.clients.size).toBe(0));
    expect(waits).toEqual([]);
    expect(link?.send(ORDER)).toBe(false);
  });

  test('leaves alone what is no message of a host', async () => {
    const heard = heardOn(open());
    await vi.waitFor(() => expect(heard.connections).toContain('open'));
    for (const client of server.clients) {
      for (const text of ['', '{', 'null', '"told"', '{"is":"order"}', '[]']) client.send(text);
      client.send(JSON.stringify({ is: 'receipt', id: 'one', ok: true }));
    }
    await vi.waitFor(() => expect(heard.receipts).toEqual([{ is: 'receipt', id: 'one', ok: true }]));
    expect(heard.tellings).toHaveLength(1);
  });

  /** Waits are noted and then cut to almost nothing: their length is not what these tests are about. */
  function open(): Link {
    const { port } = server.address() as AddressInfo;
    link = socketLink({
      open: () => asSocket(new WebSocket(`ws://127.0.0.1:${port}/socket?as=display`)),
      later(wait, call) {
        waits.push(wait);
        const timer = setTimeout(call, 5);
        return () => clearTimeout(timer);
      },
    });
    return link;
  }

  /** A host that welcomes every page and tells it something. */
  async function serve(port: number): Promise<WebSocketServer> {
    const made = new WebSocketServer({ host: '127.0.0.1', port });
    made.on('connection', (socket) => {
      socket.on('message', (data: Buffer) => arrived.push(data.toString('utf8')));
      socket.send(JSON.stringify(WELCOME));
      socket.send(JSON.stringify(TOLD));
    });
    await new Promise((ready) => made.once('listening', ready));
    return made;
  }
});

test('pauses double from a quarter of a second and end at five seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(waitAfter)).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000]);
});

describe('the link of a desktop window', () => {
  test('hears what the host said before anybody listened, and sends messages as they are', () => {
    const { bridge, sent, say } = fakeBridge();
    const link = ipcLink(bridge);
    expect(link.send(ORDER)).toBe(false);
    say(WELCOME);
    say(TOLD);
    const heard = heardOn(link);
    expect(heard.connections).toEqual(['open']);
    expect(heard.tellings).toEqual([TOLD.told]);
    expect(link.send(ORDER)).toBe(true);
    expect(sent).toEqual([ORDER]);
  });

  test('takes no word from a host of another build', () => {
    const { bridge, say } = fakeBridge();
    const link = ipcLink(bridge);
    const heard = heardOn(link);
    say({ ...WELCOME, protocol: PROTOCOL + 1 });
    say(TOLD);
    expect(heard.connections).toEqual(['connecting', 'outdated']);
    expect(heard.tellings).toEqual([]);
    expect(link.send(ORDER)).toBe(false);
  });

  test('stops hearing when it is closed', () => {
    const { bridge, hearers } = fakeBridge();
    ipcLink(bridge).close();
    expect(hearers.size).toBe(0);
  });

  function fakeBridge() {
    const hearers = new Set<(message: unknown) => void>();
    const sent: unknown[] = [];
    const bridge: Bridge = {
      send: (message) => void sent.push(message),
      hear(hear) {
        hearers.add(hear);
        return () => void hearers.delete(hear);
      },
      ask: () => {},
    };
    const say = (message: FromHost) => {
      for (const hear of hearers) hear(message);
    };
    return { bridge, hearers, sent, say };
  }
});

/** A socket of the package `ws`, with the few events that the link takes from a browser's. */
function asSocket(web: WebSocket): Socket {
  const socket: Socket = {
    send: (text) => web.send(text),
    close: () => web.close(),
    onmessage: null,
    onclose: null,
    onerror: null,
  };
  web.on('message', (data: Buffer) => socket.onmessage?.({ data: data.toString('utf8') }));
  web.on('close', () => socket.onclose?.());
  web.on('error', () => socket.onerror?.());
  return socket;
}

function close(server: WebSocketServer): Promise<void> {
  for (const client of server.clients) client.terminate();
  return new Promise((closed) => server.close(() => closed()));
}
