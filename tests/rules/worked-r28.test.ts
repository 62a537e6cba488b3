/** The rulebook's worked examples of the Rule of 28 (T45 to T57) under both readings of a double (3.1). */
import { describe, expect, test } from 'vitest';
import { ruleOf28, STOP_AT, sumOf } from '../../src/odds/rule-of-28.ts';
import type { AskedOptions } from '../../src/rules/options.ts';
import type { Position } from '../../src/rules/position.ts';
import { choose, roll } from '../kit/bet-turn.ts';
import { board, given } from '../kit/given.ts';

const count = (game: Parameters<typeof ruleOf28>[0]) => sumOf(ruleOf28(game));

/** Runners with these steps climbed this turn. */
const climbing = (climbed: Record<number, number>, rules: AskedOptions = {}) =>
  count(board({ markers: [{}, {}], runners: climbed }, 2, rules));

describe('the Rule of 28', () => {
  test.each([
    ['T45 a fresh runner on 7', { 7: 1 }, 2],
    ['T46 a fresh runner on 12', { 12: 1 }, 12],
    ['T47 two steps on 7', { 7: 2 }, 3],
    ['T48 fresh runners on 6, 7 and 8', { 6: 1, 7: 1, 8: 1 }, 10],
    ['T49 three, four and three steps', { 6: 3, 7: 4, 8: 3 }, 21],
    ['T50 four, five and five steps: stop', { 6: 4, 7: 5, 8: 5 }, STOP_AT],
    ['T51 all odd', { 5: 2, 7: 3, 9: 2 }, 24],
    ['T52 all even', { 6: 4, 8: 4, 10: 1 }, 26],
    ['T53 all even on one side', { 2: 1, 4: 1, 6: 1 }, 26],
    ['T54 all odd on the lower side, the 7 with them', { 3: 1, 5: 1, 7: 1 }, 24],
    ['T55 all odd on the upper side, the 7 with them', { 7: 1, 9: 1, 11: 1 }, 24],
    ['T57 both sides, both parities', { 2: 1, 3: 1, 12: 1 }, 34],
  ])('%s count %j as %i', (_, climbed, points) => {
    expect(climbing(climbed)).toBe(points);
  });

  test('no adjustment before the third runner is out', () => {
    expect(climbing({ 3: 1, 5: 1 })).toBe(16);
  });
});

describe('r28_double', () => {
  const played = (rules: AskedOptions, position: Partial<Position> = {}) =>
    given(board({ markers: [{}, {}], ...position }, 2, rules)).when(roll(3, 3, 4, 4), choose(7, 7)).game;
  const both = (position: Partial<Position> = {}, rules: AskedOptions = {}) =>
    ['first_step', 'placing_roll'].map((r28_double) => count(played({ ...rules, r28_double }, position)));

  test('T47 a placing double on 7 counts 3, with placing_roll 4', () => {
    expect(both()).toEqual([3, 4]);
  });

  test('only the roll that places is doubled', () => {
    const again = ['first_step', 'placing_roll'].map((r28_double) =>
      count(given(played({ r28_double })).when(roll(3, 3, 4, 4), choose(7, 7)).game),
    );
    expect(again).toEqual([5, 6]);
  });

  test('a placing above the own marker is a placing like any other, and banked steps count nothing', () => {
    expect(both({ markers: [{ 7: 6 }, {}] })).toEqual([3, 4]);
  });

  test('a double cut at the top counts one step', () => {
    expect(both({ markers: [{ 7: 12 }, {}] })).toEqual([2, 2]);
  });

  test('a double on a runner that is out already is no placing', () => {
    expect(both({ runners: { 7: 3 }, climbed: { 7: 1 } })).toEqual([4, 4]);
  });

  test('an entry of three steps counts three, with placing_roll all of them twice', () => {
    expect(both({}, { empty_double: 'three' })).toEqual([4, 6]);
  });

  test('skipped spaces count as climbed', () => {
    expect(both({ markers: [{}, { 7: 1 }] }, { occupied: 'skip' })).toEqual([4, 6]);
  });
});
