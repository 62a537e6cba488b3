/** Sorts what comes from the host to those who listen. Host and page are of one build, which the welcome proves. */

import type { FromHost, Told } from '../../contract/from-host.ts';
import { PROTOCOL } from '../../contract/version.ts';
import type { Connection, LinkListener } from './link.ts';

/** Listeners of one link, and how its line stands. */
export interface Hearing {
  /** Adds a listener and tells it how things stand; the answer removes it. */
  add(listener: LinkListener): () => void;
  /** Hands on a message; what is no message of the host is left alone. */
  message(raw: unknown): void;
  /** Hands on how the line stands, when that is new. */
  connection(connection: Connection): void;
  readonly now: Connection;
}

/** A hearing without listeners, on a line that is not there yet. */
export function makeHearing(): Hearing {
  const listeners = new Set<LinkListener>();
  let now: Connection = 'connecting';
  let newest: Told | null = null;
  const connection = (next: Connection) => {
    if (next === now) return;
    now = next;
    for (const listener of listeners) listener.connection(next);
  };
  return {
    add(listener) {
      listeners.add(listener);
      listener.connection(now);
      if (newest !== null) listener.told(newest);
      return () => {
        listeners.delete(listener);
      };
    },
    message(raw) {
      if (!isFromHost(raw)) return;
      if (raw.is === 'welcome') connection(raw.protocol === PROTOCOL ? 'open' : 'outdated');
      // A host of another build may mean something else by the same words.
      else if (now === 'outdated') return;
      else if (raw.is === 'receipt') for (const listener of listeners) listener.receipt(raw);
      else if (raw.is === 'advice') {
        // Advice about another position than the one that is shown would be wrong advice.
        if (raw.advice.seq === newest?.screen.seq)
          for (const listener of listeners) listener.advice?.(raw.advice);
      } else if (raw.is === 'look-back') for (const listener of listeners) listener.lookBack?.(raw.lookBack);
      else {
        newest = raw.told;
        for (const listener of listeners) listener.told(raw.told);
      }
    },
    connection,
    get now() {
      return now;
    },
  };
}

const KINDS: ReadonlySet<string> = new Set<FromHost['is']>([
  'welcome',
  'told',
  'receipt',
  'advice',
  'look-back',
]);

function isFromHost(raw: unknown): raw is FromHost {
  return (
    typeof raw === 'object' && raw !== null && 'is' in raw && typeof raw.is === 'string' && KINDS.has(raw.is)
  );
}
