// A betting game on the built program with the keyboard alone: secret bets behind the cover, a bust, the reveal, a payoff
// that is split by key, a lost turn, and the win. What was played up to then lies in the journal beforehand.
import path from 'node:path';
import type { Ask } from '../../src/contract/order.ts';
import { openJournal } from '../../src/host/journal/file.ts';
import { startReferee } from '../../src/host/referee.ts';
import { JOURNAL_FILE } from '../../src/host/start.ts';
import { expect, launch, test } from '../kit/launch.ts';
import { refereeKeys } from '../kit/referee-keys.ts';

const date = () => new Date().toISOString();

/** One column wins; Ana has moved her first throw, Ben stands close to the top of 6. */
const BEFORE: readonly Ask[] = [
  {
    do: 'begin',
    seats: [{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cleo' }],
    first: 0,
    rules: { betting: true, win_columns: 1 },
  },
  {
    do: 'set',
    position: {
      seat: 0,
      markers: [{}, { 6: 9, 9: 2 }, { 4: 2, 5: 3 }],
      runners: { 6: 1, 8: 2 },
      throws: 1,
    },
  },
];

test('a betting game is played by keyboard to the win, and nobody reads a bet before the reveal', async ({
  data,
}) => {
  test.setTimeout(300_000);
  const file = path.join(data, JOURNAL_FILE);
  const referee = await startReferee(() => openJournal(file, date), date);
  for (const [at, ask] of BEFORE.entries()) {
    expect(await referee.submit({ from: 'desk', id: `before-${at}`, seen: null, ask })).toMatchObject({
      ok: true,
    });
  }
  await referee.close();

  const tableside = await launch({ data });
  try {
    const desk = await tableside.window('desk');
    const keys = refereeKeys(desk);
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('Ana');
    await keys.press('d');
    const display = await tableside.window('display');

    // Her second throw is moved, and the bets are called.
    await keys.roll([3, 4, 3, 4]);
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('chooses a pairing');
    await keys.press('1');
    await expect(desk.locator('.ask')).toContainText('pass the laptop');
    await expect(display.locator('.bets-in')).toContainText('Cleo');

    for (const [name, side, discs] of [
      ['Ben', 'b', '3'],
      ['Cleo', 'm', '3'],
    ] as const) {
      await expect(desk.getByRole('button', { name: new RegExp(`I am .*${name}`) })).toBeVisible();
      for (const key of ['Enter', side, discs, 'Enter']) await keys.press(key);
      await expect(desk.getByRole('button', { name: 'Lock the bet' })).toHaveCount(0);
    }
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('rolls on or stops?');
    for (const page of [desk, display]) {
      expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toMatch(/Make It|Blow It/);
    }

    // A bust: the bets are turned over, Ben splits what he won, Cleo loses all and her next turn.
    await keys.press('r');
    await keys.roll([1, 1, 1, 1]);
    await expect(display.locator('.bets-revealed')).toContainText('Blow It 3');
    await expect(display.locator('.bets-ended')).toContainText('blew it');
    await expect(desk.locator('.payoff')).toContainText('3 spaces forward');
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('Ben');
    await expect(display.locator('.strip')).toContainText('loses the next turn');

    // Ben climbs to the top of 6 and stops.
    await keys.roll([3, 3, 2, 4]);
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('chooses a pairing');
    await keys.press('1');
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('rolls on or stops?');
    await keys.press('s');
    await expect(desk.getByRole('heading', { level: 1 })).toContainText('wins');
    await expect(display.locator('.on-turn-won')).toContainText('wins with 6');
  } finally {
    await tableside.close();
  }

  const again = await startReferee(() => openJournal(file, date), date);
  expect(again.table.moment?.game).toMatchObject({ phase: 'over', winner: 1 });
  expect(again.table.moment?.game.markers[1]).toEqual({ 6: 11, 9: 5 });
  expect(again.table.moment?.game.markers[2]).toEqual({});
  await again.close();
});
