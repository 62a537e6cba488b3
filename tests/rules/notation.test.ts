/** The one-line notation of a position: how each field is written, and what cannot be read. */
import { describe, expect, test } from 'vitest';
import { makePosition, parsePosition } from '../../src/rules/notation.ts';
import { at, given } from '../kit/given.ts';

describe('a position in one line', () => {
  test('holds markers, claims, seat, phase, throws, dice, runners, turns, rolls and options', () => {
    const game = at('2:3,7:5/9:1/- 2=0 1 choose 2 3146 6:3+2,9:4+3 4,3,3 27 win_columns=2');
    expect(game).toMatchObject({
      markers: [{ 2: 3, 7: 5 }, { 9: 1 }, {}],
      claimed: { 2: 0 },
      seat: 1,
      phase: 'choose',
      throws: 2,
      dice: [3, 1, 4, 6],
      runners: { 6: 3, 9: 4 },
      climbed: { 6: 2, 9: 3 },
      turns: [4, 3, 3],
      rolls: 27,
      winner: null,
    });
    expect(game.options).toMatchObject({ win_columns: 2, game: 'classic' });
  });

  test('names the winner by the seat on turn', () => {
    expect(at('-/2:3,6:11,8:11 2=1,6=1,8=1 1 over 3 - - 4,4 20 -').winner).toBe(1);
  });

  test('writes a roll in the order of its dice', () => {
    given('-/- - 0 roll 0 - - 0,0 0 -')
      .when({ do: 'roll', dice: [3, 1, 4, 6] })
      .leads('-/- - 0 choose 1 3146 - 0,0 1 -');
  });
});

const whole = '2:3,7:5/9:1 2=0 1 choose 2 3146 6:3+2 4,3 27 win_columns=2';

describe('damaged text', () => {
  test('is damaged from a text that can be read', () => {
    expect(makePosition(at(whole), { secrets: true })).toBe(whole);
  });

  test.each([
    ['nothing', '', 'ten fields, not 1'],
    ['a field too few', '-/- - 0 roll 0 - - 0,0 0', 'ten fields, not 9'],
    ['a field too many', '-/- - 0 roll 0 - - 0,0 0 - -', 'the field -'],
    ['two spaces', '-/-  - 0 roll 0 - - 0,0 0 -', 'claimed'],
    ['five seats on a board', '-/-/-/-/- - 0 roll 0 - - 0,0,0,0,0 0 -', 'options'],
    ['a seat without its field', '-/ - 0 roll 0 - - 0,0 0 -', 'markers'],
    ['a column that does not exist', '13:1/- - 0 roll 0 - - 0,0 0 -', 'markers'],
    ['a step above the top', '2:4/- - 0 roll 0 - - 0,0 0 -', 'markers'],
    ['a step below the first', '2:0/- - 0 roll 0 - - 0,0 0 -', 'markers'],
    ['a column twice', '2:1,2:2/- - 0 roll 0 - - 0,0 0 -', 'markers'],
    ['columns out of order', '7:1,2:1/- - 0 roll 0 - - 0,0 0 -', 'markers'],
    ['a column with a leading zero', '07:1/- - 0 roll 0 - - 0,0 0 -', 'markers'],
    ['a step with a leading zero', '7:01/- - 0 roll 0 - - 0,0 0 -', 'markers'],
    ['an owner that is not there', '-/- 2=2 0 roll 0 - - 0,0 0 -', 'claimed'],
    ['a claim without an owner', '-/- 2= 0 roll 0 - - 0,0 0 -', 'claimed'],
    ['a seat that is not there', '-/- - 2 roll 0 - - 0,0 0 -', 'seat'],
    ['a seat that is no number', '-/- - x roll 0 - - 0,0 0 -', 'seat'],
    ['a phase that does not exist', '-/- - 0 rolls 0 - - 0,0 0 -', 'phase'],
    ['throws below nothing', '-/- - 0 roll -1 - - 0,0 0 -', 'throws'],
    ['a throw too large to count', '-/- - 0 roll 1000000000 - - 0,0 0 -', 'throws'],
    ['three dice', '-/- - 0 choose 1 314 - 0,0 1 -', 'dice'],
    ['a die that shows 7', '-/- - 0 choose 1 3147 - 0,0 1 -', 'dice'],
    ['a choice without dice', '-/- - 0 choose 1 - - 0,0 1 -', 'dice'],
    ['dice without a choice', '-/- - 0 roll 1 3146 - 0,0 1 -', 'dice'],
    ['a runner without its climb', '-/- - 0 decide 1 - 7:1 0,0 1 -', 'runners'],
    ['a climb longer than the way', '-/- - 0 decide 1 - 7:1+2 0,0 1 -', 'runners'],
    ['a climb of nothing', '-/- - 0 decide 1 - 7:1+0 0,0 1 -', 'runners'],
    ['four runners', '-/- - 0 decide 1 - 5:1+1,6:1+1,7:1+1,8:1+1 0,0 1 -', 'runners'],
    ['turns of another number of seats', '-/- - 0 roll 0 - - 0 0 -', 'turns'],
    ['a turn that is no number', '-/- - 0 roll 0 - - 0,x 0 -', 'turns'],
    ['rolls that are no number', '-/- - 0 roll 0 - - 0,0 1e3 -', 'rolls'],
    ['an option that does not exist', '-/- - 0 roll 0 - - 0,0 0 speed=2', 'options'],
    ['an option without a value', '-/- - 0 roll 0 - - 0,0 0 win_columns', 'options'],
    ['an option with two values', '-/- - 0 roll 0 - - 0,0 0 win_columns=2=2', 'options'],
    ['an option at its default', '-/- - 0 roll 0 - - 0,0 0 win_columns=3', 'options'],
    ['more columns to win than the seats allow', '-/- - 0 roll 0 - - 0,0 0 win_columns=7', 'options'],
    ['options that exclude each other', '-/- - 0 roll 0 - - 0,0 0 betting=true,occupied=skip', 'options'],
  ])('with %s is refused', (_, text, where) => {
    expect(parsePosition(text)).toEqual({ ok: false, where });
  });
});
