/** The rulebook's worked examples of betting (T60 to T74), and its rulings B1 to B28, by the judge. */
import { describe, expect, test } from 'vitest';
import { splitsOf } from '../../src/rules/payoff.ts';
import { settleOptions } from '../../src/rules/options.ts';
import { betsIn, bust, choose, roll, secondMove, settle, stop, type Laid } from '../kit/bet-turn.ts';
import { board, given } from '../kit/given.ts';
import { judgedLook } from '../kit/judged.ts';

const one = (side: Laid['side'], discs: number): Laid[] => [{ seat: 1, side, discs }];

describe('payoffs', () => {
  test('T60 a right Blow It of 3 with rooms 6 and 6 can be split in four ways, and the bettor says how', () => {
    const before = betsIn({ markers: [{}, { 6: 4, 9: 2 }] }, one('blow', 3));
    const blown = given(before).when(bust);
    blown.thenKinds('rolled', 'busted', 'bets-revealed');
    expect(judgedLook(blown.game)).toMatchObject({
      phase: 'settle',
      owing: { 1: { spaces: 3, forward: true } },
      splits: [{ 6: 3 }, { 6: 2, 9: 1 }, { 6: 1, 9: 2 }, { 9: 3 }],
      bets: [null, { side: 'blow', discs: 3 }],
    });
    const split = given(blown.game).when(settle(1, { 6: 1, 9: 2 }));
    split.then(
      { is: 'settled', seat: 1, forward: true, owed: 3, spaces: { 6: 1, 9: 2 } },
      { is: 'turn-passed', seat: 1, skipped: [] },
    );
    expect(split.game.markers).toEqual([{}, { 6: 5, 9: 4 }]);
  });

  test('T61 squares one step below the top do not move, however much is won', () => {
    given(betsIn({ markers: [{}, { 7: 12, 2: 2, 12: 2 }] }, one('make', 5)))
      .when(stop)
      .then(
        { is: 'stopped', seat: 0, kept: { 6: 1, 7: 2, 8: 1 } },
        { is: 'bets-revealed', made: true, bets: [null, { side: 'make', discs: 5 }] },
        { is: 'settled', seat: 1, forward: true, owed: 5, spaces: {} },
        { is: 'turn-passed', seat: 1, skipped: [] },
      );
  });

  test('T63 a wrong Make It of 3 pays six of seven spaces and costs no turn', () => {
    const open = given(betsIn({ markers: [{}, { 8: 4, 3: 3 }] }, one('make', 3))).when(bust).game;
    expect(judgedLook(open)).toMatchObject({
      owing: { 1: { spaces: 6, forward: false } },
      splits: [
        { 3: 3, 8: 3 },
        { 3: 2, 8: 4 },
      ],
    });
    for (const [spaces, left] of [
      [{ 8: 3, 3: 3 }, { 8: 1 }],
      [{ 8: 4, 3: 2 }, { 3: 1 }],
    ] as const) {
      const paid = given(open).when(settle(1, spaces));
      paid.thenKinds('settled', 'turn-passed');
      expect(paid.game.markers[1]).toEqual(left);
    }
  });

  test('T64 a wrong Blow It of 5 takes exactly what there is and costs no turn', () => {
    const paid = given(betsIn({ markers: [{}, { 5: 3, 4: 2 }] }, one('blow', 5))).when(stop);
    paid.thenKinds('stopped', 'bets-revealed', 'settled', 'turn-passed');
    expect(paid.game).toMatchObject({ seat: 1, markers: [{}, {}], skips: [false, false] });
  });

  test('T65 a wrong Make It of 3 wants six where five are: all go, and the next turn is lost', () => {
    const paid = given(betsIn({ markers: [{}, { 5: 3, 4: 2 }] }, one('make', 3))).when(bust);
    paid.then(
      { is: 'rolled', seat: 0, dice: [1, 1, 1, 1], roll: 2 },
      { is: 'busted', seat: 0, lost: { 6: 1, 7: 2, 8: 1 } },
      { is: 'bets-revealed', made: false, bets: [null, { side: 'make', discs: 3 }] },
      { is: 'settled', seat: 1, forward: false, owed: 6, spaces: { 4: 2, 5: 3 } },
      { is: 'turn-lost', seat: 1 },
      { is: 'turn-passed', seat: 0, skipped: [1] },
    );
    expect(paid.game).toMatchObject({ phase: 'roll', seat: 0, markers: [{}, {}], skips: [false, false] });
  });

  test('T68 a stop that wins ends the game at once: no payoff, the bets are void', () => {
    const winning = betsIn(
      { markers: [{}, { 5: 3, 9: 4 }], claimed: { 2: 0, 3: 0, 4: 0, 11: 0 }, runners: { 6: 11, 8: 1 } },
      one('make', 3),
    );
    const won = given(winning).when(stop);
    won.thenKinds('stopped', 'claimed', 'won');
    expect(won.game.markers[1]).toEqual({ 5: 3, 9: 4 });
    expect(judgedLook(won.game)).toMatchObject({ phase: 'over', winner: 0, bets: [null, null] });
  });

  test('T69 a bust on the second throw sees no bets', () => {
    const start = board({ markers: [{}, { 5: 3 }], runners: { 6: 1, 7: 1, 8: 1 }, throws: 1 }, 2, {
      betting: true,
    });
    given(start).when(bust).thenKinds('rolled', 'busted', 'turn-passed');
  });

  test('T71 payoffs begin at the left of the player: 3, 0, 1 after a turn of 2', () => {
    const two = { 5: 1, 9: 1 };
    const bets = [0, 3, 1].map((seat): Laid => ({ seat, side: 'blow', discs: 1 }));
    let game = given(betsIn({ markers: [two, two, {}, two], seat: 2 }, bets)).when(bust).game;
    for (const seat of [3, 0, 1]) {
      for (const other of [0, 1, 3].filter((seats) => seats !== seat)) {
        given(game)
          .when(settle(other, { 5: 1 }))
          .refused({ code: 'not-first-to-settle', seat: other, first: seat });
      }
      game = given(game).when(settle(seat, { 9: 1 })).game;
    }
    expect(game).toMatchObject({ phase: 'roll', seat: 3 });
  });

  test('what each seat moves is independent of the others, and a forced payoff waits for those before it', () => {
    const bets: Laid[] = [
      { seat: 1, side: 'blow', discs: 1 },
      { seat: 2, side: 'blow', discs: 2 },
    ];
    const open = given(betsIn({ markers: [{}, { 5: 1, 9: 1 }, { 3: 1 }] }, bets)).when(bust).game;
    expect(judgedLook(open).owing).toEqual({ 1: { spaces: 1, forward: true } });
    expect(open.markers[2]).toEqual({ 3: 1 });
    const done = given(open).when(settle(1, { 5: 1 }));
    done.thenKinds('settled', 'settled', 'turn-passed');
    expect(done.game.markers).toEqual([{}, { 5: 2, 9: 1 }, { 3: 3 }]);
  });

  test('a split moves the spaces due, over own squares in open columns, and nothing else (B10, B13)', () => {
    const start = betsIn({ markers: [{}, { 6: 4, 9: 2, 12: 3 }], claimed: { 12: 1 } }, one('blow', 3));
    const open = given(start).when(bust).game;
    const wrong = (spaces: Record<string, number>, why: object) =>
      given(open)
        .when(settle(1, spaces))
        .refused(expect.objectContaining({ code: 'bad-split', spaces: 3, forward: true, why }));
    wrong({ 6: 1, 9: 1 }, { fault: 'wrong-sum', sum: 2 });
    wrong({ 6: 2, 9: 2 }, { fault: 'wrong-sum', sum: 4 });
    wrong({}, { fault: 'wrong-sum', sum: 0 });
    wrong({ 6: 2, 7: 1 }, { fault: 'no-marker', column: 7 });
    wrong({ 6: 3, 12: 0 }, { fault: 'no-marker', column: 12 });
    wrong({ 6: 7 }, { fault: 'too-far', column: 6, room: 6 });
    wrong({ 6: 1.5, 9: 1.5 }, { fault: 'not-whole', column: 6 });
    wrong({ 6: 4, 9: -1 }, { fault: 'not-whole', column: 9 });
    wrong({ 13: 3 }, { fault: 'not-a-column', column: '13' });
    const zero = given(open).when(settle(1, { 6: 3, 9: 0 }));
    expect(zero.game.markers[1]).toEqual({ 6: 7, 9: 2, 12: 3 });
  });

  test('less room than won moves all the room there is (B9)', () => {
    const paid = given(betsIn({ markers: [{}, { 2: 1, 12: 1 }] }, one('blow', 5))).when(bust);
    expect(paid.game.markers[1]).toEqual({ 2: 2, 12: 2 });
  });

  test.each(['remove', 'stay'] as const)(
    'squares in a column that this stop claims neither gain nor pay (B14, B15, claimed_markers %s)',
    (claimed_markers) => {
      const position = { markers: [{}, { 6: 5 }], runners: { 6: 11, 8: 1 } };
      const right = given(betsIn(position, one('make', 5), { claimed_markers })).when(stop).game;
      expect(right).toMatchObject({ phase: 'roll', seat: 1, skips: [false, false] });
      const wrong = given(betsIn(position, one('blow', 1), { claimed_markers })).when(stop).game;
      expect(wrong).toMatchObject({ phase: 'roll', seat: 0, turns: [1, 0] });
      expect(wrong.markers[1]).toEqual(claimed_markers === 'stay' ? { 6: 5 } : {});
    },
  );

  test('a lost turn is served when it comes up, and then it is over (B20)', () => {
    const bets: Laid[] = [
      { seat: 1, side: 'make', discs: 1 },
      { seat: 2, side: 'blow', discs: 2 },
    ];
    const next = given(betsIn({ markers: [{}, { 3: 1 }, { 5: 1 }] }, bets)).when(stop).game;
    expect(next).toMatchObject({ phase: 'roll', seat: 1, skips: [false, false, true] });
    const after = given(next).when(roll(1, 2, 3, 4), choose(5, 5), stop);
    after.thenKinds('stopped', 'turn-passed');
    expect(after.game).toMatchObject({ seat: 0, skips: [false, false, false], turns: [1, 1, 0] });
  });
});

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
