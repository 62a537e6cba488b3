/** The line program with a dice reader: bytes on a virtual serial cable, and the lines that come between the answers. */
import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { frame } from '../../../src/host/dice/checked.ts';
import { lineProcess, type LineProcess } from '../../kit/line-process.ts';
import { begin, choose, playAll, roll, stop } from '../../kit/line.ts';
import { serialPair, until, type SerialPair } from '../../kit/serial.ts';

let pair: SerialPair;
let program: LineProcess;

beforeEach(async () => {
  pair = await serialPair();
  program = await lineProcess(['--reader', pair.desk, '--baud', '9600']);
  await is('ready');
});
afterEach(async () => {
  expect(await program.end()).toBe(0);
  await pair.dispose();
});

const lines = (kind: string) => program.fromReader.filter((line) => line['is'] === kind);
const states = () => lines('state').map((line) => line['state']);
const is = (state: string) => until(`the reader is ${state}`, () => states().at(-1) === state, 60_000);

/** The device sends a line; the next line of that kind is answered. */
async function sent(text: string, kind: string): Promise<Record<string, unknown>> {
  const before = lines(kind).length;
  pair.send(text);
  await until(`"${text.trim()}" is told as ${kind}`, () => lines(kind).length > before, 60_000);
  return lines(kind).at(-1) ?? {};
}

test('a dice reader’s rolls count where they are awaited, wait where a choice is open, and nothing else counts (fault 23)', async () => {
  expect(await sent('6543\n', 'ignored')).toEqual({
    from: 'reader',
    is: 'ignored',
    why: 'not-awaited',
    dice: [6, 5, 4, 3],
  });
  await playAll(program, [begin(['Ana', 'Ben'], { win_columns: 1 })]);
  expect(await sent('3456\r\n', 'rolled')).toMatchObject({
    from: 'reader',
    is: 'rolled',
    dice: [3, 4, 5, 6],
    events: [{ is: 'rolled', seat: 0, roll: 1 }],
    view: { phase: 'choose', dice: [3, 4, 5, 6] },
  });

  // A decision counts as awaiting a roll: it means rolling on. The same line told twice is one roll.
  await playAll(program, [choose(7, 11)]);
  expect(await sent('1 2 3 4\n1 2 3 4\n', 'ignored')).toMatchObject({ why: 'repeat' });
  expect(lines('rolled').at(-1)).toMatchObject({ view: { phase: 'choose', throws: 2, seat: 0 } });
  expect(lines('held')).toEqual([]);

  // A choice is open: the newest roll waits beside the game.
  expect(await sent('1122\n', 'held')).toMatchObject({ from: 'reader', why: 'waiting', dice: [1, 1, 2, 2] });
  expect(await sent('5566\n', 'held')).toMatchObject({
    dice: [5, 5, 6, 6],
    view: { held: { dice: [5, 5, 6, 6], why: 'waiting' }, dice: [1, 2, 3, 4] },
  });
  expect(await program.ask({ do: 'use-held' })).toMatchObject({ ok: false, refusal: 'choice-open' });
  expect(await program.ask(choose(5, 5))).toMatchObject({ ok: true, view: { held: { dice: [5, 5, 6, 6] } } });
  expect(await program.ask({ do: 'use-held' })).toMatchObject({
    ok: true,
    events: [{ is: 'rolled', dice: [5, 5, 6, 6] }],
    view: { held: null },
  });
  await sent('2211\n', 'held');
  expect(await program.ask({ do: 'drop-held' })).toMatchObject({
    ok: true,
    events: [],
    view: { held: null },
  });

  // What is no roll never becomes one.
  const { view } = await program.ask({ do: 'view' });
  expect(await sent('347\n', 'rejected')).toMatchObject({ why: 'bad-roll', text: '347' });
  expect(await sent('3470\n', 'rejected')).toMatchObject({ why: 'bad-roll' });
  expect(await sent('hello\n', 'ignored')).toMatchObject({ why: 'unknown', text: 'hello' });
  expect(await sent(`${'9'.repeat(5000)}\n`, 'rejected')).toMatchObject({ why: 'overlong' });
  expect(await sent('\x80\xff\x00\n', 'rejected')).toMatchObject({ why: 'noise' });
  expect((await program.ask({ do: 'view' })).view).toEqual(view);

  // After the win nothing is awaited.
  await playAll(program, [{ do: 'set', position: { markers: [{}, {}], runners: { 12: 3 } } }, stop]);
  expect(await sent('4321\n', 'ignored')).toMatchObject({ why: 'not-awaited' });
  expect((await program.ask({ do: 'view' })).view).toMatchObject({ phase: 'over', held: null });
});

test('a dice reader tells its states in lower case, and is read on after its cable was pulled in mid-line', async () => {
  expect(states()).toEqual(['opening', 'identifying', 'ready']);
  expect(lines('state').at(-1)).toMatchObject({
    from: 'reader',
    state: 'ready',
    path: pair.desk,
    baud: 9600,
  });
  await playAll(program, [begin()]);
  pair.send('34');
  await pair.unplug();
  await is('reconnecting');
  expect(lines('state').at(-1)).toMatchObject({ why: 'unplugged' });
  expect(await playAll(program, [roll(3, 4, 5, 6), choose(7, 11)])).toMatchObject({ phase: 'decide' });
  await pair.plug();
  await is('ready');
  expect(await sent('56\n6543\n', 'rolled')).toMatchObject({ dice: [6, 5, 4, 3] });
  expect(lines('rolled')).toHaveLength(1);
});

test('a reader that is not there says so, and the game goes on by commands', async () => {
  const alone = await lineProcess(['--reader', `${pair.desk}-missing`]);
  await until(
    'the reader is missing',
    () => alone.fromReader.some((line) => line['is'] === 'state' && line['why'] === 'missing'),
    60_000,
  );
  expect(await playAll(alone, [begin(), roll(3, 4, 5, 6)])).toMatchObject({ phase: 'choose' });
  expect(await alone.end()).toBe(0);
});

test('a reader that speaks in frames is asked who it is, and each of its rolls is acknowledged and counts once', async () => {
  const device = openSync(pair.device, constants.O_RDWR | constants.O_NONBLOCK | constants.O_NOCTTY);
  let heard = '';
  const listen = () => {
    const bytes = Buffer.alloc(4096);
    try {
      heard += bytes.toString('latin1', 0, readSync(device, bytes));
    } catch (error) {
      // Nothing was sent since the last look.
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
    }
  };
  const said = (text: string) =>
    until(
      `the device hears ${text.trim()}`,
      () => {
        listen();
        return heard.includes(text);
      },
      60_000,
    );
  try {
    await said(frame('TDQ,1'));
    await playAll(program, [begin(['Ana', 'Ben'])]);
    const roll = frame('TDR,7F3A,65535,3456');
    writeSync(device, frame('TDH,1,7F3A,4,DT-01,1.2,ack') + roll + roll);
    await until('the roll counts', () => lines('rolled').length > 0, 60_000);
    await said(frame('TDA,7F3A,65535'));
    expect(await program.ask(choose(7, 11))).toMatchObject({ ok: true, view: { rolls: 1, held: null } });
    // A damaged one is no roll, and is asked for again; the next one is.
    writeSync(device, frame('TDR,7F3A,0,1122').replace('1122', '1132'));
    await said(frame('TDN,7F3A,0'));
    writeSync(device, frame('TDR,7F3A,0,1122'));
    await said(frame('TDA,7F3A,0'));
    // The device may hear of it before this test does.
    await until('both are told', () => lines('rolled').length === 2);
    expect(lines('rolled').map((line) => line['dice'])).toEqual([
      [3, 4, 5, 6],
      [1, 1, 2, 2],
    ]);
  } finally {
    closeSync(device);
  }
});
