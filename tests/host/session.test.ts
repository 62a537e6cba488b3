/** The time that is played, and pauses. */
import { expect, test } from 'vitest';
import { createSession, LONG_PAUSE } from '../../src/host/session.ts';
import { fakeClock } from '../kit/clock.ts';

function session() {
  const clock = fakeClock();
  const held: boolean[] = [];
  const made = createSession({ clock, hold: (on) => held.push(on), tell: () => undefined });
  return { clock, held, ...made };
}

test('nothing is counted before the first game, and there is nothing to pause', () => {
  const { told, pause } = session();
  pause(true);
  expect(told()).toBeNull();
});

test('play is counted, breaks between games are not', async () => {
  const { clock, told, changed } = session();
  changed(true);
  await clock.advance(60_000);
  changed(false);
  await clock.advance(300_000);
  expect(told()).toEqual({ played: 60_000, runs: false, paused: false, idle: false });
  changed(true);
  await clock.advance(1000);
  expect(told()).toMatchObject({ played: 61_000, runs: true });
});

test('a pause stops the count and the clocks of the game; the next order ends it', async () => {
  const { clock, held, told, changed, pause } = session();
  changed(true);
  await clock.advance(1000);
  pause(true);
  await clock.advance(5000);
  expect(told()).toEqual({ played: 1000, runs: false, paused: true, idle: false });
  expect(held).toEqual([true]);
  changed(true);
  await clock.advance(1000);
  expect(told()).toEqual({ played: 2000, runs: true, paused: false, idle: false });
  expect(held).toEqual([true, false]);
});

test('only a pause of more than fifteen minutes lets the screens sleep, and its end wakes them', async () => {
  const { clock, told, changed, pause } = session();
  changed(true);
  pause(true);
  await clock.advance(LONG_PAUSE - 1);
  expect(told()?.idle).toBe(false);
  await clock.advance(1);
  expect(told()?.idle).toBe(true);
  pause(false);
  expect(told()).toMatchObject({ paused: false, idle: false, runs: true });
  await clock.advance(LONG_PAUSE);
  expect(told()?.idle).toBe(false);
});
