/** The rulebook’s worked examples of payoffs (T60 to T71), and the rulings on them, by the judge. */
import { describe, expect, test } from 'vitest';
import { betsIn, bust, choose, roll, settle, stop, type Laid } from '../kit/bet-turn.ts';
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
