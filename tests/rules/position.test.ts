/** A board put by hand: what is possible is accepted whatever its history, the rest is refused with its reason. */
import { describe, expect, test } from 'vitest';
import { makePosition } from '../../src/rules/notation.ts';
import type { Position } from '../../src/rules/position.ts';
import type { PositionFault } from '../../src/rules/refusal.ts';
import { MOST_THROWS } from '../../src/rules/position.ts';
import { board, fresh, given } from '../kit/given.ts';

const empty = [{}, {}];

const faults: [string, Position, PositionFault][] = [
  ['markers for too few seats', { markers: [{}] }, { fault: 'markers-by-seat', seats: 2 }],
  ['markers for too many seats', { markers: [{}, {}, {}] }, { fault: 'markers-by-seat', seats: 2 }],
  ['a seat that is not there', { markers: empty, seat: 2 }, { fault: 'no-such-seat', seat: 2 }],
  ['half a seat', { markers: empty, seat: 0.5 }, { fault: 'no-such-seat', seat: 0.5 }],
  [
    'a marker below the first step',
    { markers: [{ 2: 0 }, {}] },
    { fault: 'no-such-step', column: 2, step: 0 },
  ],
  ['a marker above the top', { markers: [{ 2: 4 }, {}] }, { fault: 'no-such-step', column: 2, step: 4 }],
  ['a marker between steps', { markers: [{ 2: 1.5 }, {}] }, { fault: 'no-such-step', column: 2, step: 1.5 }],
  [
    'a runner above the top',
    { markers: empty, runners: { 12: 4 } },
    { fault: 'no-such-step', column: 12, step: 4 },
  ],
  [
    'a column claimed by a seat that is not there',
    { markers: empty, claimed: { 8: 2 } },
    { fault: 'claimed-by-nobody', column: 8 },
  ],
  [
    'a claim whose owner stands below the top',
    { markers: [{ 8: 10 }, {}], claimed: { 8: 0 } },
    { fault: 'claim-below-top', column: 8 },
  ],
  [
    'a marker on an unclaimed top',
    { markers: [{}, { 7: 13 }] },
    { fault: 'top-unclaimed', column: 7, seat: 1 },
  ],
  [
    'a rival’s marker in a claimed column',
    { markers: [{}, { 8: 3 }], claimed: { 8: 0 } },
    { fault: 'rival-on-claimed', column: 8, seat: 1 },
  ],
  [
    'a seat that has won already',
    { markers: empty, claimed: { 2: 1, 3: 1, 12: 1 } },
    { fault: 'target-reached', seat: 1 },
  ],
  [
    'four runners',
    { markers: empty, runners: { 5: 1, 6: 1, 7: 1, 8: 1 } },
    { fault: 'too-many-runners', runners: 4 },
  ],
  [
    'a runner in a claimed column',
    { markers: empty, claimed: { 8: 1 }, runners: { 8: 1 } },
    { fault: 'runner-on-claimed', column: 8 },
  ],
  [
    'a runner on the own marker',
    { markers: [{ 7: 5 }, {}], runners: { 7: 5 } },
    { fault: 'runner-not-above-marker', column: 7, marker: 5 },
  ],
  [
    'a climb of nothing',
    { markers: [{ 7: 5 }, {}], runners: { 7: 8 }, climbed: { 7: 0 } },
    { fault: 'bad-climb', column: 7, most: 3 },
  ],
  [
    'a climb from below the own marker',
    { markers: [{ 7: 5 }, {}], runners: { 7: 8 }, climbed: { 7: 4 } },
    { fault: 'bad-climb', column: 7, most: 3 },
  ],
  [
    'a climb without a runner',
    { markers: empty, runners: { 7: 1 }, climbed: { 6: 1 } },
    { fault: 'climb-without-runner', column: 6 },
  ],
  ['throws below nothing', { markers: empty, throws: -1 }, { fault: 'bad-throws', throws: -1 }],
  ['half a throw', { markers: empty, throws: 0.5 }, { fault: 'bad-throws', throws: 0.5 }],
  [
    'more throws than any turn has',
    { markers: empty, throws: MOST_THROWS + 1 },
    { fault: 'bad-throws', throws: MOST_THROWS + 1 },
  ],
  ['a lost turn in a game without bets', { markers: empty, skips: [true, false] }, { fault: 'bad-skips' }],
  ['lost turns for other seats', { markers: empty, skips: [false] }, { fault: 'bad-skips' }],
];

describe('a board put by hand', () => {
  test.each(faults)('is refused with %s', (_, position, why) => {
    given(fresh()).when({ do: 'set', position }).refused({ code: 'bad-position', why });
  });

  test('has a test for every reason to refuse one', () => {
    const shown = new Set(faults.map(([, , { fault }]) => fault));
    const all: Record<PositionFault['fault'], true> = {
      'markers-by-seat': true,
      'no-such-seat': true,
      'no-such-step': true,
      'claimed-by-nobody': true,
      'claim-below-top': true,
      'top-unclaimed': true,
      'rival-on-claimed': true,
      'target-reached': true,
      'too-many-runners': true,
      'runner-on-claimed': true,
      'runner-not-above-marker': true,
      'bad-climb': true,
      'climb-without-runner': true,
      'bad-throws': true,
      'bad-skips': true,
    };
    expect([...shown].sort()).toEqual(Object.keys(all).sort());
  });

  test.each<[string, Position, string]>([
    ['nothing on it: the next roll opens a turn', { markers: empty }, '-/- - 0 roll 0 - - 0,0 0 -'],
    [
      'runners: the turn goes on after one throw, all of it climbed',
      { markers: [{ 7: 2 }, {}], runners: { 6: 3, 7: 5 } },
      '7:2/- - 0 decide 1 - 6:3+3,7:5+3 0,0 0 -',
    ],
    [
      'part of the way climbed this turn',
      { markers: [{ 7: 2 }, {}], runners: { 7: 5 }, climbed: { 7: 1 }, throws: 4 },
      '7:2/- - 0 decide 4 - 7:5+1 0,0 0 -',
    ],
    [
      'a claim, with its owner’s marker left out',
      { markers: [{ 2: 1 }, {}], claimed: { 8: 1 } },
      '2:1/8:11 8=1 0 roll 0 - - 0,0 0 -',
    ],
    [
      'a claim, with its owner’s marker given',
      { markers: [{}, { 8: 11 }], claimed: { 8: 1 } },
      '-/8:11 8=1 0 roll 0 - - 0,0 0 -',
    ],
    ['markers sharing a step', { markers: [{ 7: 5 }, { 7: 5 }], seat: 1 }, '7:5/7:5 - 1 roll 0 - - 0,0 0 -'],
    [
      'three runners, one of them on the top',
      { markers: empty, seat: 1, runners: { 2: 3, 7: 1, 12: 1 } },
      '-/- - 1 decide 1 - 2:3+3,7:1+1,12:1+1 0,0 0 -',
    ],
    ['throws without a runner', { markers: empty, throws: 2 }, '-/- - 0 roll 2 - - 0,0 0 -'],
    ['no lost turns', { markers: empty, skips: [false, false] }, '-/- - 0 roll 0 - - 0,0 0 -'],
    [
      'two claims of each, one short of the target',
      { markers: empty, claimed: { 2: 0, 3: 0, 11: 1, 12: 1 } },
      '2:3,3:5/11:5,12:3 2=0,3=0,11=1,12=1 0 roll 0 - - 0,0 0 -',
    ],
  ])('is accepted with %s', (_, position, notation) => {
    expect(makePosition(board(position), { secrets: true })).toBe(notation);
  });

  test('keeps who is on turn unless a seat is named, and the turns and rolls that were counted', () => {
    given('-/- - 1 roll 0 - - 5,4 23 -')
      .when({ do: 'set', position: { markers: [{ 3: 1 }, {}] } })
      .leads('3:1/- - 1 roll 0 - - 5,4 23 -');
  });

  test('drops the roll that waited for its choice', () => {
    given('-/- - 0 choose 1 3146 - 0,0 1 -')
      .when({ do: 'set', position: { markers: empty } })
      .leads('-/- - 0 roll 0 - - 0,0 1 -');
  });

  test('is told as it now stands, defaults filled in', () => {
    given(fresh())
      .when({ do: 'set', position: { markers: [{ 7: 2 }, {}], claimed: { 8: 1 }, runners: { 7: 4 } } })
      .then({
        is: 'adjusted',
        seat: 0,
        throws: 1,
        markers: [{ 7: 2 }, { 8: 11 }],
        claimed: { 8: 1 },
        runners: { 7: 4 },
        climbed: { 7: 2 },
        skips: [false, false],
      });
  });
});
