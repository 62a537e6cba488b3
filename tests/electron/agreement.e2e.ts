// Two screens never disagree: after each of three hundred random orders the display shows what the engine says, and so it
// does when it is loaded anew in between.
import type { Page } from '@playwright/test';
import { screenOf } from '../../src/table/project.ts';
import type { Order } from '../../src/table/order.ts';
import { BARE_TABLE, type Table } from '../../src/table/table.ts';
import { labelWords } from '../../src/words/labels.ts';
import { choicesOf } from '../../src/rules/choices.ts';
import { expect, test } from '../kit/launch.ts';
import { ordered } from '../kit/random-orders.ts';
import { seeded, seedOr, type Seeded } from '../kit/seeded.ts';
import { expectShown } from '../kit/shown.ts';

const ORDERS = 300;
const seed = seedOr(30_112_026);

/** Play as it comes, and now and then something taken back, put again or put right, however far back. */
function anyOrder({ moment }: Table, chance: Seeded): Order {
  if (moment === null) return { do: 'begin', seats: [{ name: 'Ana' }, { name: 'Ben' }], first: 0 };
  const { game } = moment;
  if (chance.chance(0.15)) return { do: 'undo' };
  if (chance.chance(0.08)) return { do: 'redo' };
  if (chance.chance(0.12) && game.rolls > 0) {
    return { do: 'correct', roll: 1 + chance.whole(game.rolls), dice: chance.dice() };
  }
  switch (game.phase) {
    case 'choose':
      return { do: 'choose', columns: chance.pick(choicesOf(game)) };
    case 'decide':
      return chance.chance(0.4) ? { do: 'stop' } : { do: 'roll', dice: chance.dice() };
    case 'over':
      return chance.chance(0.5)
        ? { do: 'undo' }
        : { do: 'begin', seats: [{ name: 'Ana' }, { name: 'Ben' }], first: 1 };
    default:
      return { do: 'roll', dice: chance.dice() };
  }
}

/** Gives an order through the desk's own bridge, and waits for its receipt. */
function give(desk: Page, ask: Order, seen: number): Promise<boolean> {
  return desk.evaluate(
    ([ask, seen]) =>
      new Promise<boolean>((answered) => {
        const { tableside } = window as unknown as {
          tableside: { send(message: unknown): void; hear(hear: (message: unknown) => void): () => void };
        };
        const id = `${seen}-${Math.random()}`;
        const stop = tableside.hear((message) => {
          const receipt = message as { is: string; id: string; ok: boolean };
          if (receipt.is !== 'receipt' || receipt.id !== id) return;
          stop();
          answered(receipt.ok);
        });
        tableside.send({ is: 'order', id, seen, ask });
      }),
    [ask, seen] as const,
  );
}

test(`three hundred random orders leave the display on what the engine says, also loaded anew (seed ${seed})`, async ({
  tableside,
}) => {
  test.setTimeout(300_000);
  const chance = seeded(seed);
  const desk = await tableside.window('desk');
  await expect(desk.locator('[data-seq]')).toBeVisible();
  await desk.keyboard.press('d');
  const display = await tableside.window('display');
  const kinds = new Map<string, number>();
  let table = BARE_TABLE;
  for (let given = 0; given < ORDERS;) {
    const order = anyOrder(table, chance);
    const next = ordered(table, order);
    // What the engine refuses the program refuses, and nothing moves.
    const accepted = await give(desk, order, table.seq);
    expect(accepted, `${JSON.stringify(order)} at ${table.seq}`).toBe(next !== null);
    if (next === null) continue;
    given += 1;
    kinds.set(order.do, (kinds.get(order.do) ?? 0) + 1);
    table = next.table;
    if (chance.chance(0.04)) await display.reload();
    await expectShown(display, screenOf(table, null, labelWords, 'display'));
  }
  expect([...kinds.keys()].sort()).toEqual(['begin', 'choose', 'correct', 'redo', 'roll', 'stop', 'undo']);
});
