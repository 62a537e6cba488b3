/** House rules and edition options as `begin` takes them. */
import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS, settleOptions } from '../../src/rules/options.ts';
import { given } from '../kit/given.ts';
import { begin, lineTable } from '../kit/line.ts';

describe('options of a new game', () => {
  test('each option has the default of the rulebook', async () => {
    const answer = await (await lineTable()).ask(begin());
    expect(answer.view.rules).toEqual({
      game: 'classic',
      first_player: 'two_dice',
      win_columns: 3,
      betting: false,
      bets_entry: 'desk',
      bet_min_third_throw: false,
      bet_clock: 0,
      claimed_markers: 'remove',
      occupied: 'stack',
      empty_double: 'two',
      pairing_choice: 'free',
      auto_stop_on_win: false,
      cocked_die: 'rethrow_all',
      turn_clock: 0,
      r28_double: 'first_step',
      express_fifth: 'unique',
      express_end: 'each',
    });
  });

  test('every option may be named at its default', async () => {
    const answer = await (await lineTable()).ask(begin(['Ana', 'Ben'], DEFAULT_OPTIONS));
    expect(answer.ok).toBe(true);
  });

  test.each([
    ['win_columns', '3', 'bad-option'],
    ['win_columns', null, 'bad-command'],
    ['betting', 'on', 'bad-option'],
    ['betting', 1, 'bad-option'],
    ['occupied', 'jump', 'bad-option'],
    ['occupied', ['skip'], 'bad-command'],
    ['turn_clock', '30', 'bad-option'],
    ['no_such_option', true, 'unknown-option'],
    ['__proto__', true, 'bad-command'],
    ['__proto__', { win_columns: 2 }, 'bad-command'],
  ])('%s: %j is no value of an option and is refused as %s', async (name, value, refusal) => {
    const table = await lineTable();
    const line = `{"do":"begin","seats":["Ana","Ben"],"first":0,"rules":{${JSON.stringify(name)}:${JSON.stringify(value)}}}`;
    expect(await table.line(line)).toMatchObject({ ok: false, refusal, view: { phase: 'none' } });
  });

  test.each([
    [1, 11],
    [2, 6],
    [3, 4],
    [4, 3],
  ])('with %i seats a win takes 1 to %i columns, so that somebody must reach it', (seats, limit) => {
    for (let columns = -1; columns <= 13; columns += 1) {
      const settled = settleOptions({ win_columns: columns }, seats);
      if (columns >= 1 && columns <= limit)
        expect(settled).toMatchObject({ options: { win_columns: columns } });
      else {
        const refusal = { code: 'bad-win-columns', asked: columns, limit, seats };
        expect(settled).toEqual({ ok: false, refusal });
      }
    }
    for (const columns of [1.5, Number.NaN, Number.POSITIVE_INFINITY, -0.5]) {
      expect(settleOptions({ win_columns: columns }, seats).ok).toBe(false);
    }
  });

  test('no target lets every seat stay short of it while a column is still open', () => {
    for (let seats = 1; seats <= 4; seats += 1) {
      for (let columns = 1; columns <= 11; columns += 1) {
        const allShort = seats * (columns - 1);
        expect(settleOptions({ win_columns: columns }, seats).ok).toBe(allShort < 11);
      }
    }
  });
});

describe('options that do not fit', () => {
  test.each([
    [
      { betting: true, occupied: 'skip' },
      { code: 'betting-needs-stack', occupied: 'skip' },
    ],
    [
      { betting: true, occupied: 'reroll' },
      { code: 'betting-needs-stack', occupied: 'reroll' },
    ],
    [{ betting: true, game: 'express' }, { code: 'betting-needs-classic' }],
    [{ turn_clock: 3601 }, { code: 'bad-clock', name: 'turn_clock', most: 3600 }],
    [{ bet_clock: 1e9 }, { code: 'bad-clock', name: 'bet_clock', most: 3600 }],
    [{ turn_clock: -1 }, { code: 'bad-option', name: 'turn_clock', value: -1 }],
    [{ bet_clock: 0.5 }, { code: 'bad-option', name: 'bet_clock', value: 0.5 }],
    [{ occupied: 'jump' }, { code: 'bad-option', name: 'occupied', value: 'jump' }],
    [{ betting: 'on' }, { code: 'bad-option', name: 'betting', value: 'on' }],
    [{ win_columns: '3' }, { code: 'bad-option', name: 'win_columns', value: '3' }],
    [{ no_such_option: true }, { code: 'unknown-option', name: 'no_such_option' }],
  ] as const)('%j is refused', (rules, refusal) => {
    given(null).when({ do: 'begin', seats: 2, first: 0, rules }).refused(refusal);
  });

  test('betting needs somebody to bet, and a table for four at most (B28)', () => {
    const rules = { betting: true };
    given(null).when({ do: 'begin', seats: 1, rules }).refused({ code: 'betting-needs-seats' });
    given(null)
      .when({ do: 'begin', seats: 5, first: 0, rules })
      .refused({ code: 'bad-seats', seats: 5, most: 4 });
  });

  test('Express is for one to ten', () => {
    const rules = { game: 'express' };
    for (const seats of [1, 10]) given(null).when({ do: 'begin', seats, rules }).thenKinds('begun');
    for (const seats of [0, 11]) {
      given(null).when({ do: 'begin', seats, rules }).refused({ code: 'bad-seats', seats, most: 10 });
    }
  });
});

describe('who begins', () => {
  test('one of the seats may be named, and none beside them', () => {
    for (const first of [0, 1, 2]) {
      given(null).when({ do: 'begin', seats: 3, first }).thenKinds('begun');
    }
    for (const first of [-1, 3, 0.5]) {
      given(null).when({ do: 'begin', seats: 3, first }).refused({ code: 'bad-first', seats: 3 });
    }
  });

  test('by any other way of starting somebody must say who', () => {
    for (const first_player of ['youngest', 'chosen'] as const) {
      given(null).when({ do: 'begin', seats: 2, rules: { first_player } }).refused({ code: 'needs-first' });
      given(null).when({ do: 'begin', seats: 2, first: 1, rules: { first_player } }).thenKinds('begun');
    }
  });

  test('a game for one begins with its only seat', () => {
    given(null).when({ do: 'begin', seats: 1 }).leads('- - 0 roll 0 - - 0 0 -');
  });

  test('a game has one to four seats', () => {
    for (const seats of [0, 5, -1, 1.5]) {
      given(null).when({ do: 'begin', seats, first: 0 }).refused({ code: 'bad-seats', seats, most: 4 });
    }
  });
});
