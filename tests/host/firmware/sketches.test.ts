/**
 * The example sketches as they are handed out, on a board whose serial port is a real terminal, before the host's own reader.
 */
import { readdirSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inRoot } from '../../../scripts/setup/places.mjs';
import { frame } from '../../../src/host/dice/checked.ts';
import { type Port, systemPorts } from '../../../src/host/dice/port.ts';
import { createReader } from '../../../src/host/dice/reader.ts';
import type { Reader } from '../../../src/host/dice/reader-parts.ts';
import type { Backing } from '../../../src/host/dice/reading.ts';
import { systemClock } from '../../../src/host/outside.ts';
import { hastyClock } from '../../kit/clock.ts';
import { type Board, powerUp, workshop } from '../../kit/firmware.ts';
import { awaiting, wordOf } from '../../kit/listener.ts';
import { type SerialPair, serialPair, until } from '../../kit/serial.ts';

/** Boards and readers live so many times faster than the world. */
const TIMES = 10;

const shop = workshop();
const programs = { plain: '', checked: '', 'checked without EEPROM': '' };
beforeAll(async () => {
  [programs.plain, programs.checked, programs['checked without EEPROM']] = await Promise.all([
    shop.sketch('plain'),
    shop.sketch('checked'),
    shop.sketch('checked', 'other'),
  ]);
});
afterAll(() => shop.dispose());

let pair: SerialPair;
let eeprom: string;
let boards: Board[];
let readers: Reader[];
let ports: Port[];

beforeEach(async () => {
  pair = await serialPair();
  eeprom = shop.newFile();
  [boards, readers, ports] = [[], [], []];
});

afterEach(async () => {
  await Promise.all(boards.map((board) => board.off()));
  await Promise.all(readers.map((reader) => reader.dispose()));
  await Promise.all(ports.map((port) => port.close()));
  await pair.dispose();
});

async function board(sketch: keyof typeof programs, more: { millis?: number; noise?: number } = {}) {
  const powered = await powerUp(programs[sketch], { port: pair.device, times: TIMES, eeprom, ...more });
  boards.push(powered);
  return powered;
}

/** The host's reader; `save` tells what the host does with a roll. */
function desk(save: (backing: Backing | null) => void = (backing) => backing?.stored()) {
  const clock = hastyClock(TIMES);
  const readings: string[] = [];
  const backings: (Backing | null)[] = [];
  const reader = createReader({
    ports: systemPorts(clock),
    clock,
    awaited: () => awaiting(4),
    log: () => undefined,
    on: {
      reading(reading) {
        // What is sent again before it was answered is no matter here.
        if (reading.is !== 'ignored') readings.push(wordOf(reading));
        if (reading.is !== 'roll') return;
        backings.push(reading.backing);
        save(reading.backing);
      },
      status: () => undefined,
      counted: () => undefined,
    },
  });
  readers.push(reader);
  reader.open({ path: pair.desk, baud: 115200, form: 'auto' });
  return {
    reader,
    readings,
    backings,
    is: (state: string) =>
      until(
        () => `the reader is ${state}, not ${reader.status().state}`,
        () => reader.status().state === state,
      ),
    heard: (count: number) =>
      until(
        () => `${count} readings, not ${readings.join()}`,
        () => readings.length >= count,
      ),
  };
}

/** The bare cable: the lines of the device, and what is sent to it. */
async function cable() {
  let text = '';
  const answer = await systemPorts(systemClock).open(
    { path: pair.desk, baud: 115200 },
    { data: (bytes) => (text += Buffer.from(bytes).toString('latin1')), closed: () => undefined },
  );
  if (!answer.ok) throw new Error(answer.message);
  const { port } = answer;
  ports.push(port);
  const lines = (start: string) => text.split('\n').filter((line) => line.startsWith(start));
  return {
    lines,
    send: (bytes: string) => port.write(Buffer.from(bytes, 'latin1')),
    has: (count: number, start: string) =>
      until(`${count} lines ${start} in ${text}`, () => lines(start).length >= count),
  };
}

test('every sketch lies in a folder of its name, as the Arduino IDE asks for', () => {
  const folders = readdirSync(inRoot('resources', 'firmware'), { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(names.sort()).toEqual(['checked', 'plain']);
  for (const name of names)
    expect(readdirSync(inRoot('resources', 'firmware', name))).toContain(`${name}.ino`);
});

describe('the plain sketch', () => {
  test('is read as plain rolls, one a press', async () => {
    const { press } = await board('plain');
    const { readings, backings, is, heard } = desk();
    await is('ready');
    for (const dice of ['3146', '5261', '1111']) {
      press(dice);
      await heard(readings.length + 1);
    }
    expect(readings).toEqual(['roll 3146', 'roll 5261', 'roll 1111']);
    expect(backings).toEqual([null, null, null]);
  });

  test('presses that its clock begins anew between are rolls as well', async () => {
    const { press } = await board('plain', { millis: 2 ** 32 - 4000 });
    const { readings, is, heard } = desk();
    await is('ready');
    // The fourth second of the board comes while these are pressed or before: both ways are rolls.
    for (let count = 1; count <= 20; count += 1) {
      press(count % 2 === 0 ? '3146' : '5261');
      await heard(count);
    }
    expect(new Set(readings)).toEqual(new Set(['roll 3146', 'roll 5261']));
    expect(readings.length).toBe(20);
  });
});

describe('the checked sketch', () => {
  test('says who it is, and its rolls count without a question and are taken', async () => {
    const { readings, backings, is, heard } = desk();
    const { press, taken } = await board('checked');
    await is('ready');
    press('3146');
    await heard(1);
    await until('the lamp went out', () => taken() === 1);
    press('5261');
    await heard(2);
    await until('the lamp went out again', () => taken() === 2);
    expect(readings).toEqual(['roll 3146', 'roll 5261']);
    expect(backings.map((backing) => [backing?.checked, backing?.doubt])).toEqual([
      [true, null],
      [true, null],
    ]);
  });

  test('is found by a program that starts long after it', async () => {
    const { press } = await board('checked');
    const { has } = await cable();
    await has(1, '$TDB');
    await ports.pop()?.close();
    const { readings, is, heard } = desk();
    await is('ready');
    press('3146');
    await heard(1);
    expect(readings).toEqual(['roll 3146']);
  });

  test('says that a die lies cocked', async () => {
    const { readings, is, heard } = desk();
    const { cock, press, taken } = await board('checked');
    await is('ready');
    cock();
    await heard(1);
    // Pressed before that, the lamp would stay lit from one report to the next.
    await until('it was taken', () => taken() === 1);
    press('3146');
    await heard(2);
    await until('both were taken', () => taken() === 2);
    expect(readings).toEqual(['cocked', 'roll 3146']);
  });

  test('gives a roll that was not saved to the next start of the program', async () => {
    const first = desk(() => undefined);
    const { press, taken } = await board('checked');
    await first.is('ready');
    press('3146');
    await first.heard(1);
    await first.reader.dispose();
    expect(taken()).toBe(0);
    const second = desk();
    await second.heard(1);
    await until('the lamp went out', () => taken() === 1);
    expect(second.readings).toEqual(['roll 3146']);
  });

  test('that is restarted in a game goes on with a count of its own', async () => {
    const { readings, backings, is, heard } = desk();
    const before = await board('checked');
    await is('ready');
    before.press('3146');
    await until('the lamp went out', () => before.taken() === 1);
    await before.off();
    const again = await board('checked');
    again.press('3146');
    await heard(2);
    await until('the lamp went out', () => again.taken() === 1);
    expect(readings).toEqual(['roll 3146', 'roll 3146']);
    expect(backings.map((backing) => backing?.doubt)).toEqual([null, null]);
  });

  test('goes by what a modem manager sends, and answers the question behind it', async () => {
    const { has, lines, send } = await cable();
    await board('checked');
    await has(3, '$TDH');
    await has(1, '$TDB');
    send('AT\r\nAT+GCAP\r\nATE0 +CGMI\r\n~\x00\x78\xf0\x7e~~\r');
    send(`${'x'.repeat(2000)}${frame('TDQ,1')}`);
    await has(4, '$TDH');
    await has(3, '$TDB');
    expect(lines('$TDH').length).toBe(4);
  });

  test.each([
    ['checked', 'counts them where there is an EEPROM', '0000 0001 0002'],
    ['checked without EEPROM', 'takes another by chance where there is none', null],
  ] as const)('gives each start another name: %s %s', async (sketch, _name, expected) => {
    const { lines } = await cable();
    const boots = () => [...new Set(lines('$TDH').map((line) => line.split(',')[2]))];
    for (const [at, noise] of [17, 18, 19].entries()) {
      const { off } = await board(sketch, { noise });
      await until(
        `start ${at + 1} has a name that is new beside ${boots().join()}`,
        () => boots().length > at,
      );
      await off();
    }
    expect(boots().join(' ')).toMatch(expected ?? /^[0-9A-F]{4} [0-9A-F]{4} [0-9A-F]{4}$/);
  });
});
