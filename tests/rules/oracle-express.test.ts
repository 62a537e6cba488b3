/** The oracle by itself, the start and Express. */
import { describe, expect, it } from 'vitest';
import {
  Illegal,
  copyOf,
  fifthsFor,
  look,
  newGame,
  obey,
  rowScore,
  type HouseRules,
  type OracleGame,
  type OracleOrder,
} from '../kit/oracle.ts';
import { refuses } from '../kit/oracle/bet-turns.ts';

const mark = (seat: number, fifth: number, ...pairs: number[][]): OracleOrder => ({
  do: 'mark',
  seat,
  fifth,
  pairs,
});

describe('the start', () => {
  const rollOff = (...throws: [number, number, number][]) => {
    const game = newGame({ seats: 3 });
    for (const [seat, one, other] of throws) obey(game, { do: 'first', seat, dice: [one, other] });
    return game;
  };

  it('those who tie for the highest throw again, nobody else (T25)', () => {
    const game = rollOff([0, 4, 5], [1, 3, 6], [2, 1, 4]);
    expect(look(game)).toMatchObject({ phase: 'first', seat: null, contenders: [0, 1] });
    refuses(game, { do: 'first', seat: 2, dice: [6, 6] });
    refuses(game, { do: 'roll', dice: [1, 2, 3, 4] });
    obey(game, { do: 'first', seat: 1, dice: [6, 6] });
    refuses(game, { do: 'first', seat: 1, dice: [6, 6] });
    obey(game, { do: 'first', seat: 0, dice: [1, 1] });
    expect(look(game)).toMatchObject({ phase: 'roll', seat: 1, contenders: [] });
  });

  it('a tie below the highest decides nothing, and a tie may come again', () => {
    expect(look(rollOff([2, 6, 5], [1, 3, 6], [0, 5, 4]))).toMatchObject({ phase: 'roll', seat: 2 });
    const again = rollOff([0, 4, 5], [1, 3, 6], [2, 1, 4], [0, 2, 2], [1, 1, 3]);
    expect(look(again).contenders).toEqual([0, 1]);
  });

  it('two dice are thrown, one to six each', () => {
    for (const dice of [[], [1], [1, 2, 3], [0, 6], [7, 1], [1.5, 1]]) {
      refuses(newGame({ seats: 2 }), { do: 'first', seat: 0, dice });
    }
  });

  it('somebody must say who begins unless it is thrown for; one player begins alone', () => {
    for (const first_player of ['youngest', 'chosen'] as const) {
      expect(() => newGame({ seats: 2, rules: { first_player } })).toThrow(Illegal);
      expect(look(newGame({ seats: 2, first: 1, rules: { first_player } })).seat).toBe(1);
    }
    expect(look(newGame({ seats: 1 }))).toMatchObject({ phase: 'roll', seat: 0 });
  });
});

describe('Express', () => {
  const express = (rules: Partial<HouseRules> = {}, seats = 1) =>
    newGame({ seats, rules: { game: 'express', ...rules } });
  const list = (game: OracleGame, seat: number, lines: Record<number, number>) => {
    game.sheets[seat]!.lines = Object.entries(lines).map(([number, boxes]) => ({ number: +number, boxes }));
  };
  const thrown = (game: OracleGame, ...dice: number[]) => obey(game, { do: 'roll', dice });

  it('both pairs and the fifth die are marked (T75)', () => {
    const game = express();
    thrown(game, 1, 1, 3, 5, 6);
    expect(look(game)).toMatchObject({ phase: 'mark', seat: null });
    refuses(game, mark(0, 3, [1, 5]));
    refuses(game, mark(0, 3, [1, 5], [3, 6]));
    obey(game, mark(0, 3, [5, 1], [1, 6]));
    expect(look(game)).toMatchObject({
      phase: 'roll',
      sheets: [{ rows: { 6: 1, 7: 1 }, fifths: { 3: 1 }, out: false }],
      scores: [-400],
      turns: [1],
    });
  });

  it('three numbers listed and none thrown is a free ride: pairs only (T76)', () => {
    const game = express();
    list(game, 0, { 4: 1, 5: 1, 6: 1 });
    thrown(game, 1, 1, 2, 2, 3);
    obey(game, mark(0, 3, [1, 1], [2, 2]));
    expect(look(game).sheets[0]).toEqual({ rows: { 2: 1, 4: 1 }, fifths: { 4: 1, 5: 1, 6: 1 }, out: false });
  });

  it('a listed number that is thrown must be the fifth die (T77)', () => {
    const game = express();
    list(game, 0, { 4: 1, 5: 1, 6: 1 });
    thrown(game, 1, 1, 2, 2, 4);
    expect(fifthsFor(game, game.sheets[0]!)).toEqual([4]);
    refuses(game, mark(0, 1, [1, 2], [2, 4]));
    const other = copyOf(game);
    obey(game, mark(0, 4, [1, 1], [2, 2]));
    expect(look(game).sheets[0]!.rows).toEqual({ 2: 1, 4: 1 });
    obey(other, mark(0, 4, [1, 2], [2, 1]));
    expect(look(other).sheets[0]!.rows).toEqual({ 3: 2 });
  });

  it('the same total twice is two marks (T78)', () => {
    const game = express();
    thrown(game, 5, 5, 6, 4, 2);
    obey(game, mark(0, 2, [5, 5], [6, 4]));
    expect(look(game).sheets[0]!.rows).toEqual({ 10: 2 });
  });

  it('twelve marks in row 8 score 200: from the eleventh on nothing (T80)', () => {
    expect([0, 1, 4, 5, 6, 10, 12].map((marks) => rowScore(8, marks))).toEqual([
      0, -200, -200, 0, 40, 200, 200,
    ]);
    expect([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => rowScore(total, 6))).toEqual([
      100, 70, 60, 50, 40, 30, 40, 50, 60, 70, 100,
    ]);
  });

  it('an eighth box puts the player out, the pairs of that throw still marked (T83)', () => {
    const game = express({}, 2);
    list(game, 0, { 3: 7, 4: 1, 5: 1 });
    thrown(game, 3, 1, 1, 2, 2);
    const pairs = [
      [1, 1],
      [2, 2],
    ];
    obey(game, mark(0, 3, ...pairs));
    expect(look(game)).toMatchObject({ phase: 'mark' });
    expect(look(game).sheets[0]).toEqual({ rows: { 2: 1, 4: 1 }, fifths: { 3: 8, 4: 1, 5: 1 }, out: true });
    obey(game, mark(1, 3, ...pairs));
    thrown(game, 6, 1, 1, 2, 2);
    refuses(game, mark(0, 6, ...pairs));
    obey(game, mark(1, 6, ...pairs));
    expect(look(game)).toMatchObject({ phase: 'roll', turns: [1, 2] });
  });

  it('everybody still marks the throw in which the first goes out, and all_at_first then ends it', () => {
    const game = express({ express_end: 'all_at_first' }, 2);
    list(game, 1, { 3: 7 });
    thrown(game, 3, 1, 2, 3, 4);
    obey(game, mark(1, 1, [3, 3], [2, 4]));
    obey(game, mark(0, 3, [3, 1], [2, 4]));
    expect(look(game)).toMatchObject({ phase: 'roll', winner: null });
    list(game, 1, { 3: 7, 1: 1, 2: 1 });
    thrown(game, 3, 4, 4, 5, 5);
    const pairs = [
      [4, 5],
      [4, 5],
    ];
    obey(game, mark(1, 3, ...pairs));
    obey(game, mark(0, 4, [3, 4], [5, 5]));
    expect(look(game)).toMatchObject({ phase: 'over', scores: [-800, -400], winner: [1] });
    refuses(game, { do: 'roll', dice: [1, 2, 3, 4, 5] });
  });

  it('the highest total wins, and equals share it', () => {
    const game = express({ express_end: 'all_at_first' }, 2);
    for (const seat of [0, 1]) list(game, seat, { 3: 7, 4: 1, 5: 1 });
    thrown(game, 3, 1, 1, 2, 2);
    const pairs = [
      [1, 1],
      [2, 2],
    ];
    for (const seat of [1, 0]) obey(game, { do: 'mark', seat, fifth: 3, pairs });
    expect(look(game)).toMatchObject({ phase: 'over', winner: [0, 1] });
  });

  it('unique wants a new number while fewer than three are listed, if there is one; open does not', () => {
    for (const [express_fifth, may] of [
      ['unique', [2, 5]],
      ['open', [1, 2, 5]],
    ] as const) {
      const game = express({ express_fifth });
      list(game, 0, { 1: 2, 6: 1 });
      thrown(game, 1, 1, 1, 2, 5);
      expect(fifthsFor(game, game.sheets[0]!)).toEqual(may);
    }
    const game = express();
    list(game, 0, { 1: 2, 6: 1 });
    thrown(game, 1, 1, 6, 6, 6);
    expect(fifthsFor(game, game.sheets[0]!)).toEqual([1, 6]);
  });

  it('five dice are thrown for one to ten players', () => {
    refuses(express(), { do: 'roll', dice: [1, 2, 3, 4] });
    expect(look(express({}, 10)).sheets).toHaveLength(10);
    expect(() => express({}, 11)).toThrow(Illegal);
    refuses(express(), { do: 'set', position: { markers: [{}] } });
  });
});
