// The pictures of README.md and docs, taken from the built program as it is: `npm run pictures`. Each moment is a game that
// is played into the data folder first, so that a picture shows what a resumed game shows.
import { rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/setup/places.mjs';
import type { Ask } from '../../src/contract/order.ts';
import { openJournal } from '../../src/host/journal/file.ts';
import { startReferee } from '../../src/host/referee.ts';
import { JOURNAL_FILE } from '../../src/host/start.ts';
import { cableDevice } from '../kit/cable-device.ts';
import { launch, makeDataFolder } from '../kit/launch.ts';
import { expressOrders } from '../kit/told-express.ts';
import { wonGame } from '../kit/told-evening.ts';
import { BETS, BUSTING, called } from '../kit/told-bets.ts';
import { wholeGame } from '../kit/whole-game.ts';

const folder = path.join(root, 'docs', 'pictures');

const FOUR: Ask = {
  do: 'begin',
  seats: [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cleo' }, { name: 'Dov' }],
  first: 0,
};

/** A game of four in its middle, Ana to choose on her third roll. */
const MIDDLE: readonly Ask[] = [
  FOUR,
  {
    do: 'set',
    position: {
      seat: 1,
      markers: [
        { 3: 2, 6: 4, 7: 5, 9: 3 },
        { 5: 4, 7: 8, 8: 5 },
        { 4: 3, 8: 3, 9: 3, 12: 1 },
        { 6: 8, 10: 4 },
      ],
      claimed: { 11: 1 },
    },
  },
  { do: 'roll', dice: [4, 4, 1, 5] },
  { do: 'choose', columns: [5, 9] },
  { do: 'stop' },
  { do: 'roll', dice: [2, 6, 3, 6] },
  { do: 'choose', columns: [8, 9] },
  { do: 'stop' },
  { do: 'roll', dice: [4, 6, 4, 6] },
  { do: 'choose', columns: [8, 12] },
  { do: 'roll', dice: [5, 5, 5, 1] },
  { do: 'choose', columns: [10] },
  { do: 'stop' },
  { do: 'roll', dice: [2, 5, 4, 2] },
  { do: 'choose', columns: [6, 7] },
  { do: 'roll', dice: [6, 2, 1, 6] },
  { do: 'choose', columns: [7, 8] },
  { do: 'roll', dice: [2, 4, 3, 5] },
];

/** A game of Express for four after fourteen throws; one of them has marked the next one already. */
const SHEETS: readonly Ask[] = expressOrders(4, 14, 1);

async function played(orders: readonly Ask[]): Promise<string> {
  const data = await makeDataFolder();
  const date = () => new Date().toISOString();
  const referee = await startReferee(() => openJournal(path.join(data, JOURNAL_FILE), date), date);
  for (const [at, ask] of orders.entries()) {
    const answer = await referee.submit({ from: 'desk', id: `picture-${at}`, seen: null, ask });
    if (!answer.ok)
      throw new Error(`Order ${at} (${JSON.stringify(ask)}) was refused: ${answer.refusal.code}.`);
  }
  await referee.close();
  return data;
}

/** Gives a window the size of the picture. */
async function sized(app: ElectronApplication, page: Page, width: number, height: number): Promise<void> {
  const window = await app.browserWindow(page);
  await window.evaluate(
    (browserWindow: { setContentSize(width: number, height: number): void }, size) =>
      browserWindow.setContentSize(size.width, size.height),
    { width, height },
  );
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
  // A system without a setting of its own would choose for itself; the pictures show the dark design.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => document.fonts.ready);
}

test('the desk and the display in the middle of a game', async () => {
  const tableside = await launch({ data: await played(MIDDLE) });
  try {
    const desk = await tableside.window('desk');
    await sized(tableside.app, desk, 1280, 720);
    await expect(desk.getByRole('main')).toContainText('chooses a pairing');
    await desk.screenshot({ path: path.join(folder, 'desk.png') });
    await desk.keyboard.press('d');
    const display = await tableside.window('display');
    await sized(tableside.app, display, 1920, 1080);
    await expect(display.locator('body')).toContainText('choose a pairing');
    await display.screenshot({ path: path.join(folder, 'display.png') });
    await desk.emulateMedia({ colorScheme: 'light' });
    await expect(desk.locator('html')).toHaveAttribute('data-light');
    await desk.screenshot({ path: path.join(folder, 'desk-light.png') });
    await display.emulateMedia({ contrast: 'more' });
    await expect(display.locator('html')).toHaveAttribute('data-contrast');
    await display.screenshot({ path: path.join(folder, 'display-contrast.png') });
  } finally {
    await tableside.close();
  }
});

test('the set-up in German', async () => {
  const tableside = await launch({
    data: await makeDataFolder(),
    env: { LC_ALL: 'de_DE.UTF-8', LANGUAGE: 'de' },
  });
  try {
    const desk = await tableside.window('desk');
    await sized(tableside.app, desk, 1280, 720);
    await expect(desk.getByRole('form', { name: 'Neues Spiel' })).toBeVisible();
    await desk.screenshot({ path: path.join(folder, 'set-up-german.png') });
  } finally {
    await tableside.close();
  }
});

test('a bet, the reveal and a payoff', async () => {
  const calls = called();
  const one = await launch({ data: await played([...calls, ...BETS.slice(0, 1)]) });
  try {
    const desk = await one.window('desk');
    await sized(one.app, desk, 1280, 720);
    for (const key of ['Enter', 'm', '4']) await desk.keyboard.press(key);
    await expect(desk.getByRole('button', { name: 'Make It' })).toHaveAttribute('aria-pressed', 'true');
    await desk.screenshot({ path: path.join(folder, 'bet.png') });
  } finally {
    await one.close();
  }
  const other = await launch({ data: await played([...calls, ...BETS, BUSTING]) });
  try {
    const desk = await other.window('desk');
    await sized(other.app, desk, 1280, 720);
    for (const key of ['ArrowRight', 'ArrowDown', '2']) await desk.keyboard.press(key);
    await expect(desk.locator('.payoff')).toContainText('All handed out.');
    await desk.screenshot({ path: path.join(folder, 'payoff.png') });
    await desk.keyboard.press('d');
    const display = await other.window('display');
    await sized(other.app, display, 1920, 1080);
    await expect(display.locator('.bets-revealed')).toBeVisible();
    await display.screenshot({ path: path.join(folder, 'reveal.png') });
  } finally {
    await other.close();
  }
});

test('the display between two games', async () => {
  const names = ['Ana', 'Ben', 'Cleo', 'Dov'];
  const games = [0, 1, 0, 3, 0, 1].flatMap((winner) => wonGame(names, winner)) as readonly Ask[];
  const tableside = await launch({ data: await played(games) });
  try {
    const desk = await tableside.window('desk');
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('wins');
    await desk.keyboard.press('d');
    const display = await tableside.window('display');
    await sized(tableside.app, display, 1920, 1080);
    await expect(display.locator('body')).toContainText('wins with');
    await desk.keyboard.press('n');
    await expect(display.getByRole('region', { name: 'Ranking' })).toContainText('Ana');
    await display.screenshot({ path: path.join(folder, 'between.png') });
  } finally {
    await tableside.close();
  }
});

/** The same game with a champion and a Rule of 28 among the four; who computes its moves waits until it is let go on. */
const MIXED: readonly Ask[] = MIDDLE.map((ask) =>
  ask.do === 'begin'
    ? {
        ...ask,
        seats: [
          { name: 'Ana' },
          { name: 'Champion', bot: 'champion' },
          { name: 'Cleo' },
          { name: 'Rule of 28', bot: 'rule-of-28' },
        ],
      }
    : ask,
);

/** A game of two from its first roll to the win. */
function wholeOrders(): readonly Ask[] {
  const { begun, steps } = wholeGame(['Ana', 'Ben'], 12274);
  const orders = steps.map((step, at): Ask => {
    const { view } = steps[at - 1]?.after ?? begun;
    if (step.do === 'first') return { do: 'first', seat: view.seat ?? 0, dice: [...step.dice] };
    if (step.do === 'roll') return { do: 'roll', dice: [...step.dice] };
    if (step.do === 'choose') return { do: 'choose', columns: [...(view.choices[step.at]?.columns ?? [])] };
    return { do: 'stop' };
  });
  return [{ do: 'begin', seats: [{ name: 'Ana' }, { name: 'Ben' }] }, ...orders];
}

test('the display after a win that was looked back at', async () => {
  const tableside = await launch({ data: await played(wholeOrders()) });
  try {
    const desk = await tableside.window('desk');
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('wins');
    await desk.keyboard.press('d');
    const display = await tableside.window('display');
    await sized(tableside.app, display, 1920, 1080);
    await desk.keyboard.press('t');
    await expect(display.locator('.how-it-went')).toBeVisible();
    await display.screenshot({ path: path.join(folder, 'how-it-went.png') });
  } finally {
    await tableside.close();
  }
});

test('computer players, advice and the look back', async () => {
  const tableside = await launch({ data: await played(MIXED) });
  try {
    const desk = await tableside.window('desk');
    await sized(tableside.app, desk, 1280, 720);
    await desk.keyboard.press('a');
    await expect(desk.locator('.best-mark')).toHaveText('best');
    await desk.screenshot({ path: path.join(folder, 'advice.png') });
    await desk.keyboard.press('t');
    await expect(desk.locator('.win-line')).toBeVisible();
    await desk.screenshot({ path: path.join(folder, 'look-back.png') });
    await desk.keyboard.press('Escape');
    await desk.keyboard.press('n');
    await desk.locator('.seat-who').nth(1).click();
    await desk.screenshot({ path: path.join(folder, 'who-plays.png') });
    await desk.keyboard.press('Escape');
    await desk.keyboard.press('Escape');
    await desk.keyboard.press('Enter');
    await desk.keyboard.press('s');
    await desk.keyboard.press('d');
    const display = await tableside.window('display');
    await sized(tableside.app, display, 1920, 1080);
    await expect(display.locator('.news')).toContainText('throw for it');
    await display.screenshot({ path: path.join(folder, 'bot.png') });
  } finally {
    await tableside.close();
  }
});

test('the sheets of Express on the display', async () => {
  const tableside = await launch({ data: await played(SHEETS) });
  try {
    const desk = await tableside.window('desk');
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('Everybody marks');
    await desk.keyboard.press('d');
    const display = await tableside.window('display');
    await sized(tableside.app, display, 1920, 1080);
    await expect(display.getByRole('heading', { level: 1 })).toContainText('Everybody marks');
    await display.screenshot({ path: path.join(folder, 'sheets.png') });
  } finally {
    await tableside.close();
  }
});

test('the panel of the dice reader: failed, tried, and at work', async () => {
  const device = await cableDevice();
  // A short name, as a cable on a host's machine has one.
  const port = path.join(tmpdir(), 'dice');
  rmSync(port, { force: true });
  symlinkSync(device.cable.desk, port);
  const tableside = await launch({ data: await played(MIDDLE) });
  try {
    const desk = await tableside.window('desk');
    const dialog = desk.getByRole('dialog');
    const open = async (typed: string) => {
      await dialog.getByRole('textbox', { name: 'Path' }).fill(typed);
      await desk.keyboard.press('Enter');
    };
    await sized(tableside.app, desk, 1280, 720);
    await desk.keyboard.press('p');
    await open('/dev/null');
    await expect(dialog).toContainText('is not a serial port');
    await desk.screenshot({ path: path.join(folder, 'reader-failure.png') });
    await open(port);
    await expect(dialog).toContainText('Dice reader ready');
    await dialog.getByRole('button', { name: 'Roll once to test' }).click();
    device.roll(1, [3, 1, 4, 6]);
    await expect(dialog).toContainText('Compare it with the dice');
    await desk.screenshot({ path: path.join(folder, 'reader.png') });
    await dialog.getByRole('button', { name: 'Diagnostics' }).click();
    device.say('TDB,7F3A,1,300');
    await expect(dialog).toContainText('beat');
    await desk.screenshot({ path: path.join(folder, 'reader-diagnostics.png') });
  } finally {
    await tableside.close();
    rmSync(port, { force: true });
    await device.dispose();
  }
});
