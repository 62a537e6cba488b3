/** A link without a line: a test says what the host says and reads what was sent. It stands in for what carries messages. */
import type { FromHost } from '../../src/contract/from-host.ts';
import type { ToHost } from '../../src/contract/to-host.ts';
import { PROTOCOL } from '../../src/contract/version.ts';
import { makeHearing } from '../../src/ui/link/hear.ts';
import type { Connection, Link } from '../../src/ui/link/link.ts';

export interface MemoryLink extends Link {
  readonly sent: readonly ToHost[];
  readonly closed: boolean;
  /** The host says something. */
  say(message: FromHost): void;
  /** The line changes by itself. */
  become(connection: Connection): void;
  /** Welcomes the page, as a host does first. */
  welcome(): void;
}

export function memoryLink(): MemoryLink {
  const hearing = makeHearing();
  const sent: ToHost[] = [];
  let closed = false;
  return {
    sent,
    get closed() {
      return closed;
    },
    send(message) {
      if (hearing.now !== 'open') return false;
      sent.push(message);
      return true;
    },
    listen: (listener) => hearing.add(listener),
    close() {
      closed = true;
    },
    say: (message) => hearing.message(message),
    become: (connection) => hearing.connection(connection),
    welcome: () => hearing.message({ is: 'welcome', protocol: PROTOCOL, viewpoint: 'desk' }),
  };
}
