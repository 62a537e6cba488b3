/** The lines of the log and the newest roll: what the desk lists, and where a roll can be corrected. */
import { describe, expect, test } from 'vitest';
import { BETS, BUSTING, called } from '../kit/told-bets.ts';
import { tableAfter, toldOf } from '../kit/told.ts';
import type { Order } from '../../src/table/order.ts';
import { screenOf } from '../../src/table/project.ts';
import type { Table } from '../../src/table/table.ts';
import { BARE_TABLE } from '../../src/table/table.ts';
import { labelWords } from '../../src/words/labels.ts';
import { orderAll } from '../kit/random-orders.ts';

const begin: Order = { do: 'begin', seats: [{ name: 'Ana' }, { name: 'Ben' }], first: 0 };
const roll = (...dice: number[]): Order => ({ do: 'roll', dice });
const choose = (...columns: number[]): Order => ({ do: 'choose', columns });
const stop: Order = { do: 'stop' };
const set = (position: Extract<Order, { do: 'set' }>['position']): Order => ({ do: 'set', position });

const table = (...orders: Order[]): Table => orderAll(BARE_TABLE, orders);
const desk = (...orders: Order[]) => screenOf(table(...orders), null, labelWords, 'desk');

describe('the log', () => {
  test('is empty before a game, and never told to the display', () => {
    expect(desk().log).toEqual([]);
    expect(screenOf(table(begin, roll(3, 4, 5, 6)), null, labelWords, 'display').log).toEqual([]);
  });

  test('has a line for the begin, each roll with what came of it, and each stop, newest first', () => {
    expect(desk(begin, roll(3, 4, 5, 6), choose(11, 7), stop, roll(1, 2, 3, 4)).log).toEqual([
      { is: 'roll', seat: 1, roll: 2, dice: [1, 2, 3, 4], outcome: { is: 'waiting' } },
      { is: 'stop', seat: 0, kept: { 7: 1, 11: 1 }, claimed: [], won: false },
      { is: 'roll', seat: 0, roll: 1, dice: [3, 4, 5, 6], outcome: { is: 'chosen', columns: [7, 11] } },
      { is: 'begin', seats: 2 },
    ]);
  });

  test('tells of a bust which totals there were', () => {
    const busted = desk(begin, set({ markers: [{}, {}], runners: { 6: 1, 7: 1, 8: 1 } }), roll(1, 1, 1, 2));
    expect(busted.log).toEqual([
      { is: 'roll', seat: 0, roll: 1, dice: [1, 1, 1, 2], outcome: { is: 'busted', totals: [2, 3] } },
      { is: 'set', seat: 0, reason: null },
      { is: 'begin', seats: 2 },
    ]);
  });

  test('tells of a stop what it claimed and whether it won', () => {
    const won = desk(
      begin,
      set({ markers: [{}, {}], claimed: { 2: 0 }, runners: { 3: 5, 12: 3, 7: 2 } }),
      stop,
    );
    expect(won.log[0]).toEqual({
      is: 'stop',
      seat: 0,
      kept: { 3: 5, 7: 2, 12: 3 },
      claimed: [3, 12],
      won: true,
    });
  });

  test('has no line for what was taken back or corrected: it is the game as it now stands', () => {
    const { log } = desk(begin, roll(3, 4, 5, 6), choose(7, 11), { do: 'undo' }, choose(9, 9), {
      do: 'correct',
      dice: [3, 6, 4, 5],
    });
    expect(log).toEqual([
      { is: 'roll', seat: 0, roll: 1, dice: [3, 6, 4, 5], outcome: { is: 'chosen', columns: [9, 9] } },
      { is: 'begin', seats: 2 },
    ]);
  });

  test('says of a roll that was waiting when the board was set by hand that it was set aside', () => {
    const { log, lastRoll } = desk(begin, roll(3, 4, 5, 6), set({ markers: [{ 7: 2 }, {}] }));
    expect(log).toEqual([
      { is: 'set', seat: 0, reason: null },
      { is: 'roll', seat: 0, roll: 1, dice: [3, 4, 5, 6], outcome: { is: 'set-aside' } },
      { is: 'begin', seats: 2 },
    ]);
    expect(lastRoll).toBeNull();
  });

  test('begins anew with each game', () => {
    expect(desk(begin, roll(3, 4, 5, 6), begin).log).toEqual([{ is: 'begin', seats: 2 }]);
  });
});

describe('the newest roll', () => {
  test('is none before the first', () => {
    expect(desk().lastRoll).toBeNull();
    expect(desk(begin).lastRoll).toBeNull();
    expect(desk(begin, roll(3, 4, 5, 6), begin).lastRoll).toBeNull();
  });

  test('stays in sight after its choice, its stop and its bust, because it may have been misread', () => {
    const shown = { roll: 1, seat: 0, dice: [3, 4, 5, 6], thrown: false, rolledOn: false, next: null };
    expect(desk(begin, roll(3, 4, 5, 6)).lastRoll).toEqual({ ...shown, outcome: 'waiting' });
    expect(desk(begin, roll(3, 4, 5, 6), choose(9, 9)).lastRoll).toEqual({ ...shown, outcome: 'chosen' });
    expect(desk(begin, roll(3, 4, 5, 6), choose(9, 9), stop).lastRoll).toEqual({
      ...shown,
      outcome: 'chosen',
    });
    const busted = desk(begin, set({ markers: [{}, {}], runners: { 6: 1, 7: 1, 8: 1 } }), roll(1, 1, 1, 2));
    expect(busted.lastRoll).toEqual({
      roll: 1,
      seat: 0,
      dice: [1, 1, 1, 2],
      thrown: false,
      outcome: 'busted',
      rolledOn: true,
      next: 1,
    });
  });

  test('may be the next player’s only while it is the newest thing, and where the stop before it is allowed', () => {
    const on = [begin, roll(3, 4, 5, 6), choose(7, 11), roll(1, 2, 3, 4)] as const;
    expect(desk(...on).lastRoll).toMatchObject({ rolledOn: true, next: 1 });
    expect(desk(...on, { do: 'void' }).lastRoll).toMatchObject({ rolledOn: false, next: null });
    expect(desk(...on, choose(5, 5), stop).lastRoll).toMatchObject({ rolledOn: false });
    const barred = { ...begin, rules: { occupied: 'reroll' } } as Order;
    const shared = set({ markers: [{}, { 7: 1 }], runners: { 7: 1 }, throws: 1 });
    const held = desk(barred, shared, roll(1, 1, 6, 6));
    expect([held.lastRoll?.rolledOn, held.notice]).toEqual([false, null]);
  });

  test('would be the same player’s where the next one loses a turn', () => {
    const bets = { ...begin, rules: { betting: true } } as Order;
    const skipping = set({ markers: [{}, {}], runners: { 6: 2 }, throws: 1, skips: [false, true] });
    const { lastRoll, notice } = desk(bets, skipping, roll(1, 1, 1, 6));
    expect([lastRoll?.next, notice]).toEqual([0, { is: 'rolled-on', seat: 0, next: 0 }]);
  });
});

describe('the notice', () => {
  const notice = (...orders: Order[]) => desk(...orders).notice;
  const three = set({ markers: [{}, {}], runners: { 6: 1, 7: 1, 8: 1 } });

  test('says nothing of a begin, a first roll, a choice, or a stop that claims nothing', () => {
    expect(notice()).toBeNull();
    expect(notice(begin)).toBeNull();
    expect(notice(begin, roll(3, 4, 5, 6))).toBeNull();
    expect(notice(begin, roll(3, 4, 5, 6), choose(9, 9))).toBeNull();
    expect(notice(begin, roll(3, 4, 5, 6), choose(9, 9), stop)).toBeNull();
  });

  test('says whose a bust, a claim and the win was', () => {
    expect(notice(begin, three, roll(1, 1, 1, 2))).toEqual({ is: 'busted', seat: 0 });
    expect(notice(begin, set({ markers: [{}, {}], runners: { 7: 13, 2: 3, 8: 1 } }), stop)).toEqual({
      is: 'claimed',
      seat: 0,
      columns: [2, 7],
    });
    const winning = set({ markers: [{}, {}], claimed: { 2: 1, 3: 1 }, seat: 1, runners: { 12: 3 } });
    expect(notice(begin, winning, stop)).toEqual({ is: 'won', seat: 1, byClock: false, bySelf: false });
  });

  test('says that a player rolled on, and whose turn it would have been', () => {
    expect(notice(begin, roll(3, 4, 5, 6), choose(9, 9), roll(3, 4, 5, 6))).toEqual({
      is: 'rolled-on',
      seat: 0,
      next: 1,
    });
  });

  test('says what was undone, put again or corrected', () => {
    const label = { does: 'stop', name: 'Ana', numbers: [] };
    const played = [begin, roll(3, 4, 5, 6), choose(9, 9), stop];
    expect(notice(...played, { do: 'undo' })).toEqual({ is: 'undone', label });
    expect(notice(...played, { do: 'undo' }, { do: 'redo' })).toEqual({ is: 'redone', label });
    expect(notice(...played, { do: 'correct', dice: [1, 1, 1, 1] })).toEqual({
      is: 'corrected',
      roll: 1,
      kept: 0,
      dropped: 2,
    });
  });
});

test('when the last split is said, the notice tells what every bettor was paid since the bets were turned over', () => {
  const orders: Order[] = [...called(), ...BETS, BUSTING];
  let { screen } = toldOf(tableAfter(orders));
  expect(screen.view.phase).toBe('settle');
  while (screen.view.phase === 'settle') {
    orders.push({ do: 'settle', seat: screen.view.settling!, spaces: screen.view.splits[0]! });
    ({ screen } = toldOf(tableAfter(orders)));
  }
  const { notice } = screen;
  expect(notice?.is === 'settled' && notice.paid.map(({ seat, owed }) => [seat, owed])).toEqual([
    [1, 3],
    [2, 6],
    [3, 5],
  ]);
});
