/** A journal on disk: append-only lines, on the disk before the answer. Opening mends what a crash left behind. */

import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Trouble } from '../../contract/from-host.ts';
import type { JournalRecord } from '../../contract/record.ts';
import { header, parseRecord } from '../../contract/record.ts';
import { JOURNAL } from '../../contract/version.ts';
import { BARE_TABLE } from '../../table/table.ts';
import { carryOut } from '../../table/act.ts';
import type { Journal, Opened } from './journal.ts';
import { makeLine, readLines } from './lines.ts';
import { takeLock } from './lock.ts';
import { codeOf, wordsOf } from '../faults.ts';
import type { Rescued } from '../../words/disk.ts';
import { DISK_WORDS } from '../../words/disk.ts';

/** Opens a journal, or makes it; `date` gives the time as ISO 8601 text. Never throws for what a disk can do. */
export async function openJournal(path: string, date: () => string): Promise<Opened> {
  let release: (() => void) | null = null;
  const fail = (trouble: Trouble): Opened => {
    release?.();
    return { ok: false, trouble };
  };
  try {
    await refuseNoFile(path);
    const lock = takeLock(path);
    if (!lock.ok) return fail({ code: 'journal-in-use', path, detail: lock.detail });
    release = lock.release;
    const bytes = await readWhole(path);
    const found = bytes.length === 0 ? EMPTY : sift(bytes);
    if (typeof found === 'string') return fail({ code: 'journal-unreadable', path, detail: found });
    const rescued: Rescued | null = found.damaged
      ? { is: 'damaged', kept: await setAside(path, bytes.subarray(0, found.goodBytes), date) }
      : found.torn
        ? { is: 'torn' }
        : null;
    const journal = await FileJournal.open(path, found.goodBytes, date, release);
    return { ok: true, journal, records: found.records, rescued };
  } catch (error) {
    return fail({ code: 'journal-unwritable', path, detail: systemWords(error) });
  }
}

interface Found {
  readonly records: readonly JournalRecord[];
  readonly goodBytes: number;
  readonly damaged: boolean;
  readonly torn: boolean; // its last line
}

const EMPTY: Found = { records: [], goodBytes: 0, damaged: false, torn: false };

/** A folder or a device is no journal, and reading one might never end. */
async function refuseNoFile(path: string): Promise<void> {
  const found = await stat(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
  if (found !== null && !found.isFile()) throw new Error(DISK_WORDS.noFile);
}

async function readWhole(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

/** The good records at the front, or in words why this is no journal that can be read. */
function sift(bytes: Buffer): Found | string {
  const { values, ends, rest, moreGood } = readLines(bytes);
  if (values.length === 0) {
    if (rest === 'torn' && isCutHeader(bytes)) return EMPTY;
    // Good lines behind a bad first one: a journal whose beginning was damaged. A few hex digits may be anything.
    return moreGood || isCutChecksum(bytes) ? { ...EMPTY, damaged: true } : DISK_WORDS.noJournal;
  }
  if (!header.safeParse(values[0]).success) {
    return DISK_WORDS.otherVersion(JOURNAL);
  }
  const records: JournalRecord[] = [];
  let table = BARE_TABLE;
  for (const value of values.slice(1)) {
    const read = parseRecord(value);
    const next =
      read.ok && read.record.seq === table.seq + 1
        ? carryOut(table, read.record.act, read.record.from)
        : null;
    if (!read.ok || next === null) break;
    table = next;
    records.push(read.record);
  }
  const damaged = rest === 'damaged' || records.length < values.length - 1;
  return {
    records,
    goodBytes: ends[records.length] ?? 0,
    damaged,
    torn: rest === 'torn',
  };
}

/** How every first line begins, behind its checksum. */
const HEADER_START = '{"journal":"tableside","version":';

/** A crash while the very first line was written leaves no more than a piece of it. */
function isCutHeader(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  const json = text.slice(9);
  return (
    /^[0-9a-f]{8} [^\n]*$/.test(text) && (json.startsWith(HEADER_START) || HEADER_START.startsWith(json))
  );
}

/** So small a piece that somebody else may have written it, too: it is not thrown away. */
function isCutChecksum(bytes: Buffer): boolean {
  return /^[0-9a-f]{1,8}$/.test(bytes.toString('latin1'));
}

/**
 * Keeps the damaged file under another name, which it gives, and goes on with a copy of its good part. At no time is there
 * no file.
 */
async function setAside(path: string, good: Buffer, date: () => string): Promise<string> {
  const mended = `${path}.mended`;
  try {
    const handle = await open(mended, 'w', 0o600);
    try {
      await handle.writeFile(good);
      await handle.sync();
    } finally {
      await handle.close();
    }
    const kept = await linkFreely(
      path,
      `${path}.damaged-${date()
        .replace(/[^0-9]/g, '')
        .slice(0, 14)}`,
    );
    await rename(mended, path);
    await syncFolder(path);
    return kept;
  } catch (error) {
    await rm(mended, { force: true });
    throw error;
  }
}

/** Gives a file a second name, one that nothing has yet. */
async function linkFreely(path: string, wanted: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? wanted : `${wanted}-${count}`;
    try {
      await link(path, name);
      return name;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

class FileJournal implements Journal {
  readonly #handle: FileHandle;
  readonly #path: string;
  readonly #release: () => void;
  #length: number; // of what counts; anything behind it is a failed attempt
  #dirty = false;

  private constructor(handle: FileHandle, path: string, length: number, release: () => void) {
    this.#handle = handle;
    this.#path = path;
    this.#length = length;
    this.#release = release;
  }

  static async open(
    path: string,
    length: number,
    date: () => string,
    release: () => void,
  ): Promise<FileJournal> {
    const handle = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600);
    const journal = new FileJournal(handle, path, length, release);
    try {
      await handle.truncate(length);
      if (length === 0) {
        await journal.#write({ journal: 'tableside', version: JOURNAL, made: date() });
        await syncFolder(path);
      }
      return journal;
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async append(record: JournalRecord): Promise<Trouble | null> {
    try {
      await this.#write(record);
      return null;
    } catch (error) {
      const trouble: Trouble = { code: 'journal-unwritable', path: this.#path, detail: systemWords(error) };
      // What was refused must not be found after a restart. Where even this fails, the next attempt cuts it off first.
      await this.#cut().catch(() => undefined);
      return trouble;
    }
  }

  async close(): Promise<void> {
    try {
      await this.#handle.close();
    } finally {
      this.#release();
    }
  }

  async #write(value: unknown): Promise<void> {
    const line = Buffer.from(makeLine(value));
    if (this.#dirty) await this.#cut();
    this.#dirty = true;
    let written = 0;
    while (written < line.length) {
      const { bytesWritten } = await this.#handle.write(
        line,
        written,
        line.length - written,
        this.#length + written,
      );
      written += bytesWritten;
    }
    await this.#handle.datasync();
    this.#length += line.length;
    this.#dirty = false;
  }

  async #cut(): Promise<void> {
    await this.#handle.truncate(this.#length);
    this.#dirty = false;
  }
}

/** A new file's name is on the disk only once its folder is. Windows cannot do it and does not need to. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** The system's words for a fault, in the plainest form there is. */
function systemWords(error: unknown): string {
  switch (codeOf(error)) {
    case 'ENOENT':
      return DISK_WORDS.noFolder;
    case 'EACCES':
    case 'EPERM':
      return DISK_WORDS.forbidden;
    case 'ENOSPC':
    case 'EDQUOT':
      return DISK_WORDS.full;
    case 'EROFS':
      return DISK_WORDS.readOnly;
    case 'EISDIR':
    case 'ENOTDIR':
      return DISK_WORDS.noFile;
    default:
      return wordsOf(error);
  }
}
