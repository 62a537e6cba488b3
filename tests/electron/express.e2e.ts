// A game of Express on the built program: five dice typed, every player marks by keyboard, to the shared end.
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { openJournal } from '../../src/host/journal/file.ts';
import { startReferee } from '../../src/host/referee.ts';
import { JOURNAL_FILE } from '../../src/host/start.ts';
import { launch, makeDataFolder } from '../kit/launch.ts';
import { refereeKeys } from '../kit/referee-keys.ts';
import { express } from '../kit/told-express.ts';

/** A data folder in which a game of Express for two has begun. */
async function begun(): Promise<string> {
  const data = await makeDataFolder();
  const date = () => new Date().toISOString();
  const referee = await startReferee(() => openJournal(path.join(data, JOURNAL_FILE), date), date);
  const ask = express(2, { express_end: 'all_at_first' });
  expect(await referee.submit({ from: 'desk', id: 'begin', seen: null, ask })).toMatchObject({ ok: true });
  await referee.close();
  return data;
}

/** The score of a player as a page shows it. */
const scoreOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ hasText: name }).locator('td.sheet-score');

test('the keyboard alone plays Express from the first throw to the shared win, with undo on the way', async () => {
  test.setTimeout(300_000);
  const tableside = await launch({ data: await begun() });
  try {
    const desk = await tableside.window('desk');
    const keys = refereeKeys(desk);
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('Throw five dice');
    await keys.press('d');
    const display = await tableside.window('display');
    await expect(display.getByRole('heading', { level: 1 })).toContainText('Throw five dice');

    // The first three throws list 1, 2 and 3; then the 1 must go aside until its eighth box is full.
    for (const [at, face] of [1, 2, 3, 1, 1, 1, 1, 1, 1, 1].entries()) {
      await keys.roll([face, 4, 5, 6, 6]);
      await expect(desk.getByRole('heading', { level: 1 })).toContainText('Everybody marks');
      for (const name of ['Ana', 'Ben']) {
        await expect(desk.locator('.mark-asks')).toContainText(name);
        if (at < 3) await keys.press(String(face));
        await keys.press(at % 2 === 0 ? '1' : '2');
      }
      await expect(desk.locator('.mark-panel')).toHaveCount(0);
      if (at !== 4) continue;
      // A mark is taken back, and made again by arrows and Enter.
      await keys.press('Control+z');
      await expect(desk.locator('.mark-asks')).toContainText('Ben');
      await keys.press('Enter');
      await expect(desk.locator('.mark-panel')).toHaveCount(0);
    }

    // Rows 4 + 5 = 9 and 6 + 6 = 12 five times, 4 + 6 = 10 and 5 + 6 = 11 five times: every row at its zero point.
    for (const page of [desk, display]) {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('share the win');
      await expect(scoreOf(page, 'Ana')).toHaveText('0');
      await expect(scoreOf(page, 'Ben')).toHaveText('0');
    }
    await expect(display.getByRole('status').first()).toContainText('with 0 points');
  } finally {
    await tableside.close();
  }
});
