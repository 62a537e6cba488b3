/** What the panel of the dice reader says beside the sentences for its states: buttons, fields, a name for each state. */

import type { ReaderNote } from '../../contract/from-host.ts';
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
      if (reader.why === 'silent' || reader.why === 'no-hello') return 'Reader silent';
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
  'wrong-device': 'Another reader',
  silent: 'Reader silent',
  speed: 'Reader: wrong speed',
  'two-alike': 'Two readers alike',
  other: 'Reader: no contact',
};

/** A reading that changed nothing: what came, and what to do. */
export function readerNoteWords(note: ReaderNote): string {
  const roll = note.dice === null ? 'a roll' : `the roll ${note.dice.join('-')}`;
  const die = note.die === undefined ? 'A die' : `Die ${note.die}`;
  switch (note.why) {
    case 'not-awaited':
      return `The reader sent ${roll}, but none was awaited: it does not count.`;
    case 'early':
      return `The reader sent ${roll} while it was starting: it does not count. Type it if it was meant.`;
    case 'bad-roll':
      return 'The reader sent something odd. Read the dice and type them.';
    case 'other-count':
      return `The reader told ${note.dice?.length ?? 0} dice (${note.dice?.join('-') ?? ''}), and another number is awaited now. Type those that count.`;
    case 'kept':
      return `One die alone is thrown again, but ${roll} differs in more. Read the dice and type all of them.`;
    case 'gap':
      return `Before ${roll} the reader sent something that did not arrive. Use it only if it is the throw that counts.`;
    case 'boot':
      return `The reader started anew before ${roll} and did not say who it is. Use it only if it is the throw that counts.`;
    case 'unsure':
      return note.dice === null
        ? 'The reader is not sure what it sees. Read the dice and type them.'
        : `The reader is not sure of ${roll}. Compare it with the dice before you use it.`;
    case 'cocked':
      return `${die} is cocked, says the reader. Throw as the rules of this table have it, or type the dice.`;
    case 'stacked':
      return `${die} lies on another one, says the reader. Throw as the rules of this table have it, or type the dice.`;
    case 'count':
      return 'The reader does not see as many dice as it should. Look for the missing one, or type the dice.';
    case 'obscured':
      return 'The reader cannot see all dice. Clear its view, or type the dice.';
    case 'moving':
      return 'The dice did not come to rest for the reader. Type them as they lie.';
    case 'lowlight':
      return 'It is too dark for the reader. Give it more light, or type the dice.';
    case 'offtray':
      return `${die} is off the tray, says the reader. Throw as the rules of this table have it, or type the dice.`;
    case 'unbound':
      return 'The reader tells each die by itself: bind the dice of this table in the reader panel. Until then type the dice.';
    case 'stranger':
      return `${die} is none of this table and does not count. If it is meant, bind the dice anew in the reader panel.`;
    case 'extra':
      return 'More dice were thrown than belong to the throw. Type those that count, or throw again.';
    case 'clash':
      return `${die} told two faces without having rolled. Read the dice and type them.`;
    case 'incomplete':
      return note.dice === null
        ? 'The reader has told no face of this throw. Type the dice.'
        : `The reader has told only ${note.dice.join('-')} of this throw. Fill in the rest.`;
    case 'half':
      return 'The reader was lost in mid-throw. Type the dice as they lie.';
    case 'battery':
      return `${die} is low on battery. Charge it soon; it still counts.`;
  }
}

export const READER_WORDS = {
  title: 'Dice reader',
  ports: 'Where the reader is plugged in',
  builtIn: 'Ports of the machine itself',
  refresh: 'Look again',
  looking: 'Looking for ports.',
  other: 'Another path',
  path: 'Path',
  speed: 'Speed',
  otherSpeed: 'Another speed',
  baud: 'Baud',
  nothingPicked: 'Pick a port, or type its path.',
  noSpeed: 'Type a speed from 300 to 2000000.',
  settings: 'Other settings',
  askFirst: 'Ask before a reading counts',
  askHint: 'Each roll of the reader then waits for a yes.',
  open: 'Open',
  retry: 'Retry',
  close: 'Use no reader',
  tabs: 'Parts of this page',
  setUp: 'Set up',
  diagnostics: 'Diagnostics',
  form: 'What it sends',
  settle: 'Settle time (plain digits)',
  settleHint:
    'For readers that print dice while they still move: the newest roll counts once the reader has been quiet for so long.',
  release: 'Let go of DTR and RTS after opening',
  releaseHint: 'Only for boards that stay silent otherwise, such as some ESP32.',
  plain: 'Use as a plain reader',
  trySpeed: 'Try',
  run: 'To run in a terminal',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Copying is not allowed here: mark the text and copy it by hand.',
};

/** Forms of the dice line as a person picks them. */
export const FORM_WORDS: Readonly<Record<'auto' | 'plain' | 'checked' | 'json', string>> = {
  auto: 'Find out by itself',
  plain: 'Plain digits',
  checked: 'Checked frames ($…*)',
  json: 'JSON lines',
};

export const TRY_WORDS = {
  title: 'Try it',
  test: 'Roll once to test',
  testing: 'Roll the dice now. This roll is shown here and does not count.',
  tested: 'Read, and not counted. Compare it with the dice.',
  again: 'Test once more',
  stop: 'Stop the test',
  bind: 'Dice that report one by one',
  bindHint:
    'For smart dice and their gateways: roll each die of this table once, so that no other die is taken for one of them.',
  bindFour: 'Bind four dice',
  bindFive: 'Bind five (Express)',
  binding: 'Roll each die of this table once.',
  done: 'These dice count now.',
  leave: 'Leave off',
};

/** How far the binding of dice has come: "2 of 4: d1 (shows 4), d2 (shows 1)". */
export function bindWords(
  count: number,
  dice: readonly { readonly die: string; readonly value: number }[],
): string {
  const names = dice.map(({ die, value }) => `${die} (shows ${value})`).join(', ');
  return `${dice.length} of ${count}${names === '' ? '' : `: ${names}`}`;
}

/** The dice that are bound: "Bound: d1, d2, d3, d4." */
export const boundWords = (bound: readonly string[]): string =>
  bound.length === 0 ? 'No dice are bound.' : `Bound: ${bound.join(', ')}.`;

/** A time to choose for the reader to settle; milliseconds in. */
export const settleWords = (ms: number): string => (ms === 0 ? 'At once' : `${String(ms / 1000)}\u00a0s`);
