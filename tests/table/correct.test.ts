/** Putting a misread roll right, as the line program tells it. */
import { describe, expect, test } from 'vitest';
import { begin, choose, lineTable, playAll, redo, roll, set, stop, undo } from '../kit/line.ts';

const correct = (dice: number[], which?: number) => ({
  do: 'correct',
  dice,
  ...(which === undefined ? {} : { roll: which }),
});

describe('a misread roll', () => {
  test('without a number is the last one, and waits again for its choice', async () => {
    const table = await lineTable();
    await playAll(table, [begin(), roll(3, 4, 5, 6), choose(7, 11), roll(6, 6, 1, 2)]);
    const answer = await table.ask(correct([6, 5, 1, 2]));
    expect(answer).toMatchObject({
      ok: true,
      events: [{ is: 'corrected', roll: 2, from: [6, 6, 1, 2], to: [6, 5, 1, 2], kept: 0, dropped: 0 }],
      view: { phase: 'choose', dice: [6, 5, 1, 2], rolls: 2, throws: 2, runners: { 7: 1, 11: 1 } },
    });
  });

  test('keeps its choice when that is still on offer', async () => {
    const table = await lineTable();
    await playAll(table, [begin(), roll(2, 2, 3, 3), choose(5, 5)]);
    const answer = await table.ask(correct([2, 3, 2, 3]));
    expect(answer).toMatchObject({
      events: [{ kept: 1, dropped: 0 }],
      view: { phase: 'decide', runners: { 5: 2 } },
    });
  });

  test('loses its choice, and everything after it, when that is not on offer', async () => {
    const table = await lineTable();
    await playAll(table, [begin(), roll(2, 2, 3, 3), choose(5, 5), stop, roll(1, 2, 3, 4), choose(5, 5)]);
    const answer = await table.ask(correct([1, 1, 6, 6], 1));
    expect(answer).toMatchObject({
      events: [{ is: 'corrected', roll: 1, kept: 0, dropped: 4 }],
      view: { phase: 'choose', seat: 0, dice: [1, 1, 6, 6], rolls: 1, turns: [0, 0], markers: [{}, {}] },
    });
  });

  test('four turns later the rest of the game is replayed on top of it (K10)', async () => {
    const table = await lineTable();
    await playAll(table, [begin(), roll(2, 2, 3, 3), choose(5, 5), stop]);
    await playAll(table, [roll(3, 4, 5, 6), choose(9, 9), stop]);
    await playAll(table, [roll(3, 4, 5, 6), choose(7, 11), stop]);
    const before = await playAll(table, [roll(1, 2, 3, 4), choose(5, 5), stop]);
    const answer = await table.ask(correct([2, 3, 2, 3], 1));
    expect(answer).toMatchObject({ events: [{ kept: 11, dropped: 0 }] });
    expect(answer.view.markers).toEqual(before.markers);
    const other = await table.ask(correct([2, 2, 3, 4], 1));
    expect(other).toMatchObject({ events: [{ kept: 0, dropped: 11 }], view: { phase: 'choose', seat: 0 } });
  });

  test('a bust that becomes a move does not turn Ben’s rolls into Ana’s', async () => {
    const table = await lineTable();
    await playAll(table, [
      begin(),
      set({ markers: [{}, {}], runners: { 6: 1, 7: 1, 8: 1 } }),
      roll(1, 1, 1, 2),
      roll(3, 4, 5, 6),
      choose(7, 11),
    ]);
    const answer = await table.ask(correct([1, 1, 5, 2], 1));
    expect(answer).toMatchObject({
      events: [{ kept: 0, dropped: 2 }],
      view: { seat: 0, phase: 'choose', dice: [1, 1, 5, 2], turns: [0, 0] },
    });
  });

  test('a move that becomes a bust passes the turn, and the choice falls away', async () => {
    const table = await lineTable();
    await playAll(table, [
      begin(),
      set({ markers: [{}, {}], runners: { 6: 1, 7: 1, 8: 1 } }),
      roll(1, 1, 5, 2),
      choose(6),
    ]);
    expect(await table.ask(correct([1, 1, 1, 2]))).toMatchObject({
      events: [{ kept: 0, dropped: 1 }],
      view: { seat: 1, phase: 'roll', runners: {}, turns: [1, 0] },
    });
  });

  test('a bust that becomes another bust keeps what Ben did', async () => {
    const table = await lineTable();
    await playAll(table, [
      begin(),
      set({ markers: [{}, {}], runners: { 6: 1, 7: 1, 8: 1 } }),
      roll(1, 1, 1, 2),
      roll(3, 4, 5, 6),
      choose(7, 11),
    ]);
    expect(await table.ask(correct([1, 1, 2, 2], 1))).toMatchObject({
      events: [{ kept: 2, dropped: 0 }],
      view: { seat: 1, phase: 'decide', runners: { 7: 1, 11: 1 }, rolls: 2 },
    });
  });

  test('can be put right after the win, and takes a false win back', async () => {
    const table = await lineTable();
    await playAll(table, [
      begin(['Ana', 'Ben'], { win_columns: 1 }),
      set({ markers: [{ 6: 9 }, {}] }),
      roll(3, 3, 5, 6),
      choose(6, 11),
      roll(3, 3, 4, 6),
      choose(6, 10),
    ]);
    expect((await table.ask(stop)).view).toMatchObject({ phase: 'over', winner: 0 });
    const answer = await table.ask(correct([3, 2, 4, 6], 2));
    expect(answer).toMatchObject({ view: { phase: 'choose', winner: null, claimed: {}, seat: 0 } });
    expect((await table.ask(undo)).view).toMatchObject({
      phase: 'over',
      winner: 0,
      redo: 'the correction of roll 2',
    });
  });

  test('is one order: one undo restores all of it, redo corrects it again', async () => {
    const table = await lineTable();
    const before = await playAll(table, [begin(), roll(2, 2, 3, 3), choose(5, 5), stop, roll(1, 2, 3, 4)]);
    const corrected = await table.ask(correct([1, 1, 6, 6], 1));
    expect(corrected.view.undo).toBe('the correction of roll 1');
    const back = await table.ask(undo);
    expect({ ...back.view, redo: null }).toEqual(before);
    expect((await table.ask(redo)).view).toEqual(corrected.view);
  });

  test('is counted in the game that is played, not in the ones before', async () => {
    const table = await lineTable();
    await playAll(table, [begin(), roll(2, 2, 3, 3), choose(5, 5), begin(), roll(1, 2, 3, 4)]);
    expect(await table.ask(correct([1, 2, 3, 5], 2))).toMatchObject({ ok: false, refusal: 'no-such-roll' });
    expect(await table.ask(correct([1, 2, 3, 5], 1))).toMatchObject({
      view: { rolls: 1, dice: [1, 2, 3, 5] },
    });
  });

  test('of a roll that is not there, or to dice that are none, is refused and nothing changes', async () => {
    const table = await lineTable();
    expect(await table.ask(correct([1, 2, 3, 4]))).toMatchObject({ refusal: 'no-game' });
    await playAll(table, [begin()]);
    expect(await table.ask(correct([1, 2, 3, 4]))).toMatchObject({ refusal: 'no-such-roll' });
    const before = await playAll(table, [roll(2, 2, 3, 3)]);
    for (const which of [0, 2, -1, 1.5]) {
      const answer = await table.ask(correct([1, 2, 3, 4], which));
      expect(answer).toMatchObject({ refusal: 'no-such-roll', view: before });
    }
    for (const dice of [[1, 2, 3], [1, 2, 3, 4, 5], [0, 1, 2, 3], [1, 2, 3, 7], [1, 2, 3, 3.5], []]) {
      expect(await table.ask(correct(dice))).toMatchObject({ refusal: 'bad-dice', view: before });
    }
  });
});
