/** A dice reader that is not there, as a program: it speaks on a serial port and does what is typed. */
import { createInterface } from 'node:readline';
import { systemPorts } from '../dice/port.ts';
import { systemClock } from '../outside.ts';
import { type RunOptions, readArgs } from './args.ts';
import { createCable } from './cable.ts';
import { helpText, listText } from './help.ts';
import { createLink } from './link.ts';
import { seeded } from './random.ts';
import { explained, openRecording, playRecording } from './recorded.ts';
import { createSimulator } from './simulator.ts';

/** Rarely enough to cost nothing: what rings keeps the program alive while it waits for its port. */
const STAY = 60_000;

const print = (line: string) => void process.stdout.write(`${line}\n`);
const say = (line: string) => void process.stderr.write(`dice: ${line}\n`);

async function run(options: RunOptions): Promise<number> {
  const recorded = options.replay === null ? null : await openRecording(options.replay);
  if (recorded !== null && !recorded.ok) {
    say(recorded.why);
    return 1;
  }
  let stopPlaying: () => void = () => undefined;
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 32);
  const cable = options.port === null ? createCable() : null;
  const path = options.port ?? cable?.device ?? '';
  const simulator = createSimulator({
    clock: systemClock,
    chance: seeded(seed),
    // A device that starts again under the name of its last start would have its rolls taken for those of before.
    bootChance: Math.random,
    options,
    write: (bytes) => link.write(bytes),
    vanish: (away) => link.vanish(away),
    print,
  });
  const link = createLink({
    ports: systemPorts(systemClock),
    clock: systemClock,
    path,
    baud: options.baud,
    cable,
    on: {
      data: (bytes) => {
        if (recorded === null) simulator.heard(bytes);
      },
      up() {
        if (recorded !== null) {
          print(`Sending ${options.replay ?? ''} to ${path}.`);
          stopPlaying = playRecording(recorded.recording, systemClock, {
            write: (bytes) => link.write(bytes),
            done: () => ended(),
          });
          return;
        }
        print(`Plugged in: ${options.id} on ${path}.`);
        simulator.plugged();
      },
      down(why) {
        simulator.unplugged();
        print(why);
      },
    },
  });

  const stay = setInterval(() => undefined, STAY);
  const done = new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
    ended = resolve;
  });
  try {
    const why = await link.open();
    if (why !== null) {
      say(why);
      return 1;
    }
    if (cable !== null) print(`Give Tableside this port: ${cable.desk}`);
    if (recorded === null)
      print(`Form ${options.form}, seed ${seed}. Type digits such as 3146, an empty line, or help.`);
    const typed = createInterface({ input: process.stdin });
    typed.on('line', (line) => {
      if (recorded !== null ? line === 'quit' : !simulator.typed(line)) ended();
    });
    // Rolls that come by themselves need nobody who types.
    typed.on('close', () => {
      if (options.every === null && recorded === null) ended();
    });
    await done;
    typed.close();
    simulator.unplugged();
    return 0;
  } finally {
    stopPlaying();
    clearInterval(stay);
    await link.close();
    await cable?.remove();
  }
}

let ended: () => void = () => undefined;

async function explain(file: string): Promise<number> {
  const opened = await openRecording(file);
  if (opened.ok) print(explained(opened.recording));
  else say(opened.why);
  return opened.ok ? 0 : 1;
}

async function main(): Promise<number> {
  const args = readArgs(process.argv.slice(2));
  if (args.is === 'run') return run(args.options);
  if (args.is === 'explain') return explain(args.file);
  if (args.is === 'refused') say(args.why);
  else print(args.is === 'help' ? helpText() : listText());
  return args.is === 'refused' ? 2 : 0;
}

// Who no longer reads what is told wants the program to end.
process.stdout.on('error', () => ended());
const code = await main();
process.stdout.write('', () => process.exit(code));
