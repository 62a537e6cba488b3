/** From an order at the desk to both screens having it: at the start of an evening and after a thousand turns, as a ratio. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, bench, describe } from 'vitest';
import { longEvening } from '../kit/long-evening.ts';

const TURNS = 1000;
const folder = mkdtempSync(join(tmpdir(), 'tableside-bench-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const median = (took: readonly number[]) => [...took].sort((a, b) => a - b)[Math.floor(took.length / 2)] ?? 0;

describe('an evening of a thousand turns', () => {
  bench(
    'input to screen at its end beside its start',
    async () => {
      const evening = await longEvening(folder);
      const games: number[] = [];
      // The first game warms the machine up; all have the same throws.
      for (let turns = 0; turns < TURNS || games.length < 3;) {
        const start = performance.now();
        const game = await evening.game();
        games.push((performance.now() - start) / game.orders);
        turns += game.turns;
      }
      const undone: number[] = [];
      for (let at = 0; at < 200; at += 1) {
        const start = performance.now();
        await evening.give({ do: 'undo' });
        undone.push(performance.now() - start);
      }
      await evening.end();
      const [, first = 0] = games;
      const last = games.at(-1) ?? 0;
      process.stdout.write(
        `an order to both screens: ${first.toFixed(2)} ms in the second game, ${last.toFixed(2)} ms in the last (${games.length} games): ratio ${(last / first).toFixed(2)}; an undo after them: median ${median(undone).toFixed(2)} ms\n`,
      );
    },
    { iterations: 1, time: 0, warmupIterations: 0, warmupTime: 0 },
  );
});
