/**
 * Dice readers for tests: pairs of pseudo-terminals made by socat, and a port that exists in memory only.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PortEntry, PortList } from '../../src/contract/reader.ts';
import type { OpenFault } from '../../src/host/dice/open-fault.ts';
import type { Opened, PortEvents, PortPlace, Ports } from '../../src/host/dice/port.ts';

/** Two ends of one virtual cable; `desk` is opened by the program, `device` is written to by the test. */
export interface SerialPair {
  readonly desk: string;
  readonly device: string;
  /** Plugs the cable in: done when both ends are there. A plugged cable is left as it is. */
  plug(): Promise<void>;
  /** Pulls it out: done when both ends are gone. */
  unplug(): Promise<void>;
  /** Freezes and thaws the far side. */
  freeze(): void;
  thaw(): void;
  /** Writes from the device. */
  send(bytes: string | Uint8Array): void;
  /** Pulls it out for good and removes what is left. */
  dispose(): Promise<void>;
}

/** Waits until `met` holds, looking every few milliseconds; says what it waited for when it gives up. */
export async function until(
  what: string | (() => string),
  met: () => boolean,
  limit = 60_000,
): Promise<void> {
  const end = performance.now() + limit;
  while (!met()) {
    if (performance.now() > end) {
      throw new Error(`Waited ${limit} ms in vain until ${typeof what === 'string' ? what : what()}.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Makes a pair in a directory of its own, plugged in. */
export async function serialPair(): Promise<SerialPair> {
  const home = mkdtempSync(join(tmpdir(), 'tableside-serial-'));
  const desk = join(home, 'desk');
  const device = join(home, 'device');
  let cable: ChildProcess | null = null;

  const pair: SerialPair = {
    desk,
    device,
    async plug() {
      if (cable) return;
      const socat = spawn(
        'socat',
        ['-d', '-d', `pty,raw,echo=0,link=${desk}`, `pty,raw,echo=0,link=${device}`],
        { stdio: ['ignore', 'ignore', 'pipe'] },
      );
      cable = socat;
      let said = '';
      socat.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
      await until(
        `socat joins ${desk} and ${device} (${said})`,
        () => said.includes('starting data transfer') && existsSync(desk) && existsSync(device),
      );
    },
    async unplug() {
      const socat = cable;
      if (!socat) return;
      cable = null;
      const ended = new Promise((resolve) => socat.once('exit', resolve));
      socat.kill('SIGKILL');
      await ended;
      // A killed socat leaves its links behind.
      rmSync(desk, { force: true });
      rmSync(device, { force: true });
    },
    freeze: () => void cable?.kill('SIGSTOP'),
    thaw: () => void cable?.kill('SIGCONT'),
    send(bytes) {
      const data = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
      const end = openSync(device, 'w');
      for (let sent = 0; sent < data.length;) sent += writeSync(end, data, sent);
      closeSync(end);
    },
    async dispose() {
      await pair.unplug();
      rmSync(home, { recursive: true, force: true });
    },
  };
  await pair.plug();
  return pair;
}

/** Ports that exist in memory, with every fault a real one can have. */
export interface FakePorts extends Ports {
  /** Makes a device appear at a path; with an entry it is listed as well. */
  plug(path: string, entry?: Partial<PortEntry>): void;
  /** Takes it away; an open connection to it ends. */
  unplug(path: string): void;
  /** Lets opens of a path fail with a cause, or work again. */
  refuse(path: string, code: OpenFault | null, group?: string): void;
  /** Lets opens of a path stay unanswered until the answer is called for. */
  stall(path: string): () => void;
  /** Lets the list stay unanswered until the answer is called for. */
  stallList(): () => void;
  /** Lets the list say that something is wrong. */
  breakList(problem: PortList['problem']): void;
  /** Sends bytes from the device; nothing happens when nobody listens. */
  send(path: string, bytes: string | Uint8Array): void;
  /** Every path that was tried, in order. */
  readonly tried: string[];
  /** Everything that was written to a device. */
  readonly written: string[];
  /** Paths that were opened with the wish to let go of the lines of a terminal. */
  readonly released: string[];
  /** Paths that are open now. */
  opened(): string[];
}

/** Makes a machine without any device. */
export function fakePorts(): FakePorts {
  const devices = new Map<string, PortEntry | null>();
  const refusals = new Map<string, { code: OpenFault; group: string | null }>();
  const stalled = new Map<string, Promise<void>>();
  const connections = new Map<string, PortEvents>();
  const tried: string[] = [];
  const written: string[] = [];
  const released: string[] = [];
  let problem: PortList['problem'] = null;
  let listing = Promise.resolve();

  async function open({ path, release = false }: PortPlace, events: PortEvents): Promise<Opened> {
    tried.push(path);
    if (release) released.push(path);
    await stalled.get(path);
    const refusal = refusals.get(path);
    const code = !devices.has(path) ? 'missing' : connections.has(path) ? 'busy' : refusal?.code;
    if (code) return { ok: false, code, group: refusal?.group ?? null, message: `fake ${code}` };
    connections.set(path, events);
    const mine = () => connections.get(path) === events;
    return {
      ok: true,
      port: {
        write(bytes) {
          if (mine()) written.push(Buffer.from(bytes).toString('latin1'));
          return mine();
        },
        close() {
          if (mine()) connections.delete(path);
          return Promise.resolve();
        },
      },
    };
  }

  return {
    open,
    async list() {
      await listing;
      return { ports: problem ? [] : [...devices.values()].filter((entry) => entry !== null), problem };
    },
    plug(path, entry) {
      const plain = { maker: null, vendorId: null, productId: null, serialNumber: null, pnpId: null };
      devices.set(path, entry ? { path, ...plain, ...entry } : null);
    },
    unplug(path) {
      devices.delete(path);
      const events = connections.get(path);
      connections.delete(path);
      events?.closed('fake unplug');
    },
    refuse(path, code, group) {
      if (code === null) refusals.delete(path);
      else refusals.set(path, { code, group: group ?? null });
    },
    stall(path) {
      let release: () => void = () => undefined;
      stalled.set(path, new Promise((resolve) => (release = resolve)));
      return () => {
        stalled.delete(path);
        release();
      };
    },
    stallList() {
      let release: () => void = () => undefined;
      listing = new Promise((resolve) => (release = resolve));
      return release;
    },
    breakList(broken) {
      problem = broken;
    },
    send(path, bytes) {
      const data = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
      connections.get(path)?.data(data);
    },
    tried,
    written,
    released,
    opened: () => [...connections.keys()],
  };
}
