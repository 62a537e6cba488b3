/** What the panel of the dice reader says beside the sentences for its states: buttons, fields, a name for each state. */

import type { ReaderNote } from '../contract/from-host.ts';
import type { ReaderLine } from '../contract/reader.ts';
import type { ReaderSubject } from './reader.ts';

/** The state in a few words, for the button that opens the panel. */
export function readerBrief(reader: ReaderSubject): string {
  switch (reader.state) {
    case 'absent':
      return 'No dice reader';
    case 'opening':
      return reader.why === 'busy' ? 'Reader in use, trying' : 'Reader opening';
    case 'identifying':
      return 'Reader starting';
    case 'ready':
      return 'Reader ready';
    case 'stale':
      return 'Reader silent';
    case 'reconnecting':
      if (reader.why === 'silent') return 'Reader silent';
      return reader.why === 'two-alike' ? 'Two readers alike' : 'Reader unplugged';
    case 'failed':
      return FAILURES[reader.why ?? 'other'];
  }
}

const FAILURES: Readonly<Record<NonNullable<ReaderSubject['why']>, string>> = {
  unplugged: 'Reader unplugged',
  missing: 'Reader not found',
  denied: 'Reader: no permission',
  busy: 'Reader in use elsewhere',
  'not-serial': 'Not a dice reader',
  'bad-baud': 'Reader: wrong speed',
  'no-answer': 'Reader does not answer',
  'no-hello': 'Reader says nothing',
  silent: 'Reader silent',
  speed: 'Reader: wrong speed',
  'two-alike': 'Two readers alike',
  other: 'Reader: no contact',
};

/** A reading that changed nothing: what came, and what to do. */
export function readerNoteWords(note: ReaderNote): string {
  const roll = note.dice === null ? 'a roll' : `the roll ${note.dice.join('-')}`;
  switch (note.why) {
    case 'not-awaited':
      return `The reader sent ${roll}, but none was awaited: it does not count.`;
    case 'early':
      return `The reader sent ${roll} while it was starting: it does not count. Type it if it was meant.`;
    case 'bad-roll':
      return 'The reader sent something odd. Read the dice and type them.';
    case 'gap':
      return `Before ${roll} the reader sent something that did not arrive. Use it only if it is the throw that counts.`;
    case 'boot':
      return `The reader started anew before ${roll} and did not say who it is. Use it only if it is the throw that counts.`;
    case 'cocked':
      return 'The reader says that a die is cocked. Throw as the rules of this table have it, or type the dice.';
    case 'count':
      return 'The reader does not see as many dice as it should. Look for the missing one, or type the dice.';
    case 'obscured':
      return 'The reader cannot see all dice. Clear its view, or type the dice.';
    case 'moving':
      return 'The dice did not come to rest for the reader. Type them as they lie.';
    case 'lowlight':
      return 'It is too dark for the reader. Give it more light, or type the dice.';
    case 'offtray':
      return 'The reader says that a die is off the tray. Throw as the rules of this table have it, or type the dice.';
  }
}

export const READER_WORDS = {
  title: 'Dice reader',
  ports: 'Ports',
  refresh: 'Look again',
  looking: 'Looking for ports.',
  other: 'Another path',
  path: 'Path',
  speed: 'Speed',
  otherSpeed: 'Another speed',
  baud: 'Baud',
  askFirst: 'Ask before a reading counts',
  askHint: 'Each roll of the reader then waits for a yes.',
  open: 'Open',
  retry: 'Retry',
  close: 'Use no reader',
  lines: 'Lines that were no roll',
  noLines: 'None so far.',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Copying is not allowed here: mark the lines and copy them by hand.',
} as const;

/** Rejected lines as text, a line each, for a report to whoever built the reader. */
export function linesText(lines: readonly ReaderLine[]): string {
  return lines.map(({ is, text }) => `${is}: ${text}`).join('\n');
}
