// The table-side display in a browser, as it is built, in every named situation.
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { axeFaults } from '../kit/axe.ts';
import type { FakeBridge, Site } from '../kit/fake-bridge.ts';
import { openPage, serveBuilt } from '../kit/fake-bridge.ts';
import { measureText } from '../kit/text-boxes.ts';
import type { Situation } from '../kit/told.ts';
import { SITUATIONS, told } from '../kit/told.ts';

/** Where names or paths are so long that something has to give: letters may be smaller there and names end early. */
const LONG: readonly Situation[] = ['longNames', 'longNews', 'trouble'];

for (const { width, height } of [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
]) {
  test.describe(`at ${width} by ${height}`, () => {
    let site: Site;
    let page: Page;
    let bridge: FakeBridge;

    test.beforeAll(async ({ browser }) => {
      site = await serveBuilt();
      page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
      bridge = await openPage(page, site, 'display', told('bare', 'display'));
    });
    test.afterAll(async () => {
      await page.close();
      await site.close();
    });

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

    // What axe looks at does not depend on the size of the window.
    for (const situation of height === 720 ? SITUATIONS : []) {
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
      await page.evaluate(() =>
        Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
      );
    }
  });
}
