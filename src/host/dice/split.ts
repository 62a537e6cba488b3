/**
 * Bytes of one connection cut into lines, framing common to all forms of the dice line.
 * It knows no clock (time is an argument) and nothing of what a line means.
 */

/** The longest line that is read, in bytes without its end; and the longest one that begins with `{`. */
export const LINE_LIMIT = 240;
export const JSON_LIMIT = 1024;

/** A line without an end is given up when no byte came for this long, in milliseconds. */
export const LINE_AGE = 1000;

/** What the bytes turned out to be: a line to be read, or one that was thrown away whole. */
export type Piece =
  | { readonly is: 'line'; readonly text: string }
  | {
      readonly is: 'rejected';
      readonly why: 'noise' | 'overlong' | 'partial';
      /** The bytes that were kept, escaped for a person to look at. */
      readonly text: string;
    };

/** The line cutter of one connection; it must never see the bytes of another. */
export interface Splitter {
  /** Takes bytes that arrived at `now` (milliseconds) and gives what they completed, in order. */
  push(bytes: Uint8Array, now: number): Piece[];
  /** Drops an unfinished line whose last byte is `LINE_AGE` old at `now`. */
  expire(now: number): Piece[];
  /** The connection is over: drops an unfinished line. */
  end(): Piece[];
  /** Whether a line has begun and not ended. */
  unfinished(): boolean;
  /** Bytes so far that no line of any form may hold. */
  noiseBytes(): number;
}

const LF = 0x0a;
const CR = 0x0d;
const TAB = 0x09;
const BACKSLASH = 0x5c;
const BRACE = 0x7b;

const isPrintable = (byte: number) => byte >= 0x20 && byte <= 0x7e;

/** Whether bytes are well-formed UTF-8, in its shortest form and without halves of pairs. */
function isUtf8(bytes: Uint8Array): boolean {
  let follow = 0;
  let least = 0x80;
  let most = 0xbf;
  for (const byte of bytes) {
    if (follow > 0) {
      if (byte < least || byte > most) return false;
      follow -= 1;
      least = 0x80;
      most = 0xbf;
    } else if (byte >= 0xc2 && byte <= 0xdf) follow = 1;
    else if (byte >= 0xe0 && byte <= 0xef) {
      follow = 2;
      if (byte === 0xe0) least = 0xa0;
      if (byte === 0xed) most = 0x9f;
    } else if (byte >= 0xf0 && byte <= 0xf4) {
      follow = 3;
      if (byte === 0xf0) least = 0x90;
      if (byte === 0xf4) most = 0x8f;
    } else if (byte > 0x7f) return false;
  }
  return follow === 0;
}

/** Makes bytes readable for a person: everything but printable ASCII is spelled out, `\` is doubled. */
export function escapeBytes(bytes: Iterable<number>): string {
  let text = '';
  for (const byte of bytes) {
    if (byte === TAB) text += '\\t';
    else if (byte === BACKSLASH) text += '\\\\';
    else if (isPrintable(byte)) text += String.fromCharCode(byte);
    else text += `\\x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return text;
}

/** Starts the line cutter of one connection. */
export function createSplitter(): Splitter {
  const held = new Uint8Array(JSON_LIMIT);
  let length = 0;
  let spoiled = false;
  let overrun = false;
  /** A JSON line holds bytes that must prove to be UTF-8. */
  let high = false;
  let touched = 0;
  let noise = 0;

  const forget = () => {
    length = 0;
    spoiled = false;
    overrun = false;
    high = false;
  };

  const rejected = (why: 'noise' | 'overlong' | 'partial'): Piece => ({
    is: 'rejected',
    why,
    text: escapeBytes(held.subarray(0, length)),
  });

  /** An overlong line was told when it grew too long, so its end says nothing more. */
  const finish = (): Piece[] => {
    const pieces: Piece[] = [];
    if (!overrun && length > 0) {
      if (high && !isUtf8(held.subarray(0, length))) spoiled = true;
      pieces.push(
        spoiled ? rejected('noise') : { is: 'line', text: String.fromCharCode(...held.subarray(0, length)) },
      );
    }
    forget();
    return pieces;
  };

  const drop = (): Piece[] => {
    const pieces = !overrun && length > 0 ? [rejected(spoiled ? 'noise' : 'partial')] : [];
    forget();
    return pieces;
  };

  return {
    push(bytes, now) {
      const pieces: Piece[] = [];
      for (const byte of bytes) {
        touched = now;
        // CR and LF together make an empty line between them, which is skipped like any other.
        if (byte === LF || byte === CR) {
          pieces.push(...finish());
          continue;
        }
        const inJson = length > 0 && held[0] === BRACE;
        if (inJson && byte > 0x7f) high = true;
        else if (!isPrintable(byte) && byte !== TAB) {
          noise += 1;
          spoiled = true;
        }
        if (overrun) continue;
        if (length === (inJson ? JSON_LIMIT : LINE_LIMIT)) {
          pieces.push(rejected('overlong'));
          overrun = true;
          continue;
        }
        held[length] = byte;
        length += 1;
      }
      return pieces;
    },
    // Age counts from the last byte, not the first: at 300 baud an honest line takes seconds, and cutting
    // one that still flows would offer its tail as a line of its own, which could read as a roll.
    expire: (now) => (now - touched >= LINE_AGE ? drop() : []),
    end: drop,
    unfinished: () => length > 0,
    noiseBytes: () => noise,
  };
}
