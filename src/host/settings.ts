/** The settings file: read once, written whole, never left half written. */

import { readFile } from 'node:fs/promises';
import writeFileAtomic from 'write-file-atomic';
import type { Settings } from '../contract/settings.ts';
import { DEFAULT_SETTINGS, settingsSchema } from '../contract/settings.ts';
import type { Log } from './log.ts';

export interface SettingsFile {
  readonly now: Settings;
  /** Changes some settings at once and on the disk soon after. */
  change(some: Partial<Settings>): void;
  /** After what is being written. */
  close(): Promise<void>;
}

/** Opens the settings; a file that cannot be read is named in the log and the defaults hold. */
export async function openSettings(path: string, log: Log): Promise<SettingsFile> {
  let now = await load(path, log);
  let writing: Promise<void> = Promise.resolve();
  return {
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

async function load(path: string, log: Log): Promise<Settings> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) {
      log.error(`The settings in ${path} could not be read; the defaults are used.`, error);
    }
    return DEFAULT_SETTINGS;
  }
  try {
    return settingsSchema.parse(JSON.parse(text));
  } catch (error) {
    log.error(`The settings in ${path} are not of a form that can be read; the defaults are used.`, error);
    return DEFAULT_SETTINGS;
  }
}
