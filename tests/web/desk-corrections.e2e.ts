// Putting a misread roll right at the desk, by hand and by key.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Told } from '../../src/contract/from-host.ts';
import type { Order } from '../../src/table/order.ts';
import type { Site } from '../kit/fake-bridge.ts';
import { openPage } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import { begin, choose, roll, stop, tableAfter, told, toldOf } from '../kit/told.ts';

const CHOSEN: readonly Order[] = [begin('Ana', 'Ben'), roll(2, 4, 3, 5), choose(6, 8)];
const LATER: readonly Order[] = [...CHOSEN, stop, roll(1, 2, 3, 4), choose(5, 5)];

async function openDesk(page: Page, site: Site, what: Told) {
  const bridge = await openPage(page, site, 'desk', what);
  return {
    bridge,
    async press(...keys: readonly string[]) {
      for (const key of keys) await page.keyboard.press(key);
    },
    orders: async () => (await bridge.sent()).flatMap((sent) => (sent.is === 'order' ? [sent.ask] : [])),
  };
}

test('a misread die takes two taps (K18)', async ({ page, site }) => {
  const { orders } = await openDesk(page, site, toldOf(tableAfter(CHOSEN)));
  await page.getByRole('button', { name: 'Die 4 shows 5' }).click();
  await page.getByRole('button', { name: 'Face 6' }).click();
  expect(await orders()).toEqual([{ do: 'correct', roll: 1, dice: [2, 4, 3, 6] }]);
});

/** Ana's first roll, and four turns after it. */
const FOUR_TURNS: readonly Order[] = [
  ...CHOSEN,
  stop,
  ...[1, 2, 3, 4].flatMap((): readonly Order[] => [roll(1, 2, 3, 4), choose(5, 5), stop]),
];

test('a roll four turns back takes three actions: its line, the face, and Save (K10)', async ({
  page,
  site,
}) => {
  const table = tableAfter(FOUR_TURNS);
  const { orders } = await openDesk(page, site, toldOf(table));
  await page.getByRole('button', { name: /^Roll 1:/ }).click();
  const editor = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Save' }) });
  await editor.getByRole('group', { name: 'Die 1 shows 2' }).getByRole('button', { name: 'Face 3' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await orders()).toEqual([{ do: 'correct', roll: 1, dice: [3, 4, 3, 5] }]);
});

test('an older roll by keyboard: its line, die and face, Enter', async ({ page, site }) => {
  const { orders, press } = await openDesk(page, site, toldOf(tableAfter(LATER)));
  await page.getByRole('button', { name: /^Roll 1:/ }).focus();
  await press('Enter', '1', '3', '4', '6', 'Enter');
  expect(await orders()).toEqual([{ do: 'correct', roll: 1, dice: [3, 4, 3, 6] }]);
});

test('while an editor is open no other key acts, and Esc leaves everything as it was', async ({
  page,
  site,
}) => {
  const { orders, press } = await openDesk(page, site, toldOf(tableAfter(CHOSEN)));
  await press('c');
  await expect(page.getByRole('button', { name: /^Stop/ })).toHaveCount(0);
  await press('s', 'r', 'n', 'u', 'Escape');
  expect(await orders()).toEqual([]);
  await expect(page.getByRole('region', { name: 'Correct this roll' })).toHaveCount(0);
  await press('s');
  expect(await orders()).toEqual([stop]);
});

test('what a correction led to is told, with the way back', async ({ page, site }) => {
  const table = tableAfter([...LATER, { do: 'correct', roll: 1, dice: [1, 1, 1, 1] }]);
  await openDesk(page, site, toldOf(table));
  await expect(page.getByRole('main')).toContainText('Roll 1 was corrected');
  await expect(page.getByRole('button', { name: 'Undo the correction of roll 1' })).toBeEnabled();
});

test('the last roll stays in sight after the choice and after the win', async ({ page, site }) => {
  const { bridge } = await openDesk(page, site, told('won'));
  await expect(page.getByRole('button', { name: /^Die 1 shows/ })).toBeVisible();
  await bridge.tell(toldOf(tableAfter(CHOSEN)));
  await expect(page.getByRole('button', { name: 'Die 1 shows 2' })).toBeVisible();
});
