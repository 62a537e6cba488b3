/**
 * The simulated reader joined to a connection of the host on one fake clock: what is typed on one side, and what is
 * told on the other.
 */
import type { ReaderForm } from '../../src/contract/reader.ts';
import type { Away } from '../../src/host/simulator/events.ts';
import { seeded } from '../../src/host/simulator/random.ts';
import {
  createSimulator,
  type Simulator,
  type SimulatorOptions,
} from '../../src/host/simulator/simulator.ts';
import { freshMemory } from '../../src/host/dice/talk.ts';
import { type FakeClock, fakeClock } from './clock.ts';
import { hear, type Heard } from './listener.ts';

/** Both sides answer each other within this time, in milliseconds. */
const STEP = 5;

/** A simulated reader alone, and what it wrote. */
export interface Alone {
  readonly simulator: Simulator;
  readonly clock: FakeClock;
  /** Every write, a character a byte. */
  readonly wrote: string[];
  readonly printed: string[];
  readonly vanished: Away[];
}

const USUAL: SimulatorOptions = {
  form: 'checked',
  id: 'SIM-01',
  dice: 4,
  crc: false,
  every: null,
  faults: [],
  rate: 1,
};

/** Plugs one in that nobody listens to. */
export function alone(options: Partial<SimulatorOptions> = {}, seed = 1): Alone {
  const clock = fakeClock();
  const wrote: string[] = [];
  const printed: string[] = [];
  const vanished: Away[] = [];
  const simulator = createSimulator({
    clock,
    chance: seeded(seed),
    options: { ...USUAL, ...options },
    write: (bytes) => wrote.push(bytes),
    vanish: (away) => {
      vanished.push(away);
      simulator.unplugged();
    },
    print: (line) => printed.push(line),
  });
  simulator.plugged();
  return { simulator, clock, wrote, printed, vanished };
}

/** A simulated reader that the host listens to. */
export interface Joined extends Alone {
  /** The connection that is open now. */
  heard(): Heard;
  /** What the host told so far, over all connections. */
  readonly told: string[];
  /** Types lines, one after the other at the same moment. */
  type(...lines: string[]): void;
  /** Lets time pass on both sides; every roll that the host takes is saved. */
  run(ms: number): Promise<void>;
  /** The cable is pulled and plugged in again. */
  replug(): void;
  /** The rolls that the host took, in order, without what else was told. */
  rolls(): string[];
}

/** Joins them and lets the first hellos pass. */
export async function joined(
  options: Partial<SimulatorOptions> = {},
  { seed = 1, form = 'auto' as ReaderForm, settle = 3000 } = {},
): Promise<Joined> {
  const one = alone(options, seed);
  const told: string[] = [];
  const memory = freshMemory();
  const open = () => hear(options.dice ?? 4, one.clock, told, form, memory);
  let heard = open();
  let delivered = 0;
  let answered = 0;
  let saved = 0;

  async function run(ms: number) {
    for (let past = 0; past < ms; past += STEP) {
      await one.clock.advance(STEP);
      for (; delivered < one.wrote.length; delivered += 1) heard.push(one.wrote[delivered]!);
      for (; saved < heard.readings.length; saved += 1) {
        const reading = heard.readings[saved]!;
        if (reading.is === 'roll') reading.backing?.stored();
      }
      for (; answered < heard.sent.length; answered += 1) {
        one.simulator.heard(Buffer.from(heard.sent[answered]!, 'latin1'));
      }
    }
  }

  const both: Joined = {
    ...one,
    told,
    heard: () => heard,
    type: (...lines) => lines.forEach((line) => one.simulator.typed(line)),
    run,
    replug() {
      one.simulator.unplugged();
      heard.connection.end();
      delivered = one.wrote.length;
      heard = open();
      answered = 0;
      saved = 0;
      one.simulator.plugged();
    },
    rolls: () => told.filter((word) => word.startsWith('roll ')).map((word) => word.slice(5)),
  };
  await run(settle);
  return both;
}
