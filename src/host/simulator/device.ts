/**
 * A dice reader from its own side: it says who it is, numbers what it reports, keeps it until it is acknowledged and sends
 * it again. Time, chance and the line are given to it; it knows no port.
 */
import { crc16 } from '../dice/check.ts';
import type { Place } from '../dice/message.ts';
import { createSplitter } from '../dice/split.ts';
import type { Clock } from '../outside.ts';
import type { FaultName } from './faults.ts';
import { type DeviceForm, spell, spellPlain, type Told } from './forms.ts';
import { below } from './random.ts';

/** It says who it is so many times at its start, this far apart, in milliseconds. */
export const HELLO_TIMES = 3;
export const HELLO_EVERY = 500;

/** Time between two beats, in milliseconds. */
export const BEAT_EVERY = 2000;

/** Items that it keeps, acknowledged or not. */
export const KEPT_ITEMS = 8;

/** Waits before an item that was not acknowledged is sent again, in milliseconds; the last one goes on. */
export const RESEND_AFTER = [250, 500, 1000] as const;

/** So many times an item is sent again before the device gives up; it can still be asked for. */
export const RESEND_LIMIT = 30;

/** The last number that was given, for a device that is about to count around. */
const BEFORE_WRAP = 65_533;

export interface Device {
  /** Powers up, with a new boot and nothing kept. `quiet`: it does not say so by itself. */
  start(quiet?: boolean): void;
  /** Powers down: nothing is sent any more until it is started. */
  stop(): void;
  /** Bytes from Tableside. */
  heard(bytes: Uint8Array): void;
  /** Reports, with the next number. */
  report(told: Told): void;
  /** Says who it is. */
  hello(): void;
  /** Sends the newest report once more, as it was. */
  again(): void;
  /** Leaves out numbers. */
  skip(count: number): void;
  /** The place of the next report. */
  next(): Place;
  /** The line that a report would be, without sending or counting it. */
  preview(told: Told, place: Place): string;
  /** The number of the newest report, if it waits for its acknowledgement. */
  waiting(): number | null;
}

interface Kept {
  readonly seq: number;
  readonly line: string;
}

/** Makes a device that is off. */
export function createDevice(told: {
  readonly clock: Clock;
  /** Chance in [0, 1) that names its starts. */
  readonly chance: () => number;
  /** Takes a line with its end, a character a byte. */
  readonly send: (line: string) => void;
  readonly form: DeviceForm;
  readonly id: string;
  readonly dice: number;
  readonly crc: boolean;
  readonly has: (fault: FaultName) => boolean;
  /** A line came from Tableside. */
  readonly line: (text: string) => void;
}): Device {
  const { clock, chance, send, form, id, dice, crc, has } = told;
  const plain = form === 'plain';
  let boot = '0000';
  let last = 0;
  let started = 0;
  let splitter = createSplitter();
  let kept: Kept[] = [];
  let waiting: number | null = null;
  let turn = 0;
  let newest = '';
  let timers: (() => void)[] = [];
  let cancelResend: () => void = () => undefined;

  const spelling = () => ({ json: form === 'json', crc, weak: has('weak-check') });
  const next = (): Place => ({ boot, seq: (last + 1) % 65_536 });
  const preview = (what: Told, place: Place) => spell({ ...what, ...place }, spelling());

  function hello() {
    const name = has('wrong-id') ? `${id}-other` : id;
    if (plain) send(`# dice reader ${name}\n`);
    else if (!has('no-hello')) send(spell({ is: 'hello', boot, id: name, dice }, spelling()));
  }

  function beat() {
    timers.push(clock.after(BEAT_EVERY, beat));
    const up = Math.floor((clock.now() - started) / 1000);
    if (up > 0 && !has('no-beat')) send(spell({ is: 'beat', boot, last, up }, spelling()));
  }

  function stop() {
    for (const cancel of timers) cancel();
    timers = [];
    cancelResend();
    waiting = null;
  }

  function resend(item: Kept, times: number) {
    const wait = RESEND_AFTER[Math.min(times, RESEND_AFTER.length - 1)] ?? 0;
    cancelResend = clock.after(wait, () => {
      if (times === RESEND_LIMIT) return;
      send(item.line);
      resend(item, times + 1);
    });
  }

  function acknowledged(place: Place) {
    if (place.boot !== boot || place.seq !== waiting || has('no-ack')) return;
    waiting = null;
    cancelResend();
  }

  function asked(place: Place) {
    const item = place.boot === boot ? kept.find(({ seq }) => seq === place.seq) : undefined;
    if (item !== undefined) send(item.line);
  }

  function answer(line: string) {
    told.line(line);
    if (has('echo')) send(`${line}\n`);
    if (has('deaf') || plain) return;
    const said = readAnswer(line);
    if (said?.is === 'question') hello();
    else if (said?.is === 'ack') acknowledged(said);
    else if (said?.is === 'again') asked(said);
  }

  return {
    start(quiet = false) {
      stop();
      const former = boot;
      while (boot === former) boot = below(chance, 65_536).toString(16).toUpperCase().padStart(4, '0');
      last = has('wrap') ? BEFORE_WRAP : 0;
      started = clock.now();
      splitter = createSplitter();
      kept = [];
      if (!quiet) {
        hello();
        for (let time = 1; time < (plain ? 1 : HELLO_TIMES); time += 1) {
          timers.push(clock.after(time * HELLO_EVERY, hello));
        }
      }
      if (!plain) beat();
    },
    stop,
    heard(bytes) {
      for (const piece of splitter.push(bytes, clock.now())) if (piece.is === 'line') answer(piece.text);
    },
    report(what) {
      if (plain) {
        if (what.is === 'roll') newest = spellPlain(what.dice, turn++);
        else newest = what.is === 'none' ? `# ${what.why}\n` : `# ${what.report.die} ${what.report.state}\n`;
        return send(newest);
      }
      const place = next();
      last = place.seq;
      newest = preview(what, place);
      const item = { seq: place.seq, line: newest };
      kept = [...kept, item].slice(-KEPT_ITEMS);
      waiting = place.seq;
      cancelResend();
      resend(item, 0);
      send(newest);
    },
    hello,
    again: () => newest !== '' && send(newest),
    skip: (count) => void (last = (last + count) % 65_536),
    next,
    preview,
    waiting: () => waiting,
  };
}

type Answer = { readonly is: 'question' } | ({ readonly is: 'ack' | 'again' } & Place);

const FRAME = /^\$((TDQ|TDA|TDN),(?:([0-9A-F]{4}),)?(\d{1,5}))\*([0-9A-F]{4})$/;

/** What Tableside said, in either form; null when it is none of its words, or damaged. */
function readAnswer(line: string): Answer | null {
  if (line.startsWith('{')) return readObject(line);
  const [, body = '', type, boot = '', number, check] = FRAME.exec(line) ?? [];
  if (type === undefined || check !== crc16(body)) return null;
  if (type === 'TDQ') return { is: 'question' };
  return { is: type === 'TDA' ? 'ack' : 'again', boot, seq: Number(number) };
}

function readObject(line: string): Answer | null {
  try {
    const said: unknown = JSON.parse(line);
    if (typeof said !== 'object' || said === null || !('t' in said && 'b' in said && 'n' in said))
      return null;
    const { t, b, n } = said;
    if ((t !== 'ack' && t !== 'again') || typeof b !== 'string' || typeof n !== 'number') return null;
    return { is: t, boot: b, seq: n };
  } catch {
    // No JSON: a device ignores what it does not understand.
    return null;
  }
}
