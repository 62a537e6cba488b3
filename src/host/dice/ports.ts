/**
 * The list of serial ports for the picker, and what is wrong when there is none.
 * It never opens a port, and it answers in time even if the system does not.
 */
import { spawn } from 'node:child_process';
import { SerialPort } from 'serialport';
import type { PortEntry, PortList } from '../../contract/reader.ts';
import type { Clock } from '../outside.ts';
import { within } from '../outside.ts';
import { wordsOf } from '../faults.ts';

/** The longest wait for the system's list, in milliseconds. */
export const LIST_LIMIT = 3000;

/** One row as the binding gives it. */
export interface RawPort {
  readonly path: string;
  readonly manufacturer?: string | undefined;
  readonly serialNumber?: string | undefined;
  readonly pnpId?: string | undefined;
  readonly vendorId?: string | undefined;
  readonly productId?: string | undefined;
}

/** Where the rows come from; replaced in tests. */
export interface ListSource {
  rows(): Promise<readonly RawPort[]>;
  /** Whether an empty answer can be believed. */
  works(): Promise<boolean>;
}

/**
 * Makes the list: likely readers first (those with a vendor id), then by path. A second call while one is under
 * way waits for the same answer, so that a system that hangs is not asked again and again.
 */
export function createLister(clock: Clock, source: ListSource = systemSource): () => Promise<PortList> {
  let asked: Promise<PortList> | null = null;
  return async () => {
    asked ??= look(source).finally(() => (asked = null));
    const answer = await within(clock, LIST_LIMIT, asked);
    return answer.inTime ? answer.value : { ports: [], problem: 'timed-out' };
  };
}

async function look(source: ListSource): Promise<PortList> {
  try {
    const rows = await source.rows();
    if (rows.length === 0 && !(await source.works())) return { ports: [], problem: 'failed' };
    return { ports: rows.map(entryOf).sort(likelyFirst), problem: null };
  } catch (error) {
    const message = wordsOf(error);
    return { ports: [], problem: /udevadm ENOENT/.test(message) ? 'no-udevadm' : 'failed' };
  }
}

function entryOf(row: RawPort): PortEntry {
  return {
    path: row.path,
    maker: row.manufacturer ?? null,
    vendorId: row.vendorId ?? null,
    productId: row.productId ?? null,
    serialNumber: row.serialNumber ?? null,
    pnpId: row.pnpId ?? null,
  };
}

function likelyFirst(a: PortEntry, b: PortEntry): number {
  const likely = Number(b.vendorId !== null) - Number(a.vendorId !== null);
  return likely !== 0 ? likely : a.path.localeCompare(b.path, 'en', { numeric: true });
}

const systemSource: ListSource = {
  rows: () => SerialPort.list(),
  // The binding takes a udevadm that fails for a machine without ports, so an empty list is asked about again.
  works: () =>
    process.platform !== 'linux'
      ? Promise.resolve(true)
      : new Promise((resolve) => {
          const probe = spawn('udevadm', ['info', '-e'], { stdio: 'ignore', timeout: LIST_LIMIT });
          probe.on('error', () => resolve(false));
          probe.on('exit', (code) => resolve(code === 0));
        }),
};
