/** A folder of a test's own on the disk, and a log that keeps what it is told. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { Log } from '../../src/host/log.ts';

/** Where a file system in memory is mounted, on systems that have one. */
const IN_MEMORY = '/dev/shm';

/**
 * Gives a new empty folder each time it is asked; all are removed after the test. To be called once a file. `quick`
 * folders are in memory where that is possible, for tests that write thousands of times.
 */
export function testFolders(place: 'disk' | 'quick' = 'disk'): () => string {
  const parent = place === 'quick' && existsSync(IN_MEMORY) ? IN_MEMORY : tmpdir();
  const made: string[] = [];
  afterEach(() => {
    for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const folder = mkdtempSync(join(parent, 'tableside-test-'));
    made.push(folder);
    return folder;
  };
}

/** A log in memory. */
export function memoryLog(): Log & { readonly lines: string[] } {
  const lines: string[] = [];
  return {
    lines,
    info: (text) => void lines.push(`info ${text}`),
    warn: (text) => void lines.push(`warn ${text}`),
    error: (text, cause) =>
      void lines.push(`error ${text}${cause instanceof Error ? ` ${cause.message}` : ''}`),
  };
}
