/**
 * Sounds of the players' own: the folder `sounds` of the data folder, a folder a language in it where wanted. It lists what
 * is there, hands out what it listed, and says once of each clip that is wanted and missing.
 */

import { lstat, mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { clipFiles, readClipName } from '../contract/call.ts';
import type { Language } from '../contract/preferences.ts';
import { LANGUAGES } from '../words/language.ts';
import { codeOf } from './faults.ts';
import type { Log } from './log.ts';

/** A sentence takes a small part of this; anything larger is no clip. In bytes. */
export const LARGEST_CLIP = 2 * 1024 * 1024;

/** Clips that are listed at the most. */
const MOST_CLIPS = 300;

export interface Clips {
  /** Names of what was there at the last look, such as `bust.mp3` or `de/12.wav`. */
  names(): readonly string[];
  /** Looks again; never fails. */
  look(): Promise<void>;
  /** The bytes of a clip that is listed; null for anything else. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** These are about to be said. With clips of which one is missing, the log says so, once. */
  want(keys: readonly string[], language: Language): void;
  /** Looks no more, and is done once the last look is. */
  close(): Promise<void>;
}

/** Clips of a folder; `changed` is called when a look found others than before. */
export function createClips(folder: string, log: Log, changed: () => void): Clips {
  let names: readonly string[] = [];
  let looking: Promise<void> = Promise.resolve();
  const missed = new Set<string>();
  let closed = false;

  const look = async () => {
    if (closed) return;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const found = (await Promise.all(['', ...LANGUAGES.map((code) => `${code}/`)].map(clipsIn))).flat();
      if (found.length > MOST_CLIPS) log.warn(`Of the clips in ${folder} the first ${MOST_CLIPS} are used.`);
      const next = found.slice(0, MOST_CLIPS);
      if (next.join() === names.join()) return;
      names = next;
      missed.clear();
      changed();
    } catch (error) {
      log.error(`The clips in ${folder} could not be listed; calls are spoken instead.`, error);
    }
  };

  const clipsIn = async (place: string): Promise<readonly string[]> => {
    const inside = await readdir(join(folder, place)).catch((error: unknown) => {
      if (place === '') throw error;
      // A language need not have a folder of its own; one that has and cannot be read takes nothing from the others.
      if (codeOf(error) !== 'ENOENT')
        log.error(`The clips in ${join(folder, place)} could not be listed; the others are used.`, error);
      return [];
    });
    const clips: string[] = [];
    for (const name of inside.sort().map((file) => place + file)) {
      if (readClipName(name) !== null && (await isClip(join(folder, name)))) clips.push(name);
    }
    return clips;
  };

  return {
    names: () => names,
    look: () => (looking = looking.then(look)),
    async read(name) {
      const path = join(folder, name);
      if (!names.includes(name) || !(await isClip(path))) return null;
      return readFile(path).then(
        (bytes) => new Uint8Array(bytes),
        (error: unknown) => {
          // Taken away since is nothing to speak of.
          if (codeOf(error) !== 'ENOENT') log.error(`The clip ${path} could not be read.`, error);
          return null;
        },
      );
    },
    want(keys, language) {
      if (names.length === 0) return;
      const found = clipFiles(keys, names, language);
      if (!('missing' in found) || missed.has(found.missing)) return;
      missed.add(found.missing);
      log.warn(
        `There is no clip "${found.missing}" in ${folder}; calls that need it are spoken by the voice instead.`,
      );
    },
    close() {
      closed = true;
      return looking;
    },
  };
}

/** A plain file of bearable size; no link, which could lead anywhere. */
async function isClip(path: string): Promise<boolean> {
  try {
    const stats = await lstat(path);
    return stats.isFile() && stats.size > 0 && stats.size <= LARGEST_CLIP;
  } catch {
    return false;
  }
}
