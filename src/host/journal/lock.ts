/**
 * One program a journal: a small file beside it names the process that holds it. A holder that is gone, killed or
 * crashed, holds nothing.
 */

import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { DISK_WORDS } from '../../words/disk.ts';
import { codeOf } from '../faults.ts';

export type Locked =
  { readonly ok: true; readonly release: () => void } | { readonly ok: false; readonly detail: string };

/** Takes the lock of a file, or says which process has it. Throws what the disk throws. */
export function takeLock(path: string): Locked {
  const lock = `${path}.lock`;
  const own = JSON.stringify(me());
  const draft = `${lock}.${process.pid}`;
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      writeFileSync(draft, own);
      // A link either appears whole or not at all: two programs cannot both make it.
      linkSync(draft, lock);
      return { ok: true, release: () => releaseLock(lock, own) };
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    const holder = readHolder(lock);
    if (holder !== null && lives(holder)) return inUse(holder);
    const robbed = removeDead(lock, draft);
    if (robbed !== null) return inUse(robbed);
  }
  return { ok: false, detail: DISK_WORDS.takenAgain };
}

/**
 * Removes the lock of a dead holder. Another program may have taken it over between the look at it and its removal: then
 * its lock is put back, and the answer is that program.
 */
function removeDead(lock: string, aside: string): Holder | null {
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  try {
    const moved = readHolder(aside);
    if (moved === null || !lives(moved)) return null;
    linkSync(aside, lock);
    return moved;
  } finally {
    rmSync(aside, { force: true });
  }
}

const inUse = (holder: Holder): Locked => ({ ok: false, detail: DISK_WORDS.heldBy(holder.pid) });

interface Holder {
  readonly pid: number;
  readonly started: string; // tells a process from a later one with the same number; empty where it is not known
}

function me(): Holder {
  return { pid: process.pid, started: lifeOf(process.pid)?.started ?? '' };
}

function releaseLock(lock: string, own: string): void {
  try {
    if (readFileSync(lock, 'utf8') === own) rmSync(lock, { force: true });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
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
  const life = lifeOf(holder.pid);
  if (life !== null) return !life.ended && (holder.started === '' || life.started === holder.started);
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    // No right to signal it still means that it is there.
    return codeOf(error) === 'EPERM';
  }
}

/**
 * When a process started, in the system's own ticks, and whether it has ended without anybody having asked for its end
 * yet: such a one can still be signalled. Only Linux tells; null where it does not, or where there is no such process.
 */
function lifeOf(pid: number): { readonly started: string; readonly ended: boolean } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { started: fields[19] ?? '', ended: fields[0] === 'Z' || fields[0] === 'X' };
  } catch {
    return null;
  }
}
