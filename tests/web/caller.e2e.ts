// The caller on the built pages: its page of the settings, its captions, and what it hands to the system's voice.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Viewpoint } from '../../src/contract/from-host.ts';
import type { Table } from '../../src/table/table.ts';
import { axeFaults } from '../kit/axe.ts';
import { openPage, standStill } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import { measureText } from '../kit/text-boxes.ts';
import type { Around } from '../kit/told.ts';
import { begin, choose, roll, stop, tableAfter, told, toldOf, undo } from '../kit/told.ts';

const CALLING = { caller: 'everything', captions: true } as const;
const NAMES = ['Maximiliana Konstantina von Hohenzollern', 'Wwwwwwwwwwwwwwwwwwww'] as const;

test.describe('the sounds in the settings', () => {
  for (const language of ['en', 'de', 'es', 'fr'] as const) {
    test(`are whole, apart and clean in ${language}`, async ({ page, site }) => {
      const what = { ...told('decide'), language };
      const bridge = await openPage(page, site, 'desk', what);
      await page.keyboard.press('Control+,');
      await page.getByRole('dialog').locator('.settings-parts button').nth(1).click();
      const { boxes, clipped, outside, shortened, overlapping } = await measureText(page);
      expect(boxes.length).toBeGreaterThan(15);
      expect({ clipped, outside, shortened, overlapping }).toEqual({
        ...{ clipped: [], outside: [], shortened: [], overlapping: [] },
      });
      expect(await axeFaults(page)).toEqual([]);
      expect(bridge.complaints).toEqual([]);
    });
  }

  test('are chosen at once, say what is missing, and lead to the folder of the clips', async ({
    page,
    site,
  }) => {
    const bridge = await openPage(page, site, 'desk', { ...told('decide'), clips: ['bust.mp3'] });
    await page.keyboard.press('Control+,');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Sound' }).click();
    await dialog.getByLabel('Results only').check();
    await dialog.getByLabel('Captions').check();
    await dialog.getByLabel('40 %').check();
    await expect(dialog.getByRole('status')).toContainText('No voice of this system speaks English');
    await expect(dialog).toContainText('One is there.');
    await dialog.getByRole('button', { name: 'Try it' }).click();
    await dialog.getByRole('button', { name: 'Open the data folder' }).click();
    expect((await bridge.sent()).map((sent) => sent.is === 'prefer' && sent.ask)).toEqual([
      { caller: 'results' },
      { captions: true },
      { volume: 40 },
    ]);
    expect(await bridge.asked()).toEqual([{ do: 'open-data-folder' }]);
  });
});

test('silence is a sign on the desk that gives the sound back', async ({ page, site }) => {
  const before = told('decide');
  const bridge = await openPage(page, site, 'desk', before);
  const sign = page.getByRole('button', { name: 'Silent. Press for sound.' });
  await expect(sign).toHaveCount(0);
  await bridge.tell({ ...before, preferences: { ...before.preferences, muted: true } });
  await sign.click();
  expect((await bridge.sent()).map((sent) => sent.is === 'prefer' && sent.ask)).toEqual([{ muted: false }]);
  const { clipped, outside, overlapping } = await measureText(page);
  expect({ clipped, outside, overlapping }).toEqual({ clipped: [], outside: [], overlapping: [] });
});

/** A bust with a roll and the next turn, the longest that is called in one. */
const BEFORE = tableAfter([
  begin(...NAMES),
  { do: 'set', position: { markers: [{}, {}], seat: 0, runners: { 6: 3, 7: 3, 8: 3 }, throws: 3 } },
]);
const BUST = tableAfter([roll(1, 1, 1, 1)], BEFORE);
/** Six choices at once, which need all the room that there is. */
const SIX = tableAfter(
  [
    { do: 'set', position: { markers: [{}, {}], seat: 0, runners: { 2: 1, 12: 1 }, throws: 1 } },
    roll(1, 2, 3, 6),
  ],
  BUST,
);

for (const [width, height] of [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
] as const) {
  test(`captions at ${width} by ${height} cover nothing and can be read`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const language of ['en', 'de'] as const) {
      const around: Around = { preferences: { ...CALLING, language }, language };
      const bridge = await openPage(page, site, 'display', toldOf(BEFORE, 'display', around));
      for (const table of [BUST, SIX]) {
        await bridge.tell(toldOf(table, 'display', around));
        await standStill(page);
        await expect(page.locator('.caption')).not.toBeEmpty();
        const { boxes, clipped, outside, overlapping } = await measureText(page);
        expect({ clipped, outside, overlapping }).toEqual({ clipped: [], outside: [], overlapping: [] });
        const caption = boxes.find(({ text }) => /^1, (1|2), /.test(text));
        expect(caption?.fontSize).toBeGreaterThanOrEqual(height / 20);
        expect(await covered(page)).toEqual([]);
      }
    }
  });
}

/** What of the display the caption lies on. */
function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const caption = box('.caption');
    if (caption === undefined) return ['there is none'];
    return ['.display-board', '.stage', '.stage-body', '.strip'].filter((selector) => {
      const other = box(selector);
      if (other === undefined) return true;
      const beside = other.right <= caption.left + 1 || other.left >= caption.right - 1;
      return !beside && other.bottom > caption.top + 1 && other.top < caption.bottom - 1;
    });
  });
}

test('captions are announced at the desk, and shown where no voice and no clips are', async ({
  page,
  site,
}) => {
  const told = (table: Table, viewpoint: Viewpoint, around: Around) => toldOf(table, viewpoint, around);
  const desk = await openPage(page, site, 'desk', told(BEFORE, 'desk', { preferences: CALLING }));
  await desk.tell(told(BUST, 'desk', { preferences: CALLING }));
  await expect(page.locator('[aria-live="polite"].caller-says')).toContainText('Bust,');

  const silent: Around = { preferences: { caller: 'results' } };
  const display = await openPage(page, site, 'display', told(BEFORE, 'display', silent));
  await display.tell(told(BUST, 'display', silent));
  await expect(page.locator('.caption')).toHaveText(/^Bust, /);
  await display.tell(told(BUST, 'display', { ...silent, clips: ['bust.mp3'] }));
  await expect(page.locator('.caption')).toHaveCount(0);
});

interface Stub {
  readonly spoken: string[];
  cancelled: number;
}
const stubOf = (page: Page) => page.evaluate(() => (window as unknown as { stub: Stub }).stub);

test('the voice gets one utterance for each event, nothing after a reload, and is cut short by silence', async ({
  ownPage: page,
  site,
}) => {
  await page.addInitScript(() => {
    const stub: Stub = { spoken: [], cancelled: 0 };
    const voice = { name: 'Stub', lang: 'en-GB', localService: true, default: true };
    class Utterance {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'stub', { value: stub });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => [voice],
        speak: (utterance: Utterance) => void stub.spoken.push(utterance.text),
        cancel: () => void (stub.cancelled += 1),
        addEventListener: () => {},
      },
    });
  });
  const begun = tableAfter([begin('Ana', 'Ben')]);
  const rolled = tableAfter([roll(2, 4, 3, 5)], begun);
  const around: Around = { preferences: { caller: 'everything', cues: true }, speaks: true };
  const bridge = await openPage(page, site, 'display', toldOf(begun, 'display', around));
  for (let times = 0; times < 3; times += 1) await bridge.tell(toldOf(rolled, 'display', around));
  await expect.poll(async () => (await stubOf(page)).spoken).toEqual(['2, 4, 3, 5.']);

  const undone = tableAfter([undo], rolled);
  await bridge.tell(toldOf(undone, 'display', around));
  await expect.poll(() => stubOf(page)).toEqual({ spoken: ['2, 4, 3, 5.', 'Taken back.'], cancelled: 1 });

  await bridge.tell(toldOf(undone, 'display', { ...around, preferences: { muted: true } }));
  expect((await stubOf(page)).cancelled).toBe(2);
  expect(bridge.complaints).toEqual([]);

  const again = await openPage(page, site, 'display', toldOf(undone, 'display', around));
  await again.tell(toldOf(undone, 'display', around));
  await again.tell(toldOf(tableAfter([roll(2, 4, 3, 5)], undone), 'display', { ...around, speaks: false }));
  const stopped = tableAfter([roll(2, 4, 3, 5), choose(6, 8), stop], undone);
  await again.tell(toldOf(stopped, 'display', around));
  await expect.poll(async () => (await stubOf(page)).spoken).toEqual(['Stop. Ben to roll.']);
});
