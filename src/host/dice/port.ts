/**
 * The seam below the reader: open, close, write and list serial ports. The one file that knows serialport.
 * It knows no lines, no dice and no life cycle; one object here is one connection and is never opened again.
 */
import { SerialPort } from 'serialport';
import type { PortList } from '../../contract/reader.ts';
import type { Clock } from '../outside.ts';
import { within } from '../outside.ts';
import { openFault, type OpenFault } from './open-fault.ts';
import { createLister } from './ports.ts';
import { groupOf } from './rights.ts';

/** The longest wait for a close, in milliseconds; after that the connection is abandoned. */
export const CLOSE_LIMIT = 2000;

/** What a connection tells, after its open was answered. */
export interface PortEvents {
  /** Bytes that arrived; valid during the call only. */
  data(bytes: Uint8Array): void;
  /** The connection ended by itself: told once, after the port was let go, and never after `close()`. */
  closed(cause: string): void;
}

/** One open connection. */
export interface Port {
  /** Sends bytes; false when the connection is over, in which case nothing was or will be sent. */
  write(bytes: Uint8Array): boolean;
  /** Lets the port go; done at the latest after `CLOSE_LIMIT`. */
  close(): Promise<void>;
}

/** Answer to an open. `group` owns the device, where rights are the cause and it is known. */
export type Opened =
  | { readonly ok: true; readonly port: Port }
  | { readonly ok: false; readonly code: OpenFault; readonly group: string | null; readonly message: string };

/** The ports of a machine. */
export interface Ports {
  open(at: { path: string; baud: number }, events: PortEvents): Promise<Opened>;
  list(): Promise<PortList>;
}

/** The real ports of this machine. */
export function systemPorts(clock: Clock): Ports {
  return {
    open: (at, events) => openPort(clock, at, events),
    list: createLister(clock),
  };
}

async function openPort(
  clock: Clock,
  { path, baud }: { path: string; baud: number },
  events: PortEvents,
): Promise<Opened> {
  const serial = new SerialPort({ path, baudRate: baud, autoOpen: false });
  let state: 'opening' | 'open' | 'ending' | 'over' = 'opening';
  let unwatched = false;
  let gone: () => void = () => undefined;
  const letGo = new Promise<void>((resolve) => (gone = resolve));

  /** Ends the connection once; never destroy(), which leaves the port held. */
  const end = async () => {
    state = 'ending';
    if (serial.isOpen) serial.close(gone);
    await within(clock, CLOSE_LIMIT, letGo);
    state = 'over';
  };
  const lost = (cause: string) => {
    if (state !== 'open') return;
    void end().then(() => {
      if (!unwatched) events.closed(cause);
    });
  };

  // Without a listener from the start the binding never reads, and so never notices an unplugged cable.
  serial.on('data', (bytes: Buffer) => {
    if (state === 'open') events.data(bytes);
  });
  serial.on('close', (error: Error | null | undefined) => {
    gone();
    lost(error?.message ?? 'closed');
  });
  serial.on('end', () => lost('end of data'));
  // Errors of an abandoned connection arrive late and concern nobody, but unheard they would end the program.
  serial.on('error', (error: Error) => lost(error.message));

  const failure = await new Promise<Error | null>((resolve) => serial.open(resolve));
  if (failure) {
    state = 'over';
    const code = openFault(failure.message);
    return {
      ok: false,
      code,
      group: code === 'denied' ? await groupOf(path) : null,
      message: failure.message,
    };
  }
  state = 'open';
  return {
    ok: true,
    port: {
      // A write to a closed port would be kept and sent at its next open.
      write: (bytes) => {
        if (state !== 'open') return false;
        serial.write(Buffer.from(bytes));
        return true;
      },
      close: async () => {
        unwatched = true;
        if (state === 'open') await end();
        else if (state === 'ending') await within(clock, CLOSE_LIMIT, letGo);
      },
    },
  };
}
