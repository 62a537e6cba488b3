/** The oracle by itself: each rule beyond the base game that it can misread is misread only when asked for. */
import { describe, expect, it } from 'vitest';
import { brokenExpressRules, look, newGame, obey, splitsFor } from '../kit/oracle.ts';
import { ended, type Lay } from '../kit/oracle/bet-turns.ts';
import { position, type Told } from '../kit/oracle/positions.ts';

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
