/** The simulated reader as a program of its own, over a real virtual cable, with the real reader of the host behind it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { inRoot } from '../../../scripts/setup/places.mjs';
import { systemPorts } from '../../../src/host/dice/port.ts';
import { createReader } from '../../../src/host/dice/reader.ts';
import type { Reader } from '../../../src/host/dice/reader-parts.ts';
import { systemClock } from '../../../src/host/outside.ts';
import { builtReferee } from '../../kit/line-process.ts';
import { awaiting, stateWord, wordOf } from '../../kit/listener.ts';
import { type SerialPair, serialPair, until } from '../../kit/serial.ts';

/** Processes take their time to start on a busy machine. */
const PATIENCE = 60_000;

/** The program while it runs. */
interface Program {
  said(): string;
  type(line: string): void;
  waitFor(text: string): Promise<void>;
  endInput(): void;
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
}

const children: ChildProcess[] = [];
let pair: SerialPair | null = null;
let reader: Reader | null = null;

afterEach(async () => {
  await reader?.dispose();
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await pair?.dispose();
  reader = null;
  pair = null;
});

async function program(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<Program> {
  await builtReferee();
  const child = spawn(process.execPath, [inRoot('out', 'node', 'dice.js'), ...args], { env });
  children.push(child);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stdin.on('error', () => undefined);
  return {
    said: () => said,
    type: (line) => void child.stdin.write(`${line}\n`),
    waitFor: (text) => until(`the program says "${text}"`, () => said.includes(text), PATIENCE),
    endInput: () => child.stdin.end(),
    child,
    ended: new Promise((resolve) => child.on('close', (code) => resolve(code))),
  };
}

/** The start of the device, as its first hello names it. */
const bootOf = ({ said }: Program) => /TDH,1,(\w{4})|"b":"(\w{4})"/.exec(said())?.slice(1).join('') ?? '';

/** The real reader on a path, and what it told. */
function listen(path: string) {
  const told: string[] = [];
  const states: string[] = [];
  reader = createReader({
    ports: systemPorts(systemClock),
    clock: systemClock,
    awaited: () => awaiting(4),
    log: () => undefined,
    on: {
      reading(reading) {
        told.push(wordOf(reading));
        if (reading.is === 'roll') reading.backing?.stored();
      },
      status: (status) => states.push(stateWord(status)),
      counted: () => undefined,
    },
  });
  reader.open({ path, baud: 115200, form: 'auto' });
  return {
    rolls: () => told.filter((word) => word.startsWith('roll ')).map((word) => word.slice(5)),
    states,
    ready: (times = 1) =>
      until(
        `the reader is ready ${times} times (${states.join(', ')})`,
        () => states.filter((state) => state === 'ready').length >= times,
        PATIENCE,
      ),
  };
}

test.each([
  ['plain', []],
  ['checked', []],
  ['json', []],
  ['json', ['--crc']],
] as const)(
  'rolls that are typed are read over a real cable, in the form %s %o',
  async (form, more) => {
    pair = await serialPair();
    const dice = await program(['--port', pair.device, '--form', form, ...more]);
    await dice.waitFor('Plugged in');
    const host = listen(pair.desk);
    await host.ready();
    const typed = ['3146', '5261', '1111', '6543'];
    for (const [place, roll] of typed.entries()) {
      dice.type(roll);
      await until(`${roll} is read`, () => host.rolls().length > place, PATIENCE);
      const number = place + 1;
      if (form === 'json') await dice.waitFor(`"t":"ack","b":"${bootOf(dice)}","n":${number}}`);
      if (form === 'checked') await dice.waitFor(`$TDA,${bootOf(dice)},${number}*`);
    }
    expect(host.rolls()).toEqual(typed);
    dice.type('status');
    await dice.waitFor(form === 'plain' ? 'Faults: none' : 'nothing waits for its acknowledgement');
    dice.type('quit');
    expect(await dice.ended).toBe(0);
  },
  2 * PATIENCE,
);

test(
  'with --pair it makes its own cable, pulls and plugs it when asked, and leaves nothing behind',
  async () => {
    const dice = await program(['--pair', '--form', 'checked', '--seed', '7']);
    await dice.waitFor('seed 7');
    const path = /this port: (.*)\n/.exec(dice.said())?.[1] ?? '';
    const host = listen(path);
    await host.ready();
    dice.type('3146');
    await until('the roll is read', () => host.rolls().length === 1, PATIENCE);
    dice.type('fault cut');
    await until('the cable is pulled', () => host.states.includes('reconnecting unplugged'), PATIENCE);
    await host.ready(2);
    dice.type('5261');
    await until('the next roll is read', () => host.rolls().length === 2, PATIENCE);
    expect(host.rolls()).toEqual(['3146', '5261']);
    dice.child.kill('SIGINT');
    expect(await dice.ended).toBe(0);
    expect(existsSync(dirname(path))).toBe(false);
  },
  2 * PATIENCE,
);

test(
  'a cable that somebody else pulls is waited for, and the end of the input is the end',
  async () => {
    pair = await serialPair();
    const dice = await program(['--port', pair.device]);
    await dice.waitFor('Plugged in');
    await pair.unplug();
    await dice.waitFor('The port is gone');
    dice.type('3146');
    await dice.waitFor('nothing was sent');
    await pair.plug();
    await until('it is plugged in again', () => dice.said().split('Plugged in').length === 3, PATIENCE);
    dice.endInput();
    expect(await dice.ended).toBe(0);
  },
  2 * PATIENCE,
);

test.each([
  ['a wrong option is refused', ['--port', 'B', '--form', 'morse'], 2, 'plain, checked, json, dice'],
  ['no port is refused', [], 2, '--pair'],
  [
    'a port that is not there is told',
    ['--port', '/dev/no-such-port'],
    1,
    'could not be opened: Error: No such file',
  ],
  ['the help is told', ['--help'], 0, '--every SECONDS'],
  ['the list is told', ['--list'], 0, 'bit-flips'],
])('%s, with its exit code', async (_, args, code, says) => {
  const dice = await program(args);
  expect(await dice.ended).toBe(code);
  expect(dice.said()).toContain(says);
});

test('where socat is missing, --pair tells how to get it and leaves nothing behind', async () => {
  const dice = await program(['--pair'], { ...process.env, PATH: '/nowhere' });
  expect(await dice.ended).toBe(1);
  expect(dice.said()).toContain('sudo apt-get install socat');
  const path = /this port: (.*)\n/.exec(dice.said())?.[1];
  expect(path === undefined || !existsSync(dirname(path))).toBe(true);
});

test('with the same seed it starts under another name all the same', async () => {
  pair = await serialPair();
  const boots: string[] = [];
  for (let time = 0; time < 3; time += 1) {
    const dice = await program(['--port', pair.device, '--seed', '7']);
    await dice.waitFor('seed 7');
    await until('it says who it is', () => bootOf(dice) !== '', PATIENCE);
    boots.push(bootOf(dice));
    dice.type('quit');
    expect(await dice.ended).toBe(0);
  }
  expect(new Set(boots).size).toBeGreaterThan(1);
});

test('rolls come by themselves also where nobody types', async () => {
  const dice = await program(['--pair', '--every', '0.05', '--form', 'plain']);
  dice.endInput();
  await until('rolls are sent', () => dice.said().split('\nsent ').length > 5, PATIENCE);
  dice.child.kill('SIGTERM');
  expect(await dice.ended).toBe(0);
});
