/** A roll that is lost for certain is never better than stopping, and a lone game ends at every target. */
import { describe, expect, test } from 'vitest';
import { createAdvice } from '../../src/advice/advice.ts';
import { mindOf } from '../../src/advice/champion/seated.ts';
import { readNets } from '../../src/advice/champion/weights.ts';
import { seedChance } from '../../src/advice/fast/chance.ts';
import { newFastGame } from '../../src/advice/fast/game.ts';
import { playGame } from '../../src/advice/fast/play.ts';
import { WEIGHTS } from '../../src/host/weights.ts';
import { at } from '../kit/given.ts';

const advice = createAdvice(WEIGHTS);

describe('three runners on the top: the next roll busts for certain', () => {
  test.each([
    ['alone at target 11', '- - 0 decide 3 - 6:11+11,7:13+13,9:9+9 0 3 win_columns=11'],
    ['alone at target 8', '- - 0 decide 3 - 2:3+3,7:13+13,12:3+3 0 3 win_columns=8'],
    ['against a rival at target 6', '-/- - 0 decide 3 - 6:11+11,7:13+13,9:9+9 0,0 3 win_columns=6'],
    ['late against a rival', '4:6/5:8,8:10 3=1,10=1 0 decide 3 - 2:3+3,11:5+5,12:3+3 3,3 9 win_columns=6'],
  ])('%s stopping comes first and the roll is worth no more', (_, position) => {
    const game = at(position);
    const [best, other] = advice.values(game) ?? [];
    expect([best?.act.do, other?.act.do, other?.bust]).toEqual(['stop', 'roll', 1296]);
    const worth = (one: typeof best) => one?.win ?? -(one?.turns ?? NaN);
    expect(worth(other)).toBeLessThanOrEqual(worth(best));
    const asked = { player: 'champion', seat: 0, chance: () => 0, watched: 'champion' } as const;
    expect(advice.decide(game, asked)?.act).toEqual({ do: 'stop' });
  });
});

test.each([8, 9, 10, 11])('a lone champion ends its games at target %i', (target) => {
  const game = newFastGame(1, target);
  const mind = mindOf('champion', readNets(WEIGHTS), 1, target);
  for (let number = 0; number < 2; number += 1) {
    expect(playGame(game, [mind], 0, seedChance(20_261_301, number))).toBe(0);
    expect(game.turns[0]).toBeLessThan(1000);
  }
});
