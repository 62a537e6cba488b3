/** How training writes: whole files or none, into folders that were found writable before an hour was spent. */

import { accessSync, constants, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { wordsOf } from '../faults.ts';
import { TrainingFault } from './fault.ts';

/** Makes a folder that an option named, or throws a TrainingFault where nothing can be written into it. */
export function claimFolder(folder: string, option: '--work' | '--into'): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new TrainingFault(
      `bad-folder: nothing can be written into ${folder}: ${wordsOf(error)}. Name another one with ${option}.`,
    );
  }
}

/** Writes a file whole, or throws a TrainingFault and leaves what was there; its folder is made where there is none. */
export function writeWhole(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileAtomic.sync(file, text);
  } catch (error) {
    throw new TrainingFault(
      `not-written: ${file} could not be written: ${wordsOf(error)}. ` +
        'Make that possible and begin again: what was trained before is gone on from.',
    );
  }
}
