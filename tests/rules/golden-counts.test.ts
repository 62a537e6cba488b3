/** Golden counts of named positions (tests/fixtures/positions.txt): the judge against them, and the oracle as well. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bustWays } from '../../src/odds/bust.ts';
import { at } from '../kit/given.ts';
import { judgedOutcomes, oracleGame, oracleOutcomes } from '../kit/perft.ts';

const rows = readFileSync(new URL('../fixtures/positions.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [name = '', position = '', ...counts] = line.split(' | ');
    return { name, position, counts: counts.map((text) => text.split('/').map(Number)) };
  });

/** Outcomes of a position after each number of rolls, in the form of the fixture. */
const told = ({ outcomes, busts }: { outcomes: number; busts: number }) => [outcomes, busts];

/** The oracle is slow on purpose: it follows three rolls only where at most this many outcomes lie behind them. */
const ORACLE_MOST = 2_000_000_000;

describe('everything that can come of one, two and three rolls', () => {
  test('is counted for nine named positions', () => {
    expect(rows).toHaveLength(9);
    expect(rows.every(({ counts }) => counts.length === 3)).toBe(true);
  });

  test.each(rows)('from $name is what the judge allows', ({ position, counts }) => {
    expect([1, 2, 3].map((depth) => told(judgedOutcomes(at(position), depth)))).toEqual(counts);
  });

  test.each(rows)('from $name is what the oracle allows', ({ position, counts }) => {
    const within = counts.filter(([outcomes = 0]) => outcomes <= ORACLE_MOST);
    const game = oracleGame(at(position));
    expect(within.map((_, index) => told(oracleOutcomes(game, index + 1)))).toEqual(within);
  });

  test.each(rows)('from $name begins with the bust count of the odds', ({ position, counts }) => {
    expect(bustWays(at(position))).toBe(counts[0]?.[1]);
  });
});
