/** Trying the reader before it is played with: what is read meanwhile is shown and never counts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ReaderAsk } from '../../src/contract/to-host.ts';
import { frame } from '../../src/host/dice/checked.ts';
import { parseRecording } from '../../src/host/dice/recording.ts';
import { settled } from '../kit/clock.ts';
import { PORT, screenedTable } from '../kit/screened-table.ts';

const begin = { do: 'begin', seats: ['Ana', 'Ben'], first: 0 };
const choose = (...columns: number[]) => ({ do: 'choose', columns });
const HELLO = frame('TDH,1,7F3A,4,DT-01,1.2,ack').trimEnd();

/** A desk with a ready reader, and a way to ask for things of it. */
async function table() {
  const all = await screenedTable();
  const desk = await all.deskWithReader();
  let asks = 0;
  const ask = async (what: ReaderAsk) => {
    asks += 1;
    desk.say({ is: 'reader', id: `ask ${asks}`, ask: what });
    const receipt = await desk.receipt(`ask ${asks}`);
    await settled();
    return receipt;
  };
  let seq = 0;
  const dice = async (state: string, values: Readonly<Record<string, number>>) => {
    for (const [die, value] of Object.entries(values)) {
      all.ports.send(PORT, frame(`TDS,7F3A,${seq},${die},${state},${value},97,81`));
      seq += 1;
    }
    // Each reading is brought in its turn, and the screens are told after the last.
    for (let turn = 0; turn < 5; turn += 1) await settled();
  };
  return { ...all, desk, ask, dice };
}

describe('a test roll', () => {
  test('before a game is shown, and the one after it is told as not awaited', async () => {
    const { desk, ask, device } = await table();
    await ask({ do: 'test-reader', on: true });
    expect(desk.shown().reader.trial).toEqual({ is: 'test', dice: null });
    await device('3146');
    expect(desk.shown().reader).toMatchObject({ trial: { is: 'test', dice: [3, 1, 4, 6] }, note: null });
    await device('5261');
    expect(desk.shown().reader).toMatchObject({ note: { why: 'not-awaited', dice: [5, 2, 6, 1] } });
  });

  test('in a game does not count, the display is told nothing of it, and the next roll counts', async () => {
    const { desk, ask, device, attach } = await table();
    const display = attach('display');
    await desk.order(begin);
    await ask({ do: 'test-reader', on: true });
    await device('3146');
    expect(desk.shown().screen.view).toMatchObject({ phase: 'roll', rolls: 0, held: null });
    expect(display.shown().reader.trial).toBeNull();
    await device('5261');
    expect(desk.shown().screen.view).toMatchObject({ phase: 'choose', dice: [5, 2, 6, 1] });
  });

  test('of a device that waits to hear of it is acknowledged: it was left out on purpose', async () => {
    const { ask, device, ports } = await table();
    await device(HELLO);
    await ask({ do: 'test-reader', on: true });
    await device(frame('TDR,7F3A,12,3146').trimEnd());
    expect(ports.written).toContain(frame('TDA,7F3A,12'));
  });

  test('is called off, and then the roll counts', async () => {
    const { desk, ask, device } = await table();
    await desk.order(begin);
    await ask({ do: 'test-reader', on: true });
    await ask({ do: 'test-reader', on: false });
    await device('3146');
    expect(desk.shown().screen.view.dice).toEqual([3, 1, 4, 6]);
  });

  test('is over when another reader is opened', async () => {
    const { desk, ask } = await table();
    await ask({ do: 'test-reader', on: true });
    await ask({ do: 'open-reader', path: PORT, baud: 9600, form: 'plain', release: false, askFirst: false });
    expect(desk.shown().reader.trial).toBeNull();
  });
});

describe('dice that are bound', () => {
  test('are those that rolled and settled, in that order; then their throws count, after a restart too', async () => {
    const { desk, ask, dice, device, clock, settings } = await table();
    await device(HELLO);
    await desk.order(begin);
    await dice('rolling', { d1: 0, d2: 0, d3: 0, d4: 0 });
    expect(desk.shown().reader.note).toEqual({ why: 'unbound', dice: null });
    await ask({ do: 'bind-dice', count: 4 });
    await dice('settled', { x9: 3 }); // lies there and was not rolled
    await dice('rolling', { d1: 0, d3: 0 });
    await dice('settled', { d1: 2, d3: 5 });
    expect(desk.shown().reader.trial).toEqual({
      is: 'bind',
      count: 4,
      dice: [
        { die: 'd1', value: 2 },
        { die: 'd3', value: 5 },
      ],
    });
    await dice('rolling', { d4: 0, d2: 0, x9: 0 });
    await dice('settled', { d4: 1, d2: 1, x9: 1 });
    expect(desk.shown().reader.bound).toEqual(['d1', 'd3', 'd4', 'd2']);
    expect(settings.now.reader?.bound).toEqual(['d1', 'd3', 'd4', 'd2']);
    expect(desk.shown().screen.view).toMatchObject({ phase: 'roll', rolls: 0, held: null });

    await ask({ do: 'bind-dice', count: 0 });
    await dice('rolling', { d1: 0, d2: 0, d3: 0, d4: 0 });
    await dice('settled', { d1: 3, d2: 1, d3: 4, d4: 6 });
    await clock.advance(1000);
    await settled();
    expect(desk.shown().screen.view).toMatchObject({ phase: 'choose', dice: [3, 1, 4, 6] });
    await desk.order(choose(4, 10));
  });

  test('tell what they know of a throw that does not come to an end, and the note goes with the roll', async () => {
    const { desk, dice, ask, device, clock } = await table();
    await device(HELLO);
    await ask({ do: 'bind-dice', count: 4 });
    await dice('rolling', { d1: 0, d2: 0, d3: 0, d4: 0 });
    await dice('settled', { d1: 1, d2: 1, d3: 1, d4: 1 });
    await ask({ do: 'bind-dice', count: 0 });
    await desk.order(begin);
    await dice('rolling', { d1: 0, d2: 0, d3: 0, d4: 0 });
    await dice('settled', { d1: 3, d2: 1, d3: 4 });
    await clock.advance(16_000);
    await settled();
    expect(desk.shown().reader.note).toEqual({ why: 'incomplete', dice: [3, 1, 4] });
    await desk.order({ do: 'roll', dice: [3, 1, 4, 6] });
    await settled();
    expect(desk.shown().reader.note).toBeNull();
  });
});

describe('a recording', () => {
  test('holds what went over the cable both ways until it is stopped, for its owner’s eyes only', async () => {
    const { ask, device, recordings, clock } = await table();
    expect(await ask({ do: 'record-reader', on: true })).toMatchObject({
      report: { recording: { file: expect.stringContaining(recordings) } },
    });
    await device(HELLO);
    await device(frame('TDR,7F3A,12,3146').trimEnd());
    await clock.advance(100);
    expect(await ask({ do: 'record-reader', on: false })).toMatchObject({ report: { recording: null } });
    await device('# after it');
    const [name = ''] = readdirSync(recordings);
    const read = parseRecording(readFileSync(join(recordings, name), 'utf8'));
    expect(
      read.ok &&
        read.recording.events.map((event) =>
          'bytes' in event ? [event.is, Buffer.from(event.bytes).toString('latin1')] : event.is,
        ),
    ).toEqual([
      ['in', `${HELLO}\n`],
      ['in', frame('TDR,7F3A,12,3146')],
      ['out', frame('TDA,7F3A,12')],
    ]);
  });

  test('that cannot be begun is refused with the cause and the next step', async () => {
    const { ask, recordings } = await table();
    const again = { do: 'record-reader', on: true } as const;
    await ask(again);
    await ask({ do: 'record-reader', on: false });
    // The clock of the test stands still: a file of that moment is there already.
    expect(await ask(again)).toMatchObject({
      ok: false,
      refusal: 'not-recorded',
      says: expect.stringMatching(/EEXIST.*See that there is room/s),
    });
    expect(readdirSync(recordings)).toHaveLength(1);
  });
});

test('what the reader does is reported: bytes, verdicts, who it is, its newest lines', async () => {
  const { desk, report, device } = await table();
  await device(HELLO);
  await device(frame('TDR,7F3A,12,3146').trimEnd());
  await device('314');
  const told = await report(desk);
  expect(told).toMatchObject({
    connections: 1,
    device: { id: 'DT-01', firmware: '1.2', boot: '7F3A' },
    counts: { hello: 1, roll: 1, unknown: 1 },
    recording: null,
  });
  expect(told.lines.map(({ is }) => is)).toEqual(['sent', 'hello', 'roll', 'sent', 'unknown']);
});
