/** Journals for tests: real files with a played game in them, and what is found when one is opened. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { openJournal } from '../../src/host/journal/file.ts';
import { makeLine } from '../../src/host/journal/lines.ts';
import { startReferee } from '../../src/host/referee.ts';
import type { JournalRecord } from '../../src/contract/record.ts';
import { begin, choose, lineTable, playAll, roll, set, someDate, stop, undo } from './line.ts';

/** A game with a bust, a correction, a take-back and a board put by hand: every kind of record is in it. */
export const sampleGame: readonly object[] = [
  begin(['Ana', 'Zoë']),
  roll(3, 4, 5, 6),
  choose(7, 11),
  stop,
  set({ markers: [{ 7: 1 }, {}], seat: 1, runners: { 6: 1, 7: 2, 8: 1 } }),
  roll(1, 1, 1, 2),
  undo,
  roll(2, 2, 3, 3),
  { do: 'correct', roll: 1, dice: [3, 6, 4, 5] },
];

/** Plays commands on a referee over a journal at `path`, and lets go of it. */
export async function playInto(path: string, commands: readonly object[] = sampleGame): Promise<void> {
  const referee = await startReferee(() => openJournal(path, someDate), someDate);
  if (referee.trouble !== null) throw new Error(`${referee.trouble.code}: ${referee.trouble.detail}`);
  await playAll(await lineTable(referee), commands);
  await referee.close();
}

/** What opening a journal finds; it is let go of again. */
export async function found(path: string) {
  const opened = await openJournal(path, someDate);
  if (!opened.ok) return { trouble: opened.trouble, records: null, rescued: null };
  await opened.journal.close();
  return { trouble: null, records: opened.records, rescued: opened.rescued };
}

/** Opens a journal, writes one more record, and lets go of it: whether it could be written. */
export async function appended(path: string, record: JournalRecord): Promise<boolean> {
  const opened = await openJournal(path, someDate);
  if (!opened.ok) return false;
  const trouble = await opened.journal.append(record);
  await opened.journal.close();
  return trouble === null;
}

/** A record that begins a game: it can follow anything. */
export function beginRecord(seq: number): JournalRecord {
  const rules = {
    game: 'classic',
    first_player: 'two_dice',
    win_columns: 3,
    betting: false,
    bets_entry: 'desk',
    bet_min_third_throw: false,
    bet_clock: 0,
    claimed_markers: 'remove',
    occupied: 'stack',
    empty_double: 'two',
    pairing_choice: 'free',
    auto_stop_on_win: false,
    cocked_die: 'rethrow_all',
    turn_clock: 0,
    r28_double: 'first_step',
    express_fifth: 'unique',
    express_end: 'each',
  } as const;
  return {
    seq,
    at: someDate(),
    from: 'desk',
    id: `begin-${seq}`,
    act: {
      is: 'played',
      entry: {
        command: { do: 'begin', seats: 1, first: 0 },
        events: [{ is: 'begun', seats: 1, first: 0, rules }],
        players: [{ name: 'Eva', colour: 'red', shape: 'cone', bot: null }],
      },
    },
  };
}

/** Writes a journal of these values, each with its checksum. */
export function writeLines(path: string, values: readonly unknown[]): void {
  writeFileSync(path, values.map(makeLine).join(''));
}

/** Where each line of a journal ends, in bytes. */
export function lineEnds(bytes: Buffer): number[] {
  return [...bytes.entries()].flatMap(([at, byte]) => (byte === 0x0a ? [at + 1] : []));
}

/** The other files beside a journal: name and content. */
export function beside(path: string): { name: string; bytes: Buffer }[] {
  const folder = dirname(path);
  return readdirSync(folder)
    .filter((name) => name !== basename(path))
    .sort()
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
}
