/**
 * One connection to a reader: its bytes become readings, it settles, or it proves to run at the wrong speed.
 * It knows no port and no earlier connection; nothing in it outlives its end.
 */
import type { ReaderForm, ReaderLine } from '../../contract/reader.ts';
import { type Clock, HELD_UP } from '../outside.ts';
import { readChecked } from './checked.ts';
import { createGate, isFramed } from './gate.ts';
import { createHeart } from './heart.ts';
import { readJson } from './json.ts';
import type { Reading } from './reading.ts';
import { createSplitter, escapeBytes, LINE_AGE, type Piece } from './split.ts';
import { ASK_EVERY, ASK_TIMES, createTalk, type Memory, QUESTION, QUIET_TIME, type Taken } from './talk.ts';

/** Silence granted to a board that was reset by being opened, in milliseconds; rolls in it do not count. */
export const SETTLE_TIME = 2500;

/** Noise without one valid line for this long means the wrong speed, in milliseconds. */
export const NOISE_TIME = 3000;

/** So many bytes of noise are needed for that verdict; an overlong line does as well. */
export const NOISE_BYTES = 32;

/** Random bytes make short "lines" now and then; text of this length they practically never make. */
const TELLING_LENGTH = 8;

/** A device of a chosen framed form that has not said who it is by then, in milliseconds, is none. */
export const HELLO_TIME = 7000;

/** What a connection tells. */
export interface ConnectionEvents {
  reading(reading: Reading): void;
  /** A line for diagnostics. */
  noted(line: ReaderLine): void;
  /** Told once: from now on rolls count. */
  settled(): void;
  /** Told once: what arrives is not text at this speed. */
  wrongSpeed(): void;
  /** Told once: the form was chosen, and nobody said who they are in it. */
  noHello(): void;
  /** Its heart stopped (true), or is heard again (false). */
  stale(is: boolean): void;
  /** Told once: it stays silent. */
  dead(): void;
}

/** One connection, from open to end. */
export interface Connection {
  push(bytes: Uint8Array): void;
  /** Ends it: half a line is dropped, and told. Later calls do nothing. */
  end(): void;
}

/**
 * Starts a connection that opened just now. `dice` tells how many dice are awaited; `memory` is what was known of the device
 * before, and `send` takes what the device is to be told.
 */
export function createConnection(told: {
  readonly clock: Clock;
  readonly dice: () => number;
  readonly form: ReaderForm;
  readonly memory: Memory;
  readonly send: (text: string) => void;
  readonly on: ConnectionEvents;
}): Connection {
  const { clock, dice, form, memory, send, on } = told;
  const splitter = createSplitter();
  const chosen = form === 'checked' || form === 'json';
  const gate = createGate(chosen);
  let over = false;
  let waited = false;
  let settled = false;
  let proven = false;
  let overlong = false;
  let noise: 'none' | 'watched' | 'old' = 'none';
  let forgetAge: () => void = () => undefined;
  /** The device speaks JSON; and weaker checks than it has shown to have are refused. */
  let json = form === 'json';
  let strict = form === 'checked';
  let known = false;
  let plain = form === 'plain';
  const timers: (() => void)[] = [];

  const talk = createTalk({
    clock,
    memory,
    send,
    json: () => json,
    on: {
      taken,
      passed(why, line) {
        on.noted({ is: why, text: line });
        on.reading({ is: 'ignored', why, text: line });
      },
      hello() {
        known = true;
        settleNow();
      },
    },
  });

  const heart = createHeart(clock, {
    stale: (is) => on.stale(is),
    ask: () => talk.ask(),
    dead() {
      end();
      on.dead();
    },
  });

  if (form !== 'plain') {
    for (let time = 0; time < ASK_TIMES; time += 1) {
      timers.push(clock.after(QUIET_TIME + time * ASK_EVERY, () => !known && !plain && talk.ask()));
    }
  }
  if (chosen) {
    timers.push(
      clock.after(HELLO_TIME, () => {
        if (over || settled) return;
        end();
        on.noHello();
      }),
    );
  }

  const cancelSettle = chosen ? () => undefined : clock.after(SETTLE_TIME, settleNow);
  let cancelNoise: () => void = () => undefined;

  const suspect = () => !proven && (overlong || splitter.noiseBytes() >= NOISE_BYTES);

  function settleNow() {
    waited = true;
    settle();
  }

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

  function taken({ item, checked, doubt, line, stored, failed }: Taken) {
    settleNow();
    if (item.is === 'none') {
      on.noted({ is: 'none', text: line });
      on.reading({ is: 'none', why: item.why, text: line });
      stored();
    } else if (item.is === 'die') {
      on.noted({ is: 'unknown', text: line });
      on.reading({ is: 'ignored', why: 'unknown', text: line });
      stored();
    } else if (item.dice.length !== dice()) {
      reject('bad-fields', line);
      stored();
    } else {
      on.reading({ is: 'roll', dice: item.dice, line, backing: { checked, doubt, stored, failed } });
    }
  }

  function reject(why: 'bad-check' | 'bad-fields' | 'bad-json' | 'damaged', text: string) {
    on.noted({ is: why, text });
    on.reading({ is: 'rejected', why, text });
  }

  function tellFramed(text: string) {
    const shown = escapeBytes(Buffer.from(text, 'latin1'));
    json = text.startsWith('{');
    if (!json && text.lastIndexOf('$') > 0) reject('damaged', shown);
    const read = json ? readJson(text, strict) : readChecked(text, strict);
    if (read.is === 'rejected') {
      reject(read.why, shown);
      if (read.why !== 'bad-fields') talk.damaged();
    } else if (read.is === 'unknown') {
      on.noted({ is: 'unknown', text: shown });
      on.reading({ is: 'ignored', why: 'unknown', text: shown });
    } else {
      proven = true;
      if (json ? read.message.is === 'hello' && read.message.checks : read.checked) strict = true;
      heart.heard(read.message.is === 'beat');
      talk.heard(read.message, read.checked, shown);
    }
  }

  function tellLine(text: string) {
    const mine = text.startsWith('{') ? form !== 'checked' : form !== 'json';
    if (isFramed(text) && form !== 'plain' && mine) {
      // A sketch that sends back what it hears speaks plainly all the same.
      if (text !== QUESTION.trimEnd()) gate.judge(text, { dice: dice(), settled, now: clock.now() });
      return tellFramed(text);
    }
    const verdict = gate.judge(text, { dice: dice(), settled, now: clock.now() });
    if (verdict.is === 'roll' || verdict.is === 'early' || text.length >= TELLING_LENGTH) proven = true;
    if (verdict.is === 'roll' || verdict.is === 'early') {
      plain = true;
      if (verdict.is === 'early') on.reading({ is: 'early', dice: verdict.dice, line: text });
      else on.reading({ is: 'roll', dice: verdict.dice, line: text, backing: null });
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
    heart.end();
    for (const cancel of timers) cancel();
    talk.end();
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
