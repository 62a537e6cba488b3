/** Trials and the desk: dice that are bound count at once, and no trial outlives the desk that asked for it. */
import { expect, test } from 'vitest';
import type { ReaderAsk } from '../../src/contract/to-host.ts';
import { frame } from '../../src/host/dice/checked.ts';
import { settled } from '../kit/clock.ts';
import type { MemoryScreen } from '../kit/memory-pipe.ts';
import { PORT, remembered, screenedTable } from '../kit/screened-table.ts';

const begin = { do: 'begin', seats: ['Ana', 'Ben'], first: 0 };

async function ask(desk: MemoryScreen, what: ReaderAsk) {
  const id = JSON.stringify(what);
  desk.say({ is: 'reader', id, ask: what });
  expect(await desk.receipt(id)).toMatchObject({ ok: true });
  await settled();
}

/** A desk with a reader and a game that awaits its first roll. */
async function awaiting() {
  const table = await screenedTable();
  const desk = await table.deskWithReader();
  await desk.order(begin);
  let seq = 0;
  const dies = async (...told: readonly (readonly [string, string, number])[]) => {
    for (const [die, state, value] of told) {
      seq += 1;
      table.ports.send(PORT, frame(`TDS,7F3A,${seq},${die},${state},${value},97,81`));
    }
    await table.clock.advance(1000);
    await settled();
  };
  return { table, desk, dies };
}

test('dice are bound that were rolled, not such as lie about, and then their throw counts', async () => {
  const { table, desk, dies } = await awaiting();
  await ask(desk, { do: 'bind-dice', count: 4 });
  await dies(['d9', 'settled', 6], ['d1', 'rolling', 0], ['d1', 'settled', 3]);
  expect(desk.shown().reader.trial).toEqual({ is: 'bind', count: 4, dice: [{ die: 'd1', value: 3 }] });
  for (const die of ['d2', 'd3', 'd4']) await dies([die, 'rolling', 0], [die, 'settled', 1]);
  expect(table.settings.now.reader?.bound).toEqual(['d1', 'd2', 'd3', 'd4']);
  expect(desk.shown().screen.view.phase).toBe('roll');
  // "These dice count now": without a further gesture.
  const bound = ['d1', 'd2', 'd3', 'd4'] as const;
  await dies(...bound.map((die) => [die, 'rolling', 0] as const));
  await dies(...bound.map((die, at) => [die, 'settled', at + 1] as const));
  expect(desk.shown().screen.view).toMatchObject({ phase: 'choose', dice: [1, 2, 3, 4] });
});

test('of dice that are bound the one that was void is thrown again alone', async () => {
  const { table, desk, dies } = await awaiting();
  const bound = ['d1', 'd2', 'd3', 'd4'] as const;
  table.settings.change({ reader: remembered({ bound: [...bound] }) });
  await table.device(frame('TDH,1,7F3A,4,DT-01,1.2,ack'));
  expect(await desk.order({ ...begin, rules: { cocked_die: 'rethrow_die' } })).toMatchObject({ ok: true });
  await settled();
  await dies(...bound.map((die) => [die, 'rolling', 0] as const));
  await dies(...bound.map((die, at) => [die, 'settled', at + 1] as const));
  await settled();
  expect(await desk.order({ do: 'void', die: 2 })).toMatchObject({ ok: true });
  await settled();
  await dies(['d2', 'rolling', 0], ['d2', 'settled', 6]);
  await settled();
  expect(desk.shown().screen.view).toMatchObject({ phase: 'choose', dice: [1, 3, 4, 6] });
});

test.each([
  { do: 'test-reader', on: true },
  { do: 'bind-dice', count: 4 },
] as const)('a desk that is gone tries no more: the next roll counts ($do) (fault 28)', async (trial) => {
  const { table, desk } = await awaiting();
  const other = table.attach('desk');
  await ask(desk, trial);
  other.leave();
  await settled();
  expect(desk.shown().reader.trial).not.toBeNull();
  desk.leave();
  await settled();
  const again = table.attach('desk');
  expect(again.shown().reader.trial).toBeNull();
  await table.device('3146');
  expect(again.shown().screen.view).toMatchObject({ phase: 'choose', dice: [3, 1, 4, 6] });
});
