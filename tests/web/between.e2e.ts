// The display between two games: who leads, how the last game ended and by which rules, and what stands there when nothing was played.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { axeFaults } from '../kit/axe.ts';
import { openPage, showOn } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import { measureText } from '../kit/text-boxes.ts';
import { bareWith } from '../kit/told-people.ts';
import { EVENING_SITUATIONS, toldEvening } from '../kit/told-evening.ts';
import { told } from '../kit/told.ts';

/** Where so much has to be said that letters may be smaller. */
const SMALLER: readonly string[] = ['the longest names', 'a table with many house rules'];

const rows = (page: Page) =>
  page
    .getByRole('region', { name: 'Ranking' })
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent?.trim())));

test('marks the computer players of the ranking, who may bear a person’s name', async ({ page, site }) => {
  const what = toldEvening('after six games');
  const { evening } = what;
  if (evening === null) throw new Error('no evening');
  const ranking = evening.ranking.map((one, at) => ({
    ...one,
    player: {
      ...one.player,
      name: at < 2 ? 'Ana' : one.player.name,
      bot: at === 1 ? ('r38' as const) : null,
    },
  }));
  await openPage(page, site, 'display', { ...what, evening: { ...evening, ranking } });
  expect((await rows(page)).map(([, who]) => who)).toEqual(['Ana', 'AnaComputer player', 'Dov', 'Cleo']);
  await expect(page.locator('.between-table .bot-sign')).toHaveCount(1);
});

test('tells who leads, how the last game ended and by which rules', async ({ page, site }) => {
  await openPage(page, site, 'display', toldEvening('after six games'));
  await expect(page.getByRole('heading', { name: 'Ranking after 6 games' })).toBeVisible();
  expect(await rows(page)).toEqual([
    ['1', 'Ana', '3', '10'],
    ['2', 'Ben', '2', '9'],
    ['3', 'Dov', '1', '3'],
    ['4', 'Cleo', '0', '2'],
  ]);
  await expect(page.getByRole('region', { name: 'Last game' }).getByRole('listitem')).toHaveText([
    /Ben\s*2, 7 and 8/,
    /Cleo\s*12/,
    /Ana\s*no column/,
    /Dov\s*no column/,
  ]);
  await expect(page.getByRole('region', { name: 'Rules' })).toContainText(
    'Classic. Three columns win the game.',
  );
  await expect(page.getByRole('status')).toHaveText('The next game is being set up.');
});

test('names those whom the list has no room for by their number', async ({ page, site }) => {
  await openPage(page, site, 'display', toldEvening('more people than the list holds'));
  expect(await rows(page)).toHaveLength(7);
  await expect(page.getByText('and 3 more')).toBeVisible();
});

test('the win itself keeps the display while nobody sets up a game, with who leads below it', async ({
  page,
  site,
}) => {
  await openPage(page, site, 'display', toldEvening('the third win'));
  await expect(page.getByText('wins with 2, 7 and 8')).toBeVisible();
  await expect(page.locator('.stage-leaders')).toContainText('Games won');
  await expect(page.getByRole('region', { name: 'Ranking' })).toHaveCount(0);
});

test('before the first game the display says what it waits for and what will stand there', async ({
  page,
  site,
}) => {
  await openPage(page, site, 'display', told('bare', 'display'));
  await expect(page.getByText('Waiting for the desk to start a game.')).toBeVisible();
  await expect(page.getByText(/^Between games you find here/)).toBeVisible();
});

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
] as const) {
  test(`at ${width} by ${height} every text is whole, apart and large enough, and axe finds nothing`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    for (const name of EVENING_SITUATIONS) {
      await showOn(page, site, 'display', toldEvening(name));
      const { boxes, clipped, outside, shortened, overlapping } = await measureText(page);
      expect({ name, clipped, outside, overlapping }).toEqual({
        name,
        clipped: [],
        outside: [],
        overlapping: [],
      });
      expect(shortened.length > 0).toBe(name === 'the longest names');
      const small = boxes.filter(({ fontSize }) => fontSize < height / 20).map(({ text }) => text);
      if (!SMALLER.includes(name)) expect({ name, small }).toEqual({ name, small: [] });
      expect(await axeFaults(page)).toEqual([]);
    }
  });
}

test('the desk says when a game is set up after another, and when not any more', async ({ page, site }) => {
  const bridge = await openPage(page, site, 'desk', toldEvening('after one game', 'desk'));
  const shown = async () =>
    (await bridge.sent()).flatMap((message) => (message.is === 'show' ? [message.ask] : []));
  await page.keyboard.press('n');
  await expect.poll(shown).toEqual([{ do: 'between', on: true }]);
  await page.keyboard.press('Escape');
  await expect.poll(shown).toEqual([
    { do: 'between', on: true },
    { do: 'between', on: false },
  ]);
});

test('the desk says nothing of it while a game runs or before the first', async ({ page, site }) => {
  for (const what of [told('decide'), bareWith([])]) {
    const bridge = await openPage(page, site, 'desk', what);
    await page.keyboard.press('n');
    await expect(page.getByRole('form', { name: 'New game' })).toBeVisible();
    expect(await bridge.sent()).toEqual([]);
  }
});
