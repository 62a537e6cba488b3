/** Which rolls are the dice reader's: what counts, what fingers make of it, and who is told. */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/table/order.ts';
import { screenOf } from '../../src/table/project.ts';
import { readingsOf } from '../../src/table/readings.ts';
import type { Origin, Table } from '../../src/table/table.ts';
import { BARE_TABLE } from '../../src/table/table.ts';
import { labelWords } from '../../src/words/labels.ts';
import { begin, choose, roll, stop, tableAfter, undo } from '../kit/told.ts';

const TWO = begin('Ana', 'Ben');
/** Three runners out on columns that a roll of fives and ones cannot move. */
const CLOSE: Order = { do: 'set', position: { markers: [{}, {}], seat: 0, runners: { 3: 1, 4: 1, 11: 1 } } };

/** A table after orders; those in a list by themselves are the reader's. */
function after(...orders: readonly (Order | readonly [Order])[]): Table {
  return orders.reduce<Table>((table, order) => {
    const [one, by]: [Order, Origin] = 'do' in order ? [order, 'desk'] : [order[0], 'reader'];
    return tableAfter([one], table, by);
  }, BARE_TABLE);
}

const of = (table: Table) => readingsOf(table.moment);

describe('the rolls of the reader', () => {
  test('are those that it gave, and nothing else that came with them', () => {
    const table = after(TWO, [roll(2, 4, 3, 5)], choose(6, 8), roll(3, 3, 4, 6), choose(7), [stop]);
    expect(of(table)).toEqual({ read: [[2, 4, 3, 5]], typed: 1 });
  });

  test('are those of this game alone', () => {
    expect(of(after(TWO, [roll(2, 4, 3, 5)], TWO))).toEqual({ read: [], typed: 0 });
    expect(of(BARE_TABLE)).toEqual({ read: [], typed: 0 });
  });

  test('have those for the start and those of Express among them', () => {
    const noFirst: Order = { do: 'begin', seats: [{ name: 'Ana' }, { name: 'Ben' }] };
    const first = (seat: number, ...dice: number[]): Order => ({ do: 'first', seat, dice });
    expect(of(after(noFirst, [first(0, 6, 5)], first(1, 1, 2)))).toEqual({ read: [[6, 5]], typed: 1 });
    const express: Order = { ...TWO, first: undefined, rules: { game: 'express' } };
    expect(of(after(express, [roll(1, 2, 3, 4, 5)]))).toEqual({ read: [[1, 2, 3, 4, 5]], typed: 0 });
  });

  test('lose one that is corrected by hand, and have it back when that is undone', () => {
    const rolled = after(TWO, [roll(2, 4, 3, 5)], choose(6, 8), [roll(3, 3, 4, 6)]);
    const corrected = tableAfter([{ do: 'correct', roll: 1, dice: [2, 4, 2, 6] }], rolled);
    expect(of(corrected)).toEqual({ read: [[3, 3, 4, 6]], typed: 1 });
    const both = tableAfter([{ do: 'correct', dice: [1, 1, 1, 1] }], corrected);
    expect(of(both)).toEqual({ read: [], typed: 2 });
    expect(of(tableAfter([undo, undo], both))).toEqual(of(rolled));
    expect(of(tableAfter([{ do: 'redo' }], tableAfter([undo], corrected)))).toEqual(of(corrected));
  });

  test('do not win one by a correction to what was read elsewhere', () => {
    const typed = after(TWO, roll(2, 4, 3, 5), choose(6, 8), [roll(3, 3, 4, 6)]);
    const corrected = tableAfter([{ do: 'correct', roll: 1, dice: [2, 4, 6, 2] }], typed);
    expect(of(corrected)).toEqual({ read: [[3, 3, 4, 6]], typed: 1 });
  });

  test('keep one before which a stop is put', () => {
    const table = after(TWO, roll(2, 4, 3, 5), choose(6, 8), [roll(3, 3, 4, 6)], { do: 'stop-before-roll' });
    expect(of(table)).toEqual({ read: [[3, 3, 4, 6]], typed: 1 });
  });

  test('lose one that is void, be it before its choice or after its bust', () => {
    expect(of(after(TWO, [roll(2, 4, 3, 5)], { do: 'void' }, [roll(1, 1, 2, 2)]))).toEqual({
      read: [[1, 1, 2, 2]],
      typed: 0,
    });
    expect(of(after(TWO, CLOSE, [roll(5, 5, 5, 5)], { do: 'void' }))).toEqual({ read: [], typed: 0 });
  });

  test('stay the reader’s when an earlier correction judges a void throw again', () => {
    const table = after(TWO, CLOSE, [roll(1, 3, 5, 5)], choose(4), [roll(5, 5, 5, 5)], { do: 'void' }, [
      roll(1, 2, 1, 2),
    ]);
    const corrected = tableAfter([{ do: 'correct', roll: 1, dice: [1, 3, 4, 6] }], table);
    expect(of(corrected)).toEqual({ read: [[1, 2, 1, 2]], typed: 1 });
  });
});

describe('who is told', () => {
  const screen = (table: Table, viewpoint: 'desk' | 'display' = 'desk') =>
    screenOf(table, null, labelWords, viewpoint);
  const mixed = after(TWO, [roll(2, 4, 3, 5)], choose(6, 8), roll(3, 3, 4, 6));

  test('is the desk, in a game, and never the display', () => {
    expect(screen(mixed).fairness).toMatchObject({ rolls: 1, typed: 1, dice: 4, verdict: 'few' });
    expect(screen(mixed, 'display').fairness).toBeNull();
    expect(screen(BARE_TABLE).fairness).toBeNull();
  });

  test('the log marks a typed roll where others are the reader’s, and no roll where all were typed', () => {
    const marks = (table: Table) =>
      screen(table).log.flatMap((line) =>
        line.is === 'roll' || line.is === 'first' ? [line.typed ?? false] : [],
      );
    expect(marks(mixed)).toEqual([true, false]);
    expect(marks(after(TWO, roll(2, 4, 3, 5), choose(6, 8), roll(3, 3, 4, 6)))).toEqual([false, false]);
  });

  test('throws of the program are neither, are marked as such, and one that is corrected is typed', () => {
    const thrown = tableAfter([roll(3, 3, 4, 6)], after(TWO, [roll(2, 4, 3, 5)], choose(6, 8)), 'dice');
    const lines = (table: Table) => screen(table).log.flatMap((line) => (line.is === 'roll' ? [line] : []));
    expect(of(thrown)).toEqual({ read: [[2, 4, 3, 5]], typed: 0 });
    expect(lines(thrown)[0]).toMatchObject({ thrown: true });
    expect(lines(thrown)[0]).not.toHaveProperty('typed');
    const corrected = tableAfter([{ do: 'correct', dice: [3, 3, 5, 6] }], thrown);
    expect(of(corrected)).toEqual({ read: [[2, 4, 3, 5]], typed: 1 });
    expect(lines(corrected)[0]).toMatchObject({ typed: true });
    expect(lines(corrected)[0]).not.toHaveProperty('thrown');
  });
});
