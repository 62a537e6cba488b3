/**
 * What to do when the process behind a window is gone. Pure: it is told what happened and when, and says what comes next.
 * The game is not at stake, because no window holds any of it.
 */

/** What is known of one window's crashes. */
export interface Recovery {
  readonly crashes: readonly Crash[]; // of the last minute, oldest first
  readonly given: boolean; // up: the plain page is shown
}

export interface Crash {
  readonly reason: string; // Electron's word
  readonly at: number; // milliseconds, any zero
}

export type Next =
  | { readonly do: 'nothing' }
  | { readonly do: 'reload'; readonly after: number } // milliseconds
  | { readonly do: 'give-up' };

/** A window that has not crashed. */
export const WELL: Recovery = { crashes: [], given: false };

/** How long a crash counts, in milliseconds. */
export const REMEMBERED = 60_000;

/** Waits before the first and the second reload, in milliseconds. There is no third. */
export const WAITS = [300, 2000] as const;

/** A process went away. An orderly end is no crash; each further crash within a minute waits longer, the third gives up. */
export function gone(recovery: Recovery, crash: Crash): { readonly recovery: Recovery; readonly next: Next } {
  if (crash.reason === 'clean-exit') return { recovery, next: { do: 'nothing' } };
  const recent = recovery.crashes.filter(({ at }) => crash.at - at < REMEMBERED);
  const crashes = [...recent, crash];
  // Even the plain page crashes: showing it again and again would be the loop that it is there to end.
  if (recovery.given) return { recovery: { crashes, given: true }, next: { do: 'nothing' } };
  const after = WAITS[recent.length];
  if (after === undefined) return { recovery: { crashes, given: true }, next: { do: 'give-up' } };
  return { recovery: { crashes, given: false }, next: { do: 'reload', after } };
}
