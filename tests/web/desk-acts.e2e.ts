// What the desk sends for each key and each tap, and what it keeps to itself.
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Told } from '../../src/contract/from-host.ts';
import type { Order } from '../../src/table/order.ts';
import type { FakeBridge, Site } from '../kit/fake-bridge.ts';
import { openPage } from '../kit/fake-bridge.ts';
import { test } from '../kit/shared-page.ts';
import { playedFrom } from '../kit/played.ts';
import { BUST } from '../kit/told-desk.ts';
import { begin, choose, roll, stop, tableAfter, told, toldOf, undo } from '../kit/told.ts';

/** Longer than two taps that belong together, in milliseconds. */
const APART = 320;

async function openDesk(page: Page, site: Site, what: Told) {
  const bridge = await openPage(page, site, 'desk', what);
  return {
    bridge,
    press: (...keys: readonly string[]) => pressAll(page, keys),
    orders: () => ordersOf(bridge),
  };
}

async function pressAll(page: Page, keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

async function ordersOf(bridge: FakeBridge) {
  return (await bridge.sent()).flatMap((sent) => (sent.is === 'order' ? [sent.ask] : []));
}

/** Stops the page's clock, so that taps come as fast as the test says and not as fast as the machine is. */
async function stillClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Moves the stopped clock on, so that no tap belongs to the one before. */
const later = (page: Page) => page.clock.fastForward(APART);

test.describe('each key sends its order', () => {
  const cases: readonly (readonly [string, Told, readonly string[], readonly unknown[]])[] = [
    ['four digits', told('fresh'), ['3', '1', '4', '6'], [roll(3, 1, 4, 6)]],
    ['a digit of a choice', told('choose'), ['2'], [choose(5, 9)]],
    ['an arrow and Enter', told('choose'), ['ArrowDown', 'ArrowDown', 'Enter'], [choose(7, 7)]],
    ['S', told('decide'), ['s'], [stop]],
    ['R and four digits', told('decide'), ['r', '3', '3', '4', '6'], [roll(3, 3, 4, 6)]],
    ['undo', told('decide'), ['Control+z'], [undo]],
    ['redo', told('undone'), ['Control+Shift+Z', 'Control+y'], [{ do: 'redo' }, { do: 'redo' }]],
    ['C, die, face', told('safe'), ['c', '4', '6'], [{ do: 'correct', roll: 1, dice: [2, 4, 3, 6] }]],
    [
      'C after a bust',
      toldOf(tableAfter(BUST)),
      ['c', '1', '2'],
      [{ do: 'correct', roll: 1, dice: [2, 1, 5, 5] }],
    ],
    ['U', told('held'), ['u'], [{ do: 'use-held' }]],
    ['I', told('held'), ['i'], [{ do: 'drop-held' }]],
    ['X', told('rolledOn'), ['x'], [{ do: 'stop-before-roll' }]],
    ['U and I without a held roll', told('choose'), ['u', 'i'], []],
    ['undo after the win', told('won'), ['Control+z'], [undo]],
    ['undo from the set-up after the win', told('won'), ['n', 'Control+z'], [undo]],
  ];
  for (const [name, what, keys, expected] of cases) {
    test(name, async ({ page, site }) => {
      const { press, orders, bridge } = await openDesk(page, site, what);
      await press(...keys);
      expect(await orders()).toEqual(expected);
      expect(bridge.complaints).toEqual([]);
    });
  }
});

test('an order says what the screen had seen', async ({ page, site }) => {
  const what = told('decide');
  const { bridge, press } = await openDesk(page, site, what);
  await press('s');
  expect((await bridge.sent()).map((sent) => sent.is === 'order' && sent.seen)).toEqual([what.screen.seq]);
});

test('each tap sends its order', async ({ ownPage: page, site }) => {
  await stillClock(page);
  const { bridge, orders } = await openDesk(page, site, told('fresh'));
  const die = (number: number) => page.getByRole('group', { name: new RegExp(`^Die ${number} `) });
  for (const [number, face] of [1, 1, 5, 6].entries()) {
    await die(number + 1)
      .getByRole('button', { name: `Face ${face}` })
      .click();
  }
  await bridge.tell(told('choose'));
  await later(page);
  await page.getByRole('button', { name: /5 \+ 9/ }).click();
  await bridge.tell(told('decide'));
  await later(page);
  await page.getByRole('button', { name: /^Stop/ }).click();
  await bridge.tell(told('held'));
  await later(page);
  await page.getByRole('button', { name: 'Ignore' }).click();
  await bridge.tell(told('rolledOn'));
  await later(page);
  await page.getByRole('button', { name: /^No, .*Ana.* stopped/ }).click();
  await later(page);
  await page.getByRole('button', { name: /^Undo/ }).click();
  expect(await orders()).toEqual([
    roll(1, 1, 5, 6),
    choose(5, 9),
    stop,
    { do: 'drop-held' },
    { do: 'stop-before-roll' },
    undo,
  ]);
});

test('where every roll busts the great button is Stop', async ({ page, site }) => {
  const topped: Order = {
    do: 'set',
    position: { markers: [{}, {}], seat: 0, runners: { 6: 11, 7: 13, 8: 11 } },
  };
  await openDesk(page, site, toldOf(tableAfter([begin('Ana', 'Ben'), topped])));
  await expect(page.getByRole('button', { name: /^Stop/ })).toHaveClass(/button-great/);
  await expect(page.getByRole('button', { name: 'Roll on' })).not.toHaveClass(/button-great/);
  await expect(page.getByText('Rule of 28:').locator('..')).toContainText('stop');
});

test('pointing at a choice draws its runners on the board', async ({ page, site }) => {
  await openDesk(page, site, told('choose'));
  await expect(page.locator('.board-ghost')).toHaveCount(2);
  await page.getByRole('button', { name: /7 \+ 7/ }).hover();
  await expect(page.locator('.board-ghost')).toHaveCount(1);
});

test('no key acts while a name is being typed, and keys work again afterwards (K44)', async ({
  page,
  site,
}) => {
  const { orders, press } = await openDesk(page, site, told('decide'));
  await press('n');
  const name = page.getByRole('textbox').first();
  await name.fill('');
  await name.pressSequentially('Rosa 35 scrnuioxd?');
  await name.dispatchEvent('keydown', { key: 's', code: 'KeyS', isComposing: true, bubbles: true });
  await expect(name).toHaveValue('Rosa 35 scrnuioxd?');
  expect(await orders()).toEqual([]);
  await press('Escape');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await press('s');
  expect(await orders()).toEqual([stop]);
});

test('a key of an input method does nothing (K44)', async ({ page, site }) => {
  const { orders } = await openDesk(page, site, told('decide'));
  await page.evaluate(() => {
    for (const key of [{ isComposing: true }, { keyCode: 229 }]) {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', code: 'KeyS', bubbles: true, ...key }));
    }
  });
  expect(await orders()).toEqual([]);
});

test('a double tap counts once, and a tap for the next player right after Stop does not count (K43)', async ({
  ownPage: page,
  site,
}) => {
  await stillClock(page);
  const { bridge, orders } = await openDesk(page, site, told('decide'));
  await page.getByRole('button', { name: /^Stop/ }).dblclick();
  expect(await orders()).toEqual([stop]);
  await bridge.tell(told('claimed'));
  await page.getByRole('button', { name: 'Face 3' }).first().click();
  await expect(page.getByRole('group', { name: 'Die 1 is not in yet' })).toBeVisible();
  await later(page);
  await page.getByRole('button', { name: 'Face 3' }).first().click();
  await expect(page.getByRole('group', { name: 'Die 1 shows 3' })).toBeVisible();
});

test('a tapped button does not keep the focus, so that Enter is for the question', async ({
  ownPage: page,
  site,
}) => {
  await stillClock(page);
  const { bridge, orders, press } = await openDesk(page, site, told('safe'));
  await page.getByRole('button', { name: /^Undo/ }).click();
  await bridge.tell(told('choose'));
  await later(page);
  await press('Enter');
  expect(await orders()).toEqual([undo, choose(6, 8)]);
});

test('a refusal is told in the host’s words and the typed dice stay', async ({ page, site }) => {
  const { bridge, press } = await openDesk(page, site, told('fresh'));
  await bridge.answer({
    ok: false,
    refusal: 'journal-unwritable',
    says: 'The game cannot be saved to /games.',
  });
  await press('3', '1', '4', '6');
  await expect(page.getByRole('alert')).toHaveText('The game cannot be saved to /games.');
  await expect(page.getByRole('group', { name: 'Die 4 shows 6' })).toBeVisible();
});

test('a refused set-up says so at the field', async ({ page, site }) => {
  const { bridge, press, orders } = await openDesk(page, site, told('bare'));
  await page.getByRole('textbox').nth(1).fill('red');
  await bridge.answer({ ok: false, refusal: 'duplicate-name', says: 'Two seats are both called “red”.' });
  await press('Enter');
  await expect(page.getByRole('group', { name: 'Seat 2' }).getByRole('alert')).toContainText('both called');
  await expect(page.getByRole('textbox').nth(1)).toHaveAttribute('aria-invalid', 'true');
  expect(await orders()).toHaveLength(1);
});

test('the shell is asked for the display and for full screen', async ({ page, site }) => {
  const { bridge, press } = await openDesk(page, site, told('fresh'));
  await press('d', 'F11');
  expect(await bridge.asked()).toEqual([{ do: 'show-display' }, { do: 'full-screen' }]);
});

test('keys keep still while a dialog is open, and Esc gives them back', async ({ page, site }) => {
  const { orders, press } = await openDesk(page, site, told('decide'));
  await press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await press('s');
  expect(await orders()).toEqual([]);
  await press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press('s');
  expect(await orders()).toEqual([stop]);
});

test('the keyboard alone plays a whole game from the set-up to the win (K20)', async ({
  ownPage: page,
  site,
}) => {
  await stillClock(page);
  const { bridge, press } = await openDesk(page, site, told('bare'));
  const game = playedFrom(bridge, tableAfter([]));
  const go = async (...keys: readonly string[]) => {
    await later(page);
    await press(...keys);
    await game.goOn();
  };
  const turn = async (dice: readonly string[], rolls: number) => {
    for (let at = 0; at < rolls; at += 1) {
      await go(...dice);
      const double = game.table.moment?.game.dice?.reduce((sum, face) => sum + face, 0) ?? 0;
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/choice|pairing/);
      const wanted = await page
        .getByRole('list', { name: 'Choices of this roll' })
        .getByRole('button', { name: `${double / 2} + ${double / 2}` })
        .getAttribute('aria-keyshortcuts');
      await go(wanted ?? '');
    }
    await go('s');
  };
  await go('Enter');
  await go('6', '5');
  await go('1', '2');
  await turn(['1', '1', '1', '1'], 2);
  await go('1', '1', '1', '1');
  await turn(['6', '6', '6', '6'], 2);
  await go('6', '6', '6', '6');
  await turn(['1', '2', '1', '2'], 3);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Red wins');
  expect(game.table.moment?.game.winner).toBe(0);
  expect(bridge.complaints).toEqual([]);
});
