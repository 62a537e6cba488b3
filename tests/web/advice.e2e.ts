// Advice and the look back on the built pages: every text whole and apart, axe clean, by key alone, nothing of it where it is off, and
// each line of the look back in its player's colour and shape.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Told } from '../../src/contract/from-host.ts';
import { outlineOf } from '../../src/ui/players/shapes.ts';
import { axeFaults } from '../kit/axe.ts';
import { stickingOut } from '../kit/covered.ts';
import type { FakeBridge, Site } from '../kit/fake-bridge.ts';
import { openPage, showOn } from '../kit/fake-bridge.ts';
import { refereeKeys } from '../kit/referee-keys.ts';
import { test } from '../kit/shared-page.ts';
import { measureText } from '../kit/text-boxes.ts';
import type { AdviceSituation } from '../kit/told-advice.ts';
import { adviceOf, LOOK_BACKS, lookBackOf, toldAdvice } from '../kit/told-advice.ts';
import { NAMES } from '../kit/told-crowded.ts';

const OF_ADVICE = [
  'advice, choose',
  'advice, decide',
  'advice, decide, always',
  'advice, six choices',
  'advice, alone',
  'advice, worked out',
  'advice, stopped',
  'a win to look back at',
] as const;
const ALL: Readonly<Record<string, AdviceSituation>> = {
  ...Object.fromEntries(OF_ADVICE.map((name) => [name, toldAdvice(name)])),
  ...LOOK_BACKS,
};

async function show(page: Page, site: Site, { told, beside, open }: AdviceSituation): Promise<FakeBridge> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const bridge = await openPage(page, site, 'desk', told);
  for (const message of beside) await bridge.say(message);
  await open?.(page);
  return bridge;
}

const inGerman = (situation: AdviceSituation): AdviceSituation => ({
  ...situation,
  told: { ...situation.told, language: 'de' },
});

async function expectWhole(page: Page) {
  const { boxes, clipped, outside, shortened, overlapping } = await measureText(page);
  expect(boxes.length).toBeGreaterThan(2);
  const apart = overlapping.filter((pair) => !shortened.some((text) => pair === `${text} / ${text}`));
  expect({ clipped, outside, apart }).toEqual({ clipped: [], outside: [], apart: [] });
  for (const text of shortened)
    await expect(page.locator('[title]').filter({ hasText: text }).first()).toBeAttached();
}

for (const [name, situation] of Object.entries(ALL)) {
  test(`every text of "${name}" is whole and apart, in German as well, and axe finds nothing wrong`, async ({
    page,
    site,
  }) => {
    await show(page, site, inGerman(situation));
    await expectWhole(page);
    const bridge = await show(page, site, situation);
    await expectWhole(page);
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expectWhole(page);
    expect(bridge.complaints).toEqual([]);
  });
}

const messages = async (bridge: FakeBridge) =>
  (await bridge.sent()).map((message) => (message.is === 'advise' ? `advise ${message.on}` : message.is));

test('A shows advice and puts it away; each choice has its value, and the best is marked once', async ({
  page,
  site,
}) => {
  const advised = toldAdvice('advice, choose');
  const bridge = await show(page, site, { told: { ...advised.told, advising: false }, beside: [] });
  const button = page.getByRole('button', { name: 'Advice', exact: true });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('.choice-win, .seat-chance, .advice')).toHaveCount(0);
  await page.keyboard.press('a');
  await bridge.tell(advised.told);
  for (const message of advised.beside) await bridge.say(message);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.choice').first()).toContainText('34.1\u00a0%');
  await expect(page.locator('.best-mark')).toHaveText(['best']);
  await expect(page.locator('.seat-chance')).toHaveText([
    /31\u00a0%$/,
    /43\u00a0%$/,
    /10\u00a0%$/,
    /16\u00a0%$/,
  ]);
  await page.keyboard.press('a');
  expect(await messages(bridge)).toEqual(['advise true', 'advise false']);
});

test('after a choice stopping and rolling on have both their values, beside the chance to bust and the count', async ({
  page,
  site,
}) => {
  await show(page, site, toldAdvice('advice, decide'));
  await expect(page.locator('.advice-side')).toHaveText([
    /Stop\s*51\.2\u00a0%/,
    /Roll on\s*best\s*54\.3\u00a0%/,
  ]);
  await expect(page.getByRole('region', { name: 'Advice' })).toContainText(
    'By best play stopping wins 51.2\u00a0%',
  );
  await expect(page.locator('.odds')).toContainText('104 of 1,296 rolls');
  await expect(page.locator('.odds-rule')).toContainText('6 + 3 + 4 =');
});

test('advice about another position than the one that is shown is not shown', async ({ page, site }) => {
  const { told } = toldAdvice('advice, decide');
  const bridge = await show(page, site, { told, beside: [] });
  const advice = adviceOf(told);
  await bridge.say({ is: 'advice', advice: { ...advice, seq: advice.seq - 1 } });
  await expect(page.getByRole('region', { name: 'Advice' })).toHaveText('Working it out …');
  await expect(page.locator('.seat-chance')).toHaveCount(0);
  await bridge.say({ is: 'advice', advice });
  await expect(page.locator('.advice-side')).toHaveCount(2);
});

test('where advice is off there is neither key, button nor figure of it, whatever comes', async ({
  page,
  site,
}) => {
  const off = ({ told, beside }: AdviceSituation): AdviceSituation => ({
    beside,
    told: { ...told, preferences: { ...told.preferences, advice: 'off' } },
  });
  for (const name of ['advice, choose', 'advice, decide', 'a win to look back at'] as const) {
    const bridge = await show(page, site, off(toldAdvice(name)));
    await bridge.say({ is: 'look-back', lookBack: lookBackOf(toldAdvice(name).told) });
    await page.keyboard.press('a');
    await page.keyboard.press('t');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.advice, .choice-win, .seat-chance, .best-mark')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Advice|Look back)/ })).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('Undo');
    await expect(page.getByRole('dialog').getByText(/advice|look back/i)).toHaveCount(0);
    // A dialog holds computer players, whatever is advised.
    expect((await bridge.sent()).filter(({ is }) => is !== 'bots-wait')).toEqual([]);
  }
});

test('where advice is off neither screen says what the count of the Rule of 28 would have you do', async ({
  page,
  site,
}) => {
  for (const viewpoint of ['desk', 'display'] as const) {
    const { told } = toldAdvice('advice, decide', viewpoint);
    const bridge = await showOn(page, site, viewpoint, told);
    await expect(page.locator('.odds-rule')).toHaveText(/= 13, roll on$/);
    await bridge.tell({ ...told, preferences: { ...told.preferences, advice: 'off' } });
    await expect(page.locator('.odds-rule')).toHaveText(/= 13$/);
  }
});

test('a dialog that is opened again before the browser tells that it was closed stays open', async ({
  page,
  site,
}) => {
  await show(page, site, toldAdvice('a win to look back at'));
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog', { name: 'Look back' });
  await expect(dialog).toBeVisible();
  const closes = await dialog.evaluate(async (shown) => {
    let told = 0;
    const closed = new Promise<void>((heard) => {
      shown.addEventListener('close', () => {
        told += 1;
        heard();
      });
    });
    shown.dispatchEvent(new Event('cancel', { cancelable: true }));
    // Vue draws in the same task; the browser's own event of the close comes in a later one.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    const between = told;
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 't', code: 'KeyT', bubbles: true }));
    await closed;
    return [between, told];
  });
  expect(closes).toEqual([0, 1]);
  await expect(dialog).toBeVisible();
});

test('a look back that comes after the game went on is shown all the same, and says so', async ({
  page,
  site,
}) => {
  const { told } = toldAdvice('a win to look back at');
  const bridge = await show(page, site, { told, beside: [] });
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog', { name: 'Look back' });
  await bridge.tell({ ...told, screen: { ...told.screen, seq: told.screen.seq + 1 } });
  await expect(dialog.getByRole('status')).toContainText('takes a moment');
  await bridge.say({ is: 'look-back', lookBack: lookBackOf(told) });
  await expect(dialog.locator('.win-series')).toHaveCount(2);
  await expect(dialog.getByRole('status')).toContainText('went on');
  // Opened once more it is asked for anew.
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await expect(dialog.getByRole('status')).toContainText('takes a moment');
  expect(await messages(bridge)).toEqual(['look-back', 'look-back']);
});

test('T asks for the look back, says that it is worked out, shows it, and Esc leaves', async ({
  page,
  site,
}) => {
  const { told } = toldAdvice('a win to look back at');
  const bridge = await show(page, site, { told, beside: [] });
  const keys = refereeKeys(page);
  await keys.press('t');
  const dialog = page.getByRole('dialog', { name: 'Look back' });
  await expect(dialog.getByRole('status')).toContainText('takes a moment');
  expect(await messages(bridge)).toEqual(['look-back']);
  await bridge.say({ is: 'look-back', lookBack: lookBackOf(told) });
  await expect(dialog.getByRole('img', { name: /^Chances to win after each roll/ })).toBeVisible();
  await expect(dialog.locator('.costly')).toHaveCount(3);
  await expect(dialog.locator('.costly').first()).toContainText('\u22128.6\u00a0%');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('row')).toHaveCount(1 + 2 + 1 + 46);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // It is there already, and is not asked for again.
  await keys.press('t');
  await expect(dialog.locator('.costly')).toHaveCount(3);
  expect(await messages(bridge)).toEqual(['look-back']);
});

test('alone luck is told in turns like the turning points: good luck takes turns away', async ({
  page,
  site,
}) => {
  const alone = LOOK_BACKS['look back alone']!;
  await show(page, site, alone);
  const dialog = page.getByRole('dialog', { name: 'Look back' });
  // A roll that brought 0.2 turns more than was to be expected.
  await expect(dialog.locator('.skill-table tbody tr')).toContainText('\u22120.2 turns');
  await expect(dialog.locator('.turning li').first()).toContainText('+1.2 turns');
  await expect(dialog).toContainText('a minus means fewer turns, which is good luck');
  await show(page, site, LOOK_BACKS['look back']!);
  await expect(dialog.locator('.skill-table tbody tr').first()).toContainText('+21.4');
  await expect(dialog.getByText('a minus means fewer turns')).toHaveCount(0);
});

test('a costly decision keeps its values inside its card, with names of any length', async ({
  page,
  site,
}) => {
  const situation = LOOK_BACKS['look back of four']!;
  const { told } = situation;
  const players = told.screen.players.map((player, seat) => ({ ...player, name: NAMES.long[seat]! }));
  for (const language of ['en', 'de', 'es', 'fr'] as const) {
    await show(page, site, {
      ...situation,
      told: { ...told, language, screen: { ...told.screen, players } },
    });
    await expect(page.locator('.costly')).toHaveCount(3);
    expect(await stickingOut(page, '.costly')).toEqual([]);
  }
});

test('a look back that cannot be had says why, and can be asked for again', async ({ page, site }) => {
  const { told } = toldAdvice('a win to look back at');
  const bridge = await show(page, site, { told, beside: [] });
  await bridge.answer({ ok: false, refusal: 'no-computer', says: 'What computes advice has stopped.' });
  await page.getByRole('button', { name: /^Look back/ }).click();
  await expect(page.getByRole('alert')).toContainText('What computes advice has stopped.');
  expect(await axeFaults(page)).toEqual([]);
  await bridge.answer({ ok: true });
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await messages(bridge)).toEqual(['look-back', 'look-back']);
});

/** Colour, shape and letter of each series, and the end of its line. */
function seriesOn(page: Page) {
  return page.locator('.win-series').evaluateAll((groups) =>
    groups.map((group) => ({
      colour: [...group.classList].find((name) => name.startsWith('player-')) ?? '',
      shapes: [...new Set([...group.querySelectorAll('.token-shape')].map((path) => path.getAttribute('d')))],
      letter: group.querySelector('.win-letter')?.textContent?.trim() ?? '',
      end: Number(/ ([\d.]+)$/.exec(group.querySelector('.win-path')?.getAttribute('d') ?? '')?.[1]),
    })),
  );
}

test('[K05] each series keeps its player’s colour, shape and values after an undo', async ({
  page,
  site,
}) => {
  const { told } = toldAdvice('a win to look back at');
  const bridge = await show(page, site, { told, beside: [] });
  const looked = lookBackOf(told);
  await page.keyboard.press('t');
  await bridge.say({ is: 'look-back', lookBack: looked });
  const isOf = async (what: Told) => {
    const series = await seriesOn(page);
    expect(series.map(({ colour, shapes, letter }) => ({ colour, shapes, letter }))).toEqual(
      what.screen.players.map(({ colour, shape, name }) => ({
        colour: `player-${colour}`,
        shapes: [outlineOf(shape)],
        letter: name.slice(0, 1),
      })),
    );
    return series.map(({ end }) => end);
  };
  const [ana = NaN, champion = NaN] = await isOf(told);
  // The winner's line ends above the loser's.
  expect(ana).toBeLessThan(champion);

  // The win is taken back: what was worked out before stays in sight, and the page says that it is not of this moment.
  const seq = told.screen.seq + 1;
  const undone: Told = { ...told, screen: { ...told.screen, seq } };
  await bridge.tell(undone);
  const old = page.getByRole('status').filter({ hasText: 'went on' });
  await expect(old).toBeVisible();
  await expect(page.locator('.win-series')).toHaveCount(2);
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'takes a moment' })).toBeVisible();
  const shorter = looked.line.slice(0, 20);
  await bridge.say({ is: 'look-back', lookBack: { ...looked, seq, line: shorter, turning: [] } });
  await expect(page.locator('.win-series')).toHaveCount(2);
  await expect(old).toHaveCount(0);
  const [one = NaN, other = NaN] = await isOf(undone);
  const [first = NaN, second = NaN] = shorter.at(-1)?.chances ?? [];
  expect(one < other).toBe(first > second);
});
