/** The line between the simulated device and Tableside, with everything that can happen to what is sent over it. */
import type { Clock } from '../outside.ts';
import type { FaultName } from './faults.ts';
import { below } from './random.ts';

/** A line that is overtaken waits no longer than this for the one that overtakes it, in milliseconds. */
export const OVERTAKE = 400;

/** Time between two bytes that are written by themselves, in milliseconds. */
export const BYTE_EVERY = 1;

export interface Wire {
  /** Sends a line with its end; what comes of it depends on the faults. */
  line(text: string): void;
  /** Sends bytes exactly as they are, whatever the faults. */
  raw(text: string): void;
  /** Everything that `run` sends is written at once; `run` may ask how many bytes that are so far. */
  together(run: (bytes: () => number) => void): void;
  /** Forgets what has not been sent yet. */
  clear(): void;
}

/** What is told about a line. */
export type Fate = 'sent' | 'lost' | 'damaged';

/** Makes a line. `write` takes bytes as text, a character a byte; `rate` is the share of lines that a fault strikes. */
export function createWire(told: {
  readonly clock: Clock;
  readonly chance: () => number;
  readonly rate: number;
  readonly has: (fault: FaultName) => boolean;
  readonly write: (bytes: string) => void;
  readonly tell: (fate: Fate, bytes: string) => void;
}): Wire {
  const { clock, chance, rate, has, write, tell } = told;
  let queue = '';
  let pacing = false;
  let cancelByte: () => void = () => undefined;
  let gathered: string | null = null;
  let overtaken: string | null = null;
  let cancelOvertaken: () => void = () => undefined;

  const strikes = (fault: FaultName) => has(fault) && chance() < rate;

  function nextByte() {
    pacing = queue !== '';
    if (!pacing) return;
    write(queue.slice(0, 1));
    queue = queue.slice(1);
    cancelByte = clock.after(BYTE_EVERY, nextByte);
  }

  function out(bytes: string, fate: Fate = 'sent') {
    tell(fate, bytes);
    if (gathered !== null) gathered += bytes;
    else if (has('byte-by-byte') || pacing) {
      queue += bytes;
      if (!pacing) nextByte();
    } else write(bytes);
  }

  function letPass() {
    cancelOvertaken();
    const late = overtaken;
    overtaken = null;
    if (late !== null) out(late);
  }

  return {
    line(text) {
      if (has('silent') || strikes('drop')) return tell('lost', text);
      if (has('wrong-speed')) return out(garbage(chance, text.length), 'damaged');
      if (strikes('half-line')) return out(text.slice(0, Math.ceil(text.length / 2)), 'damaged');
      if (strikes('bit-flips')) return out(flipBit(text, below(chance, text.length * 8)), 'damaged');
      if (overtaken === null && strikes('reorder')) {
        overtaken = text;
        cancelOvertaken = clock.after(OVERTAKE, letPass);
        return;
      }
      out(text);
      if (strikes('repeat')) out(text);
      letPass();
    },
    raw: (text) => out(text),
    together(run) {
      const bytes = () => gathered?.length ?? 0;
      if (gathered !== null) return run(bytes);
      gathered = '';
      run(bytes);
      const all: string = gathered;
      gathered = null;
      if (all === '') return;
      if (pacing) queue += all;
      else write(all);
    },
    clear() {
      cancelByte();
      cancelOvertaken();
      queue = '';
      pacing = false;
      overtaken = null;
    },
  };
}

/** The same text with one bit turned over, counted from the highest of the first character. */
export function flipBit(text: string, bit: number): string {
  const at = Math.floor(bit / 8);
  const turned = text.charCodeAt(at) ^ (0x80 >> (bit % 8));
  return text.slice(0, at) + String.fromCharCode(turned) + text.slice(at + 1);
}

/** Random bytes, none of which ends a line. */
export function garbage(chance: () => number, length: number): string {
  let bytes = '';
  while (bytes.length < length) bytes += String.fromCharCode(below(chance, 256)).replace(/[\r\n]/, '');
  return bytes;
}
