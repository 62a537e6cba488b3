/** What the odds cost: the known figure of a position, the first look at it, and counting through the rules' choices. */
import { bench, describe } from 'vitest';
import { bustWays, columnWays } from '../../src/odds/bust.ts';
import { bitOf, WEIGHTED_ROLLS } from '../../src/odds/rolls.ts';
import { choicesFor } from '../../src/rules/choices.ts';
import { COLUMNS } from '../../src/rules/column.ts';
import { isPlayable } from '../../src/rules/runners.ts';
import { at } from '../kit/given.ts';

const game = at('2:1,7:5/3:2,8:4,12:3 12=1 0 decide 2 - 6:3+2,7:7+2 4,4 20 -');

describe('the bust count of a position', () => {
  bench('as the view asks for it', () => {
    bustWays(game);
  });
  bench('added up over the 126 distinct rolls', () => {
    const open = COLUMNS.reduce((set, column) => (isPlayable(game, column) ? set | bitOf(column) : set), 0);
    WEIGHTED_ROLLS.reduce((sum, roll) => (roll.totals & open ? sum : sum + roll.ways), 0);
  });
  bench('counted through the choices of the rules', () => {
    WEIGHTED_ROLLS.reduce((sum, roll) => (choicesFor(game, roll.dice).length > 0 ? sum : sum + roll.ways), 0);
  });
  bench('each column’s own chance, all eleven', () => {
    columnWays(game);
  });
});
