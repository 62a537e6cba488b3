/** The real program killed at random moments while it plays: what it answered is there when it starts again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolders } from '../../kit/folder.ts';
import { found } from '../../kit/journals.ts';
import { lineTable, type LineView } from '../../kit/line.ts';
import { lineProcess } from '../../kit/line-process.ts';
import { anyOrder } from '../../kit/random-orders.ts';
import { seeded, seedOr } from '../../kit/seeded.ts';

const seed = seedOr(40);
const KILLS = 10;
const folder = testFolders();

test(`killed ${KILLS} times at random moments it loses nothing that was answered (seed ${seed})`, async () => {
  const chance = seeded(seed);
  const path = join(folder(), 'table.journal');
  const model = await lineTable();
  /** The view after each order of the model, and the order that leads there. */
  const views: LineView[] = [(await model.ask({ do: 'view' })).view];
  const orders: object[] = [];
  const plan = async (count: number) => {
    while (orders.length < count) {
      const order = anyOrder(model.referee.table, chance);
      const answer = await model.ask(order);
      if (!answer.ok) continue;
      orders.push(order);
      views.push(answer.view);
    }
  };

  let there = 0; // orders that are in the journal for certain
  let lostInFlight = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const program = await lineProcess(['--journal', path]);
    const { view } = await program.ask({ do: 'view' });
    // Views can be alike though what led to them is not, so the orders are counted: a line each, below the line of the journal itself.
    const now = readFileSync(path, 'utf8').trimEnd().split('\n').length - 1;
    // Orders that were on their way may be there or not; everything that was answered is.
    expect(now, `kill ${kill}: orders in the journal`).toBeGreaterThanOrEqual(there);
    // A roll that only waits, such as one that a stop was put before, is no order and ends with the program.
    expect(view, `kill ${kill}: what ${now} orders come to`).toEqual({ ...views[now], held: null });
    lostInFlight += orders.length - now;
    orders.length = now;
    views.length = now + 1;
    // The model goes back to where the program stands; what was lost in flight is played differently now.
    await rewind(model, orders);

    const sent = 5 + chance.whole(20);
    await plan(now + sent);
    for (const order of orders.slice(now)) program.write(`${JSON.stringify(order)}\n`);
    const answers = chance.whole(sent);
    for (let answered = 1; answered <= answers; answered += 1) {
      expect((await program.answer()).view).toEqual(views[now + answered]);
    }
    await program.kill();
    there = now + answers;
  }
  const { records, trouble } = await found(path);
  expect(trouble).toBeNull();
  expect(records?.length).toBeGreaterThanOrEqual(there);
  process.stdout.write(
    `crashes, seed ${seed}: ${KILLS} kills, ${there} orders answered, ${lostInFlight} lost in flight\n`,
  );
});

/** Takes the model back to just these orders, with nothing that waits. */
async function rewind(
  model: Awaited<ReturnType<typeof lineTable>>,
  orders: readonly object[],
): Promise<void> {
  const fresh = await lineTable();
  for (const order of orders) await fresh.ask(order);
  await fresh.ask({ do: 'drop-held' });
  Object.assign(model, fresh);
}
