/** What people are told when the program could not read, or not write, something of its own beside the games. */

import type { Settings } from '../../contract/settings.ts';

const NAMES: Readonly<Record<keyof Settings, string>> = {
  reader: 'the dice reader',
  askFirst: 'whether readings wait for a yes',
  settle: 'how long the reader must be quiet',
  presets: 'the sets of house rules',
  people: 'the players',
  language: 'the language',
  theme: 'light and contrast',
  overscan: 'the margin of the display',
  turned: 'whether the display stands on its head',
  caller: 'what the caller says',
  captions: 'the captions',
  cues: 'the sounds',
  volume: 'the volume',
  muted: 'whether it is silent',
  botDice: 'who throws for the computer players',
  botPace: 'the pace of the computer players',
  advice: 'whether advice is given',
  keys: 'the keys',
};

/** A file of settings that this program may not read. */
export function settingsClosedWords(path: string): string {
  return `The settings could not be read; the usual ones hold. See that ${path} is a file that you may read.`;
}

/** Settings that were damaged: `lost` are those that hold no more, null for all; `kept` is the copy of the file as it was. */
export function settingsLostWords(lost: readonly (keyof Settings)[] | null, kept: string | null): string {
  const what =
    lost === null ? 'The settings' : `A part of the settings (${lost.map((name) => NAMES[name]).join(', ')})`;
  const where = kept === null ? '' : ` The file as it was is kept as ${kept}.`;
  return `${what} could not be read; the usual ones hold.${where}`;
}

/** A recording that could not be begun in its folder; `cause` in the system's own words. */
export function notRecordedWords(cause: string, folder: string): string {
  return `The recording could not be begun: ${cause}. See that there is room in ${folder} and that you may write there.`;
}
