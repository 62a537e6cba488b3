/** The Rule of 28 as a player (rules 3.2, 3.3): what it chooses, when it stops, how it bets. */
import { describe, expect, test } from 'vitest';
import { createAdvice } from '../../src/advice/advice.ts';
import { COUNTING_PLAYERS, rankChoices, stopReason } from '../../src/advice/players/counting.ts';
import { rankActs } from '../../src/advice/ranked-acts.ts';
import { betOn } from '../../src/advice/rule-of-28.ts';
import type { Game } from '../../src/rules/game.ts';
import { WEIGHTS } from '../../src/host/weights.ts';
import { at } from '../kit/given.ts';

const advice = createAdvice(WEIGHTS);
const advise = (game: Game) => rankActs(advice, 'rule-of-28', game);

/** Two seats, seat 0 to decide with these runners. */
const decides = (runners: string, markers = '-/-', claimed = '-', options = '-') =>
  at(`${markers} ${claimed} 0 decide 3 - ${runners} 0,0 3 ${options}`);

describe('the choice', () => {
  test('T59: of 3-4-5-6 with nothing out it takes 9 + 9 before 7 + 11 and 8 + 10', () => {
    const ranked = rankChoices('rule-of-28', at('-/- - 0 choose 1 3456 - 0,0 1 -'));
    expect(
      ranked.map(({ choice, points }) => [choice.join('+'), Math.round((points ?? 0) * 10) / 10]),
    ).toEqual([
      ['9+9', 11.2],
      ['7+11', 5.7],
      ['8+10', 1.4],
    ]);
  });

  test('pays for the last free runner once, and for a rival far up the column', () => {
    const alone = rankChoices('rule-of-28', at('-/- - 0 choose 2 1111 3:1+1,12:1+1 0,0 2 -'))[0];
    const rivalled = rankChoices('rule-of-28', at('-/2:2 - 0 choose 2 1111 3:1+1,12:1+1 0,0 2 -'))[0];
    // 2 + 2: two of three steps, a new runner and the last one; then a rival on step 2 of 3.
    expect(alone?.points).toBeCloseTo(200 / 3 - 20 + 3 * 0 - 10);
    expect((alone?.points ?? 0) - (rivalled?.points ?? 0)).toBeCloseTo((25 * 2) / 3);
  });
});

describe('the decision', () => {
  const stops = (game: Game) => stopReason(COUNTING_PLAYERS['rule-of-28'], game).stops;

  test('T58: with two runners, any count and none on top it throws', () => {
    expect(stops(decides('3:4+4,11:4+4'))).toBe(false);
  });

  test.each([
    ['T50: 28 stops', '6:4+4,7:5+5,8:5+5', true],
    ['T49: 21 throws', '6:3+3,7:4+4,8:3+3', false],
    ['T52: 26 after the evens’ bonus throws', '6:4+4,8:4+4,10:1+1', false],
    ['T57: 34 stops', '2:1+1,3:1+1,12:1+1', true],
  ])('%s with three runners out', (_, runners, does) => {
    expect(stops(decides(runners))).toBe(does);
  });

  test('stops on a top, with two runners out and with three', () => {
    expect(stops(decides('2:3+1,7:1+1,8:1+1', '2:2/-'))).toBe(true);
    expect(stops(decides('2:3+1,7:1+1', '2:2/-'))).toBe(true);
  });

  test('stops when stopping wins, whatever the count', () => {
    const wins = decides('2:3+1,7:1+1,8:1+1', '2:2,3:5,12:3/-', '3=0,12=0');
    expect(stopReason(COUNTING_PLAYERS['rule-of-28'], wins)).toEqual({
      stops: true,
      reason: { why: 'wins' },
    });
  });

  test('rolls where a house rule bars the stop', () => {
    const barred = decides('6:4+4,7:5+5,8:5+5', '-/7:5', '-', 'occupied=reroll');
    expect(advise(barred)?.map(({ act }) => act.do)).toEqual(['roll']);
  });
});

test('it bets one disc: Make It when the next roll survives with more than 3/5, else Blow It', () => {
  expect(betOn(decides('6:1+1,7:1+1,8:1+1'))).toEqual({ side: 'make', discs: 1 });
  expect(betOn(decides('2:1+1,3:1+1,12:1+1'))).toEqual({ side: 'blow', discs: 1 });
});

test('there is no advice where nothing is to be chosen, decided or bet', () => {
  expect(advise(at('-/- 2=0 0 over 3 - - 3,2 9 win_columns=1'))).toBeNull();
});
