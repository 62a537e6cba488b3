// A game of Express on the built program, from the set-up on: five dice typed, every player marks by keyboard, to the shared end.
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/launch.ts';
import { refereeKeys } from '../kit/referee-keys.ts';
import { seqShown } from '../kit/shown.ts';

/** The score of a player as a page shows it. */
const scoreOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ hasText: name }).locator('td.sheet-score');

test('the keyboard alone plays Express from the first throw to the shared win, with undo on the way', async ({
  tableside,
}) => {
  test.setTimeout(300_000);
  const desk = await tableside.window('desk');
  const keys = refereeKeys(desk);
  expect(await seqShown(desk)).toBe(0);
  await keys.press('5');
  await expect(desk.getByRole('button', { name: 'Express' })).toHaveAttribute('aria-pressed', 'true');
  await keys.press('Enter');
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('Throw five dice');
  await keys.press('d');
  const display = await tableside.window('display');
  await expect(display.getByRole('heading', { level: 1 })).toContainText('Throw five dice');

  // The first three throws list 1, 2 and 3; then the 1 must go aside until its eighth box is full.
  for (const [at, face] of [1, 2, 3, 1, 1, 1, 1, 1, 1, 1].entries()) {
    await keys.roll([face, 4, 5, 6, 6]);
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('Everybody marks');
    for (const name of ['Red', 'Blue']) {
      await expect(desk.locator('.mark-asks')).toContainText(name);
      if (at < 3) await keys.press(String(face));
      await keys.press(at % 2 === 0 ? '1' : '2');
    }
    await expect(desk.locator('.mark-panel')).toHaveCount(0);
    if (at !== 4) continue;
    // A mark is taken back, and made again by arrows and Enter.
    await keys.press('Control+z');
    await expect(desk.locator('.mark-asks')).toContainText('Blue');
    await keys.press('Enter');
    await expect(desk.locator('.mark-panel')).toHaveCount(0);
  }

  // Rows 4 + 5 = 9 and 6 + 6 = 12 five times, 4 + 6 = 10 and 5 + 6 = 11 five times: every row at its zero point.
  for (const page of [desk, display]) {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('share the win');
    await expect(scoreOf(page, 'Red')).toHaveText('0');
    await expect(scoreOf(page, 'Blue')).toHaveText('0');
  }
  await expect(display.getByRole('status').first()).toContainText('with 0 points');
});
