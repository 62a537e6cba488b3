/** The checked form of the dice line: `$` body `*` check, a frame a line. It knows no sequence and no clock. */

import { crc16, xor8 } from './check.ts';
import { isBoot, nameOf, noResultOf, reportOf, seqOf, type Framed, type Message } from './message.ts';

const FRAME = /^([\x20-\x23\x25-\x29\x2b-\x7e]{1,200})\*([0-9A-F]{4}|[0-9A-F]{2})$/;
const NUMBER = /^(?:0|[1-9]\d{0,4})$/;
const DICE = /^[1-6]{1,8}$/;

/**
 * Reads one line that starts with `$`. Of a line with several `$` the part from the last one counts: a frame was begun anew.
 * A check of two digits is refused when `strict`, as after a frame with four. Lower-case digits are refused: they are one
 * flipped bit away from upper-case ones.
 */
export function readChecked(line: string, strict: boolean): Framed {
  const match = FRAME.exec(line.slice(line.lastIndexOf('$') + 1));
  if (match === null) return { is: 'rejected', why: 'bad-check' };
  const [, body = '', check = ''] = match;
  const checked = check.length === 4;
  if (checked ? check !== crc16(body) : strict || check !== xor8(body))
    return { is: 'rejected', why: 'bad-check' };
  const [type, ...fields] = body.split(',');
  if (type === undefined || !READERS.has(type)) return { is: 'unknown' };
  const message = READERS.get(type)?.(fields) ?? null;
  return message === null ? { is: 'rejected', why: 'bad-fields' } : { is: 'message', message, checked };
}

/** A frame to be sent, with its check and its end. `body` holds neither `$` nor `*`. */
export function frame(body: string): string {
  return `$${body}*${crc16(body)}\n`;
}

const placeOf = ([boot, seq = '']: readonly string[]) => {
  const number = NUMBER.test(seq) ? seqOf(Number(seq)) : null;
  return isBoot(boot) && number !== null ? { boot, seq: number } : null;
};

/** A field that is a number, null for an empty one, NaN for anything else. */
const numberOf = (field: string) => (field === '' ? null : NUMBER.test(field) ? Number(field) : NaN);

/** By type of frame: fields behind those that are known are allowed and mean nothing yet. */
const READERS = new Map<string, (fields: readonly string[]) => Message | null>([
  [
    'TDH',
    ([version = '', boot, dice = '', id = '', firmware, caps = '']) =>
      NUMBER.test(version) && isBoot(boot) && NUMBER.test(dice) && firmware !== undefined
        ? {
            is: 'hello',
            boot,
            id: nameOf(id),
            firmware: nameOf(firmware),
            dice: Number(dice),
            resends: caps.split(/[ +;]/).includes('ack'),
            checks: true,
          }
        : null,
  ],
  [
    'TDR',
    (fields) => {
      const place = placeOf(fields);
      const dice = fields[2] ?? '';
      return place !== null && DICE.test(dice)
        ? { is: 'roll', ...place, dice: [...dice].map(Number), confidence: null }
        : null;
    },
  ],
  [
    'TDX',
    (fields) => {
      const place = placeOf(fields);
      const why = noResultOf(fields[2]);
      return place === null || why === null ? null : { is: 'none', ...place, why };
    },
  ],
  [
    'TDS',
    (fields) => {
      const place = placeOf(fields);
      const [die, state] = fields.slice(2);
      const [value, confidence, battery] = fields.slice(4, 7).map(numberOf);
      const report = reportOf({ die, state, value, confidence, battery });
      return place === null || report === null ? null : { is: 'die', ...place, ...report };
    },
  ],
  [
    'TDB',
    (fields) => {
      const place = placeOf(fields);
      return place === null ? null : { is: 'beat', boot: place.boot, last: place.seq };
    },
  ],
]);
