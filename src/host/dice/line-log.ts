/**
 * The lines of a reader, counted by what they were worth, and the last of them kept for diagnostics.
 * It keeps a fixed number, whatever a device sends, and tells of changes at a pace that screens can follow.
 */
import { LINE_VERDICTS, type LineVerdict, type ReaderLine } from '../../contract/reader.ts';
import type { Clock } from '../outside.ts';

/** So many lines are kept. */
export const LINES_KEPT = 200;

const REJECTED: ReadonlySet<LineVerdict> = new Set(LINE_VERDICTS.rejected);

/** The wait before a changed count is told, in milliseconds: noise must not flood the screens. */
const COUNT_WAIT = 250;

/** The log of one chosen reader. */
export interface LineLog {
  add(is: LineVerdict, text: string): void;
  /** The last lines, oldest first. Of heartbeats in a row the newest stands for all. */
  lines(): readonly ReaderLine[];
  /** How many there were of each kind. */
  counts(): Readonly<Partial<Record<LineVerdict, number>>>;
  /** Rejected lines so far; comments, repeats and prose are not among them. */
  rejected(): number;
  /** Milliseconds since the reader was chosen. */
  age(): number;
  /** Another reader was chosen. */
  clear(): void;
}

/** Makes an empty log; `counted` is called when the count of rejected lines has changed. */
export function createLineLog(clock: Clock, counted: () => void): LineLog {
  let kept: ReaderLine[] = [];
  let counts: Partial<Record<LineVerdict, number>> = {};
  let rejected = 0;
  let due = false;
  let start = clock.now();
  return {
    add(is, text) {
      counts[is] = (counts[is] ?? 0) + 1;
      if (is === 'beat' && kept.at(-1)?.is === 'beat') kept.pop();
      kept.push({ is, text, at: clock.now() - start });
      if (kept.length > LINES_KEPT) kept.shift();
      if (!REJECTED.has(is)) return;
      rejected += 1;
      if (due) return;
      due = true;
      clock.after(COUNT_WAIT, () => {
        due = false;
        counted();
      });
    },
    lines: () => [...kept],
    counts: () => ({ ...counts }),
    rejected: () => rejected,
    age: () => clock.now() - start,
    clear() {
      kept = [];
      counts = {};
      rejected = 0;
      start = clock.now();
    },
  };
}
