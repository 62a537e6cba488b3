/** What a reader needs, what it tells, and what it can be asked: shapes alone. */
import type { Identity, ReaderReport, ReaderStatus } from '../../contract/reader.ts';
import type { Clock } from '../outside.ts';
import type { Awaited } from './awaited.ts';
import type { Ports } from './port.ts';
import type { Reading } from './reading.ts';
import type { ReaderWish } from './wish.ts';

/** What a reader needs and whom it tells. */
export interface ReaderParts {
  readonly ports: Ports;
  readonly clock: Clock;
  /** What the game awaits, asked for every line. */
  readonly awaited: () => Awaited;
  /** Names of the dice of this table, for a device that tells each by itself. */
  readonly bound?: () => readonly string[];
  readonly log: (message: string) => void;
  readonly on: {
    reading(reading: Reading): void;
    /** The state or its cause changed. */
    status(status: ReaderStatus): void;
    /** Only the number of rejected lines changed; told a few times a second at most. */
    counted(rejected: number): void;
  };
  /** Hears all that goes over the cable, and where a connection begins and ends. */
  readonly tap?: (told: Tapped) => void;
  /** Chance in [0, 1) that spreads the waits; replaced in tests. */
  readonly chance?: () => number;
}

/** What goes over the cable. */
export type Tapped =
  | { readonly is: 'open' | 'end' }
  /** From the device or to it; valid during the call only. */
  | { readonly is: 'in' | 'out'; readonly bytes: Uint8Array };

/** The reader of a table; there is one, and it may be absent. */
export interface Reader {
  status(): ReaderStatus;
  /** How it works, for diagnostics. */
  report(): Omit<ReaderReport, 'recording'>;
  /** What is to be remembered of the device, so that the next start finds it again; null when nothing is known. */
  identity(): Identity | null;
  /** The id by which the device named itself, or null. */
  device(): string | null;
  /** Leaves the present reader, if any, and opens this one. */
  open(wish: ReaderWish): void;
  /** Tries at once, where something failed or is being waited for. */
  retry(): void;
  /** Leaves the reader: state absent. Done when the port is let go, at the latest after `CLOSE_LIMIT`. */
  close(): Promise<void>;
  /** Ends everything for good. */
  dispose(): Promise<void>;
}
