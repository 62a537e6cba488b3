/**
 * The example firmware and the host's own reader, a bad cable between them: a roll arrives once, whatever happens to the
 * frames. Other seeds: SEED=7.
 */
import { afterAll, expect, test } from 'vitest';
import { throwOverBadCable } from '../../kit/bad-cable.ts';
import { workshop } from '../../kit/firmware.ts';
import { seedOr } from '../../kit/seeded.ts';

const shop = workshop();
afterAll(() => shop.dispose());

const ROLLS = 100;

test('100 rolls over a cable that spoils every fifth frame each way arrive once each, in order and trusted', async () => {
  const seed = seedOr(20_261_130);
  const evening = await throwOverBadCable(await shop.sketch('checked'), { seed, rolls: ROLLS, share: 0.2 });
  const { thrown, told, toDesk, toDevice, resent } = evening;
  const story = `seed ${seed}`;
  expect(told, story).toEqual(thrown.map((dice) => ({ dice, trusted: true })));
  expect(new Set(thrown).size, story).toBeGreaterThan(ROLLS / 2);
  // The cable was bad indeed.
  for (const { faults, lines } of [toDesk, toDevice]) {
    expect(lines.length, story).toBeGreaterThanOrEqual(ROLLS);
    const met = Object.values(faults).reduce((sum, times) => sum + times);
    expect(met / lines.length, story).toBeGreaterThan(0.05);
  }
  expect(resent, story).toBeGreaterThan(0);
});
