/** A journal in memory that can be told to fail or to keep a write waiting; what is on a real disk is tested beside it. */
import type { JournalRecord } from '../../src/contract/record.ts';
import type { Trouble } from '../../src/contract/from-host.ts';
import type { Opened } from '../../src/host/journal/journal.ts';
import { startReferee, type Referee } from '../../src/host/referee.ts';
import { someDate } from './line.ts';

export const diskFull: Trouble = {
  code: 'journal-unwritable',
  path: '/games/table.journal',
  detail: 'the disk is full',
};

export interface SlowJournal {
  /** What was written, oldest first. */
  readonly records: JournalRecord[];
  /** What the next writes and openings fail with; null when they work. */
  trouble: Trouble | null;
  /** Keeps writes waiting until the answer is called. */
  hold(): () => void;
  /** Opens it: what was written before is found in it. */
  open(): Promise<Opened>;
  closed: number;
  /** How many writes and openings have failed. */
  failed: number;
}

export function slowJournal(): SlowJournal {
  let gate: Promise<void> = Promise.resolve();
  const self: SlowJournal = {
    records: [],
    trouble: null,
    closed: 0,
    failed: 0,
    hold() {
      let release: () => void = () => undefined;
      gate = new Promise((resolve) => (release = resolve));
      return release;
    },
    open() {
      if (self.trouble !== null) {
        self.failed += 1;
        return Promise.resolve({ ok: false, trouble: self.trouble });
      }
      return Promise.resolve({
        ok: true,
        records: [...self.records],
        rescued: null,
        journal: {
          async append(record) {
            await gate;
            if (self.trouble !== null) {
              self.failed += 1;
              return self.trouble;
            }
            self.records.push(record);
            return null;
          },
          close() {
            self.closed += 1;
            return Promise.resolve();
          },
        },
      });
    },
  };
  return self;
}

/** A referee over it. */
export const refereeOver = (journal: SlowJournal): Promise<Referee> =>
  startReferee(() => journal.open(), someDate);
