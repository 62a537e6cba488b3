/** Ways to bring the oracle to a turn with bets on it, and to show that it refuses an order and changes nothing. */
import { expect } from 'vitest';
import { Illegal, look, obey, putPosition, type OracleGame, type OracleOrder } from '../oracle.ts';
import type { Told } from './positions.ts';

/** A bet as it is laid. */
export type Lay = { seat: number; side: 'make' | 'blow'; discs: number };

/** Seat 0 moves its second throw, so that the bets are called. */
export function called(told: Partial<Told>): OracleGame {
  const game = putPosition({
    seats: 2,
    runners: { 6: 1, 8: 1 },
    throws: 1,
    ...told,
    rules: { betting: true, ...told.rules },
  });
  obey(game, { do: 'roll', dice: [3, 4, 3, 4] });
  obey(game, { do: 'choose', columns: [7, 7] });
  return game;
}

/** The same, the bets laid, and the turn ended by a stop (made) or a bust (blown). */
export function ended(told: Partial<Told>, bets: Lay[], end: 'stop' | 'bust'): OracleGame {
  const game = called(told);
  for (const bet of bets) obey(game, { do: 'bet', ...bet });
  if (end === 'stop') obey(game, { do: 'stop' });
  else obey(game, { do: 'roll', dice: [1, 1, 1, 1] });
  return game;
}

/** The oracle refuses the order, and everything lies as it lay. */
export function refuses(game: OracleGame, order: OracleOrder): void {
  const before = JSON.stringify(look(game));
  expect(() => obey(game, order)).toThrow(Illegal);
  expect(JSON.stringify(look(game))).toBe(before);
}
