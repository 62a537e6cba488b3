/** Tricky byte streams through one connection after another. */
import { describe, expect, test } from 'vitest';
import { bytesOf, streams } from '../../fixtures/dice/streams.ts';
import { fakeClock } from '../../kit/clock.ts';
import { hearSettled } from '../../kit/listener.ts';

describe('streams as readers send them (K23)', () => {
  test.each(streams)('$name', async ({ chunks, gives }) => {
    const clock = fakeClock();
    const told: string[] = [];
    let heard = await hearSettled(4, clock, told);
    for (const chunk of chunks) {
      if (chunk === 'reopen') {
        heard.connection.end();
        heard = await hearSettled(4, clock, told);
      } else heard.connection.push(bytesOf(chunk));
    }
    expect(told).toEqual(gives);
  });
});
