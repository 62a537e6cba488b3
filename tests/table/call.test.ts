/** What a caller may say of each order: nothing twice, nothing that was taken back, names where they matter. */
import { describe, expect, test } from 'vitest';
import { callOf } from '../../src/table/call.ts';
import type { Order } from '../../src/table/order.ts';
import { BARE_TABLE } from '../../src/table/table.ts';
import { begin, choose, roll, stop, tableAfter, undo } from '../kit/told.ts';

const ANA_AND_BEN = begin('Ana', 'Ben');
const redo: Order = { do: 'redo' };
const parts = (...orders: readonly Order[]) => callOf(tableAfter(orders))?.parts ?? [];
const kinds = (...orders: readonly Order[]) => parts(...orders).map(({ is }) => is);

/** Three runners out, none of which a roll of ones can move. */
const THREE_OUT: Order = {
  do: 'set',
  position: { markers: [{}, {}], seat: 0, runners: { 6: 3, 7: 3, 8: 3 }, throws: 3 },
};
const ONES = roll(1, 1, 1, 1);
/** One step before a third column. */
const LAST_STEP: Order = {
  do: 'set',
  position: { markers: [{ 8: 10 }, {}], claimed: { 2: 0, 12: 0 }, seat: 0 },
};

describe('the call', () => {
  test('of a bare table is none, nor that of a board put by hand', () => {
    expect(callOf(BARE_TABLE)).toBeNull();
    expect(callOf(tableAfter([ANA_AND_BEN, THREE_OUT]))).toBeNull();
  });

  test('tells whose turn begins, the dice, the choice and the stop', () => {
    expect(parts(ANA_AND_BEN)).toEqual([{ rank: 'all', is: 'turn', seat: 0 }]);
    expect(parts(ANA_AND_BEN, roll(2, 4, 3, 5))).toEqual([{ rank: 'all', is: 'rolled', dice: [2, 4, 3, 5] }]);
    expect(parts(ANA_AND_BEN, roll(2, 4, 3, 5), choose(6, 8))).toEqual([
      { rank: 'all', is: 'chosen', columns: [6, 8] },
    ]);
    expect(parts(ANA_AND_BEN, roll(2, 4, 3, 5), choose(6, 8), stop)).toEqual([
      { rank: 'all', is: 'stopped' },
      { rank: 'all', is: 'turn', seat: 1 },
    ]);
  });

  test('of a bust is a result, with the dice before it and the next turn after it', () => {
    const call = callOf(tableAfter([ANA_AND_BEN, THREE_OUT, ONES]));
    expect(call).toMatchObject({
      id: 3,
      rank: 'result',
      parts: [
        { rank: 'all', is: 'rolled' },
        { rank: 'result', is: 'busted', seat: 0 },
        { rank: 'all', is: 'turn', seat: 1 },
      ],
    });
  });

  test('of a stop that claims names the columns and the player; of one that wins, the winner', () => {
    const orders = [ANA_AND_BEN, LAST_STEP, roll(4, 4, 2, 3), choose(5, 8), stop];
    expect(parts(...orders)).toEqual([
      { rank: 'result', is: 'claimed', seat: 0, columns: [8] },
      { rank: 'result', is: 'won', seats: [0] },
    ]);
  });

  test('of who begins is a result after the roll-off, and a tie is told', () => {
    const thrown = (seat: number, ...dice: readonly number[]): Order => ({ do: 'first', seat, dice });
    const free: Order = { do: 'begin', seats: [{ name: 'Ana' }, { name: 'Ben' }] };
    expect(parts(free)).toEqual([]);
    expect(kinds(free, thrown(0, 3, 4), thrown(1, 5, 2))).toEqual(['rolled', 'tied']);
    expect(parts(free, thrown(0, 3, 4), thrown(1, 5, 5))).toEqual([
      { rank: 'all', is: 'rolled', dice: [5, 5] },
      { rank: 'result', is: 'first', seat: 1 },
    ]);
  });

  test('of a turn in solitaire names nobody', () => {
    const alone = begin('Ana');
    expect(kinds(alone, roll(2, 4, 3, 5), choose(6, 8), stop)).toEqual(['stopped']);
  });

  test('of time that is up says so first', () => {
    const timed: Order = { ...ANA_AND_BEN, rules: { turn_clock: 30 } };
    expect(parts(timed, roll(2, 4, 3, 5), { do: 'time' })[0]).toEqual({
      rank: 'result',
      is: 'time-up',
      reminded: false,
    });
  });

  test('of a stop that is put before a roll says whose the roll is, and what the stop won', () => {
    const orders = [ANA_AND_BEN, roll(2, 4, 3, 5), choose(6, 8), roll(1, 2, 3, 6)];
    expect(parts(...orders, { do: 'stop-before-roll' })).toEqual([
      { rank: 'all', is: 'stopped-first', seat: 0, next: 1 },
    ]);
    const winning = [ANA_AND_BEN, LAST_STEP, roll(4, 4, 2, 3), choose(5, 8), roll(1, 2, 3, 6)];
    expect(kinds(...winning, { do: 'stop-before-roll' })).toEqual(['stopped-first', 'claimed', 'won']);
  });
});

describe('what is taken back', () => {
  const STOPPED = [ANA_AND_BEN, roll(2, 4, 3, 5), choose(6, 8), stop];

  test('K04 an undo of the stop is one short call, and never whose roll it is', () => {
    expect(parts(...STOPPED, undo)).toEqual([{ rank: 'all', is: 'taken-back' }]);
    expect(parts(...STOPPED, undo, redo)).toEqual([{ rank: 'all', is: 'put-again' }]);
  });

  test('is known by the entries that still stand', () => {
    const stood = callOf(tableAfter(STOPPED));
    const back = callOf(tableAfter([...STOPPED, undo]));
    expect(back?.stands).toBeLessThan(stood?.depth ?? 0);
    // What came before it stands, and may be said to its end.
    expect(back?.stands).toBe(callOf(tableAfter(STOPPED.slice(0, 3)))?.depth);
  });

  test('K12 a correction calls the corrected roll and nothing else', () => {
    const read = [ANA_AND_BEN, roll(6, 6, 1, 2)];
    const corrected = callOf(tableAfter([...read, { do: 'correct', dice: [6, 5, 1, 2] }]));
    expect(corrected).toMatchObject({
      rank: 'result',
      parts: [{ rank: 'result', is: 'corrected', dice: [6, 5, 1, 2] }],
    });
    expect(corrected?.stands).toBeLessThan(callOf(tableAfter(read))?.depth ?? 0);
  });

  test('by a correction to a bust says the bust with the dice', () => {
    const played = [ANA_AND_BEN, THREE_OUT, roll(3, 3, 4, 4)];
    expect(kinds(...played, { do: 'correct', dice: [1, 1, 1, 1] })).toEqual(['corrected', 'busted']);
    expect(kinds(ANA_AND_BEN, THREE_OUT, ONES, { do: 'correct', dice: [3, 3, 4, 4] })).toEqual(['corrected']);
  });
});
