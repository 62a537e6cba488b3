/** The roll was the next player’s: the stop that nobody entered is put before it. */
import { describe, expect, test } from 'vitest';
import { decide } from '../../src/table/decide.ts';
import type { Order } from '../../src/table/order.ts';
import { BARE_TABLE } from '../../src/table/table.ts';
import { begin, choose, lineTable, playAll, roll, set, stop, undo } from '../kit/line.ts';
import * as told from '../kit/told.ts';

const stopFirst = { do: 'stop-before-roll' };

describe('a stop put before the roll', () => {
  test('gives the roll to the next seat', async () => {
    const table = await lineTable();
    const rolledOn = await playAll(table, [begin(), roll(3, 4, 5, 6), choose(7, 11), roll(1, 2, 3, 4)]);
    expect(rolledOn).toMatchObject({ seat: 0, throws: 2 });
    const answer = await table.ask(stopFirst);
    expect(answer).toMatchObject({
      ok: true,
      events: [{ is: 'stop-put-first', seat: 0, roll: 2 }],
      view: {
        seat: 1,
        phase: 'choose',
        dice: [1, 2, 3, 4],
        throws: 1,
        markers: [{ 7: 1, 11: 1 }, {}],
        turns: [1, 0],
        undo: 'the stop put before Ana’s roll',
      },
    });
    const asked = await lineTable();
    const plain = await playAll(asked, [begin(), roll(3, 4, 5, 6), choose(7, 11), stop, roll(1, 2, 3, 4)]);
    expect({ ...answer.view, undo: null }).toEqual({ ...plain, undo: null });
    expect({ ...(await table.ask(undo)).view, redo: null }).toEqual(rolledOn);
  });

  test('saves the runners that the roll would have lost', async () => {
    const table = await lineTable();
    await playAll(table, [
      begin(),
      set({ markers: [{}, {}], runners: { 6: 1, 7: 1, 8: 1 } }),
      roll(1, 1, 1, 2),
    ]);
    expect(await playAll(table, [stopFirst])).toMatchObject({
      seat: 1,
      phase: 'choose',
      dice: [1, 1, 1, 2],
      markers: [{ 6: 1, 7: 1, 8: 1 }, {}],
    });
  });

  test('that wins ends the game, and there is no next roll', async () => {
    const table = await lineTable();
    await playAll(table, [
      begin(),
      set({ markers: [{}, {}], claimed: { 2: 0, 3: 0 }, runners: { 7: 13 } }),
      roll(1, 2, 3, 4),
    ]);
    expect(await playAll(table, [stopFirst])).toMatchObject({
      phase: 'over',
      winner: 0,
      dice: null,
      rolls: 0,
    });
  });

  test('is refused where that stop is barred, and the roll stays', async () => {
    const table = await lineTable();
    const barred = await playAll(table, [
      { ...begin(['Ana', 'Ben']), rules: { occupied: 'reroll' } },
      set({ markers: [{}, { 7: 2 }] }),
      roll(3, 4, 3, 4),
      choose(7, 7),
      roll(1, 1, 6, 6),
    ]);
    const answer = await table.ask(stopFirst);
    expect(answer).toMatchObject({ ok: false, refusal: 'must-roll-occupied' });
    expect(answer.view).toEqual(barred);
  });

  test('that must be paid for first holds the roll until the bets are paid', async () => {
    const table = await lineTable();
    await playAll(table, [
      { ...begin(['Ana', 'Ben', 'Cleo']), rules: { betting: true } },
      set({ markers: [{}, { 7: 2, 6: 3 }, { 8: 1 }], seat: 0, runners: { 6: 1 }, throws: 1 }),
      roll(3, 4, 3, 4),
      choose(7, 7),
      { do: 'bet', seat: 1, side: 'make', discs: 2 },
      { do: 'bet', seat: 2, side: 'blow', discs: 1 },
      roll(3, 4, 3, 4),
    ]);
    const paying = await playAll(table, [stopFirst]);
    expect(paying).toMatchObject({ phase: 'settle', held: { dice: [3, 4, 3, 4], why: 'waiting' } });
    // Taken back, the roll lies on the table and waits nowhere else; put again, it waits once more.
    expect(await playAll(table, [undo])).toMatchObject({ phase: 'choose', dice: [3, 4, 3, 4], held: null });
    expect(await playAll(table, [{ do: 'redo' }])).toMatchObject({ phase: 'settle', held: paying.held });
    const next = await playAll(table, [
      { do: 'settle', seat: paying.settling, spaces: paying.splits[0] },
      { do: 'use-held' },
    ]);
    expect(next).toMatchObject({ phase: 'choose', seat: 1, dice: [3, 4, 3, 4], held: null });
  });

  test('is refused for a computer player, which says itself when it stops, whoever threw for it', () => {
    const robo: Order = { do: 'begin', seats: [{ name: 'Robo', bot: 'r38' }, { name: 'Ana' }], first: 0 };
    const rolledOn = [told.roll(3, 4, 5, 6), told.choose(7, 11), told.roll(1, 2, 3, 4)];
    for (const by of ['desk', 'reader', 'dice'] as const) {
      const table = told.tableAfter([robo, ...rolledOn], BARE_TABLE, by);
      expect(decide(table, { do: 'stop-before-roll' })).toEqual({
        ok: false,
        refusal: { code: 'not-rolled-on' },
      });
      expect(told.toldOf(table).screen).toMatchObject({
        lastRoll: { rolledOn: false, next: null },
        notice: null,
      });
    }
    const people = told.tableAfter([told.begin('Robo', 'Ana'), ...rolledOn]);
    expect(told.toldOf(people).screen.lastRoll).toMatchObject({ rolledOn: true, next: 1 });
  });

  test('is refused unless the newest thing was a roll out of a decision', async () => {
    const table = await lineTable();
    const refused = { ok: false, refusal: 'not-rolled-on' };
    expect(await table.ask(stopFirst)).toMatchObject(refused);
    await playAll(table, [begin()]);
    expect(await table.ask(stopFirst)).toMatchObject(refused);
    await playAll(table, [roll(3, 4, 5, 6)]);
    expect(await table.ask(stopFirst)).toMatchObject(refused);
    await playAll(table, [choose(7, 11)]);
    expect(await table.ask(stopFirst)).toMatchObject(refused);
    await playAll(table, [roll(1, 2, 3, 4), choose(5, 5)]);
    expect(await table.ask(stopFirst)).toMatchObject(refused);
  });
});
