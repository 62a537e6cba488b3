/** A reader that speaks in frames is told what became of its rolls: after they are saved, used or dropped, and not before. */
import { describe, expect, test } from 'vitest';
import { frame } from '../../src/host/dice/checked.ts';
import { settled } from '../kit/clock.ts';
import { screenedTable } from '../kit/screened-table.ts';
import { diskFull } from '../kit/slow-journal.ts';

const begin = { do: 'begin', seats: ['Ana', 'Ben'], first: 0 };
const choose = (...columns: number[]) => ({ do: 'choose', columns });
const roll = (seq: number, dice: string) => frame(`TDR,7F3A,${seq},${dice}`).trimEnd();
const ack = (seq: number) => frame(`TDA,7F3A,${seq}`);
const HELLO = frame('TDH,1,7F3A,4,DT-01,1.2,ack').trimEnd();

/** A table at which a game has begun, with a reader that has said who it is. */
async function table(askFirst = false) {
  const all = await screenedTable();
  const desk = await all.deskWithReader(askFirst);
  await all.device(HELLO);
  await desk.order(begin);
  return { ...all, desk, acks: () => all.ports.written.filter((text) => text.startsWith('$TDA')) };
}

describe('a roll of a checked form', () => {
  test('counts, and is acknowledged', async () => {
    const { device, desk, acks } = await table();
    await device(roll(1, '3456'));
    expect(desk.shown().screen.view).toMatchObject({ phase: 'choose', dice: [3, 4, 5, 6] });
    expect(acks()).toEqual([ack(1)]);
  });

  test('is not acknowledged before the journal has it', async () => {
    const { device, journal, desk, acks } = await table();
    const release = journal.hold();
    await device(roll(1, '3456'));
    expect([desk.shown().screen.view.phase, acks()]).toEqual(['roll', []]);
    release();
    await settled();
    await settled();
    expect(acks()).toEqual([ack(1)]);
  });

  test('that could not be saved is taken when the device repeats it, once', async () => {
    const { device, journal, desk, acks } = await table();
    journal.trouble = diskFull;
    await device(roll(1, '3456'));
    expect([desk.shown().screen.view.phase, acks()]).toEqual(['roll', []]);
    journal.trouble = null;
    await device(roll(1, '3456'));
    expect([desk.shown().screen.view.phase, acks()]).toEqual(['choose', [ack(1)]]);
    await device(roll(1, '3456'));
    expect(desk.shown().screen.view).toMatchObject({ phase: 'choose', rolls: 1, held: null });
    expect(acks()).toEqual([ack(1), ack(1)]);
  });

  test('that waits is acknowledged when it is used, dropped, or replaced by a newer one', async () => {
    const { device, desk, acks } = await table();
    await device(roll(1, '3456'));
    await device(roll(2, '1122'));
    expect(acks()).toEqual([ack(1)]);
    await device(roll(3, '5566'));
    expect(acks()).toEqual([ack(1), ack(2)]);
    expect(await desk.order({ do: 'drop-held' })).toMatchObject({ ok: true });
    await settled();
    expect(acks()).toEqual([ack(1), ack(2), ack(3)]);
    await device(roll(4, '6655'));
    expect(await desk.order(choose(7, 11))).toMatchObject({ ok: true });
    await settled();
    expect(await desk.order({ do: 'use-held' })).toMatchObject({ ok: true });
    await settled();
    expect(acks()).toEqual([ack(1), ack(2), ack(3), ack(4)]);
    expect(desk.shown().screen.view).toMatchObject({ dice: [6, 6, 5, 5], rolls: 2 });
  });

  test('is trusted where the desk asks first; a plain check of two digits is not', async () => {
    const { device, desk } = await table(true);
    await device(roll(1, '3456'));
    expect(desk.shown().screen.view.phase).toBe('choose');
    const weak = await screenedTable();
    const other = await weak.deskWithReader(true);
    await weak.device('{"t":"hello","v":1,"b":"7F3A","id":"DT-01","fw":"1.2","dice":4,"crc":0}');
    await other.order(begin);
    await weak.device('{"t":"roll","b":"7F3A","n":5,"d":[3,4,5,6]}');
    expect(other.shown().screen.view.held).toEqual({ dice: [3, 4, 5, 6], why: 'asked' });
  });

  test('behind a gap waits for a yes, and the desk says what may be missing', async () => {
    const { device, desk } = await table();
    await device(roll(1, '3456'));
    expect(await desk.order(choose(7, 11))).toMatchObject({ ok: true });
    await device(roll(3, '1122'));
    expect(desk.shown()).toMatchObject({
      reader: { note: { why: 'gap', dice: [1, 1, 2, 2] } },
      screen: { view: { phase: 'decide', held: { dice: [1, 1, 2, 2], why: 'gap' } } },
    });
  });
});

test('what the device cannot read is said on the desk', async () => {
  const { device, desk, acks } = await table();
  await device(frame('TDX,7F3A,1,cocked,2').trimEnd());
  expect(desk.shown().reader.note).toEqual({ why: 'cocked', dice: null });
  expect(acks()).toEqual([ack(1)]);
});

test('a silent reader is said on every screen, and comes back by itself', async () => {
  const { device, desk, clock, ports } = await table();
  await device(frame('TDB,7F3A,0,9').trimEnd());
  await clock.advance(5000);
  expect(desk.shown().reader.status).toMatchObject({ state: 'stale', why: 'silent' });
  await device(frame('TDB,7F3A,0,14').trimEnd());
  expect(desk.shown().reader.status).toMatchObject({ state: 'ready', why: null });
  await clock.advance(60_000);
  expect(ports.tried.length).toBeGreaterThan(1);
});
