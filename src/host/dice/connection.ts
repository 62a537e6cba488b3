/**
 * One connection to a reader: its bytes become readings, it settles, or it proves to run at the wrong speed.
 * It knows no port and no earlier connection; nothing in it outlives its end.
 */
import type { ReaderLine } from '../../contract/reader.ts';
import type { Clock } from '../outside.ts';
import { createGate } from './gate.ts';
import type { Reading } from './reading.ts';
import { createSplitter, escapeBytes, LINE_AGE, type Piece } from './split.ts';

/** Silence granted to a board that was reset by being opened, in milliseconds; rolls in it do not count. */
export const SETTLE_TIME = 2500;

/** Noise without one valid line for this long means the wrong speed, in milliseconds. */
export const NOISE_TIME = 3000;

/** So many bytes of noise are needed for that verdict; an overlong line does as well. */
export const NOISE_BYTES = 32;

/** Random bytes make short "lines" now and then; text of this length they practically never make. */
const TELLING_LENGTH = 8;

/** A timer later than this, in milliseconds, means the program was held up and bytes may be waiting. */
const HELD_UP = 200;

/** What a connection tells. */
export interface ConnectionEvents {
  reading(reading: Reading): void;
  /** A line for diagnostics. */
  noted(line: ReaderLine): void;
  /** Told once: from now on rolls count. */
  settled(): void;
  /** Told once: what arrives is not text at this speed. */
  wrongSpeed(): void;
}

/** One connection, from open to end. */
export interface Connection {
  push(bytes: Uint8Array): void;
  /** Ends it: half a line is dropped, and told. Later calls do nothing. */
  end(): void;
}

/** Starts a connection that opened just now. `dice` tells how many dice are awaited. */
export function createConnection(told: {
  readonly clock: Clock;
  readonly dice: () => number;
  readonly on: ConnectionEvents;
}): Connection {
  const { clock, dice, on } = told;
  const splitter = createSplitter();
  const gate = createGate();
  let over = false;
  let waited = false;
  let settled = false;
  let proven = false;
  let overlong = false;
  let noise: 'none' | 'watched' | 'old' = 'none';
  let forgetAge: () => void = () => undefined;

  const cancelSettle = clock.after(SETTLE_TIME, () => {
    waited = true;
    settle();
  });
  let cancelNoise: () => void = () => undefined;

  const suspect = () => !proven && (overlong || splitter.noiseBytes() >= NOISE_BYTES);

  function settle() {
    if (over || settled || !waited || suspect()) return;
    settled = true;
    on.settled();
  }

  function checkSpeed() {
    if (over || noise !== 'old' || !suspect()) return;
    end();
    on.wrongSpeed();
  }

  function watchNoise() {
    if (noise !== 'none' || (splitter.noiseBytes() === 0 && !overlong)) return;
    noise = 'watched';
    cancelNoise = clock.after(NOISE_TIME, () => {
      noise = 'old';
      checkSpeed();
      settle();
    });
  }

  function tellLine(text: string) {
    const verdict = gate.judge(text, { dice: dice(), settled, now: clock.now() });
    if (verdict.is === 'roll' || verdict.is === 'early' || text.length >= TELLING_LENGTH) proven = true;
    if (verdict.is === 'roll' || verdict.is === 'early') {
      on.reading({ is: verdict.is, dice: verdict.dice, line: text });
      return;
    }
    const shown = escapeBytes(Buffer.from(text, 'latin1'));
    on.noted({ is: verdict.is === 'comment' ? 'comment' : verdict.why, text: shown });
    if (verdict.is !== 'comment') on.reading({ ...verdict, text: shown });
  }

  function tell(piece: Piece) {
    if (piece.is === 'line') return tellLine(piece.text);
    if (piece.why === 'overlong') overlong = true;
    on.noted({ is: piece.why, text: piece.text });
    on.reading(piece);
  }

  /** Gives up an unfinished line in time, but not when the program itself was late to look. */
  function watchAge() {
    forgetAge();
    if (!splitter.unfinished()) return;
    const due = clock.now() + LINE_AGE;
    forgetAge = clock.after(LINE_AGE, () => {
      if (clock.now() - due > HELD_UP) watchAge();
      // A machine's timer may ring a fraction of a millisecond early.
      else splitter.expire(Math.max(due, clock.now())).forEach(tell);
    });
  }

  function end() {
    if (over) return;
    over = true;
    cancelSettle();
    cancelNoise();
    forgetAge();
    splitter.end().forEach(tell);
  }

  return {
    push(bytes) {
      for (const piece of splitter.push(bytes, clock.now())) {
        // The reading before may have led the host to end this connection.
        if (!over) tell(piece);
      }
      if (over) return;
      watchAge();
      watchNoise();
      checkSpeed();
      settle();
    },
    end,
  };
}
