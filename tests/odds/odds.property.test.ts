/** The odds room against counting: every figure must be what playing out all 1,296 rolls gives. */
import { describe, expect, it } from 'vitest';
import { bustWays, bustWaysAfter, columnWays } from '../../src/odds/bust.ts';
import { ruleOf28, sumOf } from '../../src/odds/rule-of-28.ts';
import { choicesFor, choicesOf } from '../../src/rules/choices.ts';
import { COLUMNS, columnsOf } from '../../src/rules/column.ts';
import type { Game } from '../../src/rules/game.ts';
import { isTopped } from '../../src/rules/runners.ts';
import { afterCommand, judgedGame, judgedLook } from '../kit/judged.ts';
import { walkHouses } from '../kit/house-walk.ts';
import * as oracle from '../kit/oracle.ts';
import { nextAct, temperOf } from '../kit/random-play.ts';
import { seeded, seedOr, type Seeded } from '../kit/seeded.ts';

const POSITIONS = 5000;
const ORACLE_EVERY = 10;
const seed = seedOr(1296);

/** Random reachable positions before a roll: a few from each of many random games. */
function* reachable(count: number, chance: Seeded): Generator<Game> {
  let given = 0;
  for (let gameNumber = 0; given < count; gameNumber++) {
    const temper = temperOf(gameNumber, chance, 0);
    let game = judgedGame(temper.seats, temper.first, temper.winColumns);
    while (game.phase !== 'over' && given < count) {
      if (game.phase !== 'choose' && chance.chance(0.12)) {
        given += 1;
        yield game;
      }
      const next = afterCommand(game, nextAct(judgedLook(game), temper, chance));
      if (next === null) throw new Error('a sensible act was refused');
      game = next;
    }
  }
}

/** Every roll by itself, and the rolls that differ only in the order of their dice taken together. */
const singly = oracle.everyRoll().map((dice) => ({ dice, ways: 1 }));
const together = oracle.distinctRolls();

/** What the rules' own choices give, roll by roll. */
function counted(game: Game, rolls: typeof singly): { bust: number; columns: Record<number, number> } {
  let bust = 0;
  const columns: Record<number, number> = Object.fromEntries(COLUMNS.map((column) => [column, 0]));
  for (const { dice, ways } of rolls) {
    const choices = choicesFor(game, dice);
    if (choices.length === 0) bust += ways;
    for (const column of new Set(choices.flat())) columns[column]! += ways;
  }
  return { bust, columns };
}

/** The same position on the oracle's table. */
function onTheOraclesTable(game: Game): oracle.OracleGame {
  const { win_columns, ...rules } = game.options;
  return oracle.putPosition({
    seats: game.markers.length,
    winColumns: win_columns,
    rules,
    seat: game.seat,
    markers: game.markers.map((own) => ({ ...own })),
    claimed: { ...game.claimed },
    runners: { ...game.runners },
    climbed: { ...game.climbed },
    throws: game.throws,
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

describe('the odds', () => {
  it(`of ${POSITIONS} random reachable positions are what the choices for all 1,296 rolls give`, () => {
    const met = { byRunners: [0, 0, 0, 0], topped: 0, claimed: 0, bustless: 0, certainBusts: 0, byOracle: 0 };
    const bustsMet = new Set<number>();
    let at = 0;
    for (const game of reachable(POSITIONS, seeded(seed))) {
      const { bust, columns } = counted(game, at % ORACLE_EVERY === 0 ? singly : together);
      const where = `seed ${seed}, position ${at}: ${JSON.stringify(judgedLook(game))}`;
      if (bustWays(game) !== bust) throw new Error(`${where} busts ${bust}, the odds say ${bustWays(game)}`);
      expect(columnWays(game), where).toEqual(columns);
      if (at % ORACLE_EVERY === 0) {
        const table = onTheOraclesTable(game);
        expect(oracle.bustCount(table), where).toBe(bust);
        for (const column of COLUMNS) expect(oracle.columnCount(table, column), where).toBe(columns[column]);
        met.byOracle += 1;
      }
      at += 1;
      bustsMet.add(bust);
      met.byRunners[columnsOf(game.runners).length]! += 1;
      if (columnsOf(game.runners).some((column) => isTopped(game, column))) met.topped += 1;
      if (columnsOf(game.claimed).length > 0) met.claimed += 1;
      if (bust === 0) met.bustless += 1;
      if (bust === singly.length) met.certainBusts += 1;
    }
    print(`odds, seed ${seed}: ${at} positions, ${bustsMet.size} different counts, ${JSON.stringify(met)}`);
    expect(at).toBe(POSITIONS);
    expect(Math.min(...met.byRunners, met.topped, met.claimed, met.bustless)).toBeGreaterThan(100);
    expect(bustsMet.size).toBeGreaterThan(100);
  });

  it('under house rules are what the oracle counts, for the next roll and after each choice', () => {
    const chance = seeded(seed + 2);
    const met = { positions: 0, choices: 0 };
    const values = new Set<string>();
    walkHouses(seed, 160, 120, {
      position(game, where) {
        if (!chance.chance(game.phase === 'choose' ? 0.02 : 0.03)) return;
        if ((game.phase === 'roll' || game.phase === 'decide') && game.kept === null) {
          met.positions += 1;
          const table = onTheOraclesTable(game);
          expect(bustWays(game), where).toBe(oracle.bustCount(table));
          const ways = columnWays(game);
          for (const column of COLUMNS) {
            expect(ways[column], `${where}, column ${column}`).toBe(oracle.columnCount(table, column));
          }
        }
        for (const choice of choicesOf(game)) {
          met.choices += 1;
          const table = onTheOraclesTable({ ...game, throws: game.throws - 1 });
          oracle.roll(table, [...(game.dice ?? [])]);
          oracle.choose(table, [...choice]);
          if (table.phase === 'decide')
            expect(bustWaysAfter(game, choice), where).toBe(oracle.bustCount(table));
        }
        for (const name of ['occupied', 'empty_double', 'pairing_choice', 'claimed_markers'] as const) {
          values.add(`${name}=${game.options[name]}`);
        }
      },
    });
    print(`odds under house rules, seed ${seed}: ${JSON.stringify(met)}`);
    expect(Math.min(met.positions, met.choices)).toBeGreaterThan(100);
    expect(values.size).toBe(9);
  });

  it('while dice stay beside a cocked one count the throws of that one alone', () => {
    let compared = 0;
    walkHouses(seed + 4, 160, 120, {
      position(game, where) {
        const { kept } = game;
        if (kept === null || (game.phase !== 'roll' && game.phase !== 'decide')) return;
        const offered = [1, 2, 3, 4, 5, 6].map((face) => {
          const rolled = afterCommand(game, { do: 'roll', dice: [...kept, face] });
          return rolled?.phase === 'choose' ? choicesOf(rolled).flat() : [];
        });
        expect(kept, where).toHaveLength(3);
        expect(bustWays(game), where).toBe(216 * offered.filter((columns) => columns.length === 0).length);
        const ways = columnWays(game);
        for (const column of COLUMNS)
          expect(ways[column], `${where}, column ${column}`).toBe(
            216 * offered.filter((columns) => columns.includes(column)).length,
          );
        compared += 1;
      },
    });
    expect(compared).toBeGreaterThan(20);
  });

  it('after each choice on offer, and the Rule of 28, are what the oracle finds by making the choice', () => {
    const chance = seeded(seed + 1);
    let compared = 0;
    for (const game of reachable(1500, chance)) {
      const waiting = afterCommand(game, { do: 'roll', dice: chance.dice() });
      if (waiting === null) throw new Error('a roll was refused');
      const where = `seed ${seed}: ${JSON.stringify(judgedLook(waiting))}`;
      for (const choice of choicesOf(waiting)) {
        const table = onTheOraclesTable(game);
        oracle.roll(table, [...(waiting.dice ?? [])]);
        oracle.choose(table, [...choice]);
        expect(bustWaysAfter(waiting, choice), where).toBe(oracle.bustCount(table));
        const chosen = afterCommand(waiting, { do: 'choose', columns: choice });
        if (chosen === null) throw new Error(`an offered choice was refused: ${where}`);
        expect(sumOf(ruleOf28(chosen)), where).toBe(oracle.ruleOf28(table));
        compared += 1;
      }
    }
    print(`odds after a choice, seed ${seed}: ${compared} choices`);
    expect(compared).toBeGreaterThan(1500);
  });
});
