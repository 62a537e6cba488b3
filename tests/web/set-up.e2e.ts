// The set-up, the throw for the start and a game alone, as they are built: every text whole and apart, axe, and what is sent.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Viewpoint } from '../../src/contract/from-host.ts';
import { axeFaults } from '../kit/axe.ts';
import type { FakeBridge, Site } from '../kit/fake-bridge.ts';
import { openPage, showOn } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import { measureText } from '../kit/text-boxes.ts';
import type { StartSituation } from '../kit/told-start.ts';
import { OWN, SET_UPS, START_SITUATIONS, toldStart } from '../kit/told-start.ts';
import { tableAfter, toldOf } from '../kit/told.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;

async function show(
  page: Page,
  site: Site,
  viewpoint: Viewpoint,
  { told, open, refuses }: StartSituation,
): Promise<FakeBridge> {
  const bridge = await openPage(page, site, viewpoint, null);
  await bridge.answer(refuses ?? { ok: true });
  await bridge.tell(told);
  await open?.(page);
  return bridge;
}

/** The same for a test that only looks. */
function look(page: Page, site: Site, viewpoint: Viewpoint, situation: StartSituation): Promise<FakeBridge> {
  const acts = situation.open !== undefined || situation.refuses !== undefined;
  return acts ? show(page, site, viewpoint, situation) : showOn(page, site, viewpoint, situation.told);
}

async function expectWhole(page: Page) {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const { boxes, clipped, outside, shortened, overlapping } = await measureText(page);
    expect(boxes.length).toBeGreaterThan(5);
    const apart = overlapping.filter((pair) => !shortened.some((text) => pair === `${text} / ${text}`));
    expect({ size, clipped, outside, apart }).toEqual({ size, clipped: [], outside: [], apart: [] });
    for (const text of shortened)
      await expect(page.locator('[title], bdi').filter({ hasText: text }).first()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(size.height);
  }
}

for (const [name, situation] of Object.entries(SET_UPS)) {
  test(`every text of "${name}" is whole and apart, and axe finds nothing wrong`, async ({ page, site }) => {
    const bridge = await look(page, site, 'desk', situation);
    await expectWhole(page);
    expect(await axeFaults(page)).toEqual([]);
    expect(bridge.complaints).toEqual([]);
  });
}

for (const name of START_SITUATIONS) {
  for (const viewpoint of ['desk', 'display'] as const) {
    test(`every text of "${name}" on the ${viewpoint} is whole and apart, and axe finds nothing wrong`, async ({
      page,
      site,
    }) => {
      const bridge = await look(page, site, viewpoint, { told: toldStart(name, viewpoint) });
      await expectWhole(page);
      if (viewpoint === 'display') {
        const { boxes } = await measureText(page);
        const least = (await page.evaluate(() => window.innerHeight)) * 0.05;
        const small = boxes.filter(({ text, fontSize }) => fontSize < least && !/^\d+$/.test(text));
        expect(small.map(({ text }) => text)).toEqual([]);
      }
      expect(await axeFaults(page)).toEqual([]);
      expect(bridge.complaints).toEqual([]);
    });
  }
}

const bare = { told: toldOf(tableAfter([]), 'desk', { presets: OWN }) };
const orders = async (bridge: FakeBridge) =>
  (await bridge.sent()).flatMap((message) => (message.is === 'order' ? [message.ask] : []));
const presetAsks = async (bridge: FakeBridge) =>
  (await bridge.sent()).flatMap((message) => (message.is === 'preset' ? [message.ask] : []));

test('Enter starts the game as it stands, and a digit before it another one', async ({ page, site }) => {
  const bridge = await show(page, site, 'desk', bare);
  await page.keyboard.press('3');
  await expect(page.getByRole('button', { name: 'Short' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  expect(await orders(bridge)).toMatchObject([{ do: 'begin', rules: { win_columns: 2 } }]);
});

test('with the last seat that there is room for the focus goes on to its name', async ({ page, site }) => {
  await show(page, site, 'desk', bare);
  const add = page.getByRole('button', { name: 'Add a seat' });
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(add).toHaveCount(0);
  await expect(page.getByRole('textbox').nth(3)).toBeFocused();
});

test('digits in a name are letters of the name', async ({ page, site }) => {
  await show(page, site, 'desk', bare);
  await page.getByRole('textbox').first().fill('');
  await page.getByRole('textbox').first().pressSequentially('R2D5');
  await expect(page.getByRole('button', { name: 'Classic' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('textbox').first()).toHaveValue('R2D5');
});

test('the keyboard alone opens the rules, sets an option and a clock, and starts with them', async ({
  page,
  site,
}) => {
  const bridge = await show(page, site, 'desk', bare);
  await page.keyboard.press('l');
  await page.getByRole('radio', { name: 'Share the step' }).focus();
  await page.keyboard.press('ArrowDown');
  const clock = page.getByRole('spinbutton');
  await clock.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('45');
  await page.keyboard.press('Enter');
  expect(await orders(bridge)).toMatchObject([{ do: 'begin', rules: { occupied: 'skip', turn_clock: 45 } }]);
});

test('the rules are kept under a name, handed out as a file, and deleted after a second word', async ({
  page,
  site,
}) => {
  const bridge = await show(page, site, 'desk', bare);
  await page.keyboard.press('2');
  await page.keyboard.press('l');
  await page.getByRole('radio', { name: 'Three steps' }).check({ force: true });
  await page.getByLabel('Name for these rules').fill('Ours');
  await bridge.answer({ ok: true, preset: { name: 'Ours', rules: {} } });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved as “Ours”.')).toBeVisible();
  expect(await orders(bridge)).toEqual([]);

  await page.getByRole('button', { name: 'Thursday' }).click();
  await bridge.answer({ ok: true, file: '{"tableside":"preset"}\n' });
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('Thursday.tableside-rules.json');
  expect(await readFile(await download.path(), 'utf8')).toBe('{"tableside":"preset"}\n');

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete “Thursday” for good?' }).click();
  expect(await presetAsks(bridge)).toEqual([
    { do: 'save-preset', name: 'Ours', rules: { betting: true, empty_double: 'three' } },
    { do: 'write-preset', name: 'Thursday' },
    { do: 'delete-preset', name: 'Thursday' },
  ]);
});

test('a file of rules is read from the list of files or where it is dropped, and is chosen', async ({
  page,
  site,
}) => {
  const bridge = await show(page, site, 'desk', bare);
  await page.keyboard.press('l');
  await bridge.answer({ ok: true, preset: { name: 'Theirs', rules: { win_columns: 2, turn_clock: 20 } } });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(page.getByText('“Theirs” was read and is kept.')).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveValue('20');
  await page.keyboard.press('l');

  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['{"b":2}'], 'y.json'));
    return transfer;
  });
  await page.dispatchEvent('form', 'drop', { dataTransfer: data });
  await expect(page.getByText('“Theirs” was read and is kept.')).toBeVisible();
  expect(await presetAsks(bridge)).toEqual([
    { do: 'read-preset', text: '{"a":1}' },
    { do: 'read-preset', text: '{"b":2}' },
  ]);
});

test('two digits at the desk are the throw of the one who was picked by arrow', async ({ page, site }) => {
  const bridge = await show(page, site, 'desk', {
    told: toldStart('nobody has thrown for the start', 'desk'),
  });
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ben');
  await page.keyboard.press('6');
  await page.keyboard.press('5');
  expect(await orders(bridge)).toEqual([{ do: 'first', seat: 1, dice: [6, 5] }]);
});
