/**
 * The example firmware as programs of this machine: the sketches on a board whose serial port is a terminal, and the dice
 * line of the firmware alone on a clock that moves only when told.
 */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { inRoot } from '../../scripts/setup/places.mjs';
import { until } from './serial.ts';

const sketches = inRoot('resources', 'firmware');
const stub = inRoot('tests', 'host', 'firmware', 'stub');

/** Where the programs of a test file lie. */
export interface Workshop {
  /** A sketch on a board: an AVR board counts its starts in its EEPROM, others leave them to chance. */
  sketch(name: 'plain' | 'checked', chip?: 'avr' | 'other'): Promise<string>;
  /** The dice line of the checked sketch, driven by a script. */
  script(): Promise<string>;
  /** A file that is not there yet. */
  newFile(): string;
  dispose(): void;
}

/** Makes an empty one in a directory of its own. */
export function workshop(): Workshop {
  const home = mkdtempSync(join(tmpdir(), 'tableside-firmware-'));
  let files = 0;
  const newFile = () => join(home, `file-${(files += 1)}`);

  /** Compiles as a sketch is compiled: C++11, the board's header first. A warning is a fault. */
  async function compile(sources: readonly string[], flags: readonly string[]): Promise<string> {
    const program = newFile();
    const strict = ['-std=c++11', '-O1', '-Wall', '-Wextra', '-Wshadow', '-pedantic', '-Werror'];
    const headers = [`-I${stub}`, `-I${join(sketches, 'checked')}`, '-include', 'Arduino.h'];
    await promisify(execFile)('g++', [
      ...strict,
      ...headers,
      ...flags,
      '-x',
      'c++',
      ...sources,
      '-o',
      program,
    ]);
    return program;
  }

  return {
    sketch: (name, chip = 'avr') =>
      compile(
        [join(sketches, name, `${name}.ino`), join(stub, 'board.cpp')],
        chip === 'avr' ? ['-D__AVR__'] : [],
      ),
    script: () => compile([join(stub, 'script.cpp')], []),
    newFile,
    dispose: () => rmSync(home, { recursive: true, force: true }),
  };
}

/**
 * Runs a script through the dice line of a device and answers what it sent because of each command, a line each.
 * The commands are those of `script.cpp`.
 */
export function runScript(
  program: string,
  commands: readonly string[],
  { id = 'DT-01', firmware = '1.2', dice = 4 } = {},
): readonly (readonly string[])[] {
  const ran = spawnSync(program, [id, firmware, String(dice)], {
    input: commands.map((command) => `${command}\n`).join(''),
    encoding: 'latin1',
  });
  if (ran.status !== 0) throw new Error(`The script ended with ${String(ran.status)}: ${ran.stderr}`);
  return ran.stdout
    .split('.\n')
    .slice(0, -1)
    .map((part) => part.split('\n').slice(0, -1));
}

/** A board that runs, and the hand at its buttons. */
export interface Board {
  /** Presses the throw button; the dice are what chance gives then. */
  press(dice: string): void;
  /** Presses the button for a cocked die. */
  cock(): void;
  /** How often the lamp went out: so many reports were taken. */
  taken(): number;
  /** Cuts its power: done when it is off. */
  off(): Promise<void>;
}

/** Powers a board with a sketch. */
export async function powerUp(
  program: string,
  {
    port,
    times = 1,
    eeprom = '',
    millis = 0,
    noise = 0,
  }: {
    /** The device's end of the cable. */
    readonly port: string;
    /** Its clock runs so many times faster than the world's. */
    readonly times?: number;
    /** The file that is its EEPROM. */
    readonly eeprom?: string;
    /** What its clock shows at the start. */
    readonly millis?: number;
    /** Of its analogue input, 0 to 255. */
    readonly noise?: number;
  },
): Promise<Board> {
  const child: ChildProcess = spawn(program, [port, String(times), eeprom, String(millis), String(noise)], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const { stdin, stdout, stderr } = child;
  if (stdin === null || stdout === null || stderr === null) throw new Error('a process without its pipes');
  let said = '';
  let taken = 0;
  stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  stdin.on('error', () => undefined);
  createInterface({ input: stdout }).on('line', (line) => {
    if (line === 'lamp 0') taken += 1;
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  await until(`the board starts (${said})`, () => child.pid !== undefined);
  const command = (text: string) => {
    if (child.exitCode !== null) throw new Error(`The board is off. It said: ${said}`);
    stdin.write(`${text}\n`);
  };
  return {
    press: (dice) => command(`press ${dice}`),
    cock: () => command('cock'),
    taken: () => taken,
    async off() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
