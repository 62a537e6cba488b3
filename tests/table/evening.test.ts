/** Who leads: read off the games that were played to their end, whatever was taken back on the way. */
import { describe, expect, test } from 'vitest';
import type { Evening } from '../../src/table/evening.ts';
import { eveningOf, finishedGames } from '../../src/table/evening.ts';
import type { Order } from '../../src/table/order.ts';
import { wonGame } from '../kit/told-evening.ts';
import { begin, roll, tableAfter, undo } from '../kit/told.ts';

const PAIR = ['Ana', 'Ben'];
const evening = (...orders: readonly Order[]): Evening => eveningOf(finishedGames(tableAfter(orders).moment));
const told = ({ ranking }: Evening) =>
  ranking.map(({ place, player, games, wins, columns }) => [place, player.name, games, wins, columns]);

describe('the ranking', () => {
  test('counts wins, then columns; those who are level share a place', () => {
    expect(told(evening(...wonGame(['Ana', 'Ben', 'Cleo'], 0)))).toEqual([
      [1, 'Ana', 1, 1, 3],
      [2, 'Ben', 1, 0, 1],
      [3, 'Cleo', 1, 0, 0],
    ]);
    expect(told(evening(...wonGame(PAIR, 0), ...wonGame(PAIR, 1)))).toEqual([
      [1, 'Ana', 2, 1, 4],
      [1, 'Ben', 2, 1, 4],
    ]);
  });

  test('knows people by their names wherever they sit, in the colours of the newest game', () => {
    const turned = evening(...wonGame(PAIR, 0), ...wonGame(['ben', 'ANA'], 1));
    expect(told(turned)).toEqual([
      [1, 'ANA', 2, 2, 6],
      [2, 'ben', 2, 0, 2],
    ]);
    expect(turned.ranking[0]?.player.colour).toBe('blue');
  });

  test('counts a computer player’s wins as nobody’s of the same name', () => {
    const [first, ...rest] = wonGame(PAIR, 0);
    if (first?.do !== 'begin') throw new Error('a game begins first');
    const botted: Order = { ...first, seats: [{ name: 'ana', bot: 'champion' }, { name: 'Ben' }] };
    const both = evening(...wonGame(PAIR, 0), botted, ...rest, ...wonGame(PAIR, 1));
    expect(told(both)).toEqual([
      [1, 'Ben', 3, 1, 5],
      [2, 'Ana', 2, 1, 4],
      [3, 'ana', 1, 1, 3],
    ]);
    expect(both.ranking.map(({ player }) => player.bot)).toEqual([null, null, 'champion']);
  });

  test('leaves out games that go on, were broken off, or were played alone', () => {
    expect(evening(begin(...PAIR), roll(3, 4, 3, 4))).toEqual({ games: 0, ranking: [] });
    expect(evening(...wonGame(PAIR, 0), begin(...PAIR), roll(3, 4, 3, 4)).games).toBe(1);
    expect(evening(...wonGame(PAIR, 0).slice(0, -1), ...wonGame(PAIR, 1)).games).toBe(1);
    expect(evening(...wonGame(['Ana'], 0))).toEqual({ games: 0, ranking: [] });
  });

  test('[K08] loses a win that is taken back, also from the game after it', () => {
    expect(evening(...wonGame(PAIR, 0), undo).games).toBe(0);
    expect(evening(...wonGame(PAIR, 0), begin(...PAIR), undo, undo).games).toBe(0);
    expect(evening(...wonGame(PAIR, 0), undo, { do: 'redo' }).games).toBe(1);
  });

  test('is empty at a bare table', () => {
    expect(evening()).toEqual({ games: 0, ranking: [] });
  });
});
