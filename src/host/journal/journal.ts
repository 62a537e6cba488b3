/** Where orders are written down before anything is shown: on disk, or in memory for games that nobody keeps. */

import type { Trouble } from '../../contract/from-host.ts';
import type { JournalRecord } from '../../contract/record.ts';
import type { Rescued } from '../../words/disk.ts';

export interface Journal {
  /** Writes one record so that a power cut cannot take it back, or says why not; then nothing was written. */
  append(record: JournalRecord): Promise<Trouble | null>;
  close(): Promise<void>;
}

/** An open journal with what it held. */
export interface OpenJournal {
  readonly journal: Journal;
  readonly records: readonly JournalRecord[];
  readonly rescued: Rescued | null; // what was mended on opening
}

export type Opened =
  ({ readonly ok: true } & OpenJournal) | { readonly ok: false; readonly trouble: Trouble };

/** A journal that forgets everything at the end. */
export function memoryJournal(): OpenJournal {
  return {
    journal: { append: () => Promise.resolve(null), close: () => Promise.resolve() },
    records: [],
    rescued: null,
  };
}
