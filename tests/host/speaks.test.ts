/** Which screen calls aloud, and which clips the log is asked about. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/settings.ts';
import { settled } from '../kit/clock.ts';
import { screenedTable } from '../kit/screened-table.ts';

const begin = { do: 'begin', seats: ['Ana', 'Ben'], first: 0 };
const roll = (...dice: number[]) => ({ do: 'roll', dice });

describe('K13 exactly one screen speaks', () => {
  test('the display where there is one, else the desk that came last', async () => {
    const { attach } = await screenedTable();
    const first = attach('desk');
    const second = attach('desk');
    expect(second.shown().speaks).toBe(true);
    await first.order(begin);
    await settled();
    expect([first, second].map((desk) => desk.shown().speaks)).toEqual([false, true]);

    const display = attach('display');
    const third = attach('desk');
    await first.order(roll(3, 4, 5, 6));
    await settled();
    const screens = [first, second, third, display];
    expect(screens.map((screen) => screen.shown().speaks)).toEqual([false, false, false, true]);
    // All are told of the same call.
    const ids = screens.map((screen) => screen.shown().screen.call?.id);
    expect(new Set(ids)).toEqual(new Set([2]));
  });

  test('and when it goes, another takes over with the next news', async () => {
    const { attach } = await screenedTable();
    const desk = attach('desk');
    const one = attach('display');
    const two = attach('display');
    await desk.order(begin);
    await settled();
    expect([one, two].map((screen) => screen.shown().speaks)).toEqual([false, true]);
    two.leave();
    await desk.order(roll(3, 4, 5, 6));
    await settled();
    expect([desk, one].map((screen) => screen.shown().speaks)).toEqual([false, true]);
    one.leave();
    await desk.order({ do: 'choose', columns: [7, 11] });
    await settled();
    expect(desk.shown().speaks).toBe(true);
  });
});

test('K14 the log warns of a clip that a call needs, at the level that is called and never for what was there', async () => {
  const { attach, clips, sounds, log } = await screenedTable({ ...DEFAULT_SETTINGS, caller: 'everything' });
  mkdirSync(sounds, { recursive: true });
  for (const face of [3, 4, 5]) writeFileSync(join(sounds, `${face}.wav`), 'sound');
  writeFileSync(join(sounds, 'next.wav'), 'sound');
  const desk = attach('desk');
  await clips.look();
  await desk.order(begin);
  await desk.order(roll(3, 4, 5, 6));
  await settled();
  expect(desk.shown().clips).toEqual(['3.wav', '4.wav', '5.wav', 'next.wav']);
  expect(log.lines.filter((line) => line.includes('clip'))).toEqual([expect.stringContaining('"6"')]);
});
