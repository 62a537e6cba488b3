// The sockets of the pages: who gets one, and who loses it again.
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LONGEST_MESSAGE } from '../../../src/contract/to-host.ts';
import { BURST, HEARTBEAT, NONSENSE } from '../../../src/host/web/socket.ts';
import { fakeClock } from '../../kit/clock.ts';
import { endOf, listenTo, serve } from '../../kit/pages.ts';
import type { Served } from '../../kit/pages.ts';

let served: Served;
const clock = fakeClock();
beforeEach(async () => {
  served = await serve(clock);
});
afterEach(() => served.end());

const isTold = ({ is }: { is: string }) => is === 'told';
const begin = (id: string) =>
  JSON.stringify({ is: 'order', id, seen: 0, ask: { do: 'begin', seats: ['Ana', 'Ben'], first: 0 } });

describe('a socket', () => {
  test('of the desk is welcomed, told everything, and heard', async () => {
    const socket = served.socket('desk', { cookie: await served.enter('desk') });
    const listener = listenTo(socket);
    await listener.until(isTold);
    expect(listener.heard[0]).toMatchObject({ is: 'welcome', viewpoint: 'desk' });
    socket.send(begin('a'));
    expect(await listener.until(({ is }) => is === 'receipt')).toEqual({ is: 'receipt', id: 'a', ok: true });
    await listener.until((message) => message.is === 'told' && message.told.screen.seq === 1);
    expect(served.host.told('desk').screen.view.seats).toEqual(['Ana', 'Ben']);
  });

  test('of the display is told everything, and gives no orders', async () => {
    const socket = served.socket('display', { cookie: await served.enter('display') });
    const listener = listenTo(socket);
    await listener.until(isTold);
    socket.send(begin('a'));
    expect(await listener.until(({ is }) => is === 'receipt')).toMatchObject({ id: 'a', ok: false });
    expect(served.host.told('desk').screen.seq).toBe(0);
  });

  test('may watch the display with the cookie of the desk', async () => {
    const socket = served.socket('display', { cookie: await served.enter('desk') });
    const listener = listenTo(socket);
    await listener.until(isTold);
    expect(listener.heard[0]).toMatchObject({ viewpoint: 'display' });
  });

  test('for the desk with the cookie of the display is refused', async () => {
    const socket = served.socket('desk', { cookie: await served.enter('display') });
    expect(await endOf(socket)).toEqual({ status: 403 });
    expect(served.log.at(-1)).toContain('no key');
  });

  test('without a cookie is refused', async () => {
    expect(await endOf(served.socket('desk', {}))).toEqual({ status: 403 });
  });

  test.each(['referee', '', 'desk&as=display2', '__proto__'])('as "%s" is refused', async (as) => {
    const cookie = await served.enter('display');
    expect(await endOf(served.socket(as, { cookie }))).toEqual({ status: 403 });
  });

  test.each([undefined, 'null', 'http://evil.example', 'https://127.0.0.1:PORT', 'http://localhost:PORT'])(
    'that says it comes from %s is refused and logged, even with the cookie',
    async (from) => {
      const cookie = await served.enter('desk');
      const origin = from?.replace('PORT', String(served.pages.port));
      expect(await endOf(served.socket('desk', { cookie, origin }))).toEqual({ status: 403 });
      expect(served.log.at(-1)).toContain('does not come from a page of ours');
    },
  );

  test('for another host is refused, even when its origin agrees', async () => {
    const cookie = await served.enter('desk');
    const host = `evil.example:${served.pages.port}`;
    const socket = served.socket('desk', { cookie, host, origin: `http://${host}` });
    expect(await endOf(socket)).toEqual({ status: 403 });
  });

  test('beside thirty-two others is refused', async () => {
    const cookie = await served.enter('display');
    const others = Array.from({ length: 32 }, () => served.socket('display', { cookie }));
    await Promise.all(others.map((socket) => once(socket, 'open')));
    expect(await endOf(served.socket('display', { cookie }))).toEqual({ status: 403 });
  });
});

describe('a socket that is let in', () => {
  const open = async () => {
    const socket = served.socket('desk', { cookie: await served.enter('desk') });
    const listener = listenTo(socket);
    await listener.until(isTold);
    return { socket, listener };
  };

  test('is closed for a message that is too long', async () => {
    const { socket } = await open();
    socket.send(`"${'x'.repeat(LONGEST_MESSAGE)}"`);
    expect(await endOf(socket)).toMatchObject({ code: 1009 });
  });

  test('is closed for a message that is no text', async () => {
    const { socket } = await open();
    socket.send(Buffer.from(begin('a')));
    expect(await endOf(socket)).toMatchObject({ code: 1003 });
    expect(served.host.told('desk').screen.seq).toBe(0);
  });

  test('is answered when it sends no JSON, and closed when it goes on doing so', async () => {
    const { socket, listener } = await open();
    for (let sent = 1; sent < NONSENSE; sent += 1) socket.send('{"is":');
    await listener.until((message) => message.is === 'receipt' && !message.ok);
    socket.send('{"is":');
    expect(await endOf(socket)).toMatchObject({ code: 1008 });
  });

  test('is closed when it sends more messages than a person could', async () => {
    const { socket } = await open();
    for (let sent = 0; sent <= BURST; sent += 1) socket.send('{}');
    expect(await endOf(socket)).toMatchObject({ code: 1008, reason: 'it sent too many messages' });
  });

  test('may go on sending as time goes by', async () => {
    const { socket, listener } = await open();
    const receipts = () => listener.heard.filter(({ is }) => is === 'receipt').length;
    for (let sent = 0; sent < BURST; sent += 1) socket.send('{}');
    await listener.until(() => receipts() === BURST);
    await clock.advance(1000);
    socket.send('{}');
    await listener.until(() => receipts() === BURST + 1);
    expect(socket.readyState).toBe(socket.OPEN);
  });

  test('is kept while it answers the heartbeat', async () => {
    const { socket } = await open();
    for (const beat of [1, 2, 3]) {
      const answered = once(socket, 'ping');
      await clock.advance(HEARTBEAT);
      await answered;
      // The pong is on its way before this message, so it is there when the answer is.
      const listener = listenTo(socket);
      socket.send(JSON.stringify({ id: `beat ${beat}` }));
      await listener.until((message) => message.is === 'receipt');
    }
    expect(socket.readyState).toBe(socket.OPEN);
  });

  test('is let go when it gives no sign of life', async () => {
    const cookie = await served.enter('desk');
    const { default: WebSocket } = await import('ws');
    const address = `ws://127.0.0.1:${served.pages.port}/socket?as=desk`;
    const origin = `http://127.0.0.1:${served.pages.port}`;
    const dead = new WebSocket(address, { headers: { cookie, origin }, autoPong: false });
    const ended = endOf(dead);
    await listenTo(dead).until(isTold);
    await clock.advance(HEARTBEAT);
    await clock.advance(HEARTBEAT);
    expect(await ended).toMatchObject({ code: 1006 });
  });

  test('ends with the server', async () => {
    const { socket } = await open();
    const ended = endOf(socket);
    await served.pages.close();
    expect(await ended).toMatchObject({ code: 1006 });
  });
});
