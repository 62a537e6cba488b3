/**
 * What people read about the dice reader: a title and the next step for every state and cause.
 * It knows no ports; it is told the status in plain shapes.
 */

/** The status of the reader, as far as words need it. */
export interface ReaderSubject {
  readonly state: 'absent' | 'opening' | 'identifying' | 'ready' | 'stale' | 'reconnecting' | 'failed';
  readonly why:
    | 'unplugged'
    | 'missing'
    | 'denied'
    | 'busy'
    | 'not-serial'
    | 'bad-baud'
    | 'no-answer'
    | 'no-hello'
    | 'wrong-device'
    | 'silent'
    | 'speed'
    | 'two-alike'
    | 'other'
    | null;
  readonly path: string | null;
  readonly baud: number;
  readonly group: string | null;
  readonly alike: readonly string[];
  readonly detail: string | null;
}

/** A title that says what is so and why, and the next step for the person at the desk. */
export interface ReaderSentence {
  readonly title: string;
  readonly next: string;
}

/** What the list of ports could not tell. */
export type ListProblem = 'no-udevadm' | 'timed-out' | 'failed';

const BY_HAND = 'Until then type the dice or tap them.';
const COMMON_SPEEDS = [115200, 9600, 57600];

/** `a`, `a or b`, `a, b or c`. */
function anyOf(items: readonly (string | number)[]): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  return items.length === 1 ? String(last) : `${items.slice(0, -1).join(', ')} or ${last}`;
}

/** Title and next step for a status. The way by hand is named wherever the reader cannot be used. */
export function readerSentence(reader: ReaderSubject): ReaderSentence {
  const path = reader.path ?? 'the dice reader';
  switch (reader.state) {
    case 'absent':
      return {
        title: 'No dice reader.',
        next: 'Type the dice or tap them, or pick a reader from the list.',
      };
    case 'opening':
      return reader.why === 'busy'
        ? {
            title: `${path} is in use by another program; trying again.`,
            next: 'Close other programs that use the reader, such as the serial monitor of the Arduino IDE.',
          }
        : { title: `Opening ${path}.`, next: 'Nothing to do. Type the dice if you do not want to wait.' };
    case 'identifying':
      return {
        title: `${path} is open; waiting for it to start up.`,
        next: 'Rolls in these first seconds are shown but do not count.',
      };
    case 'ready':
      return { title: `Dice reader ready on ${path}.`, next: 'Roll the dice.' };
    case 'stale':
      return {
        title: `Nothing has come from the dice reader on ${path} for some seconds.`,
        next: `Look at its cable and its power. A roll that it sends still counts. ${BY_HAND}`,
      };
    case 'reconnecting':
      return away(reader, path);
    case 'failed':
      return failure(reader, path);
  }
}

function away(reader: ReaderSubject, path: string): ReaderSentence {
  switch (reader.why) {
    case 'missing':
      return {
        title: `The dice reader on ${path} is not there yet.`,
        next: `Plug it in; it connects by itself. ${BY_HAND}`,
      };
    case 'two-alike':
      return {
        title: `Two readers look the same: ${anyOf(reader.alike)}.`,
        next: `Pick the one that reads your dice; neither is opened before. ${BY_HAND}`,
      };
    case 'busy':
      return {
        title: `The dice reader is back on ${path}, but another program holds it; trying again.`,
        next: `Close the serial monitor, or wait: a modem probe lets go after some seconds. ${BY_HAND}`,
      };
    case 'denied':
      return {
        title: `The dice reader is back on ${path}, but the system does not give it to us yet; trying again.`,
        next: `This often passes by itself within seconds. ${BY_HAND}`,
      };
    case 'no-answer':
      return {
        title: `The dice reader on ${path} is back but does not answer; trying again.`,
        next: `Pull the cable out, wait a moment, put it in again. ${BY_HAND}`,
      };
    case 'no-hello':
      return {
        title: `${path} is back, but the device there does not say that it is this dice reader; trying again.`,
        next: `Pull the cable out and put it in again, or pick the reader anew. ${BY_HAND}`,
      };
    case 'silent':
      return {
        title: `The dice reader on ${path} has gone silent; connecting again.`,
        next: `Look at its power, or pull the cable out and put it in again. ${BY_HAND}`,
      };
    case 'other':
      return {
        title: `The dice reader is back on ${path}, but opening it fails (${reader.detail ?? 'no reason given'}); trying again.`,
        next: `Pull the cable out and put it in again. ${BY_HAND}`,
      };
    case 'unplugged':
    case 'not-serial':
    case 'bad-baud':
    case 'speed':
    case 'wrong-device':
    case null:
      return {
        title: `The dice reader on ${path} is unplugged.`,
        next: `Check the cable and plug it in again; it connects by itself. ${BY_HAND}`,
      };
  }
}

function failure(reader: ReaderSubject, path: string): ReaderSentence {
  switch (reader.why) {
    case 'missing':
      return {
        title: `There is no device at ${path}.`,
        next: `Check the spelling and the cable, or pick a reader from the list; then press Retry. ${BY_HAND}`,
      };
    case 'denied':
      return {
        title: `You do not have permission to use ${path}.`,
        next:
          (reader.group === null
            ? 'Ask for membership in the group that owns the device'
            : `Ask for membership in the group "${reader.group}", which owns the device`) +
          `, log out and in again, then press Retry. ${BY_HAND}`,
      };
    case 'busy':
      return {
        title: `${path} is in use by another program.`,
        next: `Close it (often the serial monitor of the Arduino IDE, or another Tableside), then press Retry. ${BY_HAND}`,
      };
    case 'not-serial':
      return {
        title: `${path} is not a serial port.`,
        next: `Pick a reader from the list, or type the path of a serial device such as /dev/ttyUSB0. ${BY_HAND}`,
      };
    case 'bad-baud':
      return {
        title: `${reader.baud} is not a speed that a reader can have.`,
        next: `Type a whole number from 300 to 2000000; most readers use ${anyOf(COMMON_SPEEDS)}. ${BY_HAND}`,
      };
    case 'speed':
      return {
        title: `What ${path} sends is not readable at speed ${reader.baud}.`,
        next: `Try ${anyOf(COMMON_SPEEDS.filter((baud) => baud !== reader.baud))}. ${BY_HAND}`,
      };
    case 'no-answer':
      return {
        title: `${path} did not open within five seconds.`,
        next: `Pull the cable out, put it in again, then press Retry. ${BY_HAND}`,
      };
    case 'no-hello':
      return {
        title: `${path} is open, but nothing there says that it is a dice reader.`,
        next: `If it prints plain digits, use it as a plain reader. ${BY_HAND}`,
      };
    case 'wrong-device':
      return {
        title: `On ${path} is another dice reader (${reader.detail ?? 'without a name'}), not the one of this table.`,
        next: `Plug yours in, or pick this one from the list if it is meant. ${BY_HAND}`,
      };
    case 'two-alike':
      return {
        title: `Nothing tells ${anyOf(reader.alike)} apart.`,
        next: `Pick the one that reads your dice. ${BY_HAND}`,
      };
    case 'other':
    case 'silent':
    case 'unplugged':
    case null:
      return {
        title: `${path} could not be opened (${reader.detail ?? 'the system gave no reason'}).`,
        next: `Put the cable in again or pick another reader, then press Retry. ${BY_HAND}`,
      };
  }
}

/** What the picker says in place of a list of ports. */
export function listSentence(problem: ListProblem): ReaderSentence {
  switch (problem) {
    case 'no-udevadm':
      return {
        title: 'The ports cannot be listed: the program udevadm is missing.',
        next: 'Type the path of the reader, such as /dev/ttyUSB0, or install the package "udev".',
      };
    case 'timed-out':
      return {
        title: 'The system did not list its ports within three seconds.',
        next: 'Type the path of the reader, such as /dev/ttyUSB0, or open this list again later.',
      };
    case 'failed':
      return {
        title: 'The system could not list its ports.',
        next: 'Type the path of the reader, such as /dev/ttyUSB0.',
      };
  }
}

/** What the picker says when the list is empty and nothing is wrong. */
export const noPortsSentence: ReaderSentence = {
  title: 'No serial port is plugged in.',
  next: 'Plug the reader in and open this list again, or type its path.',
};
