/** The JSON form of the dice line: an object a line, with a check behind it or without. It knows no sequence and no clock. */

import { crc16 } from './check.ts';
import { isBoot, isFace, nameOf, noResultOf, percentOf, reportOf, seqOf } from './message.ts';
import type { Framed, Message } from './message.ts';

/** Deeper objects than this are no messages of ours. */
const DEEPEST = 4;

const LINE = /^(\{.*\})(?:\*([0-9A-F]{4}))?$/s;

/**
 * Reads one line that starts with `{`, a character a byte; the line cutter let only UTF-8 through, and no word that matters
 * here is longer than a byte a character. Without a check it is refused when `strict`.
 */
export function readJson(line: string, strict: boolean): Framed {
  const match = LINE.exec(line);
  const [, bytes = '', check] = match ?? [];
  if (match === null) return { is: 'rejected', why: 'bad-json' };
  if (check === undefined ? strict : check !== crc16(bytes)) return { is: 'rejected', why: 'bad-check' };
  const said = objectOf(bytes);
  if (said === null) return { is: 'rejected', why: 'bad-json' };
  const type = own(said, 't');
  const read = typeof type === 'string' ? READERS.get(type) : undefined;
  if (read === undefined)
    return typeof type === 'string' ? { is: 'unknown' } : { is: 'rejected', why: 'bad-fields' };
  const message = read(said);
  if (message === null) return { is: 'rejected', why: 'bad-fields' };
  return { is: 'message', message, checked: check !== undefined };
}

/** An object to be sent, without a check: what a small device takes apart most easily. */
export function jsonLine(said: Readonly<Record<string, string | number>>): string {
  return `${JSON.stringify(said)}\n`;
}

function objectOf(bytes: string): object | null {
  try {
    const said: unknown = JSON.parse(bytes);
    return typeof said === 'object' && said !== null && !Array.isArray(said) && depthOf(said) <= DEEPEST
      ? said
      : null;
  } catch {
    // No JSON: told as such by the caller.
    return null;
  }
}

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** A property of the object itself: what every object inherits is not said by the device. */
function own(said: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(said, name)?.value;
}

const placeOf = (said: object) => {
  const boot = own(said, 'b');
  const seq = seqOf(own(said, 'n'));
  return isBoot(boot) && seq !== null ? { boot, seq } : null;
};

/** How sure the device is of its least sure die, in percent; null where it does not say, undefined for what is no answer. */
function leastOf(sure: unknown): number | null | undefined {
  if (sure === undefined || sure === null) return null;
  if (!Array.isArray(sure) || sure.length === 0) return undefined;
  const shares = sure.map(percentOf);
  if (shares.some((share) => share === undefined || share === null)) return undefined;
  return Math.min(...shares.map(Number));
}

const READERS = new Map<string, (said: object) => Message | null>([
  [
    'hello',
    (said) => {
      const boot = own(said, 'b');
      const id = own(said, 'id');
      if (!isBoot(boot) || seqOf(own(said, 'v')) === null || typeof id !== 'string') return null;
      const [firmware, dice] = [own(said, 'fw'), own(said, 'dice')];
      return {
        is: 'hello',
        boot,
        id: nameOf(id),
        firmware: typeof firmware === 'string' ? nameOf(firmware) : '',
        dice: seqOf(dice),
        resends: true,
        checks: own(said, 'crc') === 1,
      };
    },
  ],
  [
    'roll',
    (said) => {
      const place = placeOf(said);
      const dice = own(said, 'd');
      const confidence = leastOf(own(said, 'c'));
      return place !== null &&
        confidence !== undefined &&
        Array.isArray(dice) &&
        dice.length > 0 &&
        dice.length <= 8 &&
        dice.every(isFace)
        ? { is: 'roll', ...place, dice, confidence }
        : null;
    },
  ],
  [
    'none',
    (said) => {
      const place = placeOf(said);
      const why = noResultOf(own(said, 'why'));
      return place === null || why === null ? null : { is: 'none', ...place, why };
    },
  ],
  [
    'die',
    (said) => {
      const place = placeOf(said);
      const report = reportOf({
        die: own(said, 'id'),
        state: own(said, 's'),
        value: own(said, 'v') ?? 0,
        confidence: own(said, 'c'),
        battery: own(said, 'bat'),
      });
      return place === null || report === null ? null : { is: 'die', ...place, ...report };
    },
  ],
  [
    'beat',
    (said) => {
      const place = placeOf(said);
      return place === null ? null : { is: 'beat', boot: place.boot, last: place.seq };
    },
  ],
]);
