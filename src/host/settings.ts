/** The settings file: read once, written whole, never left half written. */

import { copyFile, readFile } from 'node:fs/promises';
import writeFileAtomic from 'write-file-atomic';
import type { Settings } from '../contract/settings.ts';
import { DEFAULT_SETTINGS, readSettings } from '../contract/settings.ts';
import { settingsClosedWords, settingsLostWords } from '../words/settings.ts';
import { codeOf } from './faults.ts';
import type { Log } from './log.ts';

export interface SettingsFile {
  /** What of the file could not be read, in a sentence or two; null when all is well. */
  readonly notice: string | null;
  readonly now: Settings;
  /** Changes some settings at once and on the disk soon after. */
  change(some: Partial<Settings>): void;
  /** After what is being written. */
  close(): Promise<void>;
}

/**
 * Opens the settings. What cannot be read of them is left at its default and told in `notice`; the file as it was is kept beside the
 * new one. `date` is now, ISO 8601.
 */
export async function openSettings(path: string, date: () => string, log: Log): Promise<SettingsFile> {
  const loaded = await load(path, date, log);
  let now = loaded.settings;
  let writing: Promise<void> = Promise.resolve();
  return {
    notice: loaded.notice,
    get now() {
      return now;
    },
    change(some) {
      now = { ...now, ...some };
      const text = `${JSON.stringify(now, null, 2)}\n`;
      writing = writing
        .then(() => writeFileAtomic(path, text, { mode: 0o600 }))
        .catch((error: unknown) => {
          log.error(`The settings could not be saved to ${path}; they hold until the program ends.`, error);
        });
    },
    close: () => writing,
  };
}

interface Loaded {
  readonly settings: Settings;
  readonly notice: string | null;
}

async function load(path: string, date: () => string, log: Log): Promise<Loaded> {
  const asUsual = (notice: string | null): Loaded => ({ settings: DEFAULT_SETTINGS, notice });
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return asUsual(null);
    log.error(`The settings in ${path} could not be read; the usual ones hold.`, error);
    return asUsual(settingsClosedWords(path));
  }
  const read = readSettings(jsonOf(text));
  if (read !== null && read.lost.length === 0) return { settings: read.settings, notice: null };
  const notice = settingsLostWords(read?.lost ?? null, await setAside(path, date, log));
  log.warn(notice);
  return { settings: read?.settings ?? DEFAULT_SETTINGS, notice };
}

/** Copies a damaged file, for the next change writes over it; the name of the copy, or null where there is none. */
async function setAside(path: string, date: () => string, log: Log): Promise<string | null> {
  const kept = `${path}.damaged-${date().replaceAll(/[-:.]/g, '')}`;
  try {
    await copyFile(path, kept);
    return kept;
  } catch (error) {
    log.error(`The damaged settings in ${path} could not be copied.`, error);
    return null;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // no JSON: no settings either
  }
}
