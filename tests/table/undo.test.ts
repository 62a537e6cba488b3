/** Taking back and putting again, one order at a time, whatever the order was. */
import { describe, expect, test } from 'vitest';
import { begin, choose, lineTable, playAll, redo, roll, set, stop, undo } from '../kit/line.ts';

describe('undo', () => {
  test('of a stop gives the turn back with its runners (K04)', async () => {
    const table = await lineTable();
    const before = await playAll(table, [begin(), roll(3, 4, 5, 6), choose(7, 11)]);
    expect(await playAll(table, [stop])).toMatchObject({ seat: 1, runners: {}, undo: 'Ana’s stop' });
    const answer = await table.ask(undo);
    expect(answer).toMatchObject({ ok: true, events: [{ is: 'undone', what: 'Ana’s stop' }] });
    expect({ ...answer.view, redo: null }).toEqual(before);
    expect(answer.view).toMatchObject({ seat: 0, phase: 'decide', redo: 'Ana’s stop' });
  });

  test('three times after Ben’s rolls equals a table that never went on (K05)', async () => {
    const played = await lineTable();
    const fresh = await lineTable();
    const shared = [begin(), roll(3, 4, 5, 6), choose(7, 11), stop, roll(1, 2, 3, 4)];
    await playAll(played, [...shared, choose(5, 5), roll(2, 2, 5, 5), choose(7, 7)]);
    const back = await playAll(played, [undo, undo, undo]);
    expect({ ...back, redo: null }).toEqual(await playAll(fresh, shared));
  });

  test('right after the first roll of a game returns to waiting for it (K09)', async () => {
    const table = await lineTable();
    expect(await playAll(table, [begin(), roll(3, 4, 5, 6)])).toMatchObject({ undo: 'Ana’s roll 3-4-5-6' });
    expect(await playAll(table, [undo])).toMatchObject({
      phase: 'roll',
      seat: 0,
      rolls: 0,
      undo: 'the new game',
    });
  });

  test('after the first roll of the next round returns to the same player’s roll (K09)', async () => {
    const table = await lineTable();
    await playAll(table, [
      begin(),
      roll(3, 4, 5, 6),
      choose(7, 11),
      stop,
      roll(1, 2, 3, 4),
      choose(5, 5),
      stop,
    ]);
    expect(await playAll(table, [roll(2, 2, 5, 5)])).toMatchObject({ undo: 'Ana’s roll 2-2-5-5' });
    expect(await playAll(table, [undo])).toMatchObject({ phase: 'roll', seat: 0, undo: 'Ben’s stop' });
  });

  test('of a bust brings back the runners that it took', async () => {
    const table = await lineTable();
    const before = await playAll(table, [begin(), set({ markers: [{}, {}], runners: { 6: 1, 7: 1, 8: 1 } })]);
    await playAll(table, [roll(1, 1, 1, 2)]);
    expect({ ...(await playAll(table, [undo])), redo: null }).toEqual(before);
  });

  test('takes a false win back, from the end and from the next game before its first roll (K08)', async () => {
    const table = await lineTable();
    const won = await playAll(table, [
      begin(),
      set({ markers: [{}, {}], seat: 1, claimed: { 2: 1, 3: 1 }, runners: { 12: 3 } }),
      stop,
    ]);
    expect(won).toMatchObject({ phase: 'over', winner: 1, undo: 'Ben’s stop' });
    expect(await playAll(table, [undo])).toMatchObject({
      phase: 'decide',
      winner: null,
      seat: 1,
      runners: { 12: 3 },
    });
    await playAll(table, [redo, begin(['Cem', 'Dua'])]);
    expect({ ...(await playAll(table, [undo])), redo: null }).toEqual(won);
    expect(await playAll(table, [undo])).toMatchObject({ winner: null, seats: ['Ana', 'Ben'] });
  });

  test('right after begin returns to the game before, and before the first game to none', async () => {
    const table = await lineTable();
    const first = await playAll(table, [begin(), roll(3, 4, 5, 6)]);
    await playAll(table, [begin(['Cem', 'Dua', 'Eva'])]);
    expect({ ...(await playAll(table, [undo])), redo: null }).toEqual(first);
    expect(await playAll(table, [undo, undo])).toMatchObject({ phase: 'none', seats: [], undo: null });
  });

  test('of a board put by hand restores the board, and the roll that waited', async () => {
    const table = await lineTable();
    const before = await playAll(table, [begin(), roll(3, 4, 5, 6)]);
    await playAll(table, [set({ markers: [{ 8: 5 }, {}] })]);
    expect({ ...(await playAll(table, [undo])), redo: null }).toEqual(before);
  });

  test('with nothing left is refused, and so is redo', async () => {
    const table = await lineTable();
    expect(await table.ask(undo)).toMatchObject({ ok: false, refusal: 'nothing-to-undo' });
    expect(await table.ask(redo)).toMatchObject({ ok: false, refusal: 'nothing-to-redo' });
    await playAll(table, [begin(), undo]);
    expect(await table.ask(undo)).toMatchObject({ refusal: 'nothing-to-undo', view: { phase: 'none' } });
  });

  test('knows nothing of refused commands and questions', async () => {
    const table = await lineTable();
    await playAll(table, [begin(), roll(3, 4, 5, 6)]);
    for (const command of [
      roll(1, 2, 3, 4),
      choose(2),
      stop,
      { do: 'view' },
      { do: 'odds' },
      { do: 'nonsense' },
    ]) {
      expect((await table.ask(command)).view).toMatchObject({ undo: 'Ana’s roll 3-4-5-6', redo: null });
    }
    await playAll(table, [undo]);
    for (const command of [choose(7), stop, { do: 'view' }]) {
      expect((await table.ask(command)).view.redo).toBe('Ana’s roll 3-4-5-6');
    }
    expect(await table.ask(redo)).toMatchObject({ events: [{ is: 'redone', what: 'Ana’s roll 3-4-5-6' }] });
  });
});
