/** A screen at the other end of a real channel: what it is told is copied as a window's channel copies it, and only the newest is kept. */
import { MessageChannel } from 'node:worker_threads';
import type { FromHost, Receipt, Told, Viewpoint } from '../../src/contract/from-host.ts';
import type { Pipe } from '../../src/host/pipe.ts';

export interface ChannelScreen {
  readonly pipe: Pipe;
  /** What came so far: tellings and receipts, and how long they would be written down. */
  readonly came: { tellings: number; receipts: number; characters: number };
  /** The newest of what it was told. */
  shown(): Told;
  /** Waits until it is told an order that it has not seen, or any later one. */
  sees(seq: number): Promise<Told>;
  /** Gives an order as the desk does, having seen the newest view. */
  order(ask: object): Promise<Receipt>;
  leave(): void;
}

/** Makes a screen that is not connected yet. */
export function channelScreen(viewpoint: Viewpoint): ChannelScreen {
  const { port1: host, port2: screen } = new MessageChannel();
  const came = { tellings: 0, receipts: 0, characters: 0 };
  const asked = new Map<string, (receipt: Receipt) => void>();
  let waiting: { readonly seq: number; readonly seen: (told: Told) => void } | null = null;
  let newest: Told | null = null;
  let gone: () => void = () => undefined;
  let orders = 0;

  screen.on('message', (message: FromHost) => {
    came.characters += JSON.stringify(message).length;
    if (message.is === 'receipt') {
      came.receipts += 1;
      asked.get(message.id)?.(message);
      asked.delete(message.id);
    }
    if (message.is !== 'told') return;
    came.tellings += 1;
    newest = message.told;
    if (waiting === null || newest.screen.seq < waiting.seq) return;
    const { seen } = waiting;
    waiting = null;
    seen(newest);
  });
  const shown = () => {
    if (newest === null) throw new Error('this screen was told nothing yet');
    return newest;
  };
  return {
    pipe: {
      viewpoint,
      send: (message) => host.postMessage(message),
      onMessage: (hear) => void host.on('message', hear),
      onClose: (closed) => void (gone = closed),
    },
    came,
    shown,
    sees: (seq) =>
      newest !== null && newest.screen.seq >= seq
        ? Promise.resolve(newest)
        : new Promise((seen) => (waiting = { seq, seen })),
    order(ask) {
      const id = `${viewpoint}-${String((orders += 1)).padStart(6, '0')}`;
      const answer = new Promise<Receipt>((answered) => asked.set(id, answered));
      screen.postMessage({ is: 'order', id, seen: shown().screen.seq, ask });
      return answer;
    },
    leave() {
      gone();
      host.close();
      screen.close();
    },
  };
}
