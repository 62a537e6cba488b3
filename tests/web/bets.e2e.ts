// Bets, payoffs, void throws, clocks and "why?" on the built pages: every text whole, axe clean, each key its order, and no
// bet to be read where nobody may read it.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { ClockTold, Told } from '../../src/contract/from-host.ts';
import { axeFaults } from '../kit/axe.ts';
import type { Site } from '../kit/fake-bridge.ts';
import { openPage, showOn, standStill } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import { measureText } from '../kit/text-boxes.ts';
import type { BetSituation } from '../kit/told-bets.ts';
import { bet, BET_SITUATIONS, called, toldBets } from '../kit/told-bets.ts';
import { tableAfter, toldOf } from '../kit/told.ts';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;
/** Longer than two taps that belong together, in milliseconds. */
const APART = 320;

/** Until the page's own clock says that a press is no half of a double press. */
async function apartFromNow(page: Page): Promise<void> {
  const due = (await page.evaluate(() => performance.now())) + APART;
  await page.waitForFunction((at) => performance.now() >= at, due);
}

const CLOCK: ClockTold = { of: 'bet', seconds: 30, left: 8_000 };

/** Ben's bet is in, and the computer players still owe theirs. */
const BOTS_OWE: Told = toldOf(
  tableAfter([
    ...called().map((one) =>
      one.do === 'begin'
        ? {
            ...one,
            seats: [
              { name: 'Ana' },
              { name: 'Ben' },
              { name: 'Champion', bot: 'champion' as const },
              { name: 'Casual', bot: 'casual' as const },
            ],
          }
        : one,
    ),
    bet(1, 'make', 2),
  ]),
);

/** What lies on the desk, with the keys that bring it there. */
const DESK: Readonly<Record<string, { readonly told: Told; readonly keys?: readonly string[] }>> = {
  ...Object.fromEntries(BET_SITUATIONS.map((situation) => [situation, { told: toldBets(situation) }])),
  'an open bet': { told: toldBets('twoIn'), keys: ['Enter', 'm', '4'] },
  'an open bet of a long name': { told: toldBets('longNamesCovered'), keys: ['Enter', 'b'] },
  'a bet without a side': { told: toldBets('covered'), keys: ['Enter', '2', 'Enter'] },
  'half a split': { told: toldBets('longSplit'), keys: ['ArrowRight', 'ArrowDown', '3'] },
  'which die was cocked': { told: toldBets('cocked'), keys: ['v'] },
  'why these choices': { told: toldBets('cocked'), keys: ['w'] },
  'why a column': { told: toldBets('manyWays'), keys: ['w', 'ArrowLeft'] },
  'bets of computer players alone are waited for': { told: BOTS_OWE },
  'the last seconds of a clock': { told: toldBets('covered', 'desk', { clock: CLOCK }) },
};

async function expectWhole(page: Page, size: (typeof SIZES)[number], mayShorten: boolean) {
  await page.setViewportSize(size);
  const { boxes, clipped, outside, shortened, overlapping } = await measureText(page);
  expect(boxes.length).toBeGreaterThan(10);
  const apart = overlapping.filter((pair) => !shortened.some((text) => pair === `${text} / ${text}`));
  expect({ size, clipped, outside, apart }).toEqual({ size, clipped: [], outside: [], apart: [] });
  // A name in a narrow place is there in full as a hint.
  for (const text of mayShorten ? [] : shortened) {
    await expect(page.locator('[title]').filter({ hasText: text }).first()).toBeAttached();
  }
  return boxes;
}

test('another bettor can be let go first only while there is another one', async ({ page, site }) => {
  await showOn(page, site, 'desk', toldBets('covered'));
  await expect(page.locator('.bet-hint')).toHaveText('Press an arrow to let another bettor go first.');
  await showOn(page, site, 'desk', toldBets('twoIn'));
  await expect(page.getByRole('button', { name: /I am/ })).toBeVisible();
  await expect(page.locator('.bet-hint')).toHaveCount(0);
});

const isLong = (name: string) => name.startsWith('longNames') || name.includes('long name');
test.describe('at the desk', () => {
  for (const [name, { told, keys = [] }] of Object.entries(DESK)) {
    test(`every text of "${name}" is whole and apart, and axe finds nothing wrong`, async ({
      page,
      site,
    }) => {
      const bridge = await (keys.length === 0 ? showOn : openPage)(page, site, 'desk', told);
      await bridge.answer({ ok: true, why: 'Because the runner on 7 stands on the top, step 13.' });
      for (const key of keys) await page.keyboard.press(key);
      for (const size of SIZES) await expectWhole(page, size, isLong(name));
      expect(await axeFaults(page)).toEqual([]);
      expect(bridge.complaints).toEqual([]);
    });
  }
});

test.describe('on the display', () => {
  for (const size of SIZES) {
    test(`every text is whole, apart and large enough at ${size.width} by ${size.height}`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const bridge = await openPage(page, site, 'display', null);
      for (const situation of BET_SITUATIONS) {
        await test.step(situation, async () => {
          const clock = situation === 'covered' ? CLOCK : null;
          await bridge.tell(toldBets(situation, 'display', { clock }));
          await standStill(page);
          const boxes = await expectWhole(page, size, isLong(situation));
          const small = boxes.filter(({ fontSize }) => fontSize < size.height / 20).map(({ text }) => text);
          if (!isLong(situation)) expect(small, situation).toEqual([]);
          // What axe looks at does not depend on the size of the window.
          if (size.height === 720) expect(await axeFaults(page), situation).toEqual([]);
        });
      }
      expect(bridge.complaints).toEqual([]);
    });
  }
});

test.describe('each key sends its order', () => {
  const open = async (page: Page, site: Site, told: Told) => {
    const bridge = await openPage(page, site, 'desk', told);
    return {
      bridge,
      async press(...keys: readonly string[]) {
        for (const key of keys) {
          await apartFromNow(page);
          await page.keyboard.press(key);
        }
      },
      orders: async () => (await bridge.sent()).flatMap((sent) => (sent.is === 'order' ? [sent.ask] : [])),
    };
  };

  const cases: readonly (readonly [string, BetSituation, readonly string[], readonly unknown[]])[] = [
    [
      'a bet, changed before it is locked',
      'covered',
      ['Enter', 'b', '5', 'm', '4', 'Enter'],
      [{ do: 'bet', seat: 1, side: 'make', discs: 4 }],
    ],
    ['nothing through the cover', 'covered', ['m', '4', 'b'], []],
    ['nothing of a bet that is covered again', 'covered', ['Enter', 'm', '4', 'Escape'], []],
    ['nothing beside an open bet', 'covered', ['Enter', 'r', 's', 'c', 'v', 'n', 'Control+z'], []],
    [
      'a bet that lies on the table',
      'reveal',
      ['ArrowDown', 'b', '2', 'Enter'],
      [{ do: 'bet', seat: 3, side: 'blow', discs: 2 }],
    ],
    ['one of few ways', 'fewWays', ['2'], [{ do: 'settle', seat: 1, spaces: { 6: 1 } }]],
    [
      'a split, column by column',
      'manyWays',
      ['ArrowRight', 'ArrowDown', '2', 'Enter'],
      [{ do: 'settle', seat: 1, spaces: { 5: 1, 6: 2 } }],
    ],
    ['no split before its sum is right', 'manyWays', ['ArrowRight', 'Enter'], []],
    ['a cocked die', 'cocked', ['v', '3'], [{ do: 'void', die: 3 }]],
    ['a void throw', 'manyWays', ['v'], [{ do: 'void' }]],
  ];
  for (const [name, situation, keys, expected] of cases) {
    test(name, async ({ page, site }) => {
      const { press, orders, bridge } = await open(page, site, toldBets(situation));
      await press(...keys);
      expect(await orders()).toEqual(expected);
      expect(bridge.complaints).toEqual([]);
    });
  }

  test('W asks the host, the arrows and the board ask on, and Esc ends it', async ({ page, site }) => {
    const { bridge, press } = await open(page, site, toldBets('cocked'));
    await bridge.answer({ ok: true, why: 'Because of the rule.' });
    const asked = async () => (await bridge.sent()).flatMap((sent) => (sent.is === 'why' ? [sent.ask] : []));
    await press('w');
    await expect(page.getByRole('region', { name: 'Why?' })).toContainText('Because of the rule.');
    await press('ArrowDown', 'ArrowRight');
    await page.locator('.lane').first().click();
    expect(await asked()).toEqual([
      { about: 'choices' },
      { about: 'bust' },
      { about: 'column', column: 8 },
      { about: 'column', column: 2 },
    ]);
    await press('Escape');
    await expect(page.getByRole('region', { name: 'Why?' })).toHaveCount(0);
  });
});

test('after locking neither the desk nor the display holds a side or a number of discs', async ({
  page,
  site,
}) => {
  const orders = called();
  const bridge = await openPage(page, site, 'desk', toldOf(tableAfter(orders)));
  await page.keyboard.press('Enter');
  await page.keyboard.press('m');
  await page.keyboard.press('4');
  await expect(page.getByRole('button', { name: 'Make It' })).toHaveAttribute('aria-pressed', 'true');
  await apartFromNow(page);
  await page.keyboard.press('Enter');
  await bridge.tell(toldOf(tableAfter([...orders, { do: 'bet', seat: 1, side: 'make', discs: 4 }])));
  await expect(page.getByText('Cleo', { exact: false }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /I am .*Cleo/ })).toBeVisible();
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  expect(html).not.toMatch(/Make It|Blow It/);
  expect(await page.locator('[aria-pressed="true"]').count()).toBe(0);
});

test('the clock is counted down between two tellings', async ({ ownPage: page, site }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const clock: ClockTold = { of: 'turn', seconds: 90, left: 75_000 };
  await openPage(page, site, 'display', toldBets('allIn', 'display', { clock }));
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText('1:15');
  await page.clock.fastForward(60_000);
  await expect(timer).toHaveText('0:15');
  await page.clock.fastForward(6_500);
  await expect(timer).toHaveText('9');
  await expect(timer).toHaveAccessibleName('9 seconds left for this turn');
  await page.clock.fastForward(60_000);
  await expect(timer).toHaveText('0');
});

test('while computer players alone still bet nobody is asked for a bet, and who is waited for is said', async ({
  page,
  site,
}) => {
  await openPage(page, site, 'desk', BOTS_OWE);
  await expect(page.getByText(/^Waiting for .?Champion.? and .?Casual.?\.$/u)).toBeVisible();
  await expect(page.getByText('pass the laptop')).toHaveCount(0);
});
