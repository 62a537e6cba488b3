// What can be pressed on the desk is large enough for fingers: 44 pixels everywhere, 64 for what is done in every turn.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { openPage, showOn, standStill } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import { BET_SITUATIONS, toldBets } from '../kit/told-bets.ts';
import { bareWith, FEW } from '../kit/told-people.ts';
import { SITUATIONS, told } from '../kit/told.ts';

/** Controls that are lower or narrower than so many pixels, a small box by the label that is pressed with it. */
function smaller(page: Page, least: number, selector: string): Promise<readonly string[]> {
  return page.evaluate(
    ([least, selector]) => {
      const scope = document.querySelector(':modal') ?? document;
      return [...scope.querySelectorAll(selector)].flatMap((control) => {
        const place = control.closest('label, .port, .port-row') ?? control;
        if (
          !control.checkVisibility({ visibilityProperty: true }) ||
          control.closest('.visually-hidden') !== null
        )
          return [];
        const { width, height } = place.getBoundingClientRect();
        if (width === 0 || (width > least - 0.5 && height > least - 0.5)) return [];
        return [`${place.className} ${Math.round(width)} x ${Math.round(height)}`];
      });
    },
    [least, selector] as const,
  );
}

const ALL = 'button, summary, input, select, [role="button"]';

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
] as const) {
  test(`at ${width} by ${height} every control of the desk is at least 44 pixels large`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    const found: Record<string, readonly string[]> = {};
    const all = [
      ...SITUATIONS.map((name) => [name, told(name)] as const),
      ...BET_SITUATIONS.map((name) => [name, toldBets(name, 'desk')] as const),
    ];
    for (const [name, what] of all) {
      await showOn(page, site, 'desk', what);
      const small = await smaller(page, 44, ALL);
      if (small.length > 0) found[name] = [...new Set(small)];
    }
    expect(found).toEqual({});
  });
}

test('so are those of every dialog and every page of the settings', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const found: Record<string, readonly string[]> = {};
  const look = async (name: string) => {
    await standStill(page);
    const small = await smaller(page, 44, ALL);
    if (small.length > 0) found[name] = [...new Set(small)];
  };
  for (const [key, name] of [
    ['?', 'keys'],
    ['F1', 'help pages'],
    ['p', 'reader'],
  ] as const) {
    await openPage(page, site, 'desk', told('decide'));
    await page.keyboard.press(key);
    await look(name);
  }
  await openPage(page, site, 'desk', { ...told('decide'), people: FEW });
  await page.keyboard.press('Control+,');
  for (const name of ['Language and look', 'Sound', 'Players', 'Keys']) {
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
    await look(`settings: ${name}`);
  }
  await openPage(page, site, 'desk', told('decide'));
  await page.keyboard.press('c');
  await look('a correction');
  await openPage(page, site, 'desk', bareWith(FEW));
  await look('set-up');
  expect(found).toEqual({});
});

test('what is done in every turn is 64 pixels high: roll on, stop, play, undo, a die', async ({
  page,
  site,
}) => {
  // The size in which the desk opens.
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const situation of ['fresh', 'decide', 'choose', 'bust'] as const) {
    await showOn(page, site, 'desk', told(situation));
    const frequent = page.locator('.button-great, .button-stop, .foot-back button, .pad-face, .choice');
    const heights = await frequent.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(1);
    expect(heights.filter((height) => height < 63.5)).toEqual([]);
  }
});
