/** A day at the table: what an order costs stays what it was, whatever was played before it. Counted, not timed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { JOURNAL_FILE } from '../../src/host/start.ts';
import { testFolders } from '../kit/folder.ts';
import type { GamePlayed } from '../kit/long-evening.ts';
import { longEvening } from '../kit/long-evening.ts';

const TURNS = 1000;
const UNDONE = 200;
const folder = testFolders('quick');

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes that are still in use once nothing else is. */
async function inUse(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    await new Promise((next) => setImmediate(next));
    collect();
  }
  return process.memoryUsage().heapUsed;
}

test('[K28] the thousandth turn costs what the first did, and two hundred steps back as much', async () => {
  const dataFolder = folder();
  const evening = await longEvening(dataFolder);
  const games: GamePlayed[] = [];
  const turns = () => games.reduce((sum, game) => sum + game.turns, 0);
  const orders = () => games.reduce((sum, game) => sum + game.orders, 0);

  while (turns() < 300) games.push(await evening.game());
  const early = { bytes: await inUse(), orders: orders() };
  while (turns() < TURNS) games.push(await evening.game());
  const late = { bytes: await inUse(), orders: orders() };

  // Every game has the same throws, so that only what went before it can make a difference.
  const [first, ...others] = games;
  for (const game of others) {
    const { turns: played, orders: given, tellings } = game;
    expect([played, given, tellings]).toEqual([first?.turns, first?.orders, first?.tellings]);
    expect(game.characters / (first?.characters ?? 0)).toBeCloseTo(1, 1);
    expect(game.journal / (first?.journal ?? 0)).toBeCloseTo(1, 1);
  }
  // One telling of an order to each screen, and no second one.
  expect(first?.tellings).toBe(2 * (first?.orders ?? 0));
  expect(late.bytes / early.bytes).toBeLessThan(1.2);
  // What is kept is the way back, and that is as long as the evening.
  expect((late.bytes - early.bytes) / (late.orders - early.orders)).toBeLessThan(4096);

  const before = { ...evening.display.came };
  for (let at = 0; at < UNDONE; at += 1) await evening.give({ do: 'undo' });
  expect(evening.display.came.tellings - before.tellings).toBe(UNDONE);
  for (const screen of [evening.desk, evening.display]) {
    const { viewpoint } = screen.pipe;
    const { screen: shown } = evening.host.told(viewpoint);
    expect(screen.shown().screen).toEqual(JSON.parse(JSON.stringify(shown)));
  }
  for (let at = 0; at < UNDONE; at += 1) await evening.give({ do: 'redo' });
  expect(evening.display.shown().screen.view.phase).toBe('over');
  await evening.end();

  const lines = readFileSync(join(dataFolder, JOURNAL_FILE), 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(1 + orders() + 2 * UNDONE);
  const again = await longEvening(dataFolder);
  expect(again.display.shown().screen.view).toMatchObject({
    phase: 'over',
    undo: expect.any(String) as string,
  });
  await again.end();
});
