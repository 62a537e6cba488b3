/** What can be copied into a report: versions and crashes. No names, no addresses, no path, nothing of the game. */

/** A window's process that went away. */
export interface WindowCrash {
  readonly window: string;
  readonly reason: string; // Electron's word
  readonly exitCode: number;
  readonly at: string; // date and time, ISO 8601
}

/** Newest crashes first; more than a few say nothing new. */
const SHOWN = 20;

/** The text for a report. `versions` as Node names them. */
export function diagnostics(
  program: string,
  platform: string,
  versions: Readonly<Record<string, string | undefined>>,
  crashes: readonly WindowCrash[],
): string {
  const version = (of: string) => versions[of] ?? 'unknown';
  const newest = crashes.slice(-SHOWN).toReversed();
  return [
    `Tableside ${program} on ${platform}`,
    `Electron ${version('electron')}, Chromium ${version('chrome')}, Node ${version('node')}`,
    newest.length === 0 ? 'No window has crashed since the start.' : 'Crashes, newest first:',
    ...newest.map(({ window, reason, exitCode, at }) => `  ${at} ${window}: ${reason} (${exitCode})`),
  ].join('\n');
}
