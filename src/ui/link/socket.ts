/** The link of a page in a browser: a WebSocket that is sought again, with growing pauses, whenever it is lost. */

import { makeHearing } from './hear.ts';
import type { Link } from './link.ts';

/** What of a WebSocket is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
}

/** What the link needs from the page. */
export interface SocketPage {
  /** A socket that begins to open. */
  open(): Socket;
  /** Calls back after so many milliseconds; the answer calls it off. */
  later(wait: number, call: () => void): () => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

/** The pause before the next attempt, in milliseconds, after so many failed ones in a row. */
export function waitAfter(failures: number): number {
  return Math.min(FIRST_WAIT * 2 ** Math.min(failures, 16), LONGEST_WAIT);
}

/** A link over sockets of the page. A lost line is said at once and sought until it is there again or closed. */
export function socketLink(page: SocketPage): Link {
  const hearing = makeHearing();
  let socket: Socket | null = null;
  let failures = 0;
  let cancel = () => {};
  let closed = false;

  const seek = () => {
    const fresh = page.open();
    socket = fresh;
    fresh.onmessage = ({ data }) => {
      hearing.message(readJson(data));
      if (hearing.now === 'open') failures = 0;
    };
    // A failed attempt ends with `close` as well; that is where it is dealt with.
    fresh.onerror = () => {};
    fresh.onclose = () => {
      if (socket !== fresh || closed) return;
      socket = null;
      if (hearing.now !== 'connecting') hearing.connection('lost');
      cancel = page.later(waitAfter(failures), seek);
      failures += 1;
    };
  };
  seek();

  return {
    send(message) {
      if (socket === null || hearing.now !== 'open') return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    listen: (listener) => hearing.add(listener),
    close() {
      closed = true;
      cancel();
      socket?.close();
      socket = null;
    },
  };
}

/** The value of a text message; undefined for what is no JSON, which no host sends. */
function readJson(data: unknown): unknown {
  if (typeof data !== 'string') return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
