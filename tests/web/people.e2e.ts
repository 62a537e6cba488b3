// Players in the set-up and in the settings, as they are built: one tap seats somebody, seats change places by key, and the page
// of players adds, changes and deletes.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Told } from '../../src/contract/from-host.ts';
import { axeFaults } from '../kit/axe.ts';
import type { FakeBridge, Site } from '../kit/fake-bridge.ts';
import { openPage } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import { bareWith, FEW, MANY, ODD_NAMES, PLAYED } from '../kit/told-people.ts';
import { measureText } from '../kit/text-boxes.ts';

async function show(page: Page, site: Site, told: Told): Promise<FakeBridge> {
  const bridge = await openPage(page, site, 'desk', null);
  await bridge.tell(told);
  return bridge;
}

async function showPlayers(page: Page, site: Site, told: Told): Promise<FakeBridge> {
  const bridge = await show(page, site, told);
  await page.keyboard.press('Control+,');
  await page.getByRole('button', { name: 'Players', exact: true }).click();
  return bridge;
}

const seats = (page: Page) =>
  page
    .locator('.seat-row .seat-input')
    .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')));
const chip = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Recent players' }).getByRole('button', { name, exact: true });
const begun = async (bridge: FakeBridge) =>
  (await bridge.sent()).flatMap((message) => (message.is === 'order' ? [message.ask] : []));
const asked = async (bridge: FakeBridge) =>
  (await bridge.sent()).flatMap((message) => (message.is === 'person' ? [message.ask] : []));

/** Every text is whole or shortened with its full form at hand, nothing lies on anything else, and controls are large enough. */
async function expectWhole(page: Page) {
  const { clipped, outside, shortened, overlapping } = await measureText(page);
  const apart = overlapping.filter((pair) => !shortened.some((text) => pair === `${text} / ${text}`));
  expect({ clipped, outside, apart }).toEqual({ clipped: [], outside: [], apart: [] });
  for (const text of shortened)
    await expect(page.locator('[title], bdi').filter({ hasText: text }).first()).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  const small = await page
    .locator('.people button, .seat-row button, .persons button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility())
        .map((button) => button.getBoundingClientRect())
        .filter(({ width, height }) => width < 43.5 || height < 43.5)
        .map(({ width, height }) => `${width} x ${height}`),
    );
  expect(small).toEqual([]);
}

test('without people there are two seats ready, and Enter starts', async ({ page, site }) => {
  const bridge = await show(page, site, bareWith([]));
  await expect(page.getByRole('region', { name: 'Recent players' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  expect(await begun(bridge)).toMatchObject([{ do: 'begin', seats: [{ name: 'Red' }, { name: 'Blue' }] }]);
});

test('a tap seats somebody and another one lets them get up; the keyboard does the same', async ({
  page,
  site,
}) => {
  const bridge = await show(page, site, bareWith(FEW));
  await chip(page, 'Ana').click();
  await chip(page, 'Dov').focus();
  await page.keyboard.press('Space');
  await expect(chip(page, 'Dov')).toHaveAttribute('aria-pressed', 'true');
  expect(await seats(page)).toEqual(['Ana', 'Dov']);
  await chip(page, 'Ben').click();
  await chip(page, 'Ana').click();
  await expect(chip(page, 'Ana')).toHaveAttribute('aria-pressed', 'false');
  expect(await seats(page)).toEqual(['Dov', 'Ben']);

  // A tap does not keep the focus: Enter starts, with everybody in a colour of their own.
  await chip(page, 'Ana').click();
  await page.getByRole('form', { name: 'New game' }).focus();
  await page.keyboard.press('Enter');
  const [ask] = await begun(bridge);
  expect(ask).toMatchObject({ do: 'begin', seats: [{ name: 'Dov' }, { name: 'Ben' }, { name: 'Ana' }] });
  const colours = ask?.do === 'begin' ? ask.seats.map(({ colour }) => colour) : [];
  expect(new Set(colours).size).toBe(3);
});

test('after a game its players sit there again, and Alt with an arrow moves a seat and the focus with it', async ({
  page,
  site,
}) => {
  await show(page, site, PLAYED);
  await page.keyboard.press('n');
  expect(await seats(page)).toEqual(['Ana', 'Ben', 'Siobhán']);
  await page.getByRole('textbox').first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  expect(await seats(page)).toEqual(['Ben', 'Siobhán', 'Ana']);
  await expect(page.getByRole('textbox').nth(2)).toBeFocused();
  await page.getByRole('button', { name: /^Move .*Siobhán.* up$/ }).click();
  expect(await seats(page)).toEqual(['Siobhán', 'Ben', 'Ana']);
});

test('[K44] letters and digits of a name do nothing else, also in the field that finds somebody', async ({
  page,
  site,
}) => {
  const bridge = await show(page, site, bareWith(MANY));
  await page.getByRole('textbox').first().fill('');
  await page.getByRole('textbox').first().pressSequentially('Rosa 35');
  expect((await seats(page))[0]).toBe('Rosa 35');
  await page.getByRole('button', { name: 'All 200 players' }).click();
  await page.keyboard.type('player 195');
  await page.keyboard.press('Enter');
  expect(await seats(page)).toEqual(['Rosa 35', 'Player 195']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'All 200 players' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Classic' })).toHaveAttribute('aria-pressed', 'true');
  expect(await bridge.sent()).toEqual([]);
});

test('everybody is one press away, and that press takes them away again', async ({ page, site }) => {
  await show(page, site, bareWith(MANY));
  const chips = page.getByRole('region', { name: 'Recent players' }).locator('.chip');
  await expect(chips).toHaveCount(12);
  await page.getByRole('button', { name: 'All 200 players' }).click();
  await expect(chips).toHaveCount(200);
  await page.getByRole('button', { name: 'Fewer players' }).click();
  await expect(chips).toHaveCount(12);
  await expect(page.getByRole('button', { name: 'All 200 players' })).toBeFocused();
});

test('[K45] the longest names, right to left, with marks and of emoji alone leave everything in its place', async ({
  page,
  site,
}) => {
  const bridge = await show(page, site, bareWith(MANY));
  for (const name of ODD_NAMES.slice(0, 4)) await chip(page, name).click();
  expect(await seats(page)).toEqual(ODD_NAMES.slice(0, 4));
  await expectWhole(page);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expectWhole(page);
  expect(await axeFaults(page)).toEqual([]);

  await page.keyboard.press('Control+,');
  await page.getByRole('button', { name: 'Players', exact: true }).click();
  await expectWhole(page);
  await page
    .getByRole('button', { name: /^Change/ })
    .first()
    .click();
  await expectWhole(page);
  expect(await axeFaults(page)).toEqual([]);
  expect(bridge.complaints).toEqual([]);
});

test('the page of players says that nobody is there yet, and adds somebody', async ({ page, site }) => {
  const bridge = await showPlayers(page, site, bareWith([]));
  await expect(page.getByText(/^No players yet/)).toBeVisible();
  await expectWhole(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add a player' }).click();
  await bridge.answer({ ok: false, refusal: 'empty-person-name', says: 'A player needs a name.' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('A player needs a name.');
  await bridge.answer({ ok: true });
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Siobhán');
  await page.getByLabel('Spoken name').fill('Shivawn');
  await page.getByRole('radio', { name: 'Teal' }).check({ force: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add a player' })).toBeFocused();
  expect((await asked(bridge)).at(-1)).toEqual({
    do: 'save-person',
    was: null,
    person: { name: 'Siobhán', spoken: 'Shivawn', colour: 'teal', shape: 'cone' },
  });
});

test('somebody is renamed and deleted there; Esc leaves the row and not the settings', async ({
  page,
  site,
}) => {
  const bridge = await showPlayers(page, site, bareWith(FEW));
  await page.getByRole('button', { name: /^Change .*Ben/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Change .*Ben/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Benedikt');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Benedikt' })).toBeVisible();

  await page.getByRole('button', { name: /^Delete .*Ana/ }).click();
  await page.getByRole('button', { name: /^Change .*Dov/ }).focus();
  await expect(page.getByRole('button', { name: 'Delete for good?' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Delete .*Dov/ }).click();
  await page.getByRole('button', { name: 'Delete for good?' }).click();
  expect(await asked(bridge)).toEqual([
    { do: 'save-person', was: 'Ben', person: { ...FEW[1], name: 'Benedikt' } },
    { do: 'delete-person', name: 'Dov' },
  ]);
});
