/** The rulebook's worked example of the start (T25), and who begins by each of its ways (1.2), by the judge. */
import { describe, expect, test } from 'vitest';
import { fresh, given } from '../kit/given.ts';
import { judgedBegin } from '../kit/judged.ts';

const throws = (seat: number, ...dice: number[]) => ({ do: 'first' as const, seat, dice });
const rollOff = (seats = 3) => judgedBegin({ seats });

describe('two_dice', () => {
  test('T25 A 9, B 9, C 5: A and B throw again, C does not', () => {
    const tied = given(rollOff()).when(throws(0, 4, 5), throws(1, 3, 6), throws(2, 1, 4));
    tied.then({ is: 'first-rolled', seat: 2, dice: [1, 4] }, { is: 'first-tied', seats: [0, 1] });
    expect(tied.game).toMatchObject({ phase: 'first', rollOff: { contenders: [0, 1] } });
    given(tied.game)
      .when(throws(2, 6, 6))
      .refused({ code: 'not-in-roll-off', seat: 2 });
    const settled = given(tied.game).when(throws(1, 6, 6), throws(0, 5, 6));
    settled.then({ is: 'first-rolled', seat: 0, dice: [5, 6] }, { is: 'first-settled', seat: 1 });
    expect(settled.game).toMatchObject({ phase: 'roll', seat: 1, rolls: 0, throws: 0, rollOff: null });
  });

  test('the highest total begins, in whatever order they throw, and a tie below it decides nothing', () => {
    given(rollOff())
      .when(throws(2, 6, 5), throws(1, 3, 6), throws(0, 5, 4))
      .then({ is: 'first-rolled', seat: 0, dice: [5, 4] }, { is: 'first-settled', seat: 2 });
  });

  test('those who tie again throw again, as often as it takes', () => {
    const again = given(rollOff()).when(
      throws(0, 6, 6),
      throws(1, 6, 6),
      throws(2, 6, 6),
      throws(0, 1, 1),
      throws(1, 5, 5),
      throws(2, 4, 6),
    );
    again.then({ is: 'first-rolled', seat: 2, dice: [4, 6] }, { is: 'first-tied', seats: [1, 2] });
    given(again.game)
      .when(throws(1, 1, 2), throws(2, 1, 1))
      .thenKinds('first-rolled', 'first-settled');
  });

  test('each throws two dice once a round, and nothing else is done meanwhile', () => {
    const open = given(rollOff()).when(throws(1, 3, 4)).game;
    given(open)
      .when(throws(1, 6, 6))
      .refused({ code: 'thrown-already', seat: 1 });
    given(open)
      .when(throws(3, 6, 6))
      .refused({ code: 'no-such-seat', seat: 3, seats: 3 });
    for (const dice of [[], [1], [1, 2, 3], [0, 6], [7, 1], [1.5, 1]]) {
      given(open)
        .when(throws(0, ...dice))
        .refused({ code: 'bad-dice', count: 2 });
    }
    for (const command of [
      { do: 'roll' as const, dice: [1, 2, 3, 4] },
      { do: 'stop' as const },
      { do: 'void' as const },
      { do: 'time' as const },
    ]) {
      given(open).when(command).refused({ code: 'roll-off-open' });
    }
  });

  test('with a game under way nobody throws for the start', () => {
    given(fresh())
      .when(throws(0, 1, 2))
      .refused({ code: 'no-roll-off' });
  });

  test('play goes on to the left of whoever begins', () => {
    const game = given(rollOff()).when(throws(0, 1, 1), throws(1, 1, 2), throws(2, 6, 6)).game;
    const next = given(game).when(
      { do: 'roll', dice: [3, 4, 5, 6] },
      { do: 'choose', columns: [9, 9] },
      { do: 'stop' },
    );
    expect(next.game.seat).toBe(0);
  });

  test('whoever is named begins without a throw', () => {
    expect(judgedBegin({ seats: 3, first: 2 })).toMatchObject({ phase: 'roll', seat: 2, rollOff: null });
  });
});

describe('youngest and chosen', () => {
  test.each(['youngest', 'chosen'])('%s: somebody has to say who', (first_player) => {
    given(null).when({ do: 'begin', seats: 2, rules: { first_player } }).refused({ code: 'needs-first' });
    expect(judgedBegin({ seats: 2, first: 1, rules: { first_player } })).toMatchObject({ seat: 1 });
  });
});

test('one player begins at once, and Express needs nobody to begin', () => {
  expect(judgedBegin({ seats: 1, rules: { first_player: 'youngest' } })).toMatchObject({ phase: 'roll' });
  expect(judgedBegin({ seats: 4, rules: { game: 'express', first_player: 'chosen' } })).toMatchObject({
    phase: 'roll',
    rollOff: null,
  });
});
