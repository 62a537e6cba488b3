// The table-side display in a browser, as it is built, in every named situation.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { axeFaults } from '../kit/axe.ts';
import type { FakeBridge } from '../kit/fake-bridge.ts';
import { openPage, standStill } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import { measureText } from '../kit/text-boxes.ts';
import type { Situation } from '../kit/told.ts';
import { SITUATIONS, told } from '../kit/told.ts';

/** Where names or paths are so long that something has to give: letters may be smaller there and names end early. */
const LONG: readonly Situation[] = ['longNames', 'longNews', 'trouble'];

/** Situations that between them show every part of the page. */
const PARTS: readonly Situation[] = [
  'bare',
  'fresh',
  'choose',
  'decide',
  'bust',
  'claimed',
  'longNames',
  'held',
  'trouble',
  'won',
];

for (const { width, height } of [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
]) {
  test.describe(`at ${width} by ${height}`, () => {
    // One page, never loaded afresh: what was told before must leave no trace.
    let page: Page;
    let bridge: FakeBridge;

    test.beforeAll(async ({ browser, site }) => {
      page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      bridge = await openPage(page, site, 'display', told('bare', 'display'));
    });
    test.afterAll(() => page.close());

    for (const situation of SITUATIONS) {
      test(`every text of "${situation}" is whole, apart, large enough and in the window`, async () => {
        await show(situation);
        const { boxes, clipped, outside, shortened, overlapping } = await measureText(page);
        expect(boxes.length).toBeGreaterThan(10);
        expect({ clipped, outside, overlapping }).toEqual({ clipped: [], outside: [], overlapping: [] });
        if (!LONG.includes(situation)) {
          expect(shortened).toEqual([]);
          const small = boxes.filter(({ fontSize }) => fontSize < height / 20).map(({ text }) => text);
          expect(small, 'texts smaller than a twentieth of the height').toEqual([]);
        }
      });
    }

    // What axe looks at does not depend on the size of the window, and these hold every part of the page.
    for (const situation of height === 720 ? PARTS : []) {
      test(`axe finds nothing wrong with "${situation}"`, async () => {
        await show(situation);
        expect(await axeFaults(page)).toEqual([]);
      });
    }

    test('the page breaks no content policy and writes no complaint', () => {
      expect(bridge.complaints).toEqual([]);
    });

    /** Tells the page and waits until everything stands still. */
    async function show(situation: Situation): Promise<void> {
      await bridge.tell(told(situation, 'display'));
      await standStill(page);
    }
  });
}

for (const [name, width, height] of [
  ['a television of 3840 by 2160', 3840, 2160],
  ['a projector of 1024 by 768', 1024, 768],
  ['a wide window of 1720 by 720', 1720, 720],
] as const) {
  test(`on ${name} no text is cut off, outside or on another`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const bridge = await openPage(page, site, 'display', told('bare', 'display'));
    for (const situation of SITUATIONS) {
      await bridge.tell(told(situation, 'display'));
      const { clipped, outside, overlapping } = await measureText(page);
      expect({ situation, clipped, outside, overlapping }).toEqual({
        situation,
        clipped: [],
        outside: [],
        overlapping: [],
      });
    }
  });
}

test('a desktop window says how it comes to a television until it fills a screen or a game begins', async ({
  page,
  site,
}) => {
  /** The page learns that its window is on a screen of this size. */
  const onScreen = (width: number, height: number) =>
    page.evaluate(
      (value) => {
        Object.defineProperty(window, 'screen', { value, configurable: true });
        window.dispatchEvent(new Event('resize'));
      },
      { width, height },
    );
  const says = page.getByText('drag the window there, then press F11');
  for (const language of ['en', 'de', 'fr', 'es'] as const) {
    const bridge = await openPage(page, site, 'display', { ...told('bare', 'display'), language });
    await onScreen(3840, 2160);
    await expect(page.locator('.waiting-drag')).toBeVisible();
    const { clipped, outside, overlapping } = await measureText(page);
    expect({ clipped, outside, overlapping }).toEqual({ clipped: [], outside: [], overlapping: [] });
    if (language !== 'en') continue;
    await expect(says).toBeVisible();
    await bridge.tell(told('fresh', 'display'));
    await expect(page.locator('.waiting-drag')).toHaveCount(0);
  }
  await expect(page.locator('.waiting-drag')).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await onScreen(width, height);
  await expect(page.locator('.waiting-drag')).toHaveCount(0);
});

test('the odds, the player on turn and the choices can be read from a chair: their capitals are 12, 7 and 5 % of the height', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const bridge = await openPage(page, site, 'display', told('bare', 'display'));
  /** The least height of capitals of some texts, in percent of the window's; null where there are none. */
  const capitals = (selector: string) =>
    page.evaluate((selector) => {
      const ruler = document.createElement('canvas').getContext('2d');
      if (ruler === null) throw new Error('The browser draws nothing.');
      const heights = [...document.querySelectorAll(selector)].map((text) => {
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(text);
        ruler.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        return (ruler.measureText('H').actualBoundingBoxAscent / window.innerHeight) * 100;
      });
      return heights.length === 0 ? null : Math.min(...heights);
    }, selector);
  const least = { '.odds-figure': 12, '.on-turn-name': 7, '.choice-totals': 5, '.choice-price': 5 };
  const seen = new Set<string>();
  for (const height of [720, 1080]) {
    await page.setViewportSize({ width: (height * 16) / 9, height });
    // Captions take their room from the board.
    for (const [situation, captions] of SITUATIONS.flatMap((name) => [
      [name, false] as const,
      [name, true] as const,
    ])) {
      const what = told(situation, 'display');
      await bridge.tell({ ...what, preferences: { ...what.preferences, captions } });
      await standStill(page);
      for (const [selector, percent] of Object.entries(least)) {
        const height = await capitals(selector);
        if (height === null) continue;
        seen.add(selector);
        expect(
          height,
          `${selector} in "${situation}"${captions ? ' with captions' : ''}`,
        ).toBeGreaterThanOrEqual(percent);
      }
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(least).sort());
});
