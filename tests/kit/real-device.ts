/** A simulated reader at one end of a real virtual cable, and the host's own reader, with the real serialport, at the other. */
import type { ReaderForm } from '../../src/contract/reader.ts';
import type { Awaited } from '../../src/host/dice/awaited.ts';
import { type Port, type Ports, systemPorts } from '../../src/host/dice/port.ts';
import { createReader } from '../../src/host/dice/reader.ts';
import type { Reader } from '../../src/host/dice/reader-parts.ts';
import type { Reading } from '../../src/host/dice/reading.ts';
import type { ReaderWish } from '../../src/host/dice/wish.ts';
import { seeded } from '../../src/host/simulator/random.ts';
import { createSimulator, type SimulatorOptions } from '../../src/host/simulator/simulator.ts';
import { pacedClock } from './clock.ts';
import { stateWord, wordOf } from './listener.ts';
import { type SerialPair, serialPair, until } from './serial.ts';

export interface RealDevice {
  readonly pair: SerialPair;
  readonly reader: Reader;
  /** What the host told, a word a reading; and the states that were walked. */
  readonly told: string[];
  readonly walked: string[];
  readonly readings: Reading[];
  /** Types commands at the simulated reader. */
  type(...lines: string[]): void;
  /** Waits for the state of the host's reader, in words. */
  is(word: string): Promise<void>;
  /** Waits until all of these were told, in this order, with whatever else between them. */
  hears(...words: string[]): Promise<void>;
  /** The rolls in order. */
  rolls(): string[];
  change(game: Partial<Awaited>): void;
  dispose(): Promise<void>;
}

/** Bytes that are under way for longer than this, in milliseconds, are lost, or held by a frozen cable. */
const LOST_AFTER = 1000;

/** What is on a cable, both ways together. */
function traffic() {
  let bytes = 0;
  let since = 0;
  return {
    left: (count: number) => {
      if (bytes === 0) since = performance.now();
      bytes += count;
    },
    arrived: (count: number) => void (bytes = Math.max(0, bytes - count)),
    /** Whether something is under way that will arrive. */
    flows: () => bytes > 0 && performance.now() - since < LOST_AFTER,
  };
}

/** The same ports, their bytes counted. */
function counted(ports: Ports, { left, arrived }: ReturnType<typeof traffic>): Ports {
  return {
    list: () => ports.list(),
    async open(at, events) {
      const opened = await ports.open(at, {
        ...events,
        data(bytes) {
          arrived(bytes.length);
          events.data(bytes);
        },
      });
      if (!opened.ok) return opened;
      const { port } = opened;
      return {
        ok: true,
        port: {
          write(bytes) {
            left(bytes.length);
            return port.write(bytes);
          },
          close: () => port.close(),
        },
      };
    },
  };
}

/**
 * Joins them. After a roll the game awaits the next, unless it does not ask on. Both run up to ten times as fast as they would, so that waits of
 * seconds pass within a moment, and by one clock that waits for what is on the cable.
 */
export async function realDevice(
  options: Partial<SimulatorOptions> = {},
  wish: Partial<ReaderWish> & {
    readonly bound?: readonly string[];
    readonly asksOn?: boolean;
  } = {},
): Promise<RealDevice> {
  const cable = traffic();
  const clock = pacedClock(10, cable.flows);
  const ports = counted(systemPorts(clock), cable);
  const pair = await serialPair();
  const told: string[] = [];
  const walked: string[] = [];
  const readings: Reading[] = [];
  let game: Awaited = { dice: options.dice ?? 4, now: true, ask: 0, cocked: 'rethrow_all' };
  let port: Port | null = null;

  const simulator = createSimulator({
    clock,
    chance: seeded(7),
    options: {
      form: 'checked',
      id: 'SIM-01',
      dice: 4,
      crc: false,
      every: null,
      faults: [],
      rate: 1,
      ...options,
    },
    write: (bytes) => void port?.write(Buffer.from(bytes, 'latin1')),
    vanish: () => undefined,
    print: () => undefined,
  });
  const opened = await ports.open(
    { path: pair.device, baud: 115200 },
    { data: (bytes) => simulator.heard(bytes), closed: () => simulator.unplugged() },
  );
  if (!opened.ok) throw new Error(`The end of the device could not be opened: ${opened.message}`);
  port = opened.port;

  const reader = createReader({
    ports,
    clock,
    awaited: () => game,
    bound: () => wish.bound ?? [],
    log: () => undefined,
    on: {
      reading(reading) {
        readings.push(reading);
        told.push(wordOf(reading));
        if (reading.is !== 'roll') return;
        game = { ...game, ask: game.ask + 1, now: wish.asksOn ?? true };
        reading.backing?.stored();
      },
      status: (status) => walked.push(stateWord(status)),
      counted: () => undefined,
    },
  });
  const form: ReaderForm = wish.form ?? 'auto';
  reader.open({ path: pair.desk, baud: 115200, ...wish, form });
  await until('the port is open', () => walked.includes('identifying'));
  simulator.plugged();

  const follows = (words: readonly string[]) => {
    let next = 0;
    for (const word of told) if (word === words[next]) next += 1;
    return next === words.length;
  };
  return {
    pair,
    reader,
    told,
    walked,
    readings,
    type: (...lines) => lines.forEach((line) => simulator.typed(line)),
    is: (word) =>
      until(
        () => `the reader is ${word}, not ${walked.join()}`,
        () => stateWord(reader.status()) === word,
      ),
    hears: (...words) =>
      until(
        () => `${words.join()} is told, not ${told.join()}`,
        () => follows(words),
      ),
    rolls: () => told.filter((word) => word.startsWith('roll ')).map((word) => word.slice(5)),
    change: (some) => void (game = { ...game, ...some }),
    async dispose() {
      simulator.unplugged();
      await reader.dispose();
      await port?.close();
      await pair.dispose();
      clock.stop();
    },
  };
}
