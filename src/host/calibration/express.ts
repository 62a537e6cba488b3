/** What the player of Express scores, beside splits by chance. */

import { rankSplits } from '../../advice/express.ts';
import { below, type Chance, seedChance } from '../../advice/fast/chance.ts';
import { EMPTY_SHEET, markSheet, type Sheet, sheetScore } from '../../rules/express/sheet.ts';
import { type Split, splitsFor } from '../../rules/express/split.ts';

type Pick = (sheet: Sheet, dice: readonly number[], chance: Chance) => Split | undefined;

const DICE = 5;

/** Mean scores of so many sheets each, their standard errors, and the lower end of the 95 % interval of the difference. */
export function expressFigures(games: number, seed: number) {
  const best = scores(games, seed, (sheet, dice) => rankSplits(sheet, dice, 'unique')[0]?.split);
  const any = scores(games, seed, (sheet, dice, chance) => {
    const splits = splitsFor(sheet, dice, 'unique');
    return splits[below(chance, splits.length)];
  });
  const difference = best.mean - any.mean;
  const low = difference - 1.96 * Math.hypot(best.error, any.error);
  const figures = ({ mean, error }: Scores) => ({
    mean_score: Number(mean.toFixed(1)),
    standard_error: Number(error.toFixed(1)),
  });
  return { games, player: figures(best), by_chance: figures(any), difference_low: Number(low.toFixed(1)) };
}

interface Scores {
  readonly mean: number;
  readonly error: number;
}

function scores(games: number, seed: number, pick: Pick): Scores {
  const all = Array.from({ length: games }, (_, number) => scoreOf(seedChance(seed, number), pick));
  const mean = all.reduce((sum, score) => sum + score, 0) / games;
  const variance = all.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, games - 1);
  return { mean, error: Math.sqrt(variance / games) };
}

function scoreOf(chance: Chance, pick: Pick): number {
  let sheet = EMPTY_SHEET;
  while (!sheet.out) {
    const dice = Array.from({ length: DICE }, () => 1 + below(chance, 6));
    const split = pick(sheet, dice, chance);
    if (split === undefined) throw new RangeError('A throw without a split.');
    sheet = markSheet(sheet, split.free ? null : split.fifth, split.rows);
  }
  return sheetScore(sheet);
}
