// The desk at its fullest, in every language and with names of every length: each button can be pressed whole, and no text lies on another.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Language } from '../../src/contract/preferences.ts';
import { speakAs } from '../../src/words/language.ts';
import { coveredButtons, crossing, stickingOut } from '../kit/covered.ts';
import { showOn, standStill } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import { measureText } from '../kit/text-boxes.ts';
import { BETS, BUSTING, called } from '../kit/told-bets.ts';
import type { CrowdedName, NameKind } from '../kit/told-crowded.ts';
import { CROWDED, NAMES, toldCrowded } from '../kit/told-crowded.ts';
import { tableAfter, toldOf } from '../kit/told.ts';

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const;
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;
const KINDS = Object.keys(NAMES) as NameKind[];

test.afterEach(() => speakAs(() => 'en'));

/** What is wrong with the middle of the desk and its top, as it is shown. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const { clipped, outside, overlapping, shortened } = await measureText(page);
  const apart = overlapping.filter((pair) => !shortened.some((text) => pair.includes(text)));
  const covered = (await coveredButtons(page)).map((button) => `covered: ${button}`);
  const out = (await stickingOut(page, '.ask, .advice, .seat')).map((text) => `sticks out: ${text}`);
  const seats = await crossing(page, '.seat', '.seat-name, .claims, .seat-bot, .seat-chance, .face-down');
  return [...clipped, ...outside, ...apart, ...covered, ...out, ...seats];
}

async function isWhole(
  page: Page,
  site: Parameters<typeof showOn>[1],
  name: CrowdedName,
  language: Language,
) {
  const found: Record<string, readonly string[]> = {};
  speakAs(() => language);
  for (const kind of KINDS) {
    const { told, beside } = toldCrowded(name, kind);
    const preferences = { ...told.preferences, language };
    for (const window of WINDOWS) {
      await page.setViewportSize(window);
      const bridge = await showOn(page, site, 'desk', { ...told, language, preferences });
      for (const message of beside) await bridge.say(message);
      await standStill(page);
      const faults = await faultsOf(page);
      if (faults.length > 0) found[`${kind} names, ${window.height} high`] = faults;
    }
  }
  expect(found).toEqual({});
}

for (const name of CROWDED) {
  for (const language of LANGUAGES) {
    test(`in ${language} "${name}" is whole and apart, and every button can be pressed`, async ({
      page,
      site,
    }) => {
      await isWhole(page, site, name, language);
    });
  }
}

test('on the display the verdict of a bet wraps before the name of a computer player is shortened', async ({
  page,
  site,
}) => {
  const found: Record<string, readonly string[]> = {};
  const names = ['Ana', 'Rule of 38', 'Keller 28', 'Champion'];
  const table = tableAfter([...called({}, names), ...BETS, BUSTING]);
  for (const language of LANGUAGES) {
    speakAs(() => language);
    const told = toldOf(table, 'display', { language, preferences: { language } });
    await showOn(page, site, 'display', told);
    await expect(page.locator('.bets-row')).toHaveCount(3);
    const { shortened, clipped, outside, overlapping } = await measureText(page);
    const faults = [...shortened, ...clipped, ...outside, ...overlapping];
    if (faults.length > 0) found[language] = faults;
  }
  expect(found).toEqual({});
});
