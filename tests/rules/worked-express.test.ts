/** The rulebook's worked examples of Express (T75 to T83), its end and its scores (7.1, 7.2), by the judge. */
import { describe, expect, test } from 'vitest';
import { rowScore, sheetScore, type Sheet } from '../../src/rules/express/sheet.ts';
import { splitsFor } from '../../src/rules/express/split.ts';
import type { Game } from '../../src/rules/game.ts';
import type { AskedOptions } from '../../src/rules/options.ts';
import { given } from '../kit/given.ts';
import { judgedBegin, judgedLook } from '../kit/judged.ts';

const roll = (...dice: number[]) => ({ do: 'roll' as const, dice });
const mark = (seat: number, fifth: number, ...pairs: number[][]) => ({
  do: 'mark' as const,
  seat,
  fifth,
  pairs,
});

const express = (seats = 1, rules: AskedOptions = {}) =>
  judgedBegin({ seats, rules: { game: 'express', ...rules } });

/** The same game with these fifth-die lines on a sheet. */
function listing(game: Game, seat: number, fifths: Sheet['fifths']): Game {
  return {
    ...game,
    sheets: game.sheets.map((sheet, at) => (at === seat ? { ...sheet, fifths } : sheet)),
  };
}

/** What the dice can be set aside as, and the rows of each split. */
const splits = (fifths: Sheet['fifths'], dice: number[], rule: 'unique' | 'open' = 'unique') =>
  splitsFor({ rows: {}, fifths, out: false }, dice, rule);

describe('a throw', () => {
  test('T75 1-1-3-5-6 with 3 set aside: 1+5 and 1+6 mark rows 6 and 7', () => {
    const marked = given(express()).when(roll(1, 1, 3, 5, 6), mark(0, 3, [1, 5], [1, 6]));
    marked.then({ is: 'marked', seat: 0, fifth: 3, rows: [6, 7] }, { is: 'throw-closed' });
    expect(judgedLook(marked.game)).toMatchObject({
      phase: 'roll',
      seat: null,
      sheets: [{ rows: { 6: 1, 7: 1 }, fifths: { 3: 1 }, out: false }],
      scores: [-400],
      turns: [1],
      rolls: 1,
    });
  });

  test('T76 with 4, 5 and 6 listed 1-1-2-2-3 is a free ride: the die set aside gets no mark', () => {
    const game = listing(express(), 0, { 4: 1, 5: 1, 6: 1 });
    const marked = given(game).when(roll(1, 1, 2, 2, 3), mark(0, 3, [1, 1], [2, 2]));
    marked.thenKinds('free-ride', 'marked', 'throw-closed');
    expect(marked.game.sheets[0]).toEqual({ rows: { 2: 1, 4: 1 }, fifths: { 4: 1, 5: 1, 6: 1 }, out: false });
    expect(new Set(splits({ 4: 1, 5: 1, 6: 1 }, [1, 1, 2, 2, 3]).map(({ fifth }) => fifth))).toEqual(
      new Set([1, 2, 3]),
    );
  });

  test('T77 with 4, 5 and 6 listed 1-1-2-2-4 must set the 4 aside: totals 2 and 4, or 3 and 3', () => {
    expect(splits({ 4: 1, 5: 1, 6: 1 }, [1, 1, 2, 2, 4])).toEqual([
      { fifth: 4, free: false, rows: [2, 4] },
      { fifth: 4, free: false, rows: [3, 3] },
    ]);
    const game = listing(express(), 0, { 4: 1, 5: 1, 6: 1 });
    given(game)
      .when(roll(1, 1, 2, 2, 4), mark(0, 1, [1, 2], [2, 4]))
      .refused({ code: 'bad-fifth', fifth: 1, allowed: [4] });
  });

  test('T78 the same total twice is two marks in its row', () => {
    const marked = given(express()).when(roll(5, 5, 6, 4, 2), mark(0, 2, [5, 5], [6, 4]));
    expect(marked.game.sheets[0]?.rows).toEqual({ 10: 2 });
  });

  test('T83 an eighth box puts the player out, the pairs of that throw are marked first', () => {
    const game = listing(express(2), 0, { 3: 7, 4: 1, 5: 1 });
    const marked = given(game).when(roll(3, 1, 1, 2, 2), mark(0, 3, [1, 1], [2, 2]));
    marked.thenKinds('marked', 'player-out');
    expect(marked.game.sheets[0]).toEqual({ rows: { 2: 1, 4: 1 }, fifths: { 3: 8, 4: 1, 5: 1 }, out: true });
    const next = given(marked.game).when(mark(1, 3, [1, 1], [2, 2]), roll(6, 1, 1, 2, 2)).game;
    given(next)
      .when(mark(0, 6, [1, 1], [2, 2]))
      .refused({ code: 'player-is-out', seat: 0 });
    given(next)
      .when(mark(1, 6, [1, 1], [2, 2]))
      .thenKinds('marked', 'throw-closed');
  });

  test('a split uses each of the five dice once', () => {
    const rolled = given(express()).when(roll(1, 1, 3, 5, 6)).game;
    for (const wrong of [
      mark(0, 3, [1, 5], [1, 5]),
      mark(0, 3, [1, 5]),
      mark(0, 3, [1, 5], [6], [1]),
      mark(0, 3, [1, 5, 1], [6]),
      mark(0, 2, [1, 5], [1, 6]),
    ]) {
      given(rolled).when(wrong).refused({ code: 'bad-mark', why: 'not-these-dice' });
    }
  });

  test('seats mark in any order, each once, and the next throw waits for all of them', () => {
    const rolled = given(express(3)).when(roll(1, 1, 3, 5, 6)).game;
    const two = given(rolled).when(mark(2, 3, [1, 5], [1, 6]), mark(0, 5, [1, 1], [3, 6])).game;
    given(two)
      .when(mark(0, 5, [1, 1], [3, 6]))
      .refused({ code: 'marked-already', seat: 0 });
    given(two)
      .when(roll(1, 2, 3, 4, 5))
      .refused({ code: 'marks-open' });
    given(two)
      .when(mark(3, 5, [1, 1], [3, 6]))
      .refused({ code: 'no-such-seat', seat: 3, seats: 3 });
    given(two)
      .when(mark(1, 6, [1, 1], [3, 5]))
      .thenKinds('marked', 'throw-closed');
  });

  test('five dice are thrown, and a throw can be voided until somebody has marked it', () => {
    given(express())
      .when(roll(1, 2, 3, 4))
      .refused({ code: 'bad-dice', count: 5 });
    const rolled = given(express(2, { cocked_die: 'rethrow_die' })).when(roll(1, 1, 3, 5, 6)).game;
    const waiting = given(rolled).when({ do: 'void', die: 3 }).game;
    expect(waiting).toMatchObject({ phase: 'roll', kept: [1, 1, 5, 6], rolls: 1 });
    given(waiting)
      .when(roll(1, 2, 3, 5, 6))
      .refused({ code: 'kept-dice-differ', kept: [1, 1, 5, 6] });
    given(waiting)
      .when(roll(6, 5, 4, 1, 1))
      .thenKinds('rolled');
    given(rolled)
      .when(mark(0, 3, [1, 5], [1, 6]), { do: 'void' })
      .refused({ code: 'nothing-to-void' });
  });

  test('has no board, no bets and no turns', () => {
    for (const command of [
      { do: 'stop' as const },
      { do: 'choose' as const, columns: [7] },
      { do: 'time' as const },
      { do: 'bet' as const, seat: 0, side: 'make' as const, discs: 1 },
      { do: 'settle' as const, seat: 0, spaces: {} },
      { do: 'first' as const, seat: 0, dice: [1, 2] },
      { do: 'set' as const, position: { markers: [{}] } },
    ]) {
      given(express(1, { turn_clock: 30 }))
        .when(command)
        .refused({ code: 'not-in-express' });
    }
  });
});

describe('express_fifth', () => {
  test('unique wants a number that is not listed yet, if there is one; open takes any', () => {
    const fifths = { 1: 2, 6: 1 };
    const faces = (rule: 'unique' | 'open', dice: number[]) => [
      ...new Set(splits(fifths, dice, rule).map(({ fifth }) => fifth)),
    ];
    expect(faces('unique', [1, 1, 1, 2, 5])).toEqual([2, 5]);
    expect(faces('open', [1, 1, 1, 2, 5])).toEqual([1, 2, 5]);
    expect(faces('unique', [1, 1, 6, 6, 6])).toEqual([1, 6]);
  });

  test('the judge holds to it', () => {
    const game = (rule: string) => listing(express(1, { express_fifth: rule }), 0, { 1: 2, 6: 1 });
    const play = [roll(1, 1, 1, 2, 5), mark(0, 1, [1, 1], [2, 5])] as const;
    given(game('unique'))
      .when(...play)
      .refused({ code: 'bad-fifth', fifth: 1, allowed: [2, 5] });
    given(game('open'))
      .when(...play)
      .thenKinds('marked', 'throw-closed');
  });

  test('no free ride with fewer than three numbers listed', () => {
    expect(splits({ 5: 1, 6: 1 }, [1, 1, 2, 2, 3]).every(({ free }) => !free)).toBe(true);
    expect(splits({ 5: 1, 6: 1 }, [1, 1, 2, 2, 3], 'open').every(({ free }) => !free)).toBe(true);
  });

  test('243 of the 7,776 throws are a free ride for a sheet with three numbers', () => {
    let rides = 0;
    for (let throwNumber = 0; throwNumber < 7776; throwNumber += 1) {
      const dice = [0, 1, 2, 3, 4].map((die) => (Math.floor(throwNumber / 6 ** die) % 6) + 1);
      if (splits({ 4: 1, 5: 1, 6: 1 }, dice).some(({ free }) => free)) rides += 1;
    }
    expect(rides).toBe(243);
  });
});

describe('the end and the score', () => {
  /** Both sheets are listed 3, 4 and 5; seat 0 has one box of 3 left. */
  const nearTheEnd = (express_end: string) => {
    const game = express(2, { express_end });
    return listing(listing(game, 0, { 3: 7, 4: 1, 5: 1 }), 1, { 3: 1, 4: 1, 5: 1 });
  };
  const last = [roll(3, 1, 1, 2, 2), mark(0, 3, [1, 1], [2, 2]), mark(1, 3, [1, 2], [1, 2])] as const;

  test('express_end each goes on until everybody is out, all_at_first ends with the throw of the first', () => {
    given(nearTheEnd('each'))
      .when(...last)
      .thenKinds('marked', 'throw-closed');
    const over = given(nearTheEnd('all_at_first')).when(...last);
    over.then(
      { is: 'marked', seat: 1, fifth: 3, rows: [3, 3] },
      { is: 'throw-closed' },
      { is: 'won', seat: [1] },
    );
    expect(judgedLook(over.game)).toMatchObject({ phase: 'over', winner: [1], scores: [-400, -200] });
    given(over.game)
      .when(roll(1, 2, 3, 4, 5))
      .refused({ code: 'game-over' });
  });

  test('equal totals share the win', () => {
    const both = [roll(3, 1, 1, 2, 2), mark(1, 3, [1, 1], [2, 2]), mark(0, 3, [2, 2], [1, 1])] as const;
    expect(given(nearTheEnd('all_at_first')).when(...both).game.winner).toEqual([0, 1]);
  });

  test('T80 twelve marks in row 8 score 200', () => {
    expect(rowScore(8, 12)).toBe(200);
    expect(sheetScore({ rows: { 8: 12 }, fifths: {}, out: false })).toBe(200);
  });

  test('a row scores nothing for 0, loses 200 for 1 to 4, is even at 5, and pays its value for 6 to 10', () => {
    expect([0, 1, 2, 3, 4, 5].map((marks) => rowScore(7, marks))).toEqual([0, -200, -200, -200, -200, 0]);
    const values = { 2: 100, 3: 70, 4: 60, 5: 50, 6: 40, 7: 30, 8: 40, 9: 50, 10: 60, 11: 70, 12: 100 };
    for (const [row, value] of Object.entries(values)) {
      const column = ([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const).find((known) => String(known) === row)!;
      expect([6, 10, 11].map((marks) => rowScore(column, marks))).toEqual([value, 5 * value, 5 * value]);
    }
  });

  test('the shortest game is eight throws with open, ten with unique', () => {
    const throwsTo = (express_fifth: string, fifthOf: (at: number) => number) => {
      let game = express(1, { express_fifth });
      while (game.phase !== 'over') {
        const [one, two, three, four, aside] = [1, 2, 3, 4, 5];
        const fifth = fifthOf(game.rolls);
        const rest = [one, two, three, four, aside].filter((die) => die !== fifth);
        game = given(game).when(
          roll(one, two, three, four, aside),
          mark(0, fifth, rest.slice(0, 2), rest.slice(2)),
        ).game;
      }
      return game.rolls;
    };
    expect(throwsTo('open', () => 5)).toBe(8);
    expect(throwsTo('unique', (at) => [5, 4, 3][at] ?? 5)).toBe(10);
  });
});
