/** The dice reader as the desk handles it: picked and remembered, its rolls brought to the game, held, or said to be in vain. */
import { DEFAULT_SETTINGS } from '../../src/contract/settings.ts';
import { describe, expect, test } from 'vitest';
import { frame } from '../../src/host/dice/checked.ts';
import { settled } from '../kit/clock.ts';
import { PORT, remembered, screenedTable } from '../kit/screened-table.ts';

const begin = { do: 'begin', seats: ['Ana', 'Ben'], first: 0 };
const roll = (...dice: number[]) => ({ do: 'roll', dice });
const choose = (...columns: number[]) => ({ do: 'choose', columns });

describe('the dice reader at the desk', () => {
  test('is picked, becomes ready on every screen, and its rolls count', async () => {
    const table = await screenedTable();
    const desk = await table.deskWithReader();
    const display = table.attach('display');
    expect(display.shown().reader.status).toMatchObject({ state: 'ready', path: PORT });
    await desk.order(begin);
    await table.device('3456');
    expect(display.shown().screen.view).toMatchObject({ phase: 'choose', dice: [3, 4, 5, 6] });
    expect(desk.shown().reader.note).toBeNull();
  });

  test('holds a roll while a choice is open, on every screen, until it is used or dropped', async () => {
    const table = await screenedTable();
    const desk = await table.deskWithReader();
    const display = table.attach('display');
    await desk.order(begin);
    await table.device('3456');
    await table.device('1122');
    const held = { dice: [1, 1, 2, 2], why: 'waiting' };
    expect([desk.shown().screen.view.held, display.shown().screen.view.held]).toEqual([held, held]);
    await desk.order(choose(7, 11));
    await settled();
    expect(await desk.order({ do: 'use-held' })).toMatchObject({ ok: true });
    await settled();
    expect(display.shown().screen.view).toMatchObject({ held: null, dice: [1, 1, 2, 2] });
    await table.device('6655');
    expect(await desk.order({ do: 'drop-held' })).toMatchObject({ ok: true });
    await settled();
    expect(display.shown().screen.view).toMatchObject({ held: null, dice: [1, 1, 2, 2] });
  });

  test('drops the late copy of a roll that was typed, without a word on the screens', async () => {
    const table = await screenedTable();
    const desk = await table.deskWithReader();
    await desk.order(begin);
    await desk.order(roll(3, 4, 5, 6));
    await table.device('6543');
    expect(desk.shown()).toMatchObject({ reader: { note: null }, screen: { view: { held: null } } });
    await table.device('1122');
    expect(desk.shown().screen.view.held).toMatchObject({ dice: [1, 1, 2, 2] });
  });

  test('takes the rolls of another device that has started as often, and numbers them alike', async () => {
    const table = await screenedTable();
    const desk = await table.deskWithReader();
    await desk.order(begin);
    await table.device(frame('TDH,1,0001,4,DT-01,1.2,ack') + frame('TDR,0001,0,3456'));
    await desk.order(choose(7, 11));
    desk.say({
      is: 'reader',
      id: 'other',
      ask: { do: 'open-reader', path: PORT, baud: 115200, form: 'auto', release: false, askFirst: false },
    });
    await desk.receipt('other');
    await table.device(frame('TDH,1,0001,4,DT-02,1.2,ack') + frame('TDR,0001,0,1122'));
    expect(desk.shown().screen.view).toMatchObject({ phase: 'choose', dice: [1, 1, 2, 2] });
  });

  test('says of a roll that differs in more than the die that is thrown again that it is none', async () => {
    const table = await screenedTable();
    const desk = await table.deskWithReader();
    await desk.order({ ...begin, rules: { cocked_die: 'rethrow_die' } });
    await table.device('3456');
    await desk.order({ do: 'void', die: 2 });
    await table.device('1122');
    expect(desk.shown().reader.note).toEqual({ why: 'kept', dice: [1, 1, 2, 2] });
    await table.device('6513');
    expect(desk.shown()).toMatchObject({ reader: { note: null }, screen: { view: { dice: [6, 5, 1, 3] } } });
  });

  test('goes on saying so while the device prints something else', async () => {
    const table = await screenedTable();
    const desk = await table.deskWithReader();
    await desk.order(begin);
    await table.device('3147');
    await table.device('sum 15');
    expect(desk.shown().reader.note).toEqual({ why: 'bad-roll', dice: null });
    await table.device('3456');
    expect(desk.shown().reader.note).toBeNull();
  });

  test('says of a roll before a game that none was awaited', async () => {
    const table = await screenedTable();
    const desk = await table.deskWithReader();
    await table.device('3456');
    expect(desk.shown().reader.note).toEqual({ why: 'not-awaited', dice: [3, 4, 5, 6] });
    expect(desk.shown().screen.view).toMatchObject({ phase: 'none', held: null });
  });

  test('lets each roll wait for a yes where the desk asks for that', async () => {
    const table = await screenedTable();
    const desk = await table.deskWithReader(true);
    await desk.order(begin);
    await table.device('3456');
    expect(desk.shown()).toMatchObject({
      reader: { askFirst: true },
      screen: { view: { phase: 'roll', held: { dice: [3, 4, 5, 6], why: 'asked' } } },
    });
    desk.say({ is: 'reader', id: 'trust', ask: { do: 'ask-first', on: false } });
    await desk.receipt('trust');
    await table.device('6543');
    expect(desk.shown().screen.view).toMatchObject({ phase: 'choose', dice: [6, 5, 4, 3], held: null });
    expect(table.settings.now.askFirst).toBe(false);
  });

  test('says of a line that should have been a roll that it was none', async () => {
    const table = await screenedTable();
    const desk = await table.deskWithReader();
    await desk.order(begin);
    await table.device('347');
    expect(desk.shown().reader.note).toEqual({ why: 'bad-roll', dice: null });
    expect(await table.report(desk)).toMatchObject({ counts: { 'bad-roll': 1 } });
    expect(desk.shown().screen.view.phase).toBe('roll');
  });

  test('says so of a roll of more or fewer dice than are awaited, in every form, and leaves it to fingers', async () => {
    const table = await screenedTable();
    const desk = await table.deskWithReader();
    await desk.order({ do: 'begin', seats: ['Ana', 'Ben'] });
    await table.device('3146');
    expect(desk.shown().reader.note).toEqual({ why: 'other-count', dice: [3, 1, 4, 6] });
    await table.device(frame('TDH,1,7F3A,4,DT-01,1.2,ack').trimEnd());
    await table.device(frame('TDR,7F3A,1,52614').trimEnd());
    expect(desk.shown().reader.note).toEqual({ why: 'other-count', dice: [5, 2, 6, 1, 4] });
    expect(desk.shown().screen.view).toMatchObject({ phase: 'first', rolls: 0, held: null });
    await table.device(frame('TDR,7F3A,2,52').trimEnd());
    expect(desk.shown().reader.note).toBeNull();
  });

  test('asks whose a roll is that comes within five seconds after the clock ended a turn', async () => {
    for (const [after, phase] of [
      [4000, 'roll'],
      [6000, 'choose'],
    ] as const) {
      const table = await screenedTable();
      const desk = await table.deskWithReader();
      await desk.order({ ...begin, rules: { turn_clock: 30 } });
      for (const ask of [roll(3, 4, 5, 6), choose(7, 11)]) {
        await settled();
        await desk.order(ask);
      }
      await table.clock.advance(30_000);
      await settled();
      expect(desk.shown().screen.view).toMatchObject({ phase: 'roll', seat: 1 });
      await table.clock.advance(after);
      await table.device('1122');
      expect(desk.shown().screen.view.phase, `${after} ms`).toBe(phase);
    }
  });

  test('takes no turn for an empty line, a keep-alive or the frame before (K17)', async () => {
    const table = await screenedTable();
    const desk = await table.deskWithReader();
    for (const ask of [begin, roll(3, 4, 5, 6), choose(7, 11), { do: 'stop' }]) {
      await desk.order(ask);
      await settled();
    }
    const before = desk.shown().screen;
    await table.device('');
    await table.device('# alive');
    expect(desk.shown().screen).toEqual(before);
  });

  test('is listed, and where nothing can be listed the list says so', async () => {
    const table = await screenedTable();
    const desk = table.attach('desk');
    table.ports.plug('/dev/ttyACM7', { maker: 'Dice & Co' });
    desk.say({ is: 'reader', id: 'list', ask: { do: 'list-ports' } });
    expect(await desk.receipt('list')).toMatchObject({
      ok: true,
      ports: { ports: [{ path: '/dev/ttyACM7', maker: 'Dice & Co' }], problem: null },
    });
    table.ports.breakList('no-udevadm');
    desk.say({ is: 'reader', id: 'again', ask: { do: 'list-ports' } });
    expect(await desk.receipt('again')).toMatchObject({ ports: { ports: [], problem: 'no-udevadm' } });
  });

  test('is remembered once it works, and forgotten when it is closed', async () => {
    const table = await screenedTable();
    const desk = await table.deskWithReader();
    expect(table.settings.now.reader).toMatchObject({ path: PORT, baud: 115200 });
    desk.say({ is: 'reader', id: 'off', ask: { do: 'close-reader' } });
    expect(await desk.receipt('off')).toMatchObject({ ok: true });
    expect(table.settings.now.reader).toBeNull();
    await settled();
    expect(desk.shown().reader.status.state).toBe('absent');
    expect(table.ports.opened()).toEqual([]);
  });

  test('that was in use is looked for at the start, and again after the machine slept', async () => {
    const saved = remembered({ path: PORT, baud: 9600 });
    const table = await screenedTable({ ...DEFAULT_SETTINGS, reader: saved });
    table.reader.start();
    await table.clock.advance(5000);
    expect(table.ports.opened()).toEqual([PORT]);
    table.reader.suspend();
    await table.clock.advance(1000);
    expect(table.ports.opened()).toEqual([]);
    table.reader.resume();
    await table.clock.advance(10_000);
    expect(table.ports.opened()).toEqual([PORT]);
    await table.reader.close();
    expect(table.ports.opened()).toEqual([]);
  });
});
