/**
 * One connection to a reader: its bytes become readings, it settles, or it proves to run at the wrong speed.
 * It knows no port and no earlier connection; nothing in it outlives its end.
 */
import type { LineVerdict, ReaderForm } from '../../contract/reader.ts';
import { type Clock, HELD_UP } from '../outside.ts';
import { createAssembly, LIKELY, SURE } from './assembly.ts';
import type { Awaited } from './awaited.ts';
import { readChecked } from './checked.ts';
import { createGate, isFramed } from './gate.ts';
import { createHeart } from './heart.ts';
import { readJson } from './json.ts';
import type { Hello, Message } from './message.ts';
import { readAny } from './plain.ts';
import type { Reading } from './reading.ts';
import { watchSpeed, TELLING_LENGTH } from './speed.ts';
import { createSplitter, escapeBytes, LINE_AGE, type Piece } from './split.ts';
import { ASK_EVERY, ASK_TIMES, createTalk, type Memory, QUESTION, QUIET_TIME, type Taken } from './talk.ts';

/** Silence granted to a board that was reset by being opened, in milliseconds; rolls in it do not count. */
export const SETTLE_TIME = 2500;

/** A device that has to say who it is and has not by then, in milliseconds, is none. */
export const HELLO_TIME = 7000;

/** What a connection tells. */
export interface ConnectionEvents {
  reading(reading: Reading): void;
  /** A line, with what it was worth, for diagnostics. */
  noted(is: LineVerdict, text: string): void;
  /** Told once: from now on rolls count. */
  settled(): void;
  /** Told once: what arrives is not text at this speed. */
  wrongSpeed(): void;
  /** The device said who it is; false when it is another one than was meant, after which nothing more is read. */
  hello(device: Hello): boolean;
  /** Told once: nobody said who they are, where that was needed. */
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

/** What a connection is given. */
export interface ConnectionParts {
  readonly clock: Clock;
  readonly awaited: () => Awaited;
  /** Names of the dice of this table, for a device that tells each by itself. */
  readonly bound: () => readonly string[];
  readonly form: ReaderForm;
  /** The device named itself before: until it does so again it may be another one, and nothing counts. */
  readonly named: boolean;
  /** What was known of the device before. */
  readonly memory: Memory;
  /** Takes what the device is to be told. */
  readonly send: (text: string) => void;
  readonly on: ConnectionEvents;
}

type Rejected = Extract<Reading, { is: 'rejected' }>;

/** Starts a connection that opened just now. */
export function createConnection(parts: ConnectionParts): Connection {
  const { clock, awaited, bound, form, memory, on } = parts;
  const splitter = createSplitter();
  const chosen = form === 'checked' || form === 'json';
  const gate = createGate(chosen);
  const needsHello = chosen || (parts.named && form === 'auto');
  let over = false;
  let waited = false;
  let settled = false;
  let forgetAge: () => void = () => undefined;
  /** The device speaks JSON; and weaker checks than it has shown to have are refused. */
  let json = form === 'json';
  let strict = form === 'checked';
  let known = false;
  let plain = form === 'plain';
  /** A doubt about an item that was no roll: the next roll bears it. */
  let owing: Taken['doubt'] = null;
  const timers: (() => void)[] = [];

  const send = (text: string) => {
    on.noted('sent', text.trimEnd());
    parts.send(text);
  };

  const assembly = createAssembly({
    clock,
    awaited,
    bound,
    on: {
      roll: (dice, { checked, doubt, line }) =>
        on.reading({
          is: 'roll',
          dice,
          line,
          backing: { id: null, checked, doubt, stored() {}, failed() {} },
        }),
      problem: (why, die, known) => on.reading({ is: 'dice', why, die, known }),
    },
  });

  const talk = createTalk({
    clock,
    memory,
    send,
    json: () => json,
    on: {
      taken,
      passed(why, line) {
        on.noted(why, line);
        on.reading({ is: 'ignored', why, text: line });
      },
      hello(device) {
        if (!on.hello(device)) {
          end();
          return false;
        }
        known = true;
        settleNow();
        return true;
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

  const speed = watchSpeed(clock, {
    wrong() {
      if (over) return;
      end();
      on.wrongSpeed();
    },
    checked: settle,
  });

  if (form !== 'plain') {
    for (let time = 0; time < ASK_TIMES; time += 1) {
      timers.push(clock.after(QUIET_TIME + time * ASK_EVERY, () => !known && !plain && talk.ask()));
    }
  }
  timers.push(
    needsHello
      ? clock.after(HELLO_TIME, () => {
          if (over || settled) return;
          end();
          on.noHello();
        })
      : clock.after(SETTLE_TIME, settleNow),
  );

  function settleNow() {
    waited = true;
    settle();
  }

  function settle() {
    if (over || settled || !waited || speed.suspect()) return;
    settled = true;
    on.settled();
  }

  function taken({ item, checked, doubt, line, stored, failed }: Taken) {
    if (!parts.named || known) settleNow();
    const fits = item.is !== 'roll' || item.dice.length === awaited().dice;
    if (fits) on.noted(item.is, line);
    const owed = doubt ?? owing;
    owing = null;
    if (item.is === 'die') {
      on.reading({ is: 'die', report: item });
      assembly.heard({ ...item, checked, doubt: owed, line });
      stored();
    } else if (!fits) {
      owing = owed;
      reject('bad-fields', line, item.dice);
      stored();
    } else if (item.is === 'none' || (item.confidence ?? SURE) < LIKELY) {
      owing = owed;
      on.reading({ is: 'none', why: item.is === 'none' ? item.why : 'unsure', text: line });
      stored();
    } else {
      const unsure = (item.confidence ?? SURE) < SURE ? ('unsure' as const) : null;
      const id = `reader/${memory.id}/${item.boot}/${item.seq}`;
      const backing = { id, checked, doubt: owed ?? unsure, stored, failed };
      on.reading({ is: 'roll', dice: item.dice, line, backing });
    }
  }

  function reject(why: Rejected['why'], text: string, dice?: readonly number[]) {
    on.noted(why, text);
    on.reading({ is: 'rejected', why, text, ...(dice && { dice }) });
  }

  function tellMessage(message: Message, checked: boolean, text: string) {
    speed.proven();
    if (json ? message.is === 'hello' && message.checks : checked) strict = true;
    if (message.is === 'hello' || message.is === 'beat') on.noted(message.is, text);
    heart.heard(message.is === 'beat');
    talk.heard(message, checked, text);
  }

  function tellFramed(text: string) {
    const shown = escapeBytes(Buffer.from(text, 'latin1'));
    const isJson = text.startsWith('{');
    if (!isJson && text.lastIndexOf('$') > 0) reject('damaged', shown);
    const read = isJson ? readJson(text, strict) : readChecked(text, strict);
    if (read.is === 'rejected') {
      reject(read.why, shown);
      if (read.why !== 'bad-fields') talk.damaged();
    } else if (read.is === 'unknown') {
      on.noted('unknown', shown);
      on.reading({ is: 'ignored', why: 'unknown', text: shown });
    } else {
      json = isJson;
      tellMessage(read.message, read.checked, shown);
    }
  }

  function tellLine(text: string) {
    const mine = text.startsWith('{') ? form !== 'checked' : form !== 'json';
    if (isFramed(text) && form !== 'plain' && mine) {
      // A sketch that sends back what it hears speaks plainly all the same.
      if (text !== QUESTION.trimEnd()) gate.judge(text, { dice: awaited().dice, settled, now: clock.now() });
      return tellFramed(text);
    }
    const verdict = gate.judge(text, { dice: awaited().dice, settled, now: clock.now() });
    if (verdict.is === 'roll' || verdict.is === 'early' || text.length >= TELLING_LENGTH) speed.proven();
    if (verdict.is === 'roll' || verdict.is === 'early') {
      plain = true;
      on.noted(verdict.is, text);
      if (verdict.is === 'early') on.reading({ is: 'early', dice: verdict.dice, line: text });
      else on.reading({ is: 'roll', dice: verdict.dice, line: text, backing: null });
      return;
    }
    const shown = escapeBytes(Buffer.from(text, 'latin1'));
    if (verdict.is === 'rejected') return reject(verdict.why, shown, readAny(text) ?? undefined);
    on.noted(verdict.is === 'comment' ? 'comment' : verdict.why, shown);
    if (verdict.is === 'ignored') on.reading({ ...verdict, text: shown });
  }

  function tell(piece: Piece) {
    if (piece.is === 'line') return tellLine(piece.text);
    if (piece.why === 'overlong') speed.overlong();
    on.noted(piece.why, piece.text);
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
    speed.end();
    heart.end();
    for (const cancel of timers) cancel();
    talk.end();
    assembly.end();
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
      speed.arrived(splitter.noiseBytes());
      settle();
    },
    end,
  };
}
