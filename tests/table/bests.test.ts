/** Best solitaire results: read off the finished games, each player's own. */
import { describe, expect, test } from 'vitest';
import { bestsOf } from '../../src/table/bests.ts';
import type { Order } from '../../src/table/order.ts';
import { wonGame } from '../kit/told-evening.ts';
import { tableAfter, undo } from '../kit/told.ts';

const bests = (...orders: readonly Order[]) =>
  bestsOf(tableAfter(orders).moment).map(({ name, columns, games }) => [name, columns, games]);

/** Somebody alone wins with a computer player's hands. */
function botted(name: string): readonly Order[] {
  const [first, ...rest] = wonGame([name], 0);
  if (first?.do !== 'begin') throw new Error('a game begins first');
  return [{ ...first, seats: [{ name, bot: 'champion' }] }, ...rest];
}

describe('the best results', () => {
  test('are counted by player, however the name is written, and lose a win that is taken back', () => {
    expect(bests(...wonGame(['Ana'], 0), ...wonGame(['Ben'], 0), ...wonGame(['ANA'], 0))).toEqual([
      ['Ana', 3, 2],
      ['Ben', 3, 1],
    ]);
    expect(bests(...wonGame(['Ana'], 0), undo)).toEqual([]);
  });

  test('of a person are no computer player’s of the same name, nor the other way round', () => {
    expect(bests(...botted('Ana'), ...wonGame(['Ana'], 0))).toEqual([['Ana', 3, 1]]);
    expect(bests(...wonGame(['Ana'], 0), ...wonGame(['Ana'], 0), ...botted('Ana'))).toEqual([['Ana', 3, 1]]);
  });
});
