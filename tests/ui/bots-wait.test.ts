/** What is open at the desk keeps computer players waiting, and the host is told so: when it opens, when it closes, and over each new line. */
import { afterEach, describe, expect, test } from 'vitest';
import { effectScope, nextTick, shallowReactive } from 'vue';
import type { Receipt, Told } from '../../src/contract/from-host.ts';
import type { Order } from '../../src/table/order.ts';
import type { Connection } from '../../src/ui/link/link.ts';
import { useBotsWait } from '../../src/ui/desk/bots-wait.ts';
import type { Desk } from '../../src/ui/desk/desk.ts';
import { createDesk } from '../../src/ui/desk/desk.ts';
import { begin, choose, roll, stop, tableAfter, toldOf } from '../kit/told.ts';

const ACCEPTED: Receipt = { is: 'receipt', id: 'x', ok: true };
const MIXED: Order = { do: 'begin', seats: [{ name: 'Ana' }, { name: 'Robo', bot: 'r38' }], first: 0 };
const COCKED: Order = { ...begin('Ana'), seats: MIXED.seats, rules: { cocked_die: 'rethrow_die' } };

const scopes: (() => void)[] = [];
afterEach(() => scopes.splice(0).forEach((end) => end()));

function atDesk(orders: readonly Order[]) {
  const said: boolean[] = [];
  const table = shallowReactive({
    told: toldOf(tableAfter(orders)) as Told | null,
    connection: 'open' as Connection,
    keepBots: (on: boolean) => void said.push(on),
  });
  const desk: Desk = createDesk({
    told: () => table.told,
    order: () => Promise.resolve(ACCEPTED),
    why: () => Promise.resolve(ACCEPTED),
    between: () => undefined,
    now: () => 10_000,
  });
  const scope = effectScope();
  scope.run(() => useBotsWait(desk, table));
  scopes.push(() => scope.stop());
  return { desk, table, said };
}

const CHOSEN = [MIXED, roll(2, 4, 3, 5), choose(6, 8)];

const OPEN: Readonly<Record<string, readonly [orders: readonly Order[], open: (desk: Desk) => void]>> = {
  'the editor of the dice in sight': [CHOSEN, (desk) => desk.correctLast()],
  'the editor of a line of the log': [CHOSEN, (desk) => desk.correctLine(1, [2, 4, 3, 5])],
  'the board put by hand': [CHOSEN, (desk) => desk.board.open()],
  'the picker of a cocked die': [[COCKED, roll(2, 4, 3, 5)], (desk) => desk.voiding.start()],
  'the question why': [CHOSEN, (desk) => desk.why.toggle()],
  'the set-up of a new game': [CHOSEN, (desk) => desk.openSetUp()],
};

describe.each(Object.entries(OPEN))('%s', (_, [orders, open]) => {
  test('keeps computer players waiting until it is closed', async () => {
    const { desk, said } = atDesk(orders);
    open(desk);
    await nextTick();
    expect(said).toEqual([true]);
    desk.leave();
    await nextTick();
    expect(said).toEqual([true, false]);
  });

  test('keeps nobody waiting where people play', async () => {
    const [first = MIXED, ...later] = orders;
    const people = { ...first, seats: [{ name: 'Ana' }, { name: 'Ben' }] } as Order;
    const { desk, said } = atDesk([people, ...later]);
    open(desk);
    await nextTick();
    expect(said).toEqual([]);
  });
});

test.each(['help', 'pages', 'settings', 'look-back', 'reader'] as const)(
  'the dialog “%s”, which hides what hands are to move, keeps computer players waiting until it is closed',
  async (dialog) => {
    const { desk, said } = atDesk(CHOSEN);
    desk.doing.dialog = dialog;
    await nextTick();
    expect(said).toEqual([true]);
    desk.doing.dialog = null;
    await nextTick();
    expect(said).toEqual([true, false]);
  },
);

test('what is open once a game is over keeps nobody waiting', async () => {
  const last = { markers: [{ 8: 10 }, {}], claimed: { 2: 0, 7: 0 }, seat: 0 };
  const { desk, said } = atDesk([MIXED, { do: 'set', position: last }, roll(4, 4, 2, 3), choose(5, 8), stop]);
  desk.openSetUp();
  await nextTick();
  expect(said).toEqual([]);
});

test('a new line is told what is still open, and not what was closed while there was none', async () => {
  const { desk, table, said } = atDesk(CHOSEN);
  const becomes = async (connection: Connection) => {
    table.connection = connection;
    await nextTick();
  };
  desk.why.toggle();
  await nextTick();
  await becomes('lost');
  await becomes('open');
  expect(said).toEqual([true, false, true]);
  await becomes('lost');
  desk.why.close();
  await becomes('open');
  expect(said).toEqual([true, false, true, false]);
});
