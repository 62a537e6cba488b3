/** Whole games of people and computer players, through the referee and a journal on the disk, with the real worker. */
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/settings.ts';
import { openJournal } from '../../src/host/journal/file.ts';
import { replay } from '../../src/table/act.ts';
import type { AskedPlayer } from '../../src/table/player.ts';
import { BARE_TABLE } from '../../src/table/table.ts';
import { buildWorker } from '../kit/advice-files.ts';
import { give, playOn } from '../kit/bot-game.ts';
import { settled } from '../kit/clock.ts';
import { testFolders } from '../kit/folder.ts';
import { someDate } from '../kit/line.ts';
import { momentData } from '../kit/random-orders.ts';
import { screenedTable } from '../kit/screened-table.ts';
import { seeded } from '../kit/seeded.ts';
import { slowJournal } from '../kit/slow-journal.ts';

const folder = testFolders();

beforeAll(buildWorker, 120_000);

const FOUR: readonly AskedPlayer[] = [
  { name: 'Ana' },
  { name: 'Robo', bot: 'champion' },
  { name: 'Ben' },
  { name: 'Bolt', bot: 'r38' },
];

/** Everybody has squares that a bet can win or lose. */
const SQUARES = {
  do: 'set',
  position: {
    markers: [
      { 6: 3, 8: 2 },
      { 5: 3, 9: 2 },
      { 4: 2, 10: 3 },
      { 7: 5, 8: 4 },
    ],
    seat: 0,
  },
};

/** A table over a journal on the disk. */
async function tableAt(file: string, botDice: 'people' | 'program', seed: number) {
  const chance = seeded(seed);
  const journal = { ...slowJournal(), open: () => openJournal(file, someDate) };
  const settings = { ...DEFAULT_SETTINGS, botDice, advice: 'off' } as const;
  const table = await screenedTable(settings, journal, { die: () => chance.whole(6) + 1 });
  onTestFinished(() => table.referee.close());
  const desk = table.attach('desk');
  return { ...table, desk, chance: seeded(seed + 1), programThrows: botDice === 'program' };
}

/** What a journal holds, and the table that it makes. */
async function journalOf(file: string) {
  const opened = await openJournal(file, someDate);
  if (!opened.ok) throw new Error(opened.trouble.detail);
  await opened.journal.close();
  return { records: opened.records, table: replay(BARE_TABLE, opened.records) };
}

describe('a game of two people and two computer players', () => {
  test.each([
    ['people throw', 'people'],
    ['the program throws', 'program'],
  ] as const)('goes to its end where %s, over a restart in the middle', async (_, botDice) => {
    const file = join(folder(), 'table.journal');
    const first = await tableAt(file, botDice, 11);
    await give(first.desk, { do: 'begin', seats: FOUR, first: 0, rules: { win_columns: 2 } });
    await playOn(first, () => first.desk.shown().screen.seq >= 40);
    first.bots.close();
    await first.referee.close();

    const second = await tableAt(file, botDice, 12);
    expect(second.desk.shown().screen.seq).toBe(first.desk.shown().screen.seq);
    second.desk.say({ is: 'bots-go', id: 'go' });
    await second.desk.receipt('go');
    await settled();
    await playOn(second);
    expect(second.desk.shown().screen.view.winner).not.toBeNull();
    await second.referee.close();

    const { records, table } = await journalOf(file);
    expect(momentData(table?.moment ?? null)).toEqual(momentData(second.referee.table.moment));
    const by = (from: string) => records.filter((record) => record.from === from).length;
    expect(by('bot')).toBeGreaterThan(0);
    expect(by('dice') > 0).toBe(botDice === 'program');
    // Each decision of a computer player is for a seat that one plays.
    for (const { from, act } of records) {
      if (from !== 'bot' || act.is !== 'played') continue;
      for (const event of act.entry.events)
        if (event.is === 'chosen' || event.is === 'stopped') expect([1, 3]).toContain(event.seat);
    }
    expect(second.log.lines).toEqual([]);
  });

  test.each(['desk', 'table'] as const)(
    'goes to its end with bets that are entered at the %s',
    async (bets_entry) => {
      const file = join(folder(), 'table.journal');
      const table = await tableAt(file, 'program', 21);
      const rules = { betting: true, bets_entry };
      await give(table.desk, { do: 'begin', seats: FOUR, first: 0, rules });
      await give(table.desk, SQUARES);
      await playOn(table);
      await table.referee.close();
      const { records } = await journalOf(file);
      const bets = records.flatMap(({ from, act }) =>
        act.is === 'played' && act.entry.command.do === 'bet'
          ? [[from, act.entry.command.seat] as const]
          : [],
      );
      expect(new Set(bets.map(String))).toEqual(new Set(['desk,0', 'bot,1', 'desk,2', 'bot,3']));
      expect(table.log.lines).toEqual([]);
    },
  );

  test('tells nobody what a computer player bet before the bets are revealed', async () => {
    const table = await tableAt(join(folder(), 'table.journal'), 'program', 21);
    const { desk } = table;
    const rules = { betting: true };
    await give(desk, { do: 'begin', seats: FOUR, first: 0, rules });
    await give(table.desk, SQUARES);
    let laid = 0;
    await playOn(table, () => {
      const { bot, screen } = desk.shown();
      if (bot?.act.does === 'bet') {
        laid += 1;
        expect(bot).toEqual({ ...bot, act: { does: 'bet' }, reason: null });
        // With the last bet the turn goes on: until then each lies face down.
        expect(screen.view.bets[bot.seat]).toBe('in');
      }
      return laid >= 4;
    });
    expect(laid).toBe(4);
  });

  test('of Express goes to its end', async () => {
    const file = join(folder(), 'table.journal');
    const table = await tableAt(file, 'program', 31);
    await give(table.desk, { do: 'begin', seats: FOUR, rules: { game: 'express' } });
    await playOn(table);
    await table.referee.close();
    const { records } = await journalOf(file);
    const marks = records.flatMap(({ from, act }) =>
      act.is === 'played' && act.entry.command.do === 'mark' ? [[from, act.entry.command.seat] as const] : [],
    );
    expect(new Set(marks.map(String))).toEqual(new Set(['desk,0', 'bot,1', 'desk,2', 'bot,3']));
    // People play here: the throw is everybody’s, and the program leaves it to them.
    expect(records.some(({ from }) => from === 'dice')).toBe(false);
  });

  test('of Express between computer players alone needs nobody', async () => {
    const table = await tableAt(join(folder(), 'table.journal'), 'program', 41);
    const seats = FOUR.filter(({ bot }) => bot !== undefined);
    await give(table.desk, { do: 'begin', seats, rules: { game: 'express' } });
    const { desk, clock } = table;
    while (desk.shown().screen.view.phase !== 'over') {
      await clock.advance(100);
      await new Promise((next) => setTimeout(next, 0));
    }
    expect(desk.shown().screen.view.winner).not.toBeNull();
  });
});
