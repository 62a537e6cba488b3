// The page about the dice: what it says of the reader's rolls, and the file that holds the same.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Table } from '../../src/table/table.ts';
import type { Site } from '../kit/fake-bridge.ts';
import { openPage } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import { rolledTable } from '../kit/told-dice.ts';
import { begin, roll, tableAfter, told, toldOf } from '../kit/told.ts';

async function openDice(page: Page, site: Site, table: Table) {
  const bridge = await openPage(page, site, 'desk', toldOf(table));
  await page.keyboard.press('F1');
  await page.keyboard.press('6');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveText('The dice');
  return bridge;
}

/** The rows of a table of the page, each as it stands in the file. */
const rows = (page: Page, name: string, what: string) =>
  page
    .getByRole('table', { name })
    .locator('tbody tr')
    .evaluateAll(
      (found, what) =>
        found.map((row) => {
          const cells = [...row.querySelectorAll('th, td:not(.tally-bar)')].map((cell) => cell.textContent);
          return [what, ...cells].join(',').replaceAll(/\s/g, '');
        }),
      what,
    );

test('the file holds what the page shows', async ({ page, site }) => {
  const bridge = await openDice(page, site, rolledTable(90, 4, 0.3));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('These dice or their reader look uneven');
  await expect(dialog).toContainText('90 rolls with 360 faces');
  await expect(dialog).toContainText('not counted: 4 rolls');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('dice-fairness.csv');
  await expect(dialog.getByRole('status')).toHaveText('“dice-fairness.csv” is handed out as a file.');

  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  const faces = await rows(page, 'Faces', 'face');
  const sums = await rows(page, 'Sums of two dice', 'sum');
  expect([faces.length, sums.length]).toEqual([6, 11]);
  expect(lines.slice(1, 18)).toEqual([...faces, ...sums]);
  expect(lines).toContain('rolls,reader,90,');
  expect(lines).toContain('rolls,typed,4,');
  const statistic = /^chi-square,5 degrees of freedom,(\d+\.\d\d),$/m.exec(lines.join('\n'))?.[1];
  await expect(dialog).toContainText(
    `Chi-square of the faces: ${statistic ?? 'none'} with 5 degrees of freedom`,
  );
  expect(lines.some((line) => line.startsWith('verdict,These dice or their reader look uneven'))).toBe(true);
  expect(bridge.complaints).toEqual([]);
});

test('the page is counted anew with every roll that comes while it is open', async ({ page, site }) => {
  const bridge = await openDice(page, site, rolledTable(44, 0));
  await expect(page.getByRole('dialog')).toContainText('Too few rolls to tell.');
  await bridge.tell(toldOf(rolledTable(45, 0)));
  await expect(page.getByRole('dialog')).toContainText('45 rolls with 180 faces');
});

test('without a roll of the reader the page says so, and there is nothing to save', async ({
  page,
  site,
}) => {
  await openDice(page, site, rolledTable(0, 5));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('No roll of this game came from a dice reader.');
  await expect(dialog.getByRole('table')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Save as a file' })).toHaveCount(0);
});

test('before a game there is no such page', async ({ page, site }) => {
  await openPage(page, site, 'desk', told('bare'));
  await page.keyboard.press('F1');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'How to play well' })).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'The dice' })).toHaveCount(0);
});

test('the log marks what was typed among the rolls of the reader', async ({ page, site }) => {
  const read = tableAfter([roll(2, 4, 3, 5)], tableAfter([begin('Ana', 'Ben')]), 'reader');
  const log = page.getByRole('region', { name: 'What happened' });
  const bridge = await openPage(page, site, 'desk', toldOf(read));
  await expect(log.getByRole('button', { name: /^Roll 1:/ })).toBeVisible();
  await expect(log.getByText('typed')).toHaveCount(0);
  await bridge.tell(toldOf(tableAfter([{ do: 'correct', dice: [2, 4, 2, 5] }], read)));
  await expect(log.getByText('typed')).toHaveCount(0);
  await bridge.tell(toldOf(rolledTable(2, 1)));
  await expect(log.getByRole('button', { name: 'It was typed.' })).toHaveCount(1);
  await expect(log.getByText('typed', { exact: true })).toHaveCount(1);
});
