// Express, the board put by hand, help and the rule card, as they are built: every text whole, apart and large enough, axe clean.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Told, Viewpoint } from '../../src/contract/from-host.ts';
import { axeFaults } from '../kit/axe.ts';
import type { FakeBridge, Site } from '../kit/fake-bridge.ts';
import { openPage, showOn } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import { measureText } from '../kit/text-boxes.ts';
import { botsOweMarks, CARDS, EXPRESS_SITUATIONS, expressTold, MORE_DESK } from '../kit/told-express.ts';
import { told } from '../kit/told.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;

const DISPLAY: Readonly<Record<string, Told>> = {
  ...Object.fromEntries(EXPRESS_SITUATIONS.map((name) => [name, expressTold(name, 'display')])),
  ...Object.fromEntries(Object.entries(CARDS).map(([name, what]) => [`the rule card, ${name}`, what])),
};
const DESK: Readonly<Record<string, { told: Told; open?: (page: Page) => Promise<void> }>> = {
  ...Object.fromEntries(EXPRESS_SITUATIONS.map((name) => [name, { told: expressTold(name, 'desk') }])),
  ...MORE_DESK,
};

async function open(page: Page, site: Site, viewpoint: Viewpoint, what: Told): Promise<FakeBridge> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return openPage(page, site, viewpoint, what);
}

for (const [name, what] of Object.entries(DISPLAY)) {
  test(`the display shows "${name}" whole, apart and large enough, and axe finds nothing wrong`, async ({
    page,
    site,
  }) => {
    const bridge = await showOn(page, site, 'display', what);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      const { boxes, clipped, outside, shortened, overlapping } = await measureText(page);
      expect(boxes.length).toBeGreaterThan(5);
      expect({ size, clipped, outside, shortened, overlapping }).toEqual({
        size,
        clipped: [],
        outside: [],
        shortened: [],
        overlapping: [],
      });
      const small = boxes.filter(({ fontSize }) => fontSize < size.height / 20).map(({ text }) => text);
      expect({ size, small }, 'texts smaller than a twentieth of the height').toEqual({ size, small: [] });
    }
    expect(await axeFaults(page)).toEqual([]);
    expect(bridge.complaints).toEqual([]);
  });
}

for (const [name, { told: what, open: act }] of Object.entries(DESK)) {
  test(`the desk shows "${name}" whole and apart, and axe finds nothing wrong`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const bridge = await (act === undefined ? showOn : openPage)(page, site, 'desk', what);
    await act?.(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const { boxes, clipped, outside, shortened, overlapping } = await measureText(page);
      expect(boxes.length).toBeGreaterThan(10);
      expect({ size, clipped, outside, overlapping }).toEqual({
        size,
        clipped: [],
        outside: [],
        overlapping: [],
      });
      for (const text of shortened) {
        await expect(page.locator('[title]').filter({ hasText: text }).first()).toBeAttached();
      }
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        size.height,
      );
    }
    expect(await axeFaults(page)).toEqual([]);
    expect(bridge.complaints).toEqual([]);
  });
}

test('the keyboard alone marks for every player, in the order of the seats or in another', async ({
  page,
  site,
}) => {
  const bridge = await open(page, site, 'desk', expressTold('freeRide', 'desk'));
  const orders = async () =>
    (await bridge.sent()).flatMap((message) => (message.is === 'order' ? [message.ask] : []));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('3');
  await page.keyboard.press('2');
  expect(await orders()).toEqual([
    {
      do: 'mark',
      seat: 1,
      fifth: 3,
      pairs: [
        [1, 2],
        [1, 2],
      ],
    },
  ]);
});

test('E opens the board, what is typed is sent with its reason, and a refusal loses nothing', async ({
  page,
  site,
}) => {
  const bridge = await open(page, site, 'desk', told('fresh'));
  await page.keyboard.press('e');
  const seven = page.getByLabel('Ana, column 7 of 13 steps');
  await expect(page.getByLabel('Runner, column 2 of 3 steps')).toBeFocused();
  for (let rows = 0; rows < 5; rows += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(seven).toBeFocused();
  await page.keyboard.type('12');
  await page.keyboard.press('+');
  await page.getByLabel('Reason').fill('board bumped');
  await bridge.answer({ ok: false, refusal: 'bad-position', says: 'That cannot be.' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('That cannot be.');
  await expect(seven).toHaveValue('13');
  await bridge.answer({ ok: true });
  await seven.focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter');
      return page.getByRole('form', { name: 'Set the board' }).count();
    })
    .toBe(0);
  const sent = (await bridge.sent()).at(-1);
  expect(sent?.is === 'order' && sent.ask).toMatchObject({
    do: 'set',
    reason: 'board bumped',
    position: { claimed: { 7: 0 }, seat: 0 },
  });
});

test('in Express no board is put by hand', async ({ page, site }) => {
  await open(page, site, 'desk', expressTold('four', 'desk'));
  await page.keyboard.press('e');
  await expect(page.getByRole('form', { name: 'Set the board' })).toHaveCount(0);
});

test('K shows the rule card on the display, and K again puts it away', async ({ page, site }) => {
  const bridge = await open(page, site, 'desk', told('decide'));
  await page.keyboard.press('k');
  await bridge.tell({ ...told('decide'), card: true });
  await page.keyboard.press('k');
  expect((await bridge.sent()).map((message) => (message.is === 'show' ? message.ask : message.is))).toEqual([
    { do: 'card', on: true },
    { do: 'card', on: false },
  ]);
});

test('while computer players alone still mark nobody is asked to, and who is waited for is said', async ({
  page,
  site,
}) => {
  await openPage(page, site, 'desk', botsOweMarks());
  await expect(page.getByText(/^Waiting for .?Champion.? and .?Rule of 38.?\.$/u)).toBeVisible();
  await expect(page.getByText('which die goes aside')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Enter the throw' })).toHaveCount(0);
});
