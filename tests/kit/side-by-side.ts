/**
 * One game on two tables: the program's judge and the oracle are asked the same, and held against each other after every
 * command. It knows no rule; it only tells where the two differ first.
 */
import type { Command } from '../../src/rules/command.ts';
import type { Game } from '../../src/rules/game.ts';
import { afterCommand, judgedLook } from './judged.ts';
import { Illegal, look, obey, type OracleGame, type OracleLook, type OracleOrder } from './oracle.ts';

/** The two tables, what both show, and what was asked so far. */
export interface SideBySide {
  judged: Game;
  readonly oracle: OracleGame;
  seen: OracleLook;
  readonly told: OracleOrder[];
}

/** Sets the two tables side by side; tells how they differ when they do so from the start. */
export function sideBySide(judged: Game, oracle: OracleGame): SideBySide | string {
  const seen = judgedLook(judged);
  return same(seen, look(oracle))
    ? { judged, oracle, seen, told: [] }
    : `they begin differently:${shown(seen, oracle)}`;
}

/** Asks both; tells whether the order was accepted, or in words how the two differ. */
export function ask(pair: SideBySide, order: OracleOrder): boolean | string {
  pair.told.push(order);
  const command: Command = order;
  const next = afterCommand(pair.judged, command);
  const accepted = oracleDoes(pair.oracle, order);
  if ((next !== null) !== accepted) {
    return `the judge ${next === null ? 'refuses' : 'accepts'}, the oracle does not:${shown(pair.seen, pair.oracle)}`;
  }
  // Refused by both: the judge changes nothing by its nature, and what the oracle might have changed shows next time.
  if (next === null) return false;
  pair.judged = next;
  pair.seen = judgedLook(next);
  return same(pair.seen, look(pair.oracle)) ? true : `they see:${shown(pair.seen, pair.oracle)}`;
}

/** The oracle does the order; false when it is illegal. Anything but `Illegal` is a fault of the oracle itself. */
function oracleDoes(game: OracleGame, order: OracleOrder): boolean {
  try {
    obey(game, order);
    return true;
  } catch (fault) {
    if (fault instanceof Illegal) return false;
    throw fault;
  }
}

/** Whether two looks are equal to the last field: plain data only, so that a simple walk through both will do. */
function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  // A long list is mostly the same text as well, and text is compared faster.
  if (Array.isArray(one) && one.length > 16 && JSON.stringify(one) === JSON.stringify(other)) return true;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  for (const name of names) {
    if (!(name in other) || !same(Reflect.get(one, name), Reflect.get(other, name))) return false;
  }
  return true;
}

function shown(judged: OracleLook, oracle: OracleGame): string {
  return `\n judge  ${JSON.stringify(judged)}\n oracle ${JSON.stringify(look(oracle))}`;
}
