// kill -9 of the program, as it is served to browsers, at twenty random moments of a game: nothing that was answered is lost, and
// nothing is half there. What it looks like in windows is shown by fewer kills of the whole program, in tests/electron.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import WebSocket from 'ws';
import type { FromHost } from '../../../src/contract/from-host.ts';
import { asksOf } from '../../kit/asks.ts';
import { builtReferee } from '../../kit/line-process.ts';
import { listenTo } from '../../kit/pages.ts';
import { type PagesProcess, startPages } from '../../kit/pages-process.ts';
import { seeded, seedOr } from '../../kit/seeded.ts';
import { wholeGame } from '../../kit/whole-game.ts';

const KILLS = 20;
const seed = seedOr(20_009);

let data: string;
let program: PagesProcess | null = null;
beforeEach(async () => {
  // All programs for plain Node are built at once.
  await builtReferee();
  data = mkdtempSync(path.join(tmpdir(), 'tableside-kill-'));
});
afterEach(() => {
  program?.kill();
  rmSync(data, { recursive: true, force: true });
});

/** Starts the program and takes the desk's place at it. */
async function startedAnew() {
  program = startPages(data);
  const address = (await program.line(/^Desk: (\S+)$/))[1]!;
  const { origin, host } = new URL(address);
  const entered = await fetch(address, { redirect: 'manual' });
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
  const socket = new WebSocket(`ws://${host}/socket?as=desk`, { headers: { origin, cookie } });
  const listener = listenTo(socket);
  const first = await listener.until(({ is }) => is === 'told');
  if (first.is !== 'told') throw new Error('told is told');
  return { program, socket, listener, screen: first.told.screen };
}

const isReceipt = (id: string) => (message: FromHost) => message.is === 'receipt' && message.id === id;

test(`kill -9 at twenty moments of a game loses nothing that was answered (seed ${seed})`, async () => {
  const chance = seeded(seed);
  const game = wholeGame(['Red', 'Blue'], 12274);
  const asks = asksOf(game);
  const screens = [game.begun, ...game.steps.map(({ after }) => after)];
  let promised = 0;

  for (let run = 0; run <= KILLS; run += 1) {
    const { program, socket, listener, screen } = await startedAnew();
    expect(screen.seq, `after kill ${run} everything that was answered is there`).toBeGreaterThanOrEqual(
      promised,
    );
    expect(screen.seq, `after kill ${run} nothing is there that was not ordered`).toBeLessThanOrEqual(
      promised + 1,
    );
    if (screen.seq > 0) expect(screen.view).toEqual(screens[screen.seq - 1]!.view);

    const orders = 1 + chance.whole(5);
    const answers = chance.whole(orders);
    promised = screen.seq;
    for (let given = 0; given <= answers && promised < asks.length; given += 1) {
      const id = `order ${promised}`;
      socket.send(JSON.stringify({ is: 'order', id, seen: promised, ask: asks[promised] }));
      // The last order may be killed on its way, at its writing or on its way back.
      if (given === answers && chance.chance(0.7)) break;
      expect(await listener.until(isReceipt(id))).toMatchObject({ ok: true });
      promised += 1;
    }
    const rest = chance.whole(5);
    for (let turn = 0; turn < rest; turn += 1) await new Promise((next) => setImmediate(next));
    const closed = once(socket, 'close');
    await program.end('SIGKILL');
    await closed;
  }
  expect(promised, 'the game was played on between the kills').toBeGreaterThan(KILLS);
});
