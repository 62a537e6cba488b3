/** `advise` answers for every named player: the champion by chances to win, those that count by their score. */
import { describe, expect, test } from 'vitest';
import { PLAYERS } from '../../../src/advice/players/names.ts';
import { memoryJournal } from '../../../src/host/journal/journal.ts';
import { createCommands } from '../../../src/host/line/commands.ts';
import { startReferee } from '../../../src/host/referee.ts';

interface Told {
  readonly act: { readonly do: string };
  readonly bust: number | null;
  readonly win?: number | null;
  readonly turns?: number;
  readonly score?: number | null;
}

async function table(...orders: readonly object[]) {
  const referee = await startReferee(
    () => Promise.resolve({ ok: true, ...memoryJournal() }),
    () => '2026-01-01T00:00:00.000Z',
  );
  const commands = createCommands(referee);
  const ask = (order: object) => commands.answer({ text: JSON.stringify(order) });
  for (const order of orders) expect(await ask(order)).toMatchObject({ ok: true });
  return async (level?: string) => {
    const answer = await ask({ do: 'advise', level });
    expect(answer).toMatchObject({ ok: true, events: [] });
    if (!('advice' in answer)) throw new Error('no advice');
    return answer.advice as readonly Told[];
  };
}

const begin = (...seats: readonly string[]) => ({ do: 'begin', seats, first: 0 });
const roll = { do: 'roll', dice: [2, 4, 3, 5] };
const three = { do: 'set', position: { markers: [{}, {}], seat: 0, runners: { 6: 4, 7: 5, 8: 5 } } };

describe.each(PLAYERS)('%s', (level) => {
  test('ranks every choice on offer', async () => {
    const told = await (await table(begin('Ana', 'Ben'), roll))(level);
    expect(told).toHaveLength(3);
    const worth = told.map(({ win, score }) => (level === 'champion' ? win : score));
    expect(worth).toEqual([...worth].sort((one, other) => (other ?? 0) - (one ?? 0)));
    for (const [at, { act, bust }] of told.entries()) {
      expect(act.do).toBe('choose');
      // With a runner free every roll can be played.
      expect(bust).toBe(0);
      if (level === 'casual') expect(worth[at]).toBeNull();
      else expect(worth[at]).toEqual(expect.any(Number));
    }
  });

  test('names the roll alone where a house rule bars the stop', async () => {
    const shared = {
      do: 'set',
      position: { markers: [{}, { 7: 5 }], seat: 0, runners: { 6: 4, 7: 5, 8: 5 } },
    };
    const told = await (
      await table({ ...begin('Ana', 'Ben'), rules: { occupied: 'reroll' } }, shared)
    )(level);
    expect(told.map(({ act }) => act.do)).toEqual(['roll']);
  });

  test('ranks stopping and rolling on', async () => {
    const told = await (await table(begin('Ana', 'Ben'), three))(level);
    expect(told.map(({ act }) => act.do).sort()).toEqual(['roll', 'stop']);
    expect(told.find(({ act }) => act.do === 'roll')?.bust).toBe(104);
    for (const one of told) {
      if (level !== 'champion') expect(one.score).toBeNull();
      else expect(one.win).toEqual(expect.any(Number));
      expect('win' in one).toBe(level === 'champion');
    }
  });

  test('bets on a turn', async () => {
    const bets = { ...begin('Ana', 'Ben'), rules: { betting: true } };
    // Bets are called after the second throw's move, of those who have a square.
    const two = { markers: [{}, { 5: 2 }], seat: 0, runners: { 6: 4, 8: 5 }, throws: 1 };
    const third = [
      { do: 'roll', dice: [3, 4, 1, 1] },
      { do: 'choose', columns: [7] },
    ];
    const advise = await table(bets, { ...three, position: two }, ...third);
    expect((await advise(level)).map(({ act }) => act)).toEqual([
      expect.objectContaining({ do: 'bet', seat: 1 }),
    ]);
  });
});

test('alone the champion tells turns in place of a chance', async () => {
  for (const one of await (
    await table(begin('Ana'), roll)
  )('champion')) {
    expect(one.win).toBeNull();
    expect(one.turns).toBeGreaterThan(1);
  }
});

test('without a level it is the Rule of 28', async () => {
  const advise = await table(begin('Ana', 'Ben'), roll);
  expect(await advise()).toEqual(await advise('rule-of-28'));
});
