/** The oracle by itself, betting: it must read section 4 of the rulebook rightly before it may judge anything else. */
import { describe, expect, it } from 'vitest';
import { Illegal, copyOf, look, newGame, obey, putPosition, type OracleLook } from '../kit/oracle.ts';
import { called, ended, refuses, type Lay } from '../kit/oracle/bet-turns.ts';
import { position } from '../kit/oracle/positions.ts';

/** One rival with these squares and this bet; what a bystander sees after the turn. */
function afterBet(
  squares: Record<number, number>,
  side: Lay['side'],
  discs: number,
  end: 'stop' | 'bust',
): OracleLook {
  return look(ended({ markers: [{}, squares] }, [{ seat: 1, side, discs }], end));
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
