/** A thousand rolls of the example firmware over a cable that spoils every fifth frame each way: what it takes. */
import { afterAll, bench, describe } from 'vitest';
import { type Evening, throwOverBadCable } from '../kit/bad-cable.ts';
import type { Traffic } from '../kit/fault-proxy.ts';
import { workshop } from '../kit/firmware.ts';
import { seedOr } from '../kit/seeded.ts';

const shop = workshop();
afterAll(() => shop.dispose());
const program = await shop.sketch('checked');
const seed = seedOr(20_261_130);
const ROLLS = 1000;

function storyOf({ thrown, told, toDesk, toDevice, resent, passed }: Evening): string {
  const arrived = told.map(({ dice }) => dice).join() === thrown.join();
  const trusted = told.every((roll) => roll.trusted);
  if (!arrived || !trusted) throw new Error(`seed ${seed}: what was told is not what was thrown`);
  const way = (name: string, { lines, faults }: Traffic) => {
    const { flipped, cut, joined, dropped, repeated } = faults;
    const damaged = flipped + cut + joined;
    return `${name}: ${lines.length} frames, ${damaged} damaged (${flipped} flipped, ${cut} cut, ${joined} joined), ${dropped} dropped, ${repeated} repeated`;
  };
  return [
    `seed ${seed}: ${told.length} of ${thrown.length} rolls arrived once each, in order, none in doubt`,
    way('to the desk', toDesk),
    way('to the device', toDevice),
    `${resent} rolls were sent again, ${passed.get('dup') ?? 0} of what arrived was there already`,
    '',
  ].join('\n');
}

describe('1,000 rolls over a bad cable', () => {
  bench(
    'thrown one after the other, each when the one before was saved',
    async () => {
      process.stdout.write(storyOf(await throwOverBadCable(program, { seed, rolls: ROLLS, share: 0.2 })));
    },
    // Once is a thousand rolls; one that is lost or doubled fails the run.
    { iterations: 1, time: 0, warmupIterations: 0, warmupTime: 0 },
  );
});
