/** A screen in memory: the far end of a pipe, with everything it was told. */
import type { FromHost, Receipt, Told, Viewpoint } from '../../src/contract/from-host.ts';
import type { Pipe } from '../../src/host/pipe.ts';
import { until } from './serial.ts';

export interface MemoryScreen {
  readonly pipe: Pipe;
  readonly messages: FromHost[];
  /** Everything it was told about the game, oldest first. */
  told(): Told[];
  /** The newest of it. */
  shown(): Told;
  receipts(): Receipt[];
  /** Says something to the host, checked or not. */
  say(raw: unknown): void;
  /** Gives an order as the desk does, having seen the newest view, and waits for its receipt. */
  order(ask: object, id?: string): Promise<Receipt>;
  /** Waits for the receipt of a message. */
  receipt(id: string): Promise<Receipt>;
  /** Goes away. */
  leave(): void;
}

let orders = 0;

/** Makes a screen that is not connected yet. */
export function memoryScreen(viewpoint: Viewpoint): MemoryScreen {
  const messages: FromHost[] = [];
  let hear: (raw: unknown) => void = () => undefined;
  let gone: () => void = () => undefined;
  const told = () => messages.flatMap((message) => (message.is === 'told' ? [message.told] : []));
  const receipts = () => messages.flatMap((message) => (message.is === 'receipt' ? [message] : []));
  const shown = () => {
    const newest = told().at(-1);
    if (newest === undefined) throw new Error('this screen was told nothing yet');
    return newest;
  };
  const receipt = async (id: string) => {
    const find = () => receipts().find((one) => one.id === id);
    await until(`order ${id} is answered`, () => find() !== undefined);
    const found = find();
    if (found === undefined) throw new Error('unreachable');
    return found;
  };
  return {
    pipe: {
      viewpoint,
      // As over a real line: nothing of the host's own objects arrives, only what can be written down.
      send: (message) => void messages.push(JSON.parse(JSON.stringify(message)) as FromHost),
      onMessage: (heard) => void (hear = heard),
      onClose: (closed) => void (gone = closed),
    },
    messages,
    told,
    shown,
    receipts,
    say: (raw) => hear(raw),
    order(ask, id = `order-${(orders += 1)}`) {
      hear({ is: 'order', id, seen: shown().screen.seq, ask });
      return receipt(id);
    },
    receipt,
    leave: () => gone(),
  };
}
