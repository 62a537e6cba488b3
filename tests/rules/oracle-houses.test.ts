/** The oracle by itself, house rules of the classic board, and boards put by hand. */
import { describe, expect, it } from 'vitest';
import { look, newGame, obey, ruleOf28, type HouseRules, type OracleOrder } from '../kit/oracle.ts';
import { called, refuses } from '../kit/oracle/bet-turns.ts';
import { movesFor, position, type Told } from '../kit/oracle/positions.ts';

describe('house rules of the classic board', () => {
  it('empty_double three enters and then moves two, where no runner is out yet (T20)', () => {
    const spaces = (told: Partial<Told>, empty_double: HouseRules['empty_double']) => {
      const game = position({ ...told, rules: { empty_double } });
      obey(game, { do: 'roll', dice: [3, 3, 4, 4] });
      obey(game, { do: 'choose', columns: [7, 7] });
      return look(game).runners[7];
    };
    for (const [told, two, three] of [
      [{}, 2, 3],
      [{ markers: [{ 7: 5 }] }, 7, 8],
      [{ runners: { 7: 4 } }, 6, 6],
      [{ markers: [{ 7: 11 }] }, 13, 13],
    ] as const) {
      expect([spaces(position0(told), 'two'), spaces(position0(told), 'three')]).toEqual([two, three]);
    }
  });
  const position0 = (told: object): Partial<Told> => ({ ...told });

  it('skip passes a rival on each step of a double, and the skipped spaces count as climbed (T85)', () => {
    const game = position({ seats: 2, rules: { occupied: 'skip' }, markers: [{}, { 7: 1 }] });
    obey(game, { do: 'roll', dice: [3, 3, 4, 4] });
    obey(game, { do: 'choose', columns: [7, 7] });
    expect(look(game)).toMatchObject({ runners: { 7: 3 }, climbed: { 7: 3 } });
    expect(ruleOf28(game)).toBe(4);
  });

  it('skip passes several rivals in a row, never the own marker, and ends on the top at the latest', () => {
    const game = position({ seats: 3, rules: { occupied: 'skip' }, markers: [{}, { 2: 1 }, { 2: 2 }] });
    obey(game, { do: 'roll', dice: [1, 1, 3, 4] });
    obey(game, { do: 'choose', columns: [2, 7] });
    expect(look(game).runners).toEqual({ 2: 3, 7: 1 });
  });

  it('reroll bars every stop, the winning one too, while a runner stands on a rival', () => {
    const told = { seats: 2, rules: { occupied: 'reroll' as const, turn_clock: 9 }, winColumns: 1 };
    const game = position({ ...told, markers: [{}, { 6: 3 }], runners: { 6: 3, 7: 13 } });
    expect(look(game)).toMatchObject({ phase: 'decide', may_stop: false });
    refuses(game, { do: 'stop' });
    const before = look(game);
    obey(game, { do: 'time' });
    expect(look(game)).toEqual(before);
    obey(game, { do: 'roll', dice: [3, 3, 3, 4] });
    obey(game, { do: 'choose', columns: [6] });
    obey(game, { do: 'time' });
    expect(look(game)).toMatchObject({ phase: 'over', winner: 0 });
  });

  it('claimed_markers stay leaves dead markers where they are', () => {
    const stays = { claimed_markers: 'stay' as const };
    const game = position({ seats: 2, rules: stays, runners: { 7: 13 }, markers: [{}, { 7: 4 }] });
    obey(game, { do: 'stop' });
    expect(look(game).markers).toEqual([{ 7: 13 }, { 7: 4 }]);
  });

  it('most_columns allows only the widest moves', () => {
    const rules = { pairing_choice: 'most_columns' as const };
    expect(movesFor({ rules }, [2, 2, 5, 5])).toEqual([[4, 10]]);
    expect(movesFor({ rules, claimed: { 4: 0 } }, [2, 2, 5, 5])).toEqual([[10], [7, 7]]);
    expect(movesFor({ rules, runners: { 6: 1, 8: 1 } }, [1, 2, 3, 4])).toEqual([[4, 6]]);
    const game = position({ rules });
    obey(game, { do: 'roll', dice: [2, 2, 5, 5] });
    refuses(game, { do: 'choose', columns: [7, 7] });
  });

  it('auto_stop_on_win stops right after the winning move, before bets, and not where a stop is barred', () => {
    const play = (rules: Partial<HouseRules>, throws: number, rival: Record<number, number>) => {
      const game = position({
        seats: 2,
        winColumns: 1,
        rules: { auto_stop_on_win: true, ...rules },
        markers: [{}, rival],
        runners: { 6: 3, 7: 12 },
        throws,
      });
      obey(game, { do: 'roll', dice: [3, 4, 2, 4] });
      obey(game, { do: 'choose', columns: [6, 7] });
      return look(game);
    };
    expect(play({}, 1, {})).toMatchObject({ phase: 'over', winner: 0 });
    expect(play({ betting: true }, 1, { 5: 1 })).toMatchObject({ phase: 'over', winner: 0 });
    expect(play({ occupied: 'reroll' }, 1, { 6: 4 }).phase).toBe('decide');
    expect(play({ betting: true, bet_min_third_throw: true }, 1, { 5: 1 }).phase).toBe('bet');
    expect(play({ betting: true, bet_min_third_throw: true }, 1, {}).phase).toBe('decide');
    expect(play({ betting: true, bet_min_third_throw: true }, 2, { 5: 1 }).phase).toBe('over');
  });

  it('a void throw counts neither as a throw nor as a bust, and with rethrow_die the others stay', () => {
    const throwOnce = (cocked_die: HouseRules['cocked_die']) => {
      const game = position({ rules: { cocked_die } });
      refuses(game, { do: 'void' });
      obey(game, { do: 'roll', dice: [3, 4, 5, 5] });
      return game;
    };
    for (const cocked_die of ['rethrow_all', 'rethrow_die', 'count_if_readable'] as const) {
      const game = throwOnce(cocked_die);
      obey(game, { do: 'void' });
      expect(look(game)).toMatchObject({ phase: 'roll', throws: 0, rolls: 1, choices: [] });
      obey(game, { do: 'roll', dice: [1, 1, 1, 1] });
    }
    const all = throwOnce('rethrow_all');
    for (const die of [0, 5, 1.5]) refuses(all, { do: 'void', die });
    obey(all, { do: 'void', die: 2 });
    obey(all, { do: 'roll', dice: [1, 1, 1, 1] });
    const one = throwOnce('rethrow_die');
    obey(one, { do: 'void', die: 2 });
    refuses(one, { do: 'roll', dice: [3, 5, 4, 4] });
    obey(one, { do: 'roll', dice: [5, 5, 3, 6] });
    expect(look(one)).toMatchObject({ phase: 'choose', throws: 1, rolls: 2 });
    refuses(throwOnce('count_if_readable'), { do: 'void', die: 1 });
  });

  it('the dice that stay are forgotten at a stop', () => {
    const game = position({ seats: 2, rules: { cocked_die: 'rethrow_die' }, runners: { 7: 3 } });
    obey(game, { do: 'roll', dice: [3, 4, 5, 5] });
    obey(game, { do: 'void', die: 1 });
    expect(look(game)).toMatchObject({ phase: 'decide', throws: 1, may_stop: true });
    obey(game, { do: 'stop' });
    obey(game, { do: 'roll', dice: [1, 1, 1, 1] });
    expect(look(game)).toMatchObject({ phase: 'choose', seat: 1 });
  });

  it('the turn clock plays the first listed choice, then stops, and runs nowhere else', () => {
    const game = position({ seats: 2, rules: { turn_clock: 30 } });
    refuses(game, { do: 'time' });
    obey(game, { do: 'roll', dice: [3, 4, 5, 6] });
    obey(game, { do: 'time' });
    expect(look(game).runners).toEqual({ 7: 1, 11: 1 });
    obey(game, { do: 'time' });
    expect(look(game)).toMatchObject({ phase: 'roll', seat: 1, markers: [{ 7: 1, 11: 1 }, {}] });
    const clockless = position({ runners: { 7: 1 } });
    refuses(clockless, { do: 'time' });
  });
});

describe('the Rule of 28 with its two readings of a double', () => {
  const doubleOn7 = (r28_double: HouseRules['r28_double'], more: Partial<HouseRules> = {}) => {
    const game = position({ rules: { r28_double, ...more } });
    obey(game, { do: 'roll', dice: [3, 3, 4, 4] });
    obey(game, { do: 'choose', columns: [7, 7] });
    return game;
  };

  it('a placing double on 7 counts 3, or 4 when the whole placing throw is doubled (T47)', () => {
    expect(ruleOf28(doubleOn7('first_step'))).toBe(3);
    const game = doubleOn7('placing_roll');
    expect(ruleOf28(game)).toBe(4);
    obey(game, { do: 'roll', dice: [3, 3, 4, 4] });
    obey(game, { do: 'choose', columns: [7, 7] });
    expect(ruleOf28(game)).toBe(6);
  });

  it('a placing single counts the same under both', () => {
    for (const r28_double of ['first_step', 'placing_roll'] as const) {
      const game = position({ rules: { r28_double } });
      obey(game, { do: 'roll', dice: [1, 6, 6, 6] });
      obey(game, { do: 'choose', columns: [7, 12] });
      expect(ruleOf28(game)).toBe(14);
    }
  });
});

describe('putting the board', () => {
  const rules = { betting: true };
  it('drops dice, bets and owings and goes on from the board', () => {
    const game = called({ markers: [{}, { 5: 2, 9: 2 }] });
    obey(game, {
      do: 'set',
      position: { markers: [{ 3: 1 }, { 5: 1 }], claimed: { 7: 1 }, seat: 1, runners: { 5: 4 }, throws: 2 },
    });
    expect(look(game)).toMatchObject({
      phase: 'decide',
      seat: 1,
      throws: 2,
      markers: [{ 3: 1 }, { 5: 1, 7: 13 }],
      claimed: { 7: 1 },
      runners: { 5: 4 },
      climbed: { 5: 3 },
      bets: [null, null],
    });
  });

  it.each<[string, Extract<OracleOrder, { do: 'set' }>['position'], Partial<HouseRules>]>([
    ['a seat is missing', { markers: [{}] }, {}],
    ['there is no such space', { markers: [{ 2: 4 }, {}] }, {}],
    ['a top is taken that nobody claimed', { markers: [{ 2: 3 }, {}] }, {}],
    ['a rival is left in a claimed column', { markers: [{}, { 7: 2 }], claimed: { 7: 0 } }, {}],
    ['the claimer is not on the top', { markers: [{ 7: 2 }, {}], claimed: { 7: 0 } }, {}],
    ['there is no such seat', { markers: [{}, {}], seat: 2 }, {}],
    ['four runners are out', { markers: [{}, {}], runners: { 2: 1, 3: 1, 4: 1, 5: 1 } }, {}],
    ['a runner stands on the own marker', { markers: [{ 7: 4 }, {}], runners: { 7: 4 } }, {}],
    ['a runner is in a claimed column', { markers: [{}, {}], claimed: { 7: 1 }, runners: { 7: 4 } }, {}],
    ['it climbed more than it can', { markers: [{ 7: 4 }, {}], runners: { 7: 6 }, climbed: { 7: 3 } }, {}],
    ['nothing climbed there', { markers: [{}, {}], climbed: { 7: 3 } }, {}],
    ['somebody has won already', { markers: [{}, {}], claimed: { 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 } }, rules],
    ['nobody can lose a turn', { markers: [{}, {}], skips: [false, true] }, {}],
  ])('is refused when %s', (_why, told, house) => {
    const game = newGame({ seats: 2, first: 0, rules: house });
    refuses(game, { do: 'set', position: told });
  });

  it('takes dead markers where they stay, and lost turns where there is betting', () => {
    const dead = newGame({ seats: 2, first: 0, rules: { claimed_markers: 'stay' } });
    obey(dead, { do: 'set', position: { markers: [{ 7: 13 }, { 7: 2 }], claimed: { 7: 0 } } });
    expect(look(dead).markers).toEqual([{ 7: 13 }, { 7: 2 }]);
    const lost = newGame({ seats: 2, first: 0, rules });
    obey(lost, { do: 'set', position: { markers: [{}, {}], skips: [false, true], runners: { 7: 1 } } });
    obey(lost, { do: 'stop' });
    expect(look(lost)).toMatchObject({ seat: 0, skips: [false, false], turns: [1, 0] });
  });
});
