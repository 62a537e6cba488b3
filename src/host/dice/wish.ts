/**
 * The reader that somebody wants, and whether it can be one at all before any port is touched.
 */
import { BAUD_RANGE, type Identity, type ReaderChoice } from '../../contract/reader.ts';

/** A choice, and what was known of the device when it last worked. */
export interface ReaderWish extends Omit<ReaderChoice, 'release'> {
  /** Whether the lines that say "terminal ready" are let go after opening; they stay on where it is left out. */
  readonly release?: boolean;
  /** The reader worked before on this path: while it is missing it is waited for. */
  readonly known?: boolean;
  /** Its identity then: only a device that fits is opened. */
  readonly identity?: Identity | null;
  /** The id by which it named itself then: another one is refused. */
  readonly device?: string | null;
}

/** Why such a choice is refused unseen, or null. The binding itself takes nearly any number for a speed. */
export function wishFault({ path, baud }: { path: string; baud: number }): 'missing' | 'bad-baud' | null {
  if (!Number.isInteger(baud) || baud < BAUD_RANGE.least || baud > BAUD_RANGE.most) return 'bad-baud';
  // A path with a NUL would be cut there, and so open something else than what is shown.
  return path.trim() === '' || path.includes('\0') ? 'missing' : null;
}
