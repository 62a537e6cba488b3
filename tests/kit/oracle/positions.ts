/** Short ways to say a position and a move to the oracle, for tests whose subject is the oracle itself. */
import { choices, choose, look, putPosition, roll, type OracleGame, type OracleLook } from '../oracle.ts';

export type Told = Parameters<typeof putPosition>[0];

/** A position with one player unless told otherwise. */
export function position(told: Partial<Told>): OracleGame {
  return putPosition({ seats: 1, ...told });
}

/** The moves for a roll, as a set: in ascending order of their columns. */
export function movesFor(told: Partial<Told>, dice: number[]): number[][] {
  const game = position(told);
  roll(game, dice);
  return inOrder(choices(game));
}

function inOrder(moves: number[][]): number[][] {
  return [...moves].sort((one, other) => one.length - other.length || one[0]! - other[0]!);
}

/** What a bystander sees after this roll and this move. */
export function after(told: Partial<Told>, dice: number[], columns: number[]): OracleLook {
  const game = position(told);
  roll(game, dice);
  choose(game, columns);
  return look(game);
}

/** Claims of these columns by one seat. */
export function claimsOf(columns: readonly number[], seat = 0): Record<number, number> {
  return Object.fromEntries(columns.map((column) => [column, seat]));
}

/** Pieces in these columns, each on the space told for its column. */
export function at(columns: readonly number[], space: (column: number) => number): Record<number, number> {
  return Object.fromEntries(columns.map((column) => [column, space(column)]));
}
