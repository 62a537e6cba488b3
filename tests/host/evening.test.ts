/** The evening at a real host: counted from the journal, so that it outlives a restart, and over after a night. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Ask } from '../../src/contract/order.ts';
import { createDates } from '../../src/host/dates.ts';
import { EVENING_BREAK, eveningAt } from '../../src/host/evening.ts';
import { openJournal } from '../../src/host/journal/file.ts';
import { startReferee } from '../../src/host/referee.ts';
import { JOURNAL_FILE, startHost } from '../../src/host/start.ts';
import { ADVICE_FILES } from '../kit/advice-files.ts';
import { settled } from '../kit/clock.ts';
import { memoryLog, testFolders } from '../kit/folder.ts';
import { screenedTable } from '../kit/screened-table.ts';
import { wonGame } from '../kit/told-evening.ts';

const folder = testFolders('quick');
const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 0, 2, 12);
const PAIR = ['Ana', 'Ben'];

/** Plays games into a journal, each at its hour. */
async function played(path: string, ...games: readonly (readonly [hour: number, winner: number])[]) {
  let now = NOON;
  const date = () => new Date(now).toISOString();
  const referee = await startReferee(() => openJournal(path, date), date);
  let id = 0;
  for (const [hour, winner] of games) {
    now = NOON + hour * HOUR;
    for (const ask of wonGame(PAIR, winner) as readonly Ask[]) {
      const answer = await referee.submit({ from: 'desk', id: String((id += 1)), seen: null, ask });
      expect(answer.ok).toBe(true);
    }
  }
  return {
    referee,
    at: (hour: number) =>
      eveningAt(referee.table.moment, referee.dates, new Date(NOON + hour * HOUR).toISOString()),
  };
}

test('games with less than six hours between them are of one evening', async () => {
  expect(EVENING_BREAK).toBe(6 * HOUR);
  const { at, referee } = await played(join(folder(), JOURNAL_FILE), [0, 0], [5, 1], [10, 0], [17, 0]);
  expect(at(17.5).games).toBe(1);
  expect(at(24).games).toBe(0);
  const { at: earlier, referee: other } = await played(join(folder(), JOURNAL_FILE), [0, 0], [5, 1], [10, 0]);
  expect(earlier(11)).toMatchObject({
    games: 3,
    ranking: [{ player: { name: 'Ana' }, wins: 2 }, { wins: 1 }],
  });
  await Promise.all([referee.close(), other.close()]);
});

test('what was taken back and put again keeps its time', async () => {
  const { referee, at } = await played(join(folder(), JOURNAL_FILE), [0, 0]);
  for (const ask of ['undo', 'redo'] as const)
    await referee.submit({ from: 'desk', id: ask, seen: null, ask: { do: ask } });
  expect(at(5).games).toBe(1);
  expect(at(7).games).toBe(0);
  await referee.close();
});

test('a moment that nobody dated is of no evening’s end', () => {
  expect(eveningAt(null, createDates(), new Date(NOON).toISOString())).toEqual({ games: 0, ranking: [] });
});

test('the ranking outlives a restart, and is told once the game is over', async () => {
  const dataFolder = folder();
  const path = join(dataFolder, JOURNAL_FILE);
  const date = () => new Date().toISOString();
  const referee = await startReferee(() => openJournal(path, date), date);
  for (const [at, ask] of [...wonGame(PAIR, 0), ...wonGame(PAIR, 1)].entries())
    await referee.submit({ from: 'desk', id: String(at), seen: null, ask: ask as Ask });
  await referee.close();

  const host = await startHost({ dataFolder, log: memoryLog(), advice: ADVICE_FILES });
  expect(host.told('display').evening).toMatchObject({ games: 2, ranking: [{ wins: 1 }, { wins: 1 }] });
  await host.close();
});

test('while a game runs nothing is told of the evening, and the next order ends what is between games', async () => {
  const { attach } = await screenedTable();
  const desk = attach('desk');
  const display = attach('display');
  for (const ask of wonGame(PAIR, 0)) await desk.order(ask);
  await settled();
  expect(display.shown()).toMatchObject({ between: false, evening: { games: 1 } });
  desk.say({ is: 'show', id: 'set-up', ask: { do: 'between', on: true } });
  await desk.receipt('set-up');
  await settled();
  expect(display.shown().between).toBe(true);
  await desk.order({ do: 'begin', seats: [{ name: 'Ana' }, { name: 'Ben' }], first: 0 });
  await settled();
  expect(display.shown()).toMatchObject({ between: false, evening: null });
  await desk.order({ do: 'undo' });
  await settled();
  expect(display.shown()).toMatchObject({ between: false, evening: { games: 1 } });
});

test('a desk that goes while it sets up a game leaves the display on the win', async () => {
  const { attach } = await screenedTable();
  const desk = attach('desk');
  const display = attach('display');
  for (const ask of wonGame(PAIR, 0)) await desk.order(ask);
  desk.say({ is: 'show', id: 'set-up', ask: { do: 'between', on: true } });
  await desk.receipt('set-up');
  await settled();
  expect(display.shown().between).toBe(true);
  desk.leave();
  await settled();
  expect(display.shown().between).toBe(false);
});
