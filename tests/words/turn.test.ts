import { describe, expect, test } from 'vitest';
import { ruleOf28 } from '../../src/odds/rule-of-28.ts';
import type { Position } from '../../src/rules/position.ts';
import type { AskedOptions } from '../../src/rules/options.ts';
import { stopBar } from '../../src/rules/stop.ts';
import { awaitedWords, claimsWords, rollNumberWords, sumWords, wonWords } from '../../src/words/turn.ts';
import { tableAfter, told } from '../kit/told.ts';

describe('what is awaited', () => {
  test.each([
    ['fresh', 'first roll'],
    ['choose', 'roll 1: choose a pairing'],
    ['crowded', 'roll 4: choose a pairing'],
    ['decide', 'roll, or stop'],
    ['bare', ''],
  ] as const)('in the situation "%s" it is "%s"', (situation, words) => {
    expect(awaitedWords(told(situation).screen.view)).toBe(words);
  });
});

describe('the Rule of 28', () => {
  const counted = (
    runners: Position['runners'],
    rules: AskedOptions = {},
    rival: Position['runners'] = {},
  ) => {
    const table = tableAfter([
      { do: 'begin', seats: [{ name: 'Ana' }, { name: 'Ben' }], first: 0, rules },
      { do: 'set', position: { markers: [{}, rival ?? {}], runners } },
    ]);
    const { game } = table.moment!;
    return sumWords(ruleOf28(game), { runners: game.runners, must_roll: stopBar(game)?.code ?? null });
  };

  test('has nothing to count without runners', () => {
    expect(counted({})).toBeNull();
  });

  test('is shown as the sum that it is, and says roll on below 28', () => {
    expect(counted({ 6: 2, 7: 2, 8: 2 })).toEqual({ sum: '6 + 3 + 6', total: 15, says: 'roll on' });
  });

  test('of one runner is a single figure, not a sum', () => {
    expect(counted({ 7: 1 })).toEqual({ sum: '', total: 2, says: 'roll on' });
  });

  test('names its adjustments, the one that is taken off too', () => {
    expect(counted({ 3: 1, 5: 1, 7: 1 })).toEqual({
      sum: '10 + 6 + 2 + 2 (all odd) + 4 (one side)',
      total: 24,
      says: 'roll on',
    });
    expect(counted({ 6: 1, 8: 1, 10: 1 })).toEqual({
      sum: '4 + 4 + 8 − 2 (all even)',
      total: 14,
      says: 'roll on',
    });
  });

  test('says stop at 28 with three runners out, and not with fewer', () => {
    expect(counted({ 6: 4, 7: 1, 8: 7 })).toMatchObject({ total: 28, says: 'stop' });
    expect(counted({ 6: 4, 7: 1, 8: 6 })).toMatchObject({ total: 26, says: 'roll on' });
    expect(counted({ 2: 2, 12: 2 })).toMatchObject({ total: 36, says: 'roll on' });
  });

  test('says stop with a runner on a top, whatever the count: there is something to claim, or no roll left to win', () => {
    expect(counted({ 6: 11, 7: 13, 8: 11 })?.says).toBe('stop');
    expect(counted({ 12: 3 })?.says).toBe('stop');
    expect(counted({ 2: 3, 3: 5 }, { win_columns: 2 })?.says).toBe('stop');
  });

  test('says roll on where stopping is barred', () => {
    expect(counted({ 6: 4, 7: 1, 8: 7 }, { occupied: 'reroll' }, { 7: 1 })?.says).toBe('roll on');
  });
});

test('how far a seat has come is told in columns', () => {
  expect([claimsWords(0, 3), claimsWords(1, 1)]).toEqual(['0 of 3 columns claimed', '1 of 1 column claimed']);
});

test('the winner wins with the columns that are claimed', () => {
  const { claimed, winner } = told('won').screen.view;
  expect(wonWords(claimed, winner ?? -1)).toBe('wins with 2, 7 and 8');
});

test('the last roll is told by its number in the game, by which it can be corrected', () => {
  expect(rollNumberWords({ roll: 12, outcome: 'chosen' })).toBe('roll 12');
  expect(rollNumberWords({ roll: 12, outcome: 'busted' })).toBe('roll 12, a bust');
});
