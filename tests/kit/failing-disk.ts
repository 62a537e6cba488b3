/**
 * A disk below the journal's file handle that can be made to fail: to run full after so many bytes, to refuse to sync, to
 * refuse to cut. Everything else is done by the real file system. It keeps what would survive a loss of power.
 */
import { readFileSync } from 'node:fs';
import type { FileHandle, open } from 'node:fs/promises';

/** What the disk is told to do, and what it did. */
export interface FailingDisk {
  room: number; // bytes that still fit; writing more of a piece than fits fails after what fits
  syncs: boolean; // whether syncing works
  cuts: boolean; // whether cutting a file works
  /** Every write, sync and cut that worked, in order. */
  readonly log: string[];
  /** The file as it was when it was last synced: all that a loss of power leaves for certain. */
  synced: Buffer;
}

export function failingDisk(): FailingDisk {
  return { room: Number.POSITIVE_INFINITY, syncs: true, cuts: true, log: [], synced: Buffer.alloc(0) };
}

const fault = (code: string) => Object.assign(new Error(`${code}: no luck with this disk`), { code });

/** An `open` whose files lie on the disk. */
export function openOn(disk: FailingDisk, real: typeof open): typeof open {
  return async (...args) => {
    const handle = await real(...args);
    return standIn(disk, handle, String(args[0]));
  };
}

/** The real handle but for the calls that the journal writes with. */
function standIn(disk: FailingDisk, handle: FileHandle, path: string): FileHandle {
  const calls = {
    async write(bytes: Buffer, offset: number, length: number, position: number) {
      if (length > disk.room) {
        const part = disk.room;
        disk.room = 0;
        if (part === 0) throw fault('ENOSPC');
        return handle.write(bytes, offset, part, position);
      }
      disk.room -= length;
      const done = await handle.write(bytes, offset, length, position);
      disk.log.push('write');
      return done;
    },
    async datasync() {
      if (!disk.syncs) throw fault('EIO');
      await handle.datasync();
      disk.synced = readFileSync(path);
      disk.log.push('sync');
    },
    async truncate(length: number) {
      if (!disk.cuts) throw fault('EIO');
      await handle.truncate(length);
      disk.log.push('cut');
    },
  };
  return new Proxy(handle, {
    get(target, name) {
      const stood = Object.entries(calls).find(([call]) => call === name)?.[1];
      if (stood !== undefined) return stood;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
