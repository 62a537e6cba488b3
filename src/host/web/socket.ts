/**
 * A page's socket as a pipe to the host. What does not behave is closed: binary or overlong messages, no JSON, more
 * messages than a person can have reason to send, no sign of life.
 */

import type { WebSocket } from 'ws';
import type { Viewpoint } from '../../contract/from-host.ts';
import type { Log } from '../log.ts';
import type { Clock } from '../outside.ts';
import type { Pipe } from '../pipe.ts';

/** Messages that may come at once, and how many more each second. */
export const BURST = 60;
const EACH_SECOND = 20;

/** Messages that are no JSON, after which a socket is closed. */
export const NONSENSE = 5;

/** Between two signs of life, in milliseconds. */
export const HEARTBEAT = 15_000;

/** What may wait to be sent to a page that does not read, in bytes. */
const LONGEST_QUEUE = 8 * 1024 * 1024;

/** Codes of RFC 6455 for a close. */
const CLOSE = { unacceptable: 1003, policy: 1008 } as const;

/** The pipe of a socket that has been let in as `viewpoint`. */
export function pipeOf(socket: WebSocket, viewpoint: Viewpoint, clock: Clock, log: Log): Pipe {
  const allowance = createAllowance(clock);
  let nonsense = 0;
  let hear: (raw: unknown) => void = () => {};
  let gone: () => void = () => {};

  const refuse = (code: number, why: string) => {
    log.warn(`A page (${viewpoint}) was disconnected: ${why}.`);
    socket.close(code, why);
  };

  socket.on('message', (message, isBinary) => {
    if (socket.readyState !== socket.OPEN) return;
    if (isBinary) return refuse(CLOSE.unacceptable, 'it sent something else than text');
    if (!allowance.take()) return refuse(CLOSE.policy, 'it sent too many messages');
    const raw = parse(String(message));
    if (raw !== undefined) return hear(raw.value);
    nonsense += 1;
    if (nonsense >= NONSENSE) refuse(CLOSE.policy, 'it sent what is no JSON');
    // The host answers whatever has no form of a message.
    else hear(undefined);
  });
  socket.on('error', (error) => log.warn(`A page (${viewpoint}) was disconnected: ${error.message}.`));

  keepAlive(socket, clock, () => log.info(`A page (${viewpoint}) gave no sign of life and was let go.`));
  socket.on('close', () => gone());

  return {
    viewpoint,
    send(message) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > LONGEST_QUEUE) {
        log.warn(`A page (${viewpoint}) does not read what it is told and was disconnected.`);
        socket.terminate();
      } else socket.send(JSON.stringify(message));
    },
    onMessage(call) {
      hear = call;
    },
    onClose(call) {
      gone = call;
    },
  };
}

/** Pings until the socket closes; one that has not answered the ping before is ended. */
function keepAlive(socket: WebSocket, clock: Clock, dead: () => void): void {
  let alive = true;
  let cancel = () => {};
  const beat = () => {
    if (!alive) {
      dead();
      socket.terminate();
      return;
    }
    alive = false;
    socket.ping();
    cancel = clock.after(HEARTBEAT, beat);
  };
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('close', () => cancel());
  cancel = clock.after(HEARTBEAT, beat);
}

/** A bucket that holds `BURST` messages and is refilled as time goes by. */
function createAllowance(clock: Clock) {
  let left = BURST;
  let at = clock.now();
  return {
    take(): boolean {
      const now = clock.now();
      left = Math.min(BURST, left + ((now - at) / 1000) * EACH_SECOND);
      at = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
