/** The worked examples of the rulebook through the real program, `npm run -s referee`, all in one run. */
import { expect, test } from 'vitest';
import { workedCases } from '../../fixtures/worked-cases.ts';
import { npmReferee } from '../../kit/line-process.ts';
import { playCase } from '../../kit/worked-play.ts';

test(`the line program plays the rulebook’s ${workedCases.length} worked examples one after the other`, async () => {
  const program = await npmReferee();
  for (const worked of workedCases) await playCase(program, worked);
  expect(await program.end()).toBe(0);
});
