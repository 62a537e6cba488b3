/**
 * A turn with bets on it, for the judge: seat on turn moves its second throw, the bets are laid, and the turn ends. The
 * player's runners are on 6, 7 and 8, so that four ones are a bust.
 */
import type { Game } from '../../src/rules/game.ts';
import type { AskedOptions } from '../../src/rules/options.ts';
import type { Position } from '../../src/rules/position.ts';
import { board, given } from './given.ts';

export interface Laid {
  readonly seat: number;
  readonly side: 'make' | 'blow';
  readonly discs: number;
}

export const roll = (...dice: number[]) => ({ do: 'roll' as const, dice });
export const choose = (...columns: number[]) => ({ do: 'choose' as const, columns });
export const stop = { do: 'stop' as const };
export const settle = (seat: number, spaces: Record<string, number>) => ({
  do: 'settle' as const,
  seat,
  spaces,
});
/** Ends a turn with runners on 6, 7 and 8. */
export const bust = roll(1, 1, 1, 1);

/** The second throw is moved; with anybody to bet the bets are called. */
export function secondMove(position: Position, rules: AskedOptions = {}): Game {
  const start = board({ runners: { 6: 1, 8: 1 }, throws: 1, ...position }, position.markers.length, {
    betting: true,
    ...rules,
  });
  return given(start).when(roll(3, 4, 3, 4), choose(7, 7)).game;
}

/** The bets are in. */
export function betsIn(position: Position, bets: readonly Laid[], rules: AskedOptions = {}): Game {
  const called = secondMove(position, rules);
  return bets.length === 0
    ? called
    : given(called).when(...bets.map((bet) => ({ do: 'bet' as const, ...bet }))).game;
}
