// The screens in other languages than English: every text whole and apart, axe clean, and changed in the middle of a game as if
// it had been so from the start.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Told, Viewpoint } from '../../src/contract/from-host.ts';
import type { Language } from '../../src/contract/preferences.ts';
import { speakAs } from '../../src/words/language.ts';
import { SCREENS } from '../gallery/shown.ts';
import { axeFaults } from '../kit/axe.ts';
import type { Site } from '../kit/fake-bridge.ts';
import { openPage, showOn, standStill } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import { EVENING_SITUATIONS, toldEvening } from '../kit/told-evening.ts';
import { afterThrows, EXPRESS_SITUATIONS, expressTold } from '../kit/told-express.ts';
import { bareWith, FEW } from '../kit/told-people.ts';
import { measureText } from '../kit/text-boxes.ts';
import { BET_SITUATIONS, toldBets } from '../kit/told-bets.ts';
import { SITUATIONS, told, toldOf } from '../kit/told.ts';
import { START_SITUATIONS, toldStart } from '../kit/told-start.ts';

const OTHERS = ['de', 'es', 'fr'] as const;

/** The same telling to a table that speaks another language. */
const speaking = (language: Language, what: Told): Told => ({
  ...what,
  language,
  preferences: { ...what.preferences, language },
});

/** Every situation of a screen that needs nothing to be opened. What the host says in a telling is in the language of the moment. */
const all = (viewpoint: Viewpoint): readonly (readonly [name: string, told: Told])[] => [
  ...SITUATIONS.map((name) => [name, told(name, viewpoint)] as const),
  ...BET_SITUATIONS.map((name) => [name, toldBets(name, viewpoint)] as const),
  ...START_SITUATIONS.map((name) => [name, toldStart(name, viewpoint)] as const),
  ...EXPRESS_SITUATIONS.map((name) => [name, expressTold(name, viewpoint)] as const),
  ...EVENING_SITUATIONS.map((name) => [name, toldEvening(name, viewpoint)] as const),
];

test.afterEach(() => speakAs(() => 'en'));

async function faultsOf(page: Page) {
  const { clipped, outside, overlapping, shortened } = await measureText(page);
  const apart = overlapping.filter((pair) => !shortened.some((text) => pair === `${text} / ${text}`));
  return [...clipped, ...outside, ...apart];
}

for (const language of OTHERS) {
  for (const viewpoint of ['desk', 'display'] as const) {
    test(`in ${language} every text of the ${viewpoint} is whole and apart`, async ({ page, site }) => {
      const found: Record<string, readonly string[]> = {};
      speakAs(() => language);
      for (const [name, what] of all(viewpoint)) {
        await showOn(page, site, viewpoint, speaking(language, what));
        const faults = await faultsOf(page);
        if (faults.length > 0) found[name] = faults;
      }
      expect(found).toEqual({});
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      expect(await axeFaults(page)).toEqual([]);
    });
  }
}

test('the heads of few and large sheets of Express stand apart in every language', async ({ page, site }) => {
  for (const language of OTHERS) {
    for (const seats of [1, 2, 3]) {
      const what = toldOf(afterThrows(seats, 2), 'display');
      await showOn(page, site, 'display', speaking(language, what));
      const [fifths, score] = await page
        .locator('thead :is(.sheet-fifths, .sheet-score)')
        .evaluateAll((all) =>
          all.map((head) => {
            const words = document.createRange();
            words.selectNodeContents(head);
            const { left, right } = words.getBoundingClientRect();
            return { left, right };
          }),
        );
      const apart = (score?.left ?? 0) - (fifths?.right ?? 0);
      expect(apart, `${language}, ${seats} sheets`).toBeGreaterThan(10);
    }
  }
});

test('in German what opens is whole, and axe finds nothing wrong with it', async ({ page, site }) => {
  test.setTimeout(300_000);
  const found: Record<string, readonly string[]> = {};
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { name, screen, told, open, refuses } of SCREENS) {
    if (open === undefined || screen === 'display') continue;
    const bridge = await openPage(page, site, 'desk', null);
    await bridge.answer(refuses ?? { ok: true, ports: { ports: [], problem: null } });
    const what = told();
    await bridge.tell(what);
    await open(page);
    // Opened in English, since names lead there, and then changed.
    await bridge.tell(speaking('de', what));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await standStill(page);
    const faults = [...(await faultsOf(page)), ...(await axeFaults(page, 'as shown'))];
    if (faults.length > 0) found[name] = faults;
  }
  expect(found).toEqual({});
});

/** All that a page says, heard and seen. */
async function saidBy(page: Page): Promise<string> {
  return page.locator('body').ariaSnapshot();
}

async function freshly(page: Page, site: Site, viewpoint: Viewpoint, what: Told): Promise<string> {
  await openPage(page, site, viewpoint, what);
  return saidBy(page);
}

for (const viewpoint of ['desk', 'display'] as const) {
  test(`a ${viewpoint} whose language is changed says what one says that was opened in it`, async ({
    page,
    site,
  }) => {
    for (const situation of ['choose', 'decide', 'bust', 'won'] as const) {
      const what = told(situation, viewpoint);
      const wanted = await freshly(page, site, viewpoint, speaking('fr', what));
      const bridge = await openPage(page, site, viewpoint, what);
      await bridge.tell(speaking('fr', what));
      await expect.poll(() => saidBy(page)).toBe(wanted);
      await bridge.tell(what);
      await expect.poll(() => saidBy(page)).not.toBe(wanted);
    }
  });
}

test('free seats follow a language that is changed while the set-up is open, and what was typed stays', async ({
  page,
  site,
}) => {
  const bare = bareWith(FEW);
  const bridge = await openPage(page, site, 'desk', bare);
  const names = page.locator('.seat-row .seat-input');
  await page.getByRole('button', { name: 'Add a seat' }).click();
  await names.nth(1).fill('Rosa');
  await bridge.tell(speaking('de', bare));
  await expect(names.nth(0)).toHaveValue('Rot');
  await expect(names.nth(1)).toHaveValue('Rosa');
  await expect(names.nth(2)).toHaveValue('Gelb');
  await page.getByRole('form').focus();
  await page.keyboard.press('Enter');
  const [order] = await bridge.sent();
  expect(order).toMatchObject({
    ask: { do: 'begin', seats: [{ name: 'Rot' }, { name: 'Rosa' }, { name: 'Gelb' }] },
  });
});
