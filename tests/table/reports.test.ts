/** Troubles that users of similar programs reported, tried here where the rules are decided. */
import { expect, test } from 'vitest';
import { begin, choose, lineTable, playAll, roll, set, stop, undo } from '../kit/line.ts';

const TWO = begin(['Ana', 'Ben']);

test('a double one step below the top moves one step, is no bust, and later 7s are dead (K01)', async () => {
  const table = await lineTable();
  const rolled = await playAll(table, [TWO, set({ markers: [{ 7: 12 }, {}] }), roll(3, 4, 2, 5)]);
  expect(rolled.choices.map(({ columns }) => columns)).toContainEqual([7, 7]);
  const chosen = await playAll(table, [choose(7, 7)]);
  expect(chosen).toMatchObject({ phase: 'decide', seat: 0, runners: { 7: 13 } });
  const later = await playAll(table, [roll(3, 4, 3, 4)]);
  expect(later.choices.map(({ columns }) => columns)).toEqual([[6, 8]]);
});

test('equal pairings are one choice, and no choice is forced (K02)', async () => {
  const table = await lineTable();
  const view = await playAll(table, [TWO, set({ markers: [{}, {}], runners: { 7: 3 } }), roll(2, 2, 5, 5)]);
  expect(view.choices.map(({ columns }) => columns)).toEqual([
    [4, 10],
    [7, 7],
  ]);
});

test('both totals of a pairing are played, and half of it is refused with a reason (K03)', async () => {
  const table = await lineTable();
  const view = await playAll(table, [TWO, roll(3, 4, 1, 2)]);
  expect(view.choices.map(({ columns }) => columns)).toContainEqual([3, 7]);
  const refused = await table.ask(choose(7));
  expect(refused).toMatchObject({ ok: false });
  expect(JSON.stringify(refused)).toMatch(/"says":"[^"]{10,}/);
  expect(await playAll(table, [choose(3, 7)])).toMatchObject({ runners: { 3: 1, 7: 1 } });
});

test('a board set by hand in mid-turn is one entry, leaves turn and runners alone, and one undo takes it back (K11)', async () => {
  const table = await lineTable();
  const position = { markers: [{}, { 8: 3 }] };
  const before = await playAll(table, [TWO, set(position), roll(3, 4, 5, 6), choose(7, 11)]);
  const moved = await playAll(table, [
    set({ ...position, markers: [{}, { 8: 5 }], runners: before.runners, throws: 1 }),
  ]);
  expect(moved).toMatchObject({ seat: 0, runners: { 7: 1, 11: 1 }, phase: 'decide' });
  expect(moved.markers[1]).toEqual({ 8: 5 });
  const beyond = await table.ask(set({ markers: [{}, { 8: 99 }] }));
  expect(beyond).toMatchObject({ ok: false });
  expect(await playAll(table, [stop, undo, undo])).toMatchObject({ seat: 0, runners: { 7: 1, 11: 1 } });
});
