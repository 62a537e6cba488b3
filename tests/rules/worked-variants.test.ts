/** The rulebook's worked examples of house rules (T20, T85), and for each option what its values change (8.1 to 8.4). */
import { describe, expect, test } from 'vitest';
import { choicesOf } from '../../src/rules/choices.ts';
import type { Game } from '../../src/rules/game.ts';
import type { AskedOptions } from '../../src/rules/options.ts';
import type { Position } from '../../src/rules/position.ts';
import { choose, roll, stop } from '../kit/bet-turn.ts';
import { board, fresh, given } from '../kit/given.ts';
import { judgedLook } from '../kit/judged.ts';

const time = { do: 'time' as const };
const voided = (die?: number) => ({ do: 'void' as const, ...(die === undefined ? {} : { die }) });

/** A board for two after 3-3-4-4 was played as 7 and 7. */
function doubleSeven(position: Partial<Position>, rules: AskedOptions): Game {
  return given(board({ markers: [{}, {}], ...position }, 2, rules)).when(roll(3, 3, 4, 4), choose(7, 7)).game;
}

/** The choices for a roll, in the order of their columns. */
function offered(position: Partial<Position>, rules: AskedOptions, dice: number[]): string[] {
  const rolled = given(board({ markers: [{}, {}], ...position }, 2, rules)).when(roll(...dice)).game;
  return choicesOf(rolled)
    .map((columns) => columns.join('+'))
    .sort();
}

describe('empty_double', () => {
  test.each([
    ['nothing there', {}, 2, 3],
    ['the own marker on 5', { markers: [{ 7: 5 }, {}] }, 7, 8],
    ['a runner there already', { runners: { 7: 4 } }, 6, 6],
    ['the own marker one below the top', { markers: [{ 7: 12 }, {}] }, 13, 13],
    ['the own marker two below the top', { markers: [{ 7: 11 }, {}] }, 13, 13],
  ])('T20 with %s a double on 7 leads to the step of its rule', (_, position, two, three) => {
    const steps = ['two', 'three'].map((rule) => doubleSeven(position, { empty_double: rule }).runners[7]);
    expect(steps).toEqual([two, three]);
  });

  test('counts the steps really climbed', () => {
    expect(doubleSeven({}, { empty_double: 'three' }).climbed).toEqual({ 7: 3 });
    expect(doubleSeven({ markers: [{ 7: 11 }, {}] }, { empty_double: 'three' }).climbed).toEqual({ 7: 2 });
  });
});

describe('occupied', () => {
  const rival = { markers: [{}, { 7: 1 }] };

  test('T85 skip: a double from nothing past a rival on the first step of 7 ends on 7:3', () => {
    expect(doubleSeven(rival, { occupied: 'skip' })).toMatchObject({ runners: { 7: 3 }, climbed: { 7: 3 } });
    expect(doubleSeven(rival, { occupied: 'stack' })).toMatchObject({ runners: { 7: 2 }, climbed: { 7: 2 } });
  });

  test('skip resolves each step by itself, passes rows of rivals and shares no space with them', () => {
    const rules = { occupied: 'skip' };
    const row = { markers: [{}, { 7: 1, 2: 1 }, { 7: 3, 2: 2 }] };
    const game = given(board(row, 3, rules)).when(roll(3, 3, 4, 4), choose(7, 7)).game;
    expect(game.runners).toEqual({ 7: 4 });
    const two = given(board(row, 3, rules)).when(roll(1, 1, 3, 4), choose(2, 7)).game;
    expect(two.runners).toEqual({ 2: 3, 7: 2 });
  });

  test('skip: a single step onto a rival, and the own marker is never in the way', () => {
    const rules = { occupied: 'skip' };
    const game = given(board({ markers: [{ 7: 3 }, { 7: 4 }] }, 2, rules)).when(
      roll(3, 4, 1, 1),
      choose(2, 7),
    );
    expect(game.game.runners).toEqual({ 2: 1, 7: 5 });
  });

  test('reroll bars a stop while a runner shares a space with a rival, a winning stop too', () => {
    const shared = { markers: [{}, { 6: 3 }], runners: { 6: 3, 7: 13 } };
    const rules = { occupied: 'reroll', win_columns: 1 };
    given(board(shared, 2, rules))
      .when(stop)
      .refused({ code: 'must-roll-occupied', columns: [6] });
    given(board(shared, 2, { win_columns: 1 }))
      .when(stop)
      .thenKinds('stopped', 'claimed', 'won');
    given(board(shared, 2, rules))
      .when(roll(3, 3, 3, 4), choose(6), stop)
      .thenKinds('stopped', 'claimed', 'won');
  });

  test('reroll: a bust is the other way out', () => {
    const shared = { markers: [{}, { 6: 3 }], runners: { 6: 3, 7: 13, 8: 1 } };
    given(board(shared, 2, { occupied: 'reroll' }))
      .when(roll(1, 1, 1, 1))
      .thenKinds('rolled', 'busted', 'turn-passed');
  });

  test('reroll: own markers and dead markers bar nothing', () => {
    const game = board({ markers: [{ 6: 3 }, { 5: 3 }], runners: { 5: 4 } }, 2, { occupied: 'reroll' });
    given(game).when(stop).thenKinds('stopped', 'turn-passed');
  });
});

describe('claimed_markers', () => {
  const claiming = { markers: [{}, { 7: 4 }], runners: { 7: 13 } };

  test('remove gives rivals their markers back, stay leaves them dead in place', () => {
    const removed = given(board(claiming, 2)).when(stop);
    removed.thenKinds('stopped', 'claimed', 'markers-returned', 'turn-passed');
    expect(removed.game.markers).toEqual([{ 7: 13 }, {}]);
    const stays = given(board(claiming, 2, { claimed_markers: 'stay' })).when(stop);
    stays.thenKinds('stopped', 'claimed', 'turn-passed');
    expect(stays.game.markers).toEqual([{ 7: 13 }, { 7: 4 }]);
  });

  test('with stay such a board may be put by hand, with remove it is refused', () => {
    const position = { markers: [{ 7: 13 }, { 7: 4 }], claimed: { 7: 0 } };
    expect(board(position, 2, { claimed_markers: 'stay' }).markers[1]).toEqual({ 7: 4 });
    given(fresh())
      .when({ do: 'set', position })
      .refused({ code: 'bad-position', why: { fault: 'rival-on-claimed', column: 7, seat: 1 } });
  });
});

describe('pairing_choice', () => {
  test('most_columns forbids what touches fewer columns than another choice', () => {
    expect(offered({}, {}, [2, 2, 5, 5])).toEqual(['4+10', '7+7']);
    expect(offered({}, { pairing_choice: 'most_columns' }, [2, 2, 5, 5])).toEqual(['4+10']);
    const runners = { 6: 1, 8: 1 };
    expect(offered({ runners }, {}, [1, 2, 3, 4])).toEqual(['3', '4+6', '5+5', '7']);
    expect(offered({ runners }, { pairing_choice: 'most_columns' }, [1, 2, 3, 4])).toEqual(['4+6']);
  });

  test('most_columns leaves all of them where none touches two', () => {
    const claimed = { 4: 0, 8: 0 };
    expect(offered({ claimed }, { pairing_choice: 'most_columns' }, [2, 2, 5, 5])).toEqual(['10', '7+7']);
  });

  test('most_columns never makes a bust', () => {
    const runners = { 6: 1, 7: 1, 8: 1 };
    expect(offered({ runners }, { pairing_choice: 'most_columns' }, [3, 3, 5, 6])).toEqual(['6', '8']);
  });

  test('a choice that it forbids is refused', () => {
    given(fresh(2, { pairing_choice: 'most_columns' }))
      .when(roll(2, 2, 5, 5), choose(7, 7))
      .refused({ code: 'not-on-offer', columns: [7, 7] });
  });
});

describe('auto_stop_on_win', () => {
  /** Seat 0 tops column 7 with a second throw, which would win. */
  const topping = (rules: AskedOptions, throws = 1, rival: Record<number, number> = {}) =>
    given(
      board({ markers: [{}, rival], runners: { 6: 3, 7: 12 }, throws }, 2, { win_columns: 1, ...rules }),
    ).when(roll(3, 4, 2, 4), choose(6, 7));

  test('on stops for the player as soon as a stop would win, off leaves it to the player', () => {
    topping({ auto_stop_on_win: true }).thenKinds('chosen', 'stopped', 'claimed', 'won');
    topping({}).thenKinds('chosen');
  });

  test('does nothing for a top that does not win yet', () => {
    topping({ auto_stop_on_win: true, win_columns: 2 }).thenKinds('chosen');
  });

  test('acts before bets are called', () => {
    topping({ auto_stop_on_win: true, betting: true }, 1, { 5: 1 }).thenKinds(
      'chosen',
      'stopped',
      'claimed',
      'won',
    );
    topping({ betting: true }, 1, { 5: 1 }).thenKinds('chosen', 'bets-called');
  });

  test('does not act where the player may not stop: under reroll, and before the third throw', () => {
    topping({ auto_stop_on_win: true, occupied: 'reroll' }, 1, { 6: 4 }).thenKinds('chosen');
    const third = { auto_stop_on_win: true, betting: true, bet_min_third_throw: true };
    topping(third, 1, { 5: 1 }).thenKinds('chosen', 'bets-called');
    topping(third, 1).thenKinds('chosen');
    topping(third, 2, { 5: 1 }).thenKinds('chosen', 'stopped', 'claimed', 'won');
  });

  test('acts later, once the space is left', () => {
    const bound = topping({ auto_stop_on_win: true, occupied: 'reroll' }, 1, { 6: 4 }).game;
    given(bound)
      .when(roll(3, 3, 1, 1), choose(2, 6))
      .thenKinds('chosen', 'stopped', 'claimed', 'won');
  });
});

describe('cocked_die', () => {
  const rolled = (cocked_die: string, more: AskedOptions = {}) =>
    given(fresh(2, { cocked_die, ...more })).when(roll(3, 4, 5, 5)).game;

  test('rethrow_all throws all again, rethrow_die only that one, count_if_readable counts it', () => {
    given(rolled('rethrow_all'))
      .when(voided(2))
      .then({ is: 'voided', dice: [3, 4, 5, 5], kept: null });
    given(rolled('rethrow_die'))
      .when(voided(2))
      .then({ is: 'voided', dice: [3, 4, 5, 5], kept: [3, 5, 5] });
    given(rolled('count_if_readable')).when(voided(2)).refused({ code: 'die-counts', die: 2 });
  });

  test('rethrow_die: the dice that stay must be in the next roll, in any order', () => {
    const waiting = given(rolled('rethrow_die')).when(voided(2)).game;
    given(waiting)
      .when(roll(3, 5, 4, 4))
      .refused({ code: 'kept-dice-differ', kept: [3, 5, 5] });
    given(waiting)
      .when(roll(5, 6, 5, 3))
      .thenKinds('rolled');
    expect(given(waiting).when(roll(5, 6, 5, 3)).game).toMatchObject({ throws: 1, rolls: 2, kept: null });
  });

  test.each(['rethrow_all', 'rethrow_die', 'count_if_readable'])(
    'a whole throw can be voided under %s; it is neither a throw nor a bust',
    (cocked_die) => {
      const waiting = given(rolled(cocked_die)).when(voided()).game;
      expect(waiting).toMatchObject({ phase: 'roll', throws: 0, rolls: 1, kept: null, turns: [0, 0] });
      given(waiting)
        .when(roll(1, 1, 1, 1))
        .thenKinds('rolled');
    },
  );

  test('only a throw that waits for its choice can be voided, and only a die that was thrown', () => {
    given(fresh()).when(voided()).refused({ code: 'nothing-to-void' });
    for (const die of [0, 5, 1.5]) {
      given(rolled('rethrow_all')).when(voided(die)).refused({ code: 'no-such-die', die, dice: 4 });
    }
  });

  test('with runners out the player may stop instead, and the dice that stay are forgotten', () => {
    const start = board({ markers: [{}, {}], runners: { 7: 3 } }, 2, { cocked_die: 'rethrow_die' });
    const after = given(start).when(roll(3, 4, 5, 5), voided(1), stop, roll(1, 1, 1, 1));
    after.thenKinds('rolled');
    expect(after.game).toMatchObject({ seat: 1, throws: 1, markers: [{ 7: 3 }, {}] });
  });
});

describe('turn_clock', () => {
  const clocked = { turn_clock: 30 };

  test('in choose it plays the first listed choice, in decide it stops', () => {
    const rolled = given(fresh(2, clocked)).when(roll(3, 4, 5, 6)).game;
    const chosen = given(rolled).when(time);
    chosen.thenKinds('timed-out', 'chosen');
    expect(chosen.game.runners).toEqual({ 7: 1, 11: 1 });
    given(chosen.game).when(time).thenKinds('timed-out', 'stopped', 'turn-passed');
  });

  test('runs nowhere else, and not at all at 0', () => {
    given(fresh(2, clocked)).when(time).refused({ code: 'clock-not-running' });
    given(board({ markers: [{}, {}], runners: { 7: 1 } }))
      .when(time)
      .refused({ code: 'no-clock' });
  });

  test('where stopping is barred it only reminds', () => {
    const shared = { markers: [{}, { 6: 3 }], runners: { 6: 3 } };
    const bound = board(shared, 2, { ...clocked, occupied: 'reroll' });
    const reminded = given(bound).when(time);
    reminded.then({ is: 'timed-out', phase: 'decide', reminded: true });
    expect(judgedLook(reminded.game)).toEqual(judgedLook(bound));
  });
});

describe('win_columns', () => {
  test('a short game ends with the second column, a long one does not', () => {
    const two = { markers: [{}, {}], claimed: { 2: 0 }, runners: { 7: 13 } };
    given(board(two, 2, { win_columns: 2 }))
      .when(stop)
      .thenKinds('stopped', 'claimed', 'won');
    given(board(two, 2)).when(stop).thenKinds('stopped', 'claimed', 'turn-passed');
  });

  test('a player alone counts turns, busts and the last one too', () => {
    const start = given(null).when({ do: 'begin', seats: 1, rules: { win_columns: 1 } }).game;
    const busted = given(start).when(
      roll(1, 1, 1, 1),
      choose(2, 2),
      roll(1, 1, 1, 1),
      choose(2, 2),
      roll(1, 1, 1, 1),
    );
    expect(busted.game).toMatchObject({ phase: 'roll', turns: [1], throws: 0 });
    const won = given(busted.game).when(roll(1, 1, 1, 1), choose(2, 2), roll(1, 1, 1, 1), choose(2, 2), stop);
    expect(won.game).toMatchObject({ phase: 'over', winner: 0, turns: [2] });
  });
});
