/**
 * The lines that were no rolls, counted and the last of them kept for diagnostics.
 * It keeps a fixed number, whatever a device sends, and tells of changes at a pace that screens can follow.
 */
import type { ReaderLine } from '../../contract/reader.ts';
import type { Clock } from '../outside.ts';

/** So many lines are kept. */
export const LINES_KEPT = 200;

/** Lines with which nothing is wrong: they change nothing. */
const PASSED: ReadonlySet<ReaderLine['is']> = new Set([
  'comment',
  'unknown',
  'repeat',
  'dup',
  'stale',
  'gap',
  'none',
]);

/** The wait before a changed count is told, in milliseconds: noise must not flood the screens. */
const COUNT_WAIT = 250;

/** The log of one chosen reader. */
export interface LineLog {
  add(line: ReaderLine): void;
  /** The last lines, oldest first. */
  lines(): readonly ReaderLine[];
  /** Rejected lines so far; comments, repeats and prose are not among them. */
  rejected(): number;
  /** Another reader was chosen. */
  clear(): void;
}

/** Makes an empty log; `counted` is called when the count has changed. */
export function createLineLog(clock: Clock, counted: () => void): LineLog {
  let kept: ReaderLine[] = [];
  let count = 0;
  let due = false;
  return {
    add(line) {
      kept.push(line);
      if (kept.length > LINES_KEPT) kept.shift();
      if (PASSED.has(line.is)) return;
      count += 1;
      if (due) return;
      due = true;
      clock.after(COUNT_WAIT, () => {
        due = false;
        counted();
      });
    },
    lines: () => [...kept],
    rejected: () => count,
    clear() {
      kept = [];
      count = 0;
    },
  };
}
