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

/** Waits before an open port is asked whether it is still there, in milliseconds: after bytes, and at rest. */
const PROBE_AFTER_DATA = 50;
const PROBE_AT_REST = 500;

/** How the system speaks of a terminal that was hung up; a port that merely lacks modem lines says otherwise. */
const HUNG_UP = /input\/output error|bad file descriptor|no such device/i;

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

/** Where and how a port is opened; `baud` bits a second. */
export interface PortPlace {
  readonly path: string;
  readonly baud: number;
  readonly release?: boolean;
}

/** The ports of a machine. */
export interface Ports {
  /** `release` lets go of the lines that say "terminal ready" once it is open: some boards are held in reset by them. */
  open(at: PortPlace, events: PortEvents): Promise<Opened>;
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
  { path, baud, release = false }: PortPlace,
  events: PortEvents,
): Promise<Opened> {
  const serial = new SerialPort({ path, baudRate: baud, autoOpen: false });
  let state: 'opening' | 'open' | 'ending' | 'over' = 'opening';
  let unwatched = false;
  let gone: () => void = () => undefined;
  const letGo = new Promise<void>((resolve) => (gone = resolve));

  // When the cable is pulled while bytes are being read, the binding goes on to read nothing, for ever and at
  // full speed, and never tells. Only asking the port for its modem lines shows that it was hung up.
  let cancelProbe: () => void = () => undefined;
  const probeIn = (ms: number) => {
    cancelProbe();
    cancelProbe = clock.after(ms, () => {
      if (state !== 'open') return;
      serial.get((error) => {
        if (error && HUNG_UP.test(error.message)) lost(error.message);
        if (state === 'open') probeIn(PROBE_AT_REST);
      });
    });
  };

  /** Ends the connection once; never destroy(), which leaves the port held. */
  const end = async () => {
    state = 'ending';
    cancelProbe();
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
    if (state !== 'open') return;
    events.data(bytes);
    if (state === 'open') probeIn(PROBE_AFTER_DATA);
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
  probeIn(PROBE_AFTER_DATA);
  // A port without such lines says so; there is nothing to let go of then.
  if (release) serial.set({ dtr: false, rts: false }, () => undefined);
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
