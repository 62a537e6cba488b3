// A complete game with the keyboard alone, from the names to the win, on a computer that speaks Spanish.
import type { Page } from '@playwright/test';
import { speakAs } from '../../src/words/language.ts';
import { SET_UP_WORDS, seatWords } from '../../src/words/set-up.ts';
import { expect, launch, test } from '../kit/launch.ts';
import { refereeKeys } from '../kit/referee-keys.ts';
import { expectShown, seqShown } from '../kit/shown.ts';
import { wholeGame } from '../kit/whole-game.ts';

test.beforeAll(() => speakAs(() => 'es'));
test.afterAll(() => speakAs(() => 'en'));

/** Walks on with Tab until the name of a seat has the focus. */
async function tabToName(page: Page, seat: number): Promise<void> {
  const name = page
    .getByRole('group', { name: seatWords(seat) })
    .getByRole('textbox', { name: SET_UP_WORDS.name });
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await name.evaluate((field) => field === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to the name of seat ${seat + 1}.`);
}

test('in Spanish the keyboard alone plays a whole game, from the set-up to the win', async ({ data }) => {
  test.setTimeout(300_000);
  const tableside = await launch({ data, env: { LC_ALL: 'es_ES.UTF-8', LANGUAGE: 'es' } });
  const game = wholeGame(['Ana', 'Íñigo'], 12274);
  const desk = await tableside.window('desk');
  const keys = refereeKeys(desk);
  expect(await seqShown(desk)).toBe(0);
  await expect(desk.locator('html')).toHaveAttribute('lang', 'es');

  for (const [seat, name] of ['Ana', 'Íñigo'].entries()) {
    await tabToName(desk, seat);
    await desk.keyboard.press('Control+A');
    await desk.keyboard.type(name);
  }
  await keys.press('Enter');
  await expectShown(desk, game.begun);
  await keys.press('d');
  const display = await tableside.window('display');

  for (const step of game.steps) {
    await keys.play(step);
    await expectShown(desk, step.after);
  }
  const end = game.steps.at(-1)!.after;
  await expectShown(display, end);

  // The win can be taken back and put again, and a new game is one key away.
  const before = game.steps.at(-2)!.after;
  await keys.press('Control+z');
  await expectShown(desk, before, end.seq + 1);
  await keys.press('Control+y');
  await expectShown(desk, end, end.seq + 2);
  await keys.press('n');
  await expect(desk.getByRole('form', { name: SET_UP_WORDS.title })).toBeVisible();
  await tableside.close();
});
