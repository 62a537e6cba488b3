/** When the moments of a table came about, as the journal has it. The table itself knows no clock. */

import type { JournalRecord } from '../contract/record.ts';
import { carryOut } from '../table/act.ts';
import type { Moment, Table } from '../table/table.ts';
import { BARE_TABLE } from '../table/table.ts';

/** Moments that are taken back and put again keep their time. */
export interface Dates {
  /** A table as it is after an order of this time (ISO 8601). */
  mark(table: Table, at: string): void;
  /** Milliseconds of the moment's order since 1970; null where that cannot be known. */
  of(moment: Moment): number | null;
}

/** Dates of no moment yet; those of moments that nobody holds any more are forgotten with them. */
export function createDates(): Dates {
  const times = new WeakMap<Moment, number>();
  return {
    mark({ moment }, at) {
      const time = Date.parse(at);
      // A correction makes several moments at once; what is before one that has a time has one.
      for (let one = moment; one !== null && !times.has(one); one = one.before) times.set(one, time);
    },
    of(moment) {
      const time = times.get(moment);
      return time === undefined || Number.isNaN(time) ? null : time;
    },
  };
}

/** The table of a whole journal, with its dates; throws at a record that does not follow from those before. */
export function resumed(records: readonly JournalRecord[], dates: Dates): Table {
  return records.reduce((table, { act, from, at }) => {
    const next = carryOut(table, act, from);
    if (next === null) throw new Error('A journal was opened whose records do not follow from one another.');
    dates.mark(next, at);
    return next;
  }, BARE_TABLE);
}
