/** The worked examples of the rulebook, played through the commands of the line program. */
import { describe, test } from 'vitest';
import { workedCases } from '../fixtures/worked-cases.ts';
import { lineTable } from '../kit/line.ts';
import { playCase } from '../kit/worked-play.ts';

describe('the rulebook’s worked examples', () => {
  for (const worked of workedCases) {
    test(worked.name, async () => {
      await playCase(await lineTable(), worked);
    });
  }
});
