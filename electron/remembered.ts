/**
 * What is remembered of the windows between two starts, in windows.json in the data folder. A file that cannot be read
 * costs nothing but the places of the windows: it is reported and replaced.
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import type { Bounds, KnownDisplay } from './placement.ts';
import type { Same } from '../src/contract/same.ts';

export interface Remembered {
  readonly desk: Bounds | null;
  readonly display: Bounds | null; // as a normal window
  readonly table: KnownDisplay | null; // the display that the table looks at
  readonly x11: boolean; // on Wayland: start by X11 all the same
}

export const NOTHING: Remembered = { desk: null, display: null, table: null, x11: false };

const pixel = z.number().int().min(-1_000_000).max(1_000_000);
const length = z.number().int().min(1).max(1_000_000);
const bounds = z.strictObject({ x: pixel, y: pixel, width: length, height: length }).readonly();
const display = z
  .strictObject({ id: z.number(), label: z.string().max(500), width: length, height: length })
  .readonly();
const remembered = z.strictObject({
  desk: bounds.nullable(),
  display: bounds.nullable(),
  table: display.nullable(),
  x11: z.boolean().default(false), // older programs did not write it
});

const agrees: Same<z.infer<typeof remembered>, { -readonly [K in keyof Remembered]: Remembered[K] }> = true;
void agrees;

const fileIn = (folder: string) => path.join(folder, 'windows.json');

/** Reads it; a missing file is nothing, a broken one is nothing and a line through `report`. */
export function recall(folder: string, report: (text: string) => void): Remembered {
  const file = fileIn(folder);
  try {
    const read = remembered.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (read.success) return read.data;
    report(`${file} is not of the form that was written, so the windows open where they usually do.`);
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!missing)
      report(`${file} cannot be read, so the windows open where they usually do. ${String(error)}`);
  }
  return NOTHING;
}

/** Writes it whole or not at all. A disk that refuses is reported; the windows are not worth more. */
export function remember(folder: string, what: Remembered, report: (text: string) => void): void {
  try {
    writeFileAtomic.sync(fileIn(folder), `${JSON.stringify(what, null, 2)}\n`);
  } catch (error) {
    report(`The places of the windows could not be written to ${fileIn(folder)}. ${String(error)}`);
  }
}
