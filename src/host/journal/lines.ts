/**
 * A journal as text: each line is a checksum of eight hex digits, a space and one JSON value. Turns bytes into the good
 * lines at the front and says what is behind them; it opens no file.
 */

import { crc32 } from 'node:zlib';

/** What was found in a journal's bytes. */
export interface ReadLines {
  readonly values: readonly unknown[]; // of the good lines, in order
  readonly ends: readonly number[]; // for each good line, the bytes up to and including its end
  /** Behind them: nothing, a last line cut short (a crash while writing), or whole lines that are not as they were written. */
  readonly rest: 'nothing' | 'torn' | 'damaged';
  readonly moreGood: boolean; // further on there is a good line after all
}

const LINE_END = 0x0a;

/** One line of a journal, its end included. */
export function makeLine(value: unknown): string {
  const json = JSON.stringify(value);
  return `${checksum(json)} ${json}\n`;
}

/** Reads lines up to the first that is cut, changed or unreadable. */
export function readLines(bytes: Buffer): ReadLines {
  const values: unknown[] = [];
  const ends: number[] = [];
  let start = 0;
  while (start < bytes.length) {
    const end = bytes.indexOf(LINE_END, start);
    const read = end < 0 ? null : readLine(bytes.toString('utf8', start, end));
    if (read === null) {
      // A crash leaves a line without its end. One that has its end was whole once and was changed by something else.
      if (end < 0) return { values, ends, rest: 'torn', moreGood: false };
      return { values, ends, rest: 'damaged', moreGood: holdsGoodLine(bytes, end + 1) };
    }
    values.push(read.value);
    ends.push(end + 1);
    start = end + 1;
  }
  return { values, ends, rest: 'nothing', moreGood: false };
}

function holdsGoodLine(bytes: Buffer, from: number): boolean {
  let start = from;
  for (let end = bytes.indexOf(LINE_END, start); end >= 0; end = bytes.indexOf(LINE_END, start)) {
    if (readLine(bytes.toString('utf8', start, end)) !== null) return true;
    start = end + 1;
  }
  return false;
}

function readLine(line: string): { readonly value: unknown } | null {
  const json = line.slice(9);
  if (line[8] !== ' ' || line.slice(0, 8) !== checksum(json)) return null;
  try {
    return { value: JSON.parse(json) };
  } catch {
    // The checksum holds but there is no JSON behind it: not a line that this program wrote.
    return null;
  }
}

function checksum(text: string): string {
  return crc32(text).toString(16).padStart(8, '0');
}
