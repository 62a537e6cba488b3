// Where the system gives all colours, what stands out by its colour elsewhere has a frame.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { axeFaults } from '../kit/axe.ts';
import { showOn } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import { told } from '../kit/told.ts';

const framed = (page: Page, at: string) =>
  page
    .locator(at)
    .evaluateAll((found) =>
      found
        .filter((element) => getComputedStyle(element).outlineStyle === 'solid')
        .map(({ className }) => className),
    );

test('with forced colours the player on turn, the marked choice and the great button have a frame', async ({
  page,
  site,
}) => {
  for (const viewpoint of ['desk', 'display'] as const) {
    const bridge = await showOn(page, site, viewpoint, told('choose', viewpoint));
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    if (viewpoint === 'desk') {
      expect(await framed(page, '.seat')).toHaveLength(1);
      expect(await framed(page, '.choice')).toHaveLength(1);
      expect(await framed(page, '.button-great')).toHaveLength(1);
    } else {
      expect(await framed(page, '.strip-seat')).toHaveLength(1);
    }
    expect(await axeFaults(page, 'as shown')).toEqual([]);
    expect(bridge.complaints).toEqual([]);
  }
});
