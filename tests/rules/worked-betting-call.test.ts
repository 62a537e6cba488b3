/** The call for bets and the targets (T73, T74), and the options of betting, by the judge. */
import { describe, expect, test } from 'vitest';
import { splitsOf } from '../../src/rules/payoff.ts';
import { settleOptions } from '../../src/rules/options.ts';
import { betsIn, bust, choose, roll, secondMove, stop, type Laid } from '../kit/bet-turn.ts';
import { board, given } from '../kit/given.ts';
import { judgedLook } from '../kit/judged.ts';

const one = (side: Laid['side'], discs: number): Laid[] => [{ seat: 1, side, discs }];

describe('the call for bets', () => {
  test('T73 the target is 5, 4 or 3 columns for 2, 3 or 4 players', () => {
    const targets = [2, 3, 4].map((seats) => settleOptions({ betting: true }, seats));
    expect(targets.map((settled) => settled.ok && settled.options.win_columns)).toEqual([5, 4, 3]);
  });

  test('T74 three players cannot play for five columns', () => {
    given(null)
      .when({ do: 'begin', seats: 3, first: 0, rules: { betting: true, win_columns: 5 } })
      .refused({ code: 'bad-win-columns', asked: 5, limit: 4, seats: 3 });
  });

  test('comes right after the move of the second throw, once a turn, to all with a square in an open column (B1, B5)', () => {
    const called = secondMove({ markers: [{}, {}, { 5: 1 }, { 9: 1 }], claimed: { 2: 1 } });
    expect(called).toMatchObject({ phase: 'bet', betting: { bettors: [2, 3] } });
    for (const seat of [0, 1]) {
      given(called).when({ do: 'bet', seat, side: 'make', discs: 1 }).refused({ code: 'not-eligible', seat });
    }
    const third = given(called).when(
      { do: 'bet', seat: 3, side: 'make', discs: 1 },
      { do: 'bet', seat: 2, side: 'blow', discs: 1 },
      roll(3, 4, 3, 4),
      choose(7, 7),
    );
    third.thenKinds('chosen');
    expect(third.game.phase).toBe('decide');
  });

  test('leaves out who is to lose a turn (B21), and is left out when nobody may bet (B25)', () => {
    const some = secondMove({ markers: [{}, { 5: 1 }, { 5: 1 }], skips: [false, true, false] });
    expect(some.betting?.bettors).toEqual([2]);
    const none = secondMove({ markers: [{}, { 5: 1 }], skips: [false, true] });
    expect(none).toMatchObject({ phase: 'decide', betting: null });
    expect(secondMove({ markers: [{ 3: 1 }, {}] }).phase).toBe('decide');
  });

  test('waits for one to five discs from each, once and for all (B7)', () => {
    const called = secondMove({ markers: [{}, { 5: 1 }, { 9: 1 }] });
    for (const discs of [0, 6, 2.5]) {
      given(called).when({ do: 'bet', seat: 1, side: 'make', discs }).refused({ code: 'bad-discs', discs });
    }
    const first = { do: 'bet' as const, seat: 1, side: 'make' as const, discs: 5 };
    given(called)
      .when(first, { ...first, discs: 1 })
      .refused({ code: 'bet-final', seat: 1 });
    for (const command of [stop, bust, { do: 'void' as const }]) {
      given(called).when(first, command).refused({ code: 'bets-open' });
    }
  });

  test('is not made again after a voided third throw', () => {
    const after = given(betsIn({ markers: [{}, { 5: 1 }] }, one('make', 1))).when(
      roll(3, 4, 3, 4),
      { do: 'void' },
      roll(3, 4, 3, 4),
      choose(7, 7),
    );
    after.thenKinds('chosen');
    expect(judgedLook(after.game)).toMatchObject({ phase: 'decide', throws: 3, bets: [null, 'in'] });
  });

  test('comes after the second throw that counts, not after a voided one (B3)', () => {
    const start = board({ markers: [{}, { 5: 1 }] }, 2, { betting: true });
    const once = given(start).when(roll(3, 4, 3, 4), { do: 'void' }, roll(3, 4, 3, 4), choose(7, 7)).game;
    expect(once).toMatchObject({ phase: 'decide', throws: 1 });
    expect(given(once).when(roll(3, 4, 3, 4), choose(7, 7)).game.phase).toBe('bet');
  });

  test('may be followed by a stop at once, and Make It has won then (B4)', () => {
    const game = given(betsIn({ markers: [{}, { 5: 1 }] }, one('make', 2))).when(stop).game;
    expect(game.markers[1]).toEqual({ 5: 3 });
  });
});

describe('the options of betting', () => {
  const squares = { markers: [{}, { 5: 2, 9: 2 }] };

  test('bet_min_third_throw bars the stop right after the bets, and only there', () => {
    const free = betsIn(squares, one('make', 1));
    given(free).when(stop).thenKinds('stopped', 'bets-revealed');
    const bound = betsIn(squares, one('make', 1), { bet_min_third_throw: true });
    given(bound).when(stop).refused({ code: 'must-roll-third' });
    given(bound)
      .when(roll(3, 4, 3, 4), choose(7, 7), stop)
      .thenKinds('stopped', 'bets-revealed');
    const unbet = secondMove({ markers: [{}, {}] }, { bet_min_third_throw: true });
    given(unbet).when(stop).thenKinds('stopped', 'turn-passed');
  });

  test('bets_entry table plays on at once and takes the bets off the table after the stop or the bust', () => {
    const desk = secondMove(squares);
    const table = secondMove(squares, { bets_entry: 'table' });
    expect([desk.phase, table.phase]).toEqual(['bet', 'decide']);
    given(table).when({ do: 'bet', seat: 1, side: 'make', discs: 1 }).refused({ code: 'no-bets' });
    for (const [end, forward] of [
      [stop, true],
      [bust, false],
    ] as const) {
      const ended = given(table).when(end).game;
      expect(ended).toMatchObject({ phase: 'reveal', seat: 0, runners: {} });
      given(ended).when(bust).refused({ code: 'bets-open' });
      const entered = given(ended).when({ do: 'bet', seat: 1, side: 'make', discs: 1 });
      entered.thenKinds('bet-placed', 'bets-revealed');
      expect(judgedLook(entered.game).owing).toEqual({ 1: { spaces: forward ? 1 : 2, forward } });
    }
  });

  test('bets_entry table takes no bets after a stop that wins', () => {
    const position = { ...squares, claimed: { 2: 0, 3: 0, 4: 0, 11: 0 }, runners: { 6: 11, 8: 1 } };
    given(secondMove(position, { bets_entry: 'table' }))
      .when(stop)
      .thenKinds('stopped', 'claimed', 'won');
  });

  test('bet_clock lays one disc on Blow It for whoever is late (B26), and without it there is no such clock', () => {
    const position = { markers: [{}, { 5: 1 }, { 9: 1 }] };
    given(secondMove(position)).when({ do: 'time' }).refused({ code: 'no-clock' });
    const late = given(secondMove(position, { bet_clock: 20 })).when(
      { do: 'bet', seat: 2, side: 'make', discs: 4 },
      { do: 'time' },
    );
    late.then(
      { is: 'timed-out', phase: 'bet', reminded: false },
      { is: 'bet-placed', seat: 1, side: 'blow', discs: 1 },
    );
    expect(judgedLook(late.game)).toMatchObject({ phase: 'decide', bets: [null, 'in', 'in'] });
  });

  test('win_columns with betting may still be named', () => {
    expect(settleOptions({ betting: true, win_columns: 2 }, 2)).toMatchObject({
      options: { win_columns: 2 },
    });
  });

  test('a board put by hand drops bets and owings, and may say who is to lose a turn', () => {
    const open = given(betsIn(squares, one('blow', 2))).when(bust).game;
    const set = given(open).when({
      do: 'set',
      position: { markers: [{}, { 5: 2 }], skips: [false, true] },
    }).game;
    expect(set).toMatchObject({ phase: 'roll', betting: null, skips: [false, true] });
    given(board({ markers: [{}, {}] }))
      .when({ do: 'set', position: { markers: [{}, {}], skips: [false, true] } })
      .refused({ code: 'bad-position', why: { fault: 'bad-skips' } });
  });

  test('the splits of a rich bettor are all listed, or as many as are asked for', () => {
    const rich = { markers: [{}, { 5: 4, 6: 5, 7: 6, 8: 5, 9: 4 }] };
    const open = given(betsIn(rich, one('make', 5))).when(bust).game;
    expect(splitsOf(open, 1, 200)).toHaveLength(200);
    const all = splitsOf(open, 1, Number.POSITIVE_INFINITY);
    expect(all.length).toBeGreaterThan(200);
    expect(new Set(all.map((split) => JSON.stringify(split))).size).toBe(all.length);
  });
});
