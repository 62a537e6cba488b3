/**
 * Golden counts, the perft of this game: everything that can come of so many rolls in a row, each roll with its weight out
 * of 1,296. A branch ends with its bust. Once through the judge, once through the oracle.
 */
import { choicesOf } from '../../src/rules/choices.ts';
import type { Game } from '../../src/rules/game.ts';
import { makePosition } from '../../src/rules/notation.ts';
import { afterCommand } from './judged.ts';
import * as oracle from './oracle.ts';

/** Weighted outcomes after all rolls, and how many of them came to an end by a bust at the last roll. */
export interface Outcomes {
  readonly outcomes: number;
  readonly busts: number;
}

const rolls = oracle.distinctRolls();

/** Outcomes through the judge: roll, then each choice on offer, `depth` times. */
export function judgedOutcomes(game: Game, depth: number, known = new Map<string, Outcomes>()): Outcomes {
  const name = `${depth} ${makePosition({ ...game, rolls: 0, throws: 0 }, { secrets: true })}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  let outcomes = 0;
  let busts = 0;
  for (const { dice, ways } of rolls) {
    const rolled = afterCommand(game, { do: 'roll', dice });
    if (rolled === null)
      throw new Error(`the judge refuses a roll in ${makePosition(game, { secrets: true })}`);
    if (rolled.phase !== 'choose') {
      outcomes += ways;
      if (depth === 1) busts += ways;
      continue;
    }
    for (const columns of choicesOf(rolled)) {
      const chosen = afterCommand(rolled, { do: 'choose', columns });
      if (chosen === null)
        throw new Error(`the judge refuses its own choice in ${makePosition(rolled, { secrets: true })}`);
      const after = depth === 1 ? ONE : judgedOutcomes(chosen, depth - 1, known);
      outcomes += ways * after.outcomes;
      busts += ways * after.busts;
    }
  }
  const counted = { outcomes, busts };
  known.set(name, counted);
  return counted;
}

/** The same through the oracle. */
export function oracleOutcomes(
  game: oracle.OracleGame,
  depth: number,
  known = new Map<string, Outcomes>(),
): Outcomes {
  const name = `${depth} ${JSON.stringify(oracle.look(game).runners)}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  let outcomes = 0;
  let busts = 0;
  for (const { dice, ways } of rolls) {
    const rolled = oracle.copyOf(game);
    oracle.roll(rolled, [...dice]);
    if (rolled.phase !== 'choose') {
      outcomes += ways;
      if (depth === 1) busts += ways;
      continue;
    }
    for (const columns of oracle.choices(rolled)) {
      const chosen = oracle.copyOf(rolled);
      oracle.choose(chosen, columns);
      const after = depth === 1 ? ONE : oracleOutcomes(chosen, depth - 1, known);
      outcomes += ways * after.outcomes;
      busts += ways * after.busts;
    }
  }
  const counted = { outcomes, busts };
  known.set(name, counted);
  return counted;
}

const ONE: Outcomes = { outcomes: 1, busts: 0 };

/** The same position on the oracle's table. */
export function oracleGame(game: Game): oracle.OracleGame {
  return oracle.putPosition({
    seats: game.markers.length,
    winColumns: game.options.win_columns,
    seat: game.seat,
    markers: game.markers.map((own) => plain(own)),
    claimed: plain(game.claimed),
    runners: plain(game.runners),
    climbed: plain(game.climbed),
    throws: game.throws,
  });
}

function plain(map: object): Record<number, number> {
  return Object.fromEntries(Object.entries(map).map(([column, value]) => [column, Number(value)]));
}
