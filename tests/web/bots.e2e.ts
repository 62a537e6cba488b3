// Computer players on the built pages: chosen in the set-up by key alone, followed on both screens, and let go on after a take-back.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { axeFaults } from '../kit/axe.ts';
import type { FakeBridge, Site } from '../kit/fake-bridge.ts';
import { openPage, standStill } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import { measureText } from '../kit/text-boxes.ts';
import type { AdviceName, AdviceSituation } from '../kit/told-advice.ts';
import { ADVICE_SITUATIONS, BOT_SET_UPS, toldAdvice } from '../kit/told-advice.ts';
import { tableAfter, toldOf } from '../kit/told.ts';

const OF_BOTS = ADVICE_SITUATIONS.filter((name) => name.startsWith('bot'));

async function show(
  page: Page,
  site: Site,
  viewpoint: 'desk' | 'display',
  { told, beside, open }: AdviceSituation,
): Promise<FakeBridge> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const bridge = await openPage(page, site, viewpoint, told);
  for (const message of beside) await bridge.say(message);
  await open?.(page);
  await standStill(page);
  return bridge;
}

async function expectWhole(page: Page) {
  const { boxes, clipped, outside, shortened, overlapping } = await measureText(page);
  const apart = overlapping.filter((pair) => !shortened.some((text) => pair === `${text} / ${text}`));
  expect({ clipped, outside, apart }).toEqual({ clipped: [], outside: [], apart: [] });
  return { boxes, shortened };
}

const DESK: Readonly<Record<string, AdviceSituation>> = {
  ...Object.fromEntries(OF_BOTS.map((name) => [name, toldAdvice(name)])),
  ...BOT_SET_UPS,
};
for (const [name, situation] of Object.entries(DESK)) {
  test(`every text of "${name}" at the desk is whole and apart, in German as well, and axe finds nothing wrong`, async ({
    page,
    site,
  }) => {
    await show(page, site, 'desk', { ...situation, told: { ...situation.told, language: 'de' } });
    await expectWhole(page);
    const bridge = await show(page, site, 'desk', situation);
    const { shortened } = await expectWhole(page);
    for (const text of shortened)
      await expect(page.locator('[title]').filter({ hasText: text }).first()).toBeAttached();
    expect(await axeFaults(page)).toEqual([]);
    expect(bridge.complaints).toEqual([]);
  });
}

for (const height of [720, 1080]) {
  test(`on the display of ${height} lines what a computer player does is a twentieth of the height at the least, and whole`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: (height * 16) / 9, height });
    for (const name of [...OF_BOTS, 'advice, decide, always'] as readonly AdviceName[]) {
      await show(page, site, 'display', toldAdvice(name, 'display'));
      const { boxes, shortened } = await expectWhole(page);
      expect({ name, shortened }).toEqual({ name, shortened: [] });
      expect(boxes.filter(({ fontSize }) => fontSize < height / 20).map(({ text }) => text)).toEqual([]);
      if (height === 720) expect(await axeFaults(page, 'as shown')).toEqual([]);
      const figures = await page
        .locator('.odds-figure')
        .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
      for (const size of figures) expect(size).toBeGreaterThan((height * 12) / 100);
    }
  });
}

test('the display says what a computer player does and why, and marks its seat with a sign and a word', async ({
  page,
  site,
}) => {
  await show(page, site, 'display', toldAdvice('bot rolls on, always advised', 'display'));
  await expect(page.locator('.news')).toContainText(
    'rolls on: throw for it. By best play stopping wins 51.2\u00a0%',
  );
  await expect(page.locator('.strip-seat').filter({ hasText: 'Bot: Computer player' })).toHaveCount(2);
  await expect(page.locator('.strip-chance')).toHaveCount(4);
  // On request the chances are the desk's alone.
  await show(page, site, 'display', toldAdvice('advice, decide', 'display'));
  await expect(page.locator('.strip-chance')).toHaveCount(0);
});

test('the display leaves nothing to decide to whoever throws for a computer player that rolls on', async ({
  page,
  site,
}) => {
  const situation = toldAdvice('bot rolls on', 'display');
  await show(page, site, 'display', situation);
  await expect(page.locator('.on-turn-awaited')).toHaveText('roll');
  await show(page, site, 'display', { ...situation, told: { ...situation.told, bot: null } });
  await expect(page.locator('.on-turn-awaited')).toHaveText('roll, or stop');
});

test('the desk says what a computer player does, why, and what hands do next', async ({ page, site }) => {
  await show(page, site, 'desk', toldAdvice('bot chose, thrown by the program'));
  await expect(page.locator('.bot-says')).toContainText('plays 6 + 8.');
  await expect(page.locator('.bot-says')).toContainText('54.3\u00a0%');
  await expect(page.locator('.hands')).toContainText('Move the runners');
  await expect(page.locator('.last-roll')).toContainText('thrown by the program');
  await expect(page.locator('.log-line').first()).toContainText('thrown by the program');
});

test('dice that people threw bear no such mark', async ({ page, site }) => {
  await show(page, site, 'desk', toldAdvice('advice, choose'));
  await expect(page.locator('.last-roll')).not.toContainText('thrown by the program');
});

test('while computer players hold still G lets them go on, and the button does', async ({ page, site }) => {
  const bridge = await show(page, site, 'desk', toldAdvice('bots hold still'));
  await page.keyboard.press('g');
  await page.locator('.strip').getByRole('button').first().click();
  expect((await bridge.sent()).map(({ is }) => is)).toEqual(['bots-go', 'bots-go']);
  await bridge.tell(toldAdvice('bot rolls on').told);
  await page.keyboard.press('g');
  expect(await bridge.sent()).toHaveLength(2);
});

test('while the desk asks why, sets the board, or sets up a game, computer players are to wait, and then no more', async ({
  page,
  site,
}) => {
  const bridge = await show(page, site, 'desk', toldAdvice('bot rolls on'));
  for (const key of ['w', 'e', 'n']) {
    await page.keyboard.press(key);
    await page.keyboard.press('Escape');
  }
  const said = (await bridge.sent()).flatMap((sent) => (sent.is === 'bots-wait' ? [sent.on] : []));
  expect(said).toEqual([true, false, true, false, true, false]);
});

for (const by of ['Enter', 'the button'])
  test(`dice typed before a computer player said what it does wait until ${by} uses them`, async ({
    page,
    site,
  }) => {
    const bridge = await show(page, site, 'desk', BOT_SET_UPS['dice typed early']!);
    expect(await bridge.sent()).toEqual([]);
    // They are still there once it has said that it rolls on.
    await bridge.tell(toldAdvice('bot rolls on').told);
    if (by === 'Enter') await page.keyboard.press('Enter');
    else await page.getByRole('button', { name: 'Use' }).click();
    expect(await bridge.sent()).toMatchObject([{ is: 'order', ask: { do: 'roll', dice: [1, 2, 3, 4] } }]);
  });

test('who plays a seat is chosen by key alone, and the game begins with it', async ({ page, site }) => {
  const bridge = await show(page, site, 'desk', { told: toldOf(tableAfter([])), beside: [] });
  const who = page.getByRole('button', { name: /Change who plays$/ });
  await who.nth(1).focus();
  await page.keyboard.press('Enter');
  const group = page.getByRole('radiogroup', { name: 'Who plays this seat' });
  await expect(group.getByRole('radio', { name: 'Person' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(group.getByRole('radio', { name: 'Champion' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(group).toHaveCount(0);
  await expect(who.nth(1)).toBeFocused();
  await expect(page.getByRole('textbox').nth(1)).toHaveValue('Champion');
  await page.getByRole('form', { name: 'New game' }).focus();
  await page.keyboard.press('Enter');
  const [message] = await bridge.sent();
  expect(message).toMatchObject({
    is: 'order',
    ask: {
      do: 'begin',
      seats: [{ name: 'Red' }, { name: 'Champion', bot: 'champion' }],
    },
  });
});

test('digits change no set of rules while who plays a seat is picked', async ({ page, site }) => {
  await show(page, site, 'desk', { told: toldOf(tableAfter([])), beside: [] });
  const taken = () => page.locator('.preset[aria-pressed="true"]').allInnerTexts();
  const before = await taken();
  expect(before).toHaveLength(1);
  await page
    .getByRole('button', { name: /Change who plays$/ })
    .nth(1)
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Person' })).toBeFocused();
  await page.keyboard.press('2');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Casual' })).toBeChecked();
  expect(await taken()).toEqual(before);
  // Outside of it the same digit takes another one.
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  await expect.poll(taken).not.toEqual(before);
});

test('in Express no kind of player is described as different from the others', async ({ page, site }) => {
  const { told } = BOT_SET_UPS['who plays a seat']!;
  for (const language of ['en', 'de', 'es', 'fr'] as const) {
    await show(page, site, 'desk', { told: { ...told, language }, beside: [] });
    const about = page.locator('.bot-pick-about');
    await page.locator('.seat-who').nth(1).click();
    expect(new Set(await about.allTextContents()).size).toBe(7);
    await page.locator('.seat-who').nth(1).click();
    await page
      .locator('.preset')
      .filter({ hasText: /Express|Exprés/ })
      .first()
      .click();
    await page.locator('.seat-who').nth(1).click();
    const said = await about.allTextContents();
    expect([said.length, new Set(said).size]).toEqual([7, 2]);
    expect(said[1]).toContain('Express');
    await expectWhole(page);
  }
});

test('every kind of player can be touched: its row and the button are large enough', async ({
  page,
  site,
}) => {
  await show(page, site, 'desk', BOT_SET_UPS['who plays a seat']!);
  const sizes = await page
    .locator('.bot-pick, .seat-who')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    );
  expect(sizes.length).toBe(7 + 2);
  for (const [width = 0, height = 0] of sizes) {
    expect(width).toBeGreaterThanOrEqual(43.5);
    expect(height).toBeGreaterThanOrEqual(43.5);
  }
});

test('the settings say who throws, how fast, and whether there is advice', async ({ page, site }) => {
  const bridge = await show(page, site, 'desk', { told: toldOf(tableAfter([])), beside: [] });
  await page.keyboard.press('Control+,');
  await page.getByRole('button', { name: 'Computer players', exact: true }).click();
  await expectWhole(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('radio', { name: 'The program, with dice of its own' }).check();
  await page.getByRole('radio', { name: 'Quick' }).check();
  await page.getByRole('radio', { name: 'Off' }).check();
  expect((await bridge.sent()).map((message) => (message.is === 'prefer' ? message.ask : null))).toEqual([
    { botDice: 'program' },
    { botPace: 'quick' },
    { advice: 'off' },
  ]);
});
