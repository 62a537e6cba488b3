/** The port of the simulated reader: opened, let go on request, waited for when it is gone, opened again. */
import type { Port, Ports } from '../dice/port.ts';
import type { Clock } from '../outside.ts';
import type { Cable } from './cable.ts';
import type { Away } from './events.ts';

/** A device that vanishes stays away so long, in milliseconds; one that vanishes twice is quicker. */
export const AWAY = 3000;
export const AWAY_TWICE = 300;

/** What was written last gets so long to arrive before the port is let go, in milliseconds. */
const LAST_WORDS = 100;

/** A port that is gone is looked for so often, in milliseconds. */
const LOOK_EVERY = 500;

export interface Link {
  /** Opens the port for the first time; answers why it could not, or null. */
  open(): Promise<string | null>;
  write(bytes: string): void;
  /** Lets the port go and comes back; with a cable of our own the cable is pulled. */
  vanish(away: Away): void;
  /** Lets the port go for good. */
  close(): Promise<void>;
}

/** Makes a link that is not open. `cable` is there when the port is an end of our own. */
export function createLink(told: {
  readonly ports: Pick<Ports, 'open'>;
  readonly clock: Clock;
  readonly path: string;
  readonly baud: number;
  readonly cable: Pick<Cable, 'plug' | 'unplug'> | null;
  readonly on: {
    data(bytes: Uint8Array): void;
    up(): void;
    down(why: string): void;
  };
}): Link {
  const { ports, clock, path, baud, cable, on } = told;
  let port: Port | null = null;
  let over = false;

  const wait = (ms: number) => new Promise<void>((resolve) => void clock.after(ms, resolve));

  async function open(): Promise<string | null> {
    const why = (await cable?.plug()) ?? null;
    if (why !== null) return why;
    const opened = await ports.open(
      { path, baud },
      {
        data: (bytes) => on.data(bytes),
        closed(cause) {
          port = null;
          on.down(`The port is gone (${cause}); waiting for it.`);
          void comeBack(cable === null ? LOOK_EVERY : AWAY);
        },
      },
    );
    if (!opened.ok) return `${path} could not be opened: ${opened.message}.`;
    port = opened.port;
    if (over) await letGo();
    else on.up();
    return null;
  }

  async function comeBack(ms: number) {
    await wait(ms);
    while (!over && (await open()) !== null) await wait(LOOK_EVERY);
  }

  async function letGo() {
    const left = port;
    port = null;
    await left?.close();
    await cable?.unplug();
  }

  async function goAway(away: Away) {
    for (const ms of away === 'once' ? [AWAY] : [AWAY_TWICE, AWAY_TWICE]) {
      if (port === null) return;
      on.down(`The port is let go for ${ms / 1000} s.`);
      await wait(LAST_WORDS);
      await letGo();
      await comeBack(ms);
      if (away === 'twice') await wait(AWAY_TWICE);
    }
  }

  return {
    open,
    write: (bytes) => void port?.write(Buffer.from(bytes, 'latin1')),
    vanish: (away) => void goAway(away),
    async close() {
      over = true;
      await letGo();
    },
  };
}
