/** The help pages: every figure in them is the count of the odds room, and there is no other figure. */
import { expect, test } from 'vitest';
import { bustWaysOf, bustWays } from '../../src/odds/bust.ts';
import { FIGURES } from '../../src/odds/figures.ts';
import { bitOf, ROLLS, WEIGHTED_ROLLS } from '../../src/odds/rolls.ts';
import { COLUMNS } from '../../src/rules/column.ts';
import type { Column } from '../../src/rules/column.ts';
import { freshGame } from '../../src/rules/game.ts';
import { fifthsFor } from '../../src/rules/express/split.ts';
import { DEFAULT_OPTIONS } from '../../src/rules/options.ts';
import { helpPages } from '../../src/words/help.ts';
import { count, percent } from '../../src/words/numbers.ts';

const setOf = (columns: readonly Column[]) => columns.reduce((set, column) => set | bitOf(column), 0);
const text = (target = 3) =>
  helpPages(FIGURES, target)
    .flatMap(({ parts }) => parts.map(({ lead, says }) => `${lead}: ${says}`))
    .join('\n');

test('the figures are those of the odds room', () => {
  const game = freshGame(2, 0, DEFAULT_OPTIONS);
  for (const { columns, ways } of FIGURES.sets) {
    const runners = Object.fromEntries(columns.map((column) => [column, 1]));
    expect(ways).toBe(bustWays({ ...game, runners }));
  }
  for (const { columns, ways } of FIGURES.dead) {
    const claimed = Object.fromEntries(columns.map((column) => [column, 0]));
    expect(ways).toBe(bustWays({ ...game, claimed }));
  }
  for (const { columns, ways } of FIGURES.topped) expect(ways).toBe(bustWaysOf(setOf(columns)));
  for (const column of COLUMNS) expect(FIGURES.columns[column]).toBe(ROLLS - bustWaysOf(bitOf(column)));
});

test('a free ride is counted as the rules give it', () => {
  const sheet = { rows: {}, fifths: { 4: 1, 5: 1, 6: 1 }, out: false };
  const faces = [1, 2, 3, 4, 5, 6];
  let ways = 0;
  for (const a of faces)
    for (const b of faces)
      for (const c of faces)
        for (const d of faces)
          for (const e of faces) if (fifthsFor(sheet, [a, b, c, d, e], 'unique').free) ways += 1;
  expect(FIGURES.freeRide).toEqual({ ways, of: 6 ** 5 });
});

test('the counts that the rulebook gives for these sets are in the pages', () => {
  for (const ways of [104, 115, 136, 190, 276, 728, 228, 213, 171, 302, 834]) {
    expect(text()).toContain(`${count(ways)} of 1,296 rolls (${percent(ways, 1296)})`);
  }
  expect(WEIGHTED_ROLLS.reduce((sum, roll) => sum + roll.ways, 0)).toBe(1296);
});

test('no number in the pages is typed in: each follows from a figure, a column or a length', () => {
  const derived = new Set<string>();
  const tell = (number: number, of = FIGURES.of) => {
    derived.add(count(number));
    derived.add(percent(number, of).replace('\u00a0%', ''));
  };
  for (const list of [FIGURES.sets, FIGURES.dead, FIGURES.topped]) for (const { ways } of list) tell(ways);
  for (const column of COLUMNS) tell(FIGURES.columns[column]);
  tell(FIGURES.freeRide.ways, FIGURES.freeRide.of);
  derived.add(count(FIGURES.of));
  derived.add(String(FIGURES.stopAt));
  for (const column of [2, 7] as const) derived.add(String(FIGURES.steps[column]));
  for (const column of COLUMNS) derived.add(String(column)); // names of columns; 13 and 3 are lengths
  derived.add('13');
  const numbers = text().match(/\d[\d,.]*\d|\d/g) ?? [];
  expect(numbers.length).toBeGreaterThan(40);
  expect(numbers.filter((number) => !derived.has(number))).toEqual([]);
});

test('a figure that was not handed in is a mistake of the program, not a gap in a sentence', () => {
  expect(() => helpPages({ ...FIGURES, sets: [] }, 3)).toThrow('No figure');
});

test('the pages tell the target of this table', () => {
  expect(text(3)).toContain('Three columns win.');
  expect(text(1)).toContain('One column wins.');
});
