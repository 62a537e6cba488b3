import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/table/order.ts';
import { screenOf } from '../../src/table/project.ts';
import { choiceWords, handWords, landingWords } from '../../src/words/hands.ts';
import { labelWords } from '../../src/words/labels.ts';
import { begin, choose, roll, SITUATIONS, stop, tableAfter, told, undo } from '../kit/told.ts';

const TWO = begin('Ana', 'Ben');
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

/** The line for hands after some orders. */
function handsAfter(...orders: readonly Order[]): string {
  const { hands, view } = screenOf(tableAfter(orders), null, labelWords, 'desk');
  return plain(handWords(hands, view.seats));
}

describe('the line for hands', () => {
  test('clears the board for a new game', () => {
    expect(handsAfter(TWO)).toBe('Clear the board for the new game.');
    expect(plain(handWords([{ move: 'clear', seats: 0 }], []))).toBe('Clear the board.');
  });

  test('asks for nothing while a roll waits for its pairing', () => {
    expect(handsAfter(TWO, roll(2, 4, 3, 5))).toBe('');
  });

  test('puts a runner, or two, where they start', () => {
    expect(handsAfter(TWO, roll(3, 4, 3, 4), choose(7, 7))).toBe('Put a runner on step 2 of column 7.');
    expect(handsAfter(TWO, roll(2, 4, 3, 5), choose(6, 8))).toBe(
      'Put runners on 6 at step 1 and 8 at step 1.',
    );
  });

  test('moves a runner up', () => {
    expect(handsAfter(TWO, roll(3, 4, 3, 4), choose(7, 7), roll(3, 4, 3, 4), choose(7, 7))).toBe(
      'Move the runner on 7 up to step 4.',
    );
    const up = [TWO, roll(2, 4, 3, 5), choose(6, 8)];
    expect(handsAfter(...up, roll(2, 4, 3, 5), choose(6, 8))).toBe(
      'Move the runners up: on 6 to step 2 and on 8 to step 2.',
    );
  });

  test('says the top where a step is the last of its column', () => {
    const near: Order = { do: 'set', position: { markers: [{ 12: 2 }, {}], seat: 0 } };
    expect(handsAfter(TWO, near, roll(6, 6, 1, 2), choose(3, 12))).toBe(
      'Put runners on 3 at step 1 and 12 at the top.',
    );
  });

  test('takes the runners off on a bust', () => {
    const out: Order = { do: 'set', position: { markers: [{}, {}], runners: { 2: 1, 3: 1, 12: 1 } } };
    expect(handsAfter(TWO, out, roll(3, 4, 3, 4))).toBe('Take the three runners off the board.');
  });

  test('puts markers in the place of runners on a stop', () => {
    expect(handsAfter(TWO, roll(3, 4, 3, 4), choose(7, 7), stop)).toBe(
      'Take the runner on 7 off the board. Put Ana’s marker on step 2 of column 7.',
    );
  });

  test('takes the markers of the others off a claimed column in one command', () => {
    expect(plain(handWords(told('claimed').screen.hands, ['Ana', 'Ben', 'Cleo', 'Dov']))).toContain(
      'Take the markers of Ben, Cleo and Dov off column 5.',
    );
  });

  test('leads back where an order is taken back', () => {
    const stopped = [TWO, roll(3, 4, 3, 4), choose(7, 7), stop];
    expect(handsAfter(...stopped, undo)).toBe(
      'Put a runner on step 2 of column 7. Take Ana’s marker off column 7.',
    );
    const moved = [TWO, roll(3, 4, 3, 4), choose(7, 7), roll(3, 4, 3, 4), choose(7, 7)];
    expect(handsAfter(...moved, undo)).toBe('Move the runner on 7 back to step 2.');
  });

  test('that would be too long to read out refers to the screen', () => {
    expect(handsAfter(...longList())).toBe('Set the board as the screen shows it.');
  });

  test.each(SITUATIONS)('is short enough for a chair in the situation "%s"', (situation) => {
    const { hands, view } = told(situation).screen;
    expect(handWords(hands, view.seats).length).toBeLessThanOrEqual(200);
  });
});

describe('a choice', () => {
  test('is named by its columns', () => {
    expect([choiceWords([6, 8]), choiceWords([7, 7]), choiceWords([6])]).toEqual(['6 + 8', '7 + 7', '6']);
  });

  test('tells where its runners end, in the order of its columns', () => {
    expect(
      landingWords([
        { column: 6, from: 6, to: 7 },
        { column: 8, from: 2, to: 3 },
      ]),
    ).toBe('to 7 and 3');
    expect(landingWords([{ column: 2, from: 2, to: 3 }])).toBe('to the top');
  });
});

/** A board by hand with more to set than anybody can listen to. */
function longList(): readonly Order[] {
  const many = { 3: 1, 4: 2, 5: 3, 6: 4, 7: 5, 8: 6, 9: 3, 10: 4, 11: 1 };
  return [TWO, { do: 'set', position: { markers: [many, many] } }];
}
