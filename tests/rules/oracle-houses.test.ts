/** The oracle by itself, beyond the base game: it must read betting, house rules, start and Express rightly too. */
import { describe, expect, it } from 'vitest';
import {
  Illegal,
  brokenExpressRules,
  copyOf,
  fifthsFor,
  look,
  newGame,
  obey,
  putPosition,
  rowScore,
  ruleOf28,
  splitsFor,
  type HouseRules,
  type OracleGame,
  type OracleLook,
  type OracleOrder,
} from '../kit/oracle.ts';
import { movesFor, position, type Told } from '../kit/oracle/positions.ts';

type Lay = { seat: number; side: 'make' | 'blow'; discs: number };

/** Seat 0 moves its second throw, so that the bets are called. */
function called(told: Partial<Told>): OracleGame {
  const game = putPosition({
    seats: 2,
    runners: { 6: 1, 8: 1 },
    throws: 1,
    ...told,
    rules: { betting: true, ...told.rules },
  });
  obey(game, { do: 'roll', dice: [3, 4, 3, 4] });
  obey(game, { do: 'choose', columns: [7, 7] });
  return game;
}

/** The same, the bets laid, and the turn ended by a stop (made) or a bust (blown). */
function ended(told: Partial<Told>, bets: Lay[], end: 'stop' | 'bust'): OracleGame {
  const game = called(told);
  for (const bet of bets) obey(game, { do: 'bet', ...bet });
  if (end === 'stop') obey(game, { do: 'stop' });
  else obey(game, { do: 'roll', dice: [1, 1, 1, 1] });
  return game;
}

/** One rival with these squares and this bet; what a bystander sees after the turn. */
function afterBet(
  squares: Record<number, number>,
  side: Lay['side'],
  discs: number,
  end: 'stop' | 'bust',
): OracleLook {
  return look(ended({ markers: [{}, squares] }, [{ seat: 1, side, discs }], end));
}

function refuses(game: OracleGame, order: OracleOrder): void {
  const before = JSON.stringify(look(game));
  expect(() => obey(game, order)).toThrow(Illegal);
  expect(JSON.stringify(look(game))).toBe(before);
}

describe('betting', () => {
  it('a right Blow It of 3 with rooms 6 and 6 may be split in four ways (T60)', () => {
    const game = ended({ markers: [{}, { 6: 4, 9: 2 }] }, [{ seat: 1, side: 'blow', discs: 3 }], 'bust');
    expect(look(game)).toMatchObject({
      phase: 'settle',
      seat: 0,
      owing: { 1: { spaces: 3, forward: true } },
      splits: [{ 6: 3 }, { 6: 2, 9: 1 }, { 6: 1, 9: 2 }, { 9: 3 }],
      bets: [null, { side: 'blow', discs: 3 }],
      runners: {},
    });
    refuses(game, { do: 'settle', seat: 0, spaces: { 6: 1, 9: 2 } });
    refuses(game, { do: 'settle', seat: 1, spaces: { 6: 1, 9: 1 } });
    refuses(game, { do: 'settle', seat: 1, spaces: { 6: 1, 9: 3 } });
    refuses(game, { do: 'settle', seat: 1, spaces: { 6: 1, 7: 2 } });
    refuses(game, { do: 'settle', seat: 1, spaces: { 6: 1.5, 9: 1.5 } });
    obey(game, { do: 'settle', seat: 1, spaces: { 6: 1, 9: 2 } });
    expect(look(game)).toMatchObject({
      phase: 'roll',
      seat: 1,
      markers: [{}, { 6: 5, 9: 4 }],
      owing: {},
      splits: [],
      bets: [null, null],
    });
  });

  it('squares one step below the top have no room: a right bet of 5 moves nothing (T61)', () => {
    expect(afterBet({ 7: 12, 2: 2, 12: 2 }, 'make', 5, 'stop')).toMatchObject({
      phase: 'roll',
      seat: 1,
      markers: [
        { 6: 1, 7: 2, 8: 1 },
        { 7: 12, 2: 2, 12: 2 },
      ],
      skips: [false, false],
    });
  });

  it('a wrong Make It of 3 pays six of seven spaces and loses no turn (T63)', () => {
    const game = ended({ markers: [{}, { 8: 4, 3: 3 }] }, [{ seat: 1, side: 'make', discs: 3 }], 'bust');
    expect(look(game)).toMatchObject({
      owing: { 1: { spaces: 6, forward: false } },
      splits: [
        { 3: 3, 8: 3 },
        { 3: 2, 8: 4 },
      ],
    });
    const other = copyOf(game);
    obey(game, { do: 'settle', seat: 1, spaces: { 3: 3, 8: 3 } });
    expect(look(game)).toMatchObject({ seat: 1, markers: [{}, { 8: 1 }], skips: [false, false] });
    obey(other, { do: 'settle', seat: 1, spaces: { 8: 4, 3: 2 } });
    expect(look(other)).toMatchObject({ seat: 1, markers: [{}, { 3: 1 }], skips: [false, false] });
  });

  it('a wrong Blow It that takes exactly all squares loses no turn (T64)', () => {
    expect(afterBet({ 5: 3, 4: 2 }, 'blow', 5, 'stop')).toMatchObject({
      phase: 'roll',
      seat: 1,
      markers: [{ 6: 1, 7: 2, 8: 1 }, {}],
      skips: [false, false],
    });
  });

  it('a wrong Make It that wants more than there is takes all and the next turn, once (T65)', () => {
    const game = ended({ markers: [{}, { 5: 3, 4: 2 }] }, [{ seat: 1, side: 'make', discs: 3 }], 'bust');
    expect(look(game)).toMatchObject({ phase: 'roll', seat: 0, markers: [{}, {}], skips: [false, false] });
    expect(look(game).turns).toEqual([1, 0]);
  });

  it('a seat that loses its turn is passed over when it comes up, not before', () => {
    const game = ended({ seats: 3, markers: [{}, { 3: 1 }, { 5: 1 }] }, threeBets, 'stop');
    expect(look(game)).toMatchObject({ phase: 'roll', seat: 1, skips: [false, false, true] });
    obey(game, { do: 'roll', dice: [1, 2, 3, 4] });
    obey(game, { do: 'choose', columns: [5, 5] });
    obey(game, { do: 'stop' });
    expect(look(game)).toMatchObject({ phase: 'roll', seat: 0, skips: [false, false, false] });
    expect(look(game).turns).toEqual([1, 1, 0]);
  });
  const threeBets: Lay[] = [
    { seat: 2, side: 'blow', discs: 2 },
    { seat: 1, side: 'make', discs: 1 },
  ];

  it('a stop that wins pays nothing and the bets are void (T68)', () => {
    const game = ended(
      {
        winColumns: 1,
        runners: { 6: 11, 8: 1 },
        markers: [{}, { 5: 3, 9: 4 }],
      },
      [{ seat: 1, side: 'make', discs: 3 }],
      'stop',
    );
    expect(look(game)).toMatchObject({
      phase: 'over',
      winner: 0,
      markers: [
        { 6: 11, 7: 2, 8: 1 },
        { 5: 3, 9: 4 },
      ],
    });
  });

  it('a bust on the second throw sees no bets (T69)', () => {
    const game = position({
      seats: 2,
      rules: { betting: true },
      markers: [{}, { 5: 3 }],
      runners: { 6: 1, 7: 1, 8: 1 },
      throws: 1,
    });
    obey(game, { do: 'roll', dice: [1, 1, 1, 1] });
    expect(look(game)).toMatchObject({ phase: 'roll', seat: 1, bets: [null, null] });
  });

  it('payoffs start at the left of the player (T71)', () => {
    const two = { 5: 1, 9: 1 };
    const game = putPosition({
      seats: 4,
      seat: 2,
      rules: { betting: true },
      markers: [two, two, {}, two],
      runners: { 6: 1, 8: 1 },
      throws: 1,
    });
    obey(game, { do: 'roll', dice: [3, 4, 3, 4] });
    obey(game, { do: 'choose', columns: [7, 7] });
    for (const seat of [0, 3, 1]) obey(game, { do: 'bet', seat, side: 'blow', discs: 1 });
    obey(game, { do: 'roll', dice: [1, 1, 1, 1] });
    for (const seat of [3, 0, 1]) {
      for (const other of [0, 1, 2, 3].filter((one) => one !== seat)) {
        refuses(game, { do: 'settle', seat: other, spaces: { 5: 1 } });
      }
      obey(game, { do: 'settle', seat, spaces: { 9: 1 } });
    }
    expect(look(game)).toMatchObject({ phase: 'roll', seat: 3 });
  });

  it('the target is five, four or three columns by the number of players (T73)', () => {
    const targets = [2, 3, 4].map(
      (seats) => newGame({ seats, first: 0, rules: { betting: true } }).agreement.winColumns,
    );
    expect(targets).toEqual([5, 4, 3]);
  });

  it('three players cannot play for five columns (T74)', () => {
    expect(() => newGame({ seats: 3, first: 0, winColumns: 5, rules: { betting: true } })).toThrow(Illegal);
  });

  it('bets are called once, right after the second move, of those with a square in an open column (B1, B5, B21)', () => {
    const game = called({
      seats: 4,
      claimed: { 2: 1 },
      markers: [{}, {}, { 5: 1 }, { 9: 1 }],
      skips: [false, false, false, true],
    });
    expect(look(game)).toMatchObject({ phase: 'bet', may_stop: false, bets: [null, null, null, null] });
    for (const seat of [0, 1, 3, 4, -1]) refuses(game, { do: 'bet', seat, side: 'blow', discs: 1 });
    for (const discs of [0, 6, 1.5]) refuses(game, { do: 'bet', seat: 2, side: 'blow', discs });
    refuses(game, { do: 'stop' });
    refuses(game, { do: 'roll', dice: [1, 1, 1, 1] });
    refuses(game, { do: 'void' });
    obey(game, { do: 'bet', seat: 2, side: 'make', discs: 5 });
    expect(look(game)).toMatchObject({ phase: 'decide', may_stop: true, bets: [null, null, 'in', null] });
    refuses(game, { do: 'bet', seat: 2, side: 'make', discs: 5 });
    obey(game, { do: 'roll', dice: [3, 4, 3, 4] });
    obey(game, { do: 'choose', columns: [7, 7] });
    expect(look(game)).toMatchObject({ phase: 'decide', throws: 3 });
  });

  it('without anybody to bet the call is left out (B25)', () => {
    expect(look(called({ markers: [{}, {}] }))).toMatchObject({ phase: 'decide', throws: 2 });
  });

  it('bet_min_third_throw wants one more throw after the call, and only then (B4)', () => {
    const strict = { bet_min_third_throw: true };
    const game = called({ rules: strict, markers: [{}, { 5: 1 }] });
    obey(game, { do: 'bet', seat: 1, side: 'make', discs: 1 });
    expect(look(game)).toMatchObject({ phase: 'decide', may_stop: false });
    refuses(game, { do: 'stop' });
    obey(game, { do: 'roll', dice: [3, 4, 3, 4] });
    obey(game, { do: 'void' });
    expect(look(game)).toMatchObject({ phase: 'decide', throws: 2, rolls: 2, may_stop: false });
    obey(game, { do: 'roll', dice: [3, 4, 3, 4] });
    obey(game, { do: 'choose', columns: [7, 7] });
    expect(look(game).may_stop).toBe(true);
    expect(look(called({ rules: strict }))).toMatchObject({ phase: 'decide', may_stop: true });
  });

  it('bets on the table are entered after the turn, and not at all after a win (bets_entry: table)', () => {
    const told = { rules: { bets_entry: 'table' as const }, markers: [{}, { 5: 2, 9: 2 }] };
    const game = called(told);
    expect(look(game)).toMatchObject({ phase: 'decide', may_stop: true, bets: [null, null] });
    refuses(game, { do: 'bet', seat: 1, side: 'make', discs: 1 });
    obey(game, { do: 'stop' });
    expect(look(game)).toMatchObject({ phase: 'reveal', seat: 0, runners: {}, throws: 2 });
    refuses(game, { do: 'roll', dice: [3, 4, 3, 4] });
    refuses(game, { do: 'time' });
    obey(game, { do: 'bet', seat: 1, side: 'make', discs: 1 });
    expect(look(game)).toMatchObject({ phase: 'settle', owing: { 1: { spaces: 1, forward: true } } });
    const won = called({ ...told, winColumns: 1, runners: { 6: 11, 8: 1 } });
    obey(won, { do: 'stop' });
    expect(look(won)).toMatchObject({ phase: 'over', winner: 0, bets: [null, null] });
  });

  it('squares in a column that the stop claims neither gain nor pay; a wrong bet without squares loses a turn (B14, B15)', () => {
    for (const claimed_markers of ['remove', 'stay'] as const) {
      const told = {
        runners: { 6: 11, 8: 1 },
        markers: [{}, { 6: 5 }],
        rules: { claimed_markers },
      };
      const wrong = ended(told, [{ seat: 1, side: 'blow', discs: 1 }], 'stop');
      expect(look(wrong)).toMatchObject({ phase: 'roll', seat: 0, skips: [false, false] });
      expect(look(wrong).markers[1]).toEqual(claimed_markers === 'stay' ? { 6: 5 } : {});
      const right = ended(told, [{ seat: 1, side: 'make', discs: 5 }], 'stop');
      expect(look(right)).toMatchObject({ phase: 'roll', seat: 1, skips: [false, false] });
    }
  });

  it('when the bet clock runs out the missing bets are one disc on Blow It (B26)', () => {
    const told = { seats: 3, markers: [{}, { 5: 1 }, { 9: 1 }] };
    refuses(called(told), { do: 'time' });
    const game = called({ ...told, rules: { bet_clock: 20 } });
    obey(game, { do: 'bet', seat: 1, side: 'make', discs: 2 });
    obey(game, { do: 'time' });
    expect(look(game)).toMatchObject({ phase: 'decide', bets: [null, 'in', 'in'] });
    obey(game, { do: 'roll', dice: [1, 1, 1, 1] });
    expect(look(game)).toMatchObject({ phase: 'roll', seat: 2, markers: [{}, {}, { 9: 2 }] });
  });

  it('betting needs two to four players and stacking (B24, B28)', () => {
    for (const occupied of ['skip', 'reroll'] as const) {
      expect(() => newGame({ seats: 2, first: 0, rules: { betting: true, occupied } })).toThrow(Illegal);
    }
    expect(() => newGame({ seats: 1, rules: { betting: true } })).toThrow(Illegal);
    expect(() => newGame({ seats: 5, rules: { betting: true } })).toThrow(Illegal);
  });
});

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
  const express = (
    rules: Partial<HouseRules> = {},
    seats = 1,
    broken?: (typeof brokenExpressRules)[number],
  ) => {
    const wanted = { seats, rules: { game: 'express' as const, ...rules } };
    return newGame(broken === undefined ? wanted : { ...wanted, broken });
  };
  const list = (game: OracleGame, seat: number, lines: Record<number, number>) => {
    game.sheets[seat]!.lines = Object.entries(lines).map(([number, boxes]) => ({ number: +number, boxes }));
  };
  const thrown = (game: OracleGame, ...dice: number[]) => obey(game, { do: 'roll', dice });

  it('both pairs and the fifth die are marked (T75)', () => {
    const game = express();
    thrown(game, 1, 1, 3, 5, 6);
    expect(look(game)).toMatchObject({ phase: 'mark', seat: null });
    refuses(game, { do: 'mark', seat: 0, fifth: 3, pairs: [[1, 5]] });
    refuses(game, {
      do: 'mark',
      seat: 0,
      fifth: 3,
      pairs: [
        [1, 5],
        [3, 6],
      ],
    });
    obey(game, {
      do: 'mark',
      seat: 0,
      fifth: 3,
      pairs: [
        [5, 1],
        [1, 6],
      ],
    });
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
    obey(game, {
      do: 'mark',
      seat: 0,
      fifth: 3,
      pairs: [
        [1, 1],
        [2, 2],
      ],
    });
    expect(look(game).sheets[0]).toEqual({ rows: { 2: 1, 4: 1 }, fifths: { 4: 1, 5: 1, 6: 1 }, out: false });
  });

  it('a listed number that is thrown must be the fifth die (T77)', () => {
    const game = express();
    list(game, 0, { 4: 1, 5: 1, 6: 1 });
    thrown(game, 1, 1, 2, 2, 4);
    expect(fifthsFor(game, game.sheets[0]!)).toEqual([4]);
    refuses(game, {
      do: 'mark',
      seat: 0,
      fifth: 1,
      pairs: [
        [1, 2],
        [2, 4],
      ],
    });
    const other = copyOf(game);
    obey(game, {
      do: 'mark',
      seat: 0,
      fifth: 4,
      pairs: [
        [1, 1],
        [2, 2],
      ],
    });
    expect(look(game).sheets[0]!.rows).toEqual({ 2: 1, 4: 1 });
    obey(other, {
      do: 'mark',
      seat: 0,
      fifth: 4,
      pairs: [
        [1, 2],
        [2, 1],
      ],
    });
    expect(look(other).sheets[0]!.rows).toEqual({ 3: 2 });
  });

  it('the same total twice is two marks (T78)', () => {
    const game = express();
    thrown(game, 5, 5, 6, 4, 2);
    obey(game, {
      do: 'mark',
      seat: 0,
      fifth: 2,
      pairs: [
        [5, 5],
        [6, 4],
      ],
    });
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
    obey(game, { do: 'mark', seat: 0, fifth: 3, pairs });
    expect(look(game)).toMatchObject({ phase: 'mark' });
    expect(look(game).sheets[0]).toEqual({ rows: { 2: 1, 4: 1 }, fifths: { 3: 8, 4: 1, 5: 1 }, out: true });
    obey(game, { do: 'mark', seat: 1, fifth: 3, pairs });
    thrown(game, 6, 1, 1, 2, 2);
    refuses(game, { do: 'mark', seat: 0, fifth: 6, pairs });
    obey(game, { do: 'mark', seat: 1, fifth: 6, pairs });
    expect(look(game)).toMatchObject({ phase: 'roll', turns: [1, 2] });
  });

  it('everybody still marks the throw in which the first goes out, and all_at_first then ends it', () => {
    const game = express({ express_end: 'all_at_first' }, 2);
    list(game, 1, { 3: 7 });
    thrown(game, 3, 1, 2, 3, 4);
    obey(game, {
      do: 'mark',
      seat: 1,
      fifth: 1,
      pairs: [
        [3, 3],
        [2, 4],
      ],
    });
    obey(game, {
      do: 'mark',
      seat: 0,
      fifth: 3,
      pairs: [
        [3, 1],
        [2, 4],
      ],
    });
    expect(look(game)).toMatchObject({ phase: 'roll', winner: null });
    list(game, 1, { 3: 7, 1: 1, 2: 1 });
    thrown(game, 3, 4, 4, 5, 5);
    const pairs = [
      [4, 5],
      [4, 5],
    ];
    obey(game, { do: 'mark', seat: 1, fifth: 3, pairs });
    obey(game, {
      do: 'mark',
      seat: 0,
      fifth: 4,
      pairs: [
        [3, 4],
        [5, 5],
      ],
    });
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

describe('the rules beyond the base game that the oracle can misread', () => {
  const squares = { 5: 3, 9: 3 };
  const bet = (side: Lay['side'], discs: number, end: 'stop' | 'bust', told: Partial<Told> = {}) =>
    look(ended({ markers: [{}, squares], ...told }, [{ seat: 1, side, discs }], end));

  it('make-pays-double pays a wrong Make It once', () => {
    const broken = { broken: 'make-pays-double' as const };
    expect(bet('make', 2, 'bust').owing).toEqual({ 1: { spaces: 4, forward: false } });
    expect(bet('make', 2, 'bust', broken).owing).toEqual({ 1: { spaces: 2, forward: false } });
  });

  it('payoff-not-onto-top and payoff-opens-no-column let more through', () => {
    const game = ended({ markers: [{}, squares] }, [{ seat: 1, side: 'blow', discs: 5 }], 'bust');
    expect(splitsFor(game, 1)).toHaveLength(6);
    game.agreement.broken = 'payoff-opens-no-column';
    expect(splitsFor(game, 1).length).toBeGreaterThan(100);
    const high = ended({ markers: [{}, { 12: 1, 2: 2 }] }, [{ seat: 1, side: 'blow', discs: 1 }], 'bust');
    expect(look(high)).toMatchObject({ phase: 'roll', markers: [{}, { 12: 2, 2: 2 }] });
    const told = { markers: [{}, { 12: 1, 2: 2 }], broken: 'payoff-not-onto-top' as const };
    expect(look(ended(told, [{ seat: 1, side: 'blow', discs: 1 }], 'bust')).splits).toEqual([
      { 2: 1 },
      { 12: 1 },
    ]);
  });

  it('lost-turn-only-when-short, winning-stop-voids-bets and reroll-binds-winning-stop are misread when asked for', () => {
    const exact = { markers: [{}, { 5: 2 }] };
    expect(bet('make', 1, 'bust', exact)).toMatchObject({ seat: 1 });
    expect(bet('make', 1, 'bust', { ...exact, broken: 'lost-turn-only-when-short' })).toMatchObject({
      seat: 0,
    });
    const winning = { winColumns: 1, runners: { 6: 11, 8: 1 }, markers: [{}, { 5: 2 }] };
    const broken = { ...winning, broken: 'winning-stop-voids-bets' as const };
    expect(bet('make', 1, 'stop', winning).markers[1]).toEqual({ 5: 2 });
    expect(bet('make', 1, 'stop', broken)).toMatchObject({
      phase: 'over',
      winner: 0,
      markers: [{}, { 5: 3 }],
    });
    const bound = {
      seats: 2,
      winColumns: 1,
      rules: { occupied: 'reroll' as const },
      runners: { 6: 11, 8: 1 },
      markers: [{}, { 8: 1 }],
    };
    expect(look(position(bound)).may_stop).toBe(false);
    expect(look(position({ ...bound, broken: 'reroll-binds-winning-stop' })).may_stop).toBe(true);
  });

  it('skip-passes-rivals stacks', () => {
    const told = { seats: 2, rules: { occupied: 'skip' as const }, markers: [{}, { 6: 1 }] };
    for (const [broken, space] of [
      [undefined, 3],
      ['skip-passes-rivals', 2],
    ] as const) {
      const game = position(broken === undefined ? told : { ...told, broken });
      obey(game, { do: 'roll', dice: [3, 3, 3, 3] });
      obey(game, { do: 'choose', columns: [6, 6] });
      expect(look(game).runners).toEqual({ 6: space });
    }
  });

  it.each(brokenExpressRules)('%s changes what is marked', (broken) => {
    const pairs = [
      [1, 1],
      [2, 2],
    ];
    const play = (misread: boolean, dice: number[]) => {
      const wanted = { seats: 2, rules: { game: 'express' as const } };
      const game = newGame(misread ? { ...wanted, broken } : wanted);
      game.sheets[0]!.lines = [3, 4, 5].map((number) => ({ number, boxes: 7 }));
      obey(game, { do: 'roll', dice });
      obey(game, { do: 'mark', seat: 0, fifth: dice[0]!, pairs });
      return look(game).sheets[0];
    };
    const dice = broken === 'free-ride-no-mark' ? [6, 1, 1, 2, 2] : [3, 1, 1, 2, 2];
    expect(play(true, dice)).not.toEqual(play(false, dice));
  });
});
