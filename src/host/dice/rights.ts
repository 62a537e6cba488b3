/**
 * Which group owns a device, so that a person can be told which one to join. It changes no rights.
 */
import { readFile, stat } from 'node:fs/promises';

/** The name of the group that owns `path`, its number if it has no name, or null when that cannot be found out. */
export async function groupOf(path: string): Promise<string | null> {
  try {
    const { gid } = await stat(path);
    const table = await readFile('/etc/group', 'utf8');
    const row = table.split('\n').find((line) => line.split(':')[2] === String(gid));
    return row?.split(':')[0] ?? String(gid);
  } catch {
    // The path may lie where we may not look, and not every system keeps that table; the advice does without.
    return null;
  }
}
