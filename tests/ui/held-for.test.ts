/** What a roll waits for that the reader brought too soon. */
import { expect, test } from 'vitest';
import type { Told } from '../../src/contract/from-host.ts';
import type { Order } from '../../src/table/order.ts';
import { newsOf } from '../../src/ui/display/news.ts';
import { heldFor } from '../../src/ui/players/held-for.ts';
import { MIXED } from '../kit/told-advice.ts';
import { choose, roll, stop, tableAfter, toldOf } from '../kit/told.ts';

const held = { dice: [6, 6, 1, 2], why: 'waiting' } as const;
const toldAfter = (...orders: readonly Order[]) =>
  toldOf(tableAfter([MIXED, ...orders]), 'display', { held });
/** The champion, on the second seat, has chosen and may roll on or stop. */
const BOT_DECIDES = [roll(2, 4, 3, 5), choose(6, 8), stop, roll(2, 4, 3, 5), choose(6, 8)];
const saysRoll = (seq: number): Told['bot'] => ({
  seat: 1,
  player: 'champion',
  act: { does: 'roll' },
  reason: null,
  seq,
});

test('it waits for the choice where one is open', () => {
  expect(heldFor(toldAfter(roll(2, 4, 3, 5)).screen, 'people', null)).toBe('choice');
});

test('a computer player that has not said whether it rolls on is waited for, not a choice', () => {
  const { screen } = toldAfter(...BOT_DECIDES);
  expect(heldFor(screen, 'people', null)).toBe('bot');
  expect(heldFor(screen, 'people', saysRoll(screen.seq - 1))).toBe('bot');
  const [news] = newsOf(screen, { did: null, dice: 'people' }).slice(-1);
  expect(news?.detail).toBe('Roll 6 6 1 2 waits: the computer player has not said yet whether it rolls.');
});

test('once it rolls on, as after a pause, a yes is waited for', () => {
  const { screen } = toldAfter(...BOT_DECIDES);
  expect(heldFor(screen, 'people', saysRoll(screen.seq))).toBe('yes');
});

test('where the program throws for computer players, that is said before the roll and after it', () => {
  const before = toldAfter(roll(2, 4, 3, 5), choose(6, 8), stop).screen;
  expect(before.view.phase).toBe('roll');
  for (const screen of [before, toldAfter(...BOT_DECIDES).screen])
    expect(heldFor(screen, 'program', null)).toBe('program');
});

test('a person’s own roll waits for a yes', () => {
  expect(heldFor(toldAfter().screen, 'program', null)).toBe('yes');
});
