/**
 * Tests on the built pages that share one page of the browser. Opening a browser page takes several times as long as most
 * tests; each test loads what it needs afresh into the same one (openPage in fake-bridge.ts), in a usual window.
 */
import type { Page } from '@playwright/test';
import { test as base } from '@playwright/test';
import type { Site } from './fake-bridge.ts';
import { serveBuilt } from './fake-bridge.ts';

const WINDOW = { width: 1280, height: 720 };

interface OfTest {
  /** A page of this test alone, for what cannot be taken back from a page, such as a stopped clock. */
  readonly ownPage: Page;
}

interface OfWorker {
  readonly site: Site;
  readonly sharedPage: Page;
}

export const test = base.extend<OfTest, OfWorker>({
  site: [
    // Playwright reads from the pattern which fixtures are used: here none.
    async ({}, use) => {
      const site = await serveBuilt();
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  sharedPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ viewport: WINDOW });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage }, use) => {
    await sharedPage.setViewportSize(WINDOW);
    await sharedPage.emulateMedia({
      reducedMotion: null,
      colorScheme: null,
      contrast: null,
      forcedColors: null,
    });
    await sharedPage.mouse.move(0, 0);
    await use(sharedPage);
  },
  ownPage: async ({ browser }, use) => {
    const page = await browser.newPage({ viewport: WINDOW });
    await use(page);
    await page.close();
  },
});
