/**
 * The simulated dice reader as a whole: a device, the hand that throws its dice, the line with its faults, and the commands
 * that a person types. Time, chance and the port are given to it.
 */
import { escapeBytes } from '../dice/split.ts';
import type { Clock } from '../outside.ts';
import { readCommand } from './commands.ts';
import { createDevice } from './device.ts';
import { type Away, createEvents } from './events.ts';
import { FAULTS, type FaultName } from './faults.ts';
import type { DeviceForm } from './forms.ts';
import { commandsText } from './help.ts';
import { throwOf } from './random.ts';
import { createHand } from './throws.ts';
import { createWire, garbage } from './wire.ts';

/** Time between rolls that nobody asked for, in milliseconds. */
export const UNASKED_EVERY = 3000;

/** Bytes of noise that come at once when the speed is wrong: a quiet device would keep it a secret. */
const FIRST_NOISE = 64;

/** Of one write so many lines are shown, of a line so many characters. */
const SHOWN_LINES = 12;
const SHOWN_LENGTH = 160;

export interface SimulatorOptions {
  readonly form: DeviceForm;
  readonly id: string;
  readonly dice: number;
  readonly crc: boolean;
  readonly every: number | null; // milliseconds between random rolls
  readonly faults: readonly FaultName[];
  readonly rate: number;
}

export interface Simulator {
  /** The port is there: the device powers up. */
  plugged(): void;
  /** The port is gone: the device has no power. */
  unplugged(): void;
  /** Bytes from Tableside. */
  heard(bytes: Uint8Array): void;
  /** A line that was typed; false when it asks for the end. */
  typed(line: string): boolean;
}

/** Makes a simulator that is not plugged in. */
export function createSimulator(told: {
  readonly clock: Clock;
  readonly chance: () => number;
  /** Chance that names the starts of the device, where it is another one. */
  readonly bootChance?: () => number;
  readonly options: SimulatorOptions;
  /** Writes bytes to the port, a character a byte. */
  readonly write: (bytes: string) => void;
  /** Lets the port go, and comes back by itself. */
  readonly vanish: (away: Away) => void;
  /** Tells the person one line. */
  readonly print: (line: string) => void;
}): Simulator {
  const { clock, chance, options, print } = told;
  const { form, id, dice, crc, every, rate } = options;
  /** Faults that stand, and those that come before every roll. */
  const standing = new Set<FaultName>(options.faults.filter((name) => FAULTS[name].kind !== 'once'));
  let before = options.faults.filter((name) => FAULTS[name].kind === 'once');
  let plugged = false;
  let timers: (() => void)[] = [];
  let gathered: { bytes: number; lines: number } | null = null;

  const has = (name: FaultName) => standing.has(name);

  /** Shows bytes, a line each; of very many the first ones. */
  function show(way: string, bytes: string) {
    const lines = bytes.split(/(?<=\n)/);
    for (const line of lines) {
      if (gathered !== null && (gathered.lines += 1) > SHOWN_LINES) gathered.bytes += line.length;
      else {
        const text = escapeBytes(Buffer.from(line.slice(0, SHOWN_LENGTH), 'latin1'));
        const rest = line.length - SHOWN_LENGTH;
        print(`${way.padEnd(8)} ${text}${rest > 0 ? ` ... and ${rest} bytes more` : ''}`);
      }
    }
  }

  /** Shows no more than the first lines of what `run` sends. */
  function inShort(run: () => void) {
    const counted = { bytes: 0, lines: 0 };
    gathered = counted;
    run();
    gathered = null;
    if (counted.bytes > 0)
      print(`sent     ... and ${counted.lines - SHOWN_LINES} lines more, ${counted.bytes} bytes`);
  }

  const write = (bytes: string) => plugged && told.write(bytes);
  const wire = createWire({ clock, chance, rate, has, write, tell: show });
  const device = createDevice({
    clock,
    chance: told.bootChance ?? chance,
    send: (line) => plugged && wire.line(line),
    form,
    id,
    dice,
    crc,
    has,
    line: (text) => show('received', text),
  });
  const hand = createHand({ clock, chance, device, form, has });
  const events = createEvents({ device, wire, chance, form, dice, vanish: told.vanish });

  function roll(thrown: readonly number[]) {
    for (const fault of before) inShort(() => events(fault));
    if (plugged) hand.roll(thrown);
    else print('The port is away: nothing was sent.');
  }

  const randomRoll = () => roll(throwOf(chance, dice));

  function repeat(ms: number, due: () => boolean) {
    const run = () => {
      timers.push(clock.after(ms, run));
      if (due()) randomRoll();
    };
    timers.push(clock.after(ms, run));
  }

  /** What a fault does when it begins. */
  function begin(name: FaultName) {
    if (name === 'wrong-speed') wire.raw(garbage(chance, FIRST_NOISE));
  }

  function fault(name: FaultName | null) {
    if (name === null) {
      standing.clear();
      before = [];
      return print('No faults any more.');
    }
    if (FAULTS[name].kind === 'once') {
      if (!plugged) return print('The port is away: nothing was sent.');
      inShort(() => events(name));
      return print(`${name}: done.`);
    }
    standing.add(name);
    print(`${name}: ${FAULTS[name].says} "fault none" ends it.`);
    if (name === 'wrap' && plugged) device.start();
    if (plugged) begin(name);
  }

  function status() {
    const { boot, seq } = device.next();
    const waiting = device.waiting();
    print(
      `${id}: form ${form}${crc ? ' with a check' : ''}, ${dice} dice, ${plugged ? 'plugged in' : 'away'}.`,
    );
    if (form !== 'plain') {
      const open =
        waiting === null
          ? 'nothing waits for its acknowledgement'
          : `${waiting} waits for its acknowledgement`;
      print(`Boot ${boot}, next number ${seq}; ${open}.`);
    }
    const names = [...standing, ...before];
    print(`Faults: ${names.length === 0 ? 'none' : names.join(', ')}.`);
  }

  return {
    plugged() {
      if (plugged) return;
      plugged = true;
      device.start();
      standing.forEach(begin);
      if (every !== null) repeat(every, () => true);
      repeat(UNASKED_EVERY, () => has('unasked'));
    },
    unplugged() {
      plugged = false;
      for (const cancel of timers) cancel();
      timers = [];
      hand.clear();
      device.stop();
      wire.clear();
    },
    heard: (bytes) => device.heard(bytes),
    typed(line) {
      const command = readCommand(line, form);
      if (!plugged && ['none', 'die', 'send', 'hello', 'reboot'].includes(command.do)) {
        print('The port is away: nothing was sent.');
        return true;
      }
      switch (command.do) {
        case 'roll':
          roll(command.dice ?? throwOf(chance, dice));
          break;
        case 'none':
          device.report({ is: 'none', why: command.why, count: dice });
          break;
        case 'die':
          hand.die(command.report);
          break;
        case 'fault':
          fault(command.fault);
          break;
        case 'send':
          wire.raw(command.bytes);
          break;
        case 'reboot':
          device.start();
          break;
        case 'hello':
          device.hello();
          break;
        case 'status':
          status();
          break;
        case 'help':
          commandsText().split('\n').forEach(print);
          break;
        case 'nothing':
          print(command.why);
          break;
        case 'quit':
          return false;
      }
      return true;
    },
  };
}
