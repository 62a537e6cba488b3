/**
 * One program a journal: a small file beside it names the process that holds it. A holder that is gone, killed or
 * crashed, holds nothing.
 */

import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

export type Locked =
  { readonly ok: true; readonly release: () => void } | { readonly ok: false; readonly detail: string };

/** Takes the lock of a file, or says which process has it. Throws what the disk throws. */
export function takeLock(path: string): Locked {
  const lock = `${path}.lock`;
  const own = JSON.stringify(me());
  const draft = `${lock}.${process.pid}`;
  for (let tries = 0; tries < 3; tries += 1) {
    writeFileSync(draft, own);
    try {
      // A link either appears whole or not at all: two programs cannot both make it.
      linkSync(draft, lock);
      return { ok: true, release: () => releaseLock(lock, own) };
    } catch (error) {
      if (!isExisting(error)) throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    const holder = readHolder(lock);
    if (holder !== null && lives(holder)) return { ok: false, detail: `process ${holder.pid}` };
    // Moved aside under a name of our own first: another program may be taking the same dead lock over.
    try {
      renameSync(lock, draft);
      rmSync(draft, { force: true });
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return { ok: false, detail: 'other programs keep taking it' };
}

interface Holder {
  readonly pid: number;
  readonly started: string; // tells a process from a later one with the same number; empty where it is not known
}

function me(): Holder {
  return { pid: process.pid, started: startOf(process.pid) };
}

function releaseLock(lock: string, own: string): void {
  try {
    if (readFileSync(lock, 'utf8') === own) rmSync(lock, { force: true });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

function readHolder(lock: string): Holder | null {
  try {
    const read: unknown = JSON.parse(readFileSync(lock, 'utf8'));
    if (typeof read !== 'object' || read === null || !('pid' in read) || !('started' in read)) return null;
    const { pid, started } = read;
    return Number.isInteger(pid) && typeof pid === 'number' && typeof started === 'string'
      ? { pid, started }
      : null;
  } catch {
    // Gone in the meantime, or not a lock that this program wrote: nobody holds it.
    return null;
  }
}

function lives(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // No right to signal it still means that it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const started = startOf(holder.pid);
  return started === '' || holder.started === '' || started === holder.started;
}

/** When a process started, in the system's own ticks; only Linux tells. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may itself hold spaces and brackets.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isExisting(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
