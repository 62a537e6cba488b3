/**
 * The conversation with a device that speaks in frames: who it is, which items came, came again or went missing, and what is
 * acknowledged. One object is one connection; what must outlive it lies in the memory. It decides nothing about the game.
 */
import type { Clock } from '../outside.ts';
import { frame } from './checked.ts';
import { jsonLine } from './json.ts';
import type { Hello, Item, Message, Place } from './message.ts';

/** Nothing is sent so soon after opening, in milliseconds: the boot loader of a board that was reset may be listening. */
export const QUIET_TIME = 2000;

/** The device is asked who it is at the end of the quiet, and so many times in all, this far apart, in milliseconds. */
export const ASK_TIMES = 4;
export const ASK_EVERY = 1000;

/** A missing item is asked for so many times, this far apart in milliseconds, before the players are asked. */
export const MISSING_TIMES = 3;
export const MISSING_EVERY = 300;

/** A device that started anew is given this long to say who it is, in milliseconds. */
export const HELLO_WAIT = 1000;
const HELLO_ASKS = 4;

/** The question who a device is. */
export const QUESTION = frame('TDQ,1');

/** Farther on than this an item does not follow from the last one. */
const FARTHEST = 1000;

/** So many items a device keeps, to send them again. */
const DEVICE_KEEPS = 8;

/** Items that wait for one before them, and fates that are remembered. */
const KEPT = 2 * DEVICE_KEEPS;

/** What became of an item: it waits for the game or for a person, it is in the saved log, or the log could not be written. */
type Fate = 'offered' | 'stored' | 'failed';

/** What is known of a device from one connection to the next. */
export interface Memory {
  id: string; // by which the device named itself; two devices may give their starts the same names
  boot: string | null;
  last: number | null; // the newest item that was taken
  doubt: Doubt | null; // that the newest item was taken with
  beat: number | null; // the newest item before any was taken, as the device told
  resends: boolean; // it keeps items until they are acknowledged
  readonly fates: Map<number, Fate>;
}

/** The memory of a device of which nothing is known but, where it told one, its id. */
export const freshMemory = (id = ''): Memory => ({
  id,
  boot: null,
  last: null,
  doubt: null,
  beat: null,
  resends: false,
  fates: new Map(),
});

/** Why a person should look before an item counts. */
export type Doubt =
  | 'gap' // one before it may be missing
  | 'boot' // the device started anew and did not say who it is
  | 'unsure'; // the device itself is not sure of a face

/** An item that is taken now, in the order of the device. */
export interface Taken {
  readonly item: Item;
  readonly checked: boolean;
  readonly doubt: Doubt | null;
  readonly line: string;
  /** It is in the saved log, or was left out on purpose: the device is told, and forgets it. */
  stored(): void;
  /** It could not be saved: the next time the device sends it, it is taken again. */
  failed(): void;
}

export interface TalkEvents {
  taken(taken: Taken): void;
  /** An item that changes nothing. */
  passed(why: 'dup' | 'stale' | 'gap', line: string): void;
  /** The device said who it is; false when it is another one than was meant, and nothing of it counts. */
  hello(device: Hello): boolean;
}

export interface Talk {
  /** A message came, and whether by a check that can be trusted. */
  heard(message: Message, checked: boolean, line: string): void;
  /** A line came that may have been the next item, but was damaged. */
  damaged(): void;
  /** Asks the device who it is. */
  ask(): void;
  end(): void;
}

interface Waiting {
  readonly item: Item;
  readonly checked: boolean;
  readonly line: string;
}

/** Starts the conversation of a connection that opened just now. `json` tells which form the device speaks. */
export function createTalk(told: {
  readonly clock: Clock;
  readonly memory: Memory;
  readonly send: (text: string) => void;
  readonly json: () => boolean;
  readonly on: TalkEvents;
}): Talk {
  const { clock, memory, send, json, on } = told;
  const opened = clock.now();
  let over = false;
  let cancelMissing: () => void = () => undefined;
  let cancelHello: () => void = () => undefined;
  let missing = false;
  let askedAt = -MISSING_EVERY;
  /** Items behind a missing one, by place. */
  const ahead = new Map<number, Waiting>();
  /** Items of a start of the device that it has not spoken of yet. */
  let strangers: Waiting[] = [];

  const sayBack = (what: 'ack' | 'again', { boot, seq }: Place) => {
    if (over) return;
    if (json()) send(jsonLine({ t: what, b: boot, n: seq }));
    else send(frame(`${what === 'ack' ? 'TDA' : 'TDN'},${boot},${seq}`));
  };
  const ask = () => {
    if (!over) send(QUESTION);
  };

  const settleFate = (item: Item, fate: Fate) => {
    if (memory.boot === item.boot && memory.fates.has(item.seq)) memory.fates.set(item.seq, fate);
    if (fate === 'stored') sayBack('ack', item);
  };

  const offer = ({ item, checked, line }: Waiting, doubt: Doubt | null) => {
    memory.fates.set(item.seq, 'offered');
    on.taken({
      item,
      checked,
      doubt,
      line,
      stored: () => settleFate(item, 'stored'),
      failed: () => settleFate(item, 'failed'),
    });
  };

  const take = (waiting: Waiting, doubt: Doubt | null) => {
    memory.last = waiting.item.seq;
    memory.doubt = doubt;
    for (const old of memory.fates.keys()) if (memory.fates.size >= KEPT) memory.fates.delete(old);
    offer(waiting, doubt);
  };

  const distance = (seq: number) => (memory.last === null ? 1 : (seq - memory.last + 65_536) % 65_536);

  const stopMissing = () => {
    cancelMissing();
    missing = false;
  };

  /** Takes what follows without a hole. */
  const drain = () => {
    for (const [seq, waiting] of ahead) {
      if (distance(seq) !== 1) continue;
      ahead.delete(seq);
      take(waiting, null);
      drain();
      return;
    }
    if (ahead.size === 0) stopMissing();
  };

  /** Gives up what is missing: the next item is taken with a doubt. */
  const giveUp = () => {
    stopMissing();
    const nearest = [...ahead.values()].sort((a, b) => distance(a.item.seq) - distance(b.item.seq))[0];
    if (nearest === undefined) return;
    ahead.delete(nearest.item.seq);
    take(nearest, 'gap');
    drain();
    if (ahead.size > 0) lookFor();
  };

  const lookFor = (times = 0) => {
    const { boot, last } = memory;
    if (boot === null || last === null) return;
    missing = true;
    if (!memory.resends || times === MISSING_TIMES) return giveUp();
    sayBack('again', { boot, seq: (last + 1) % 65_536 });
    cancelMissing = clock.after(MISSING_EVERY, () => lookFor(times + 1));
  };

  const weigh = (waiting: Waiting) => {
    const { item, line } = waiting;
    // Any number may be the first, but one that went missing right behind a beat is missed.
    const behind = memory.beat === null ? 0 : (item.seq - memory.beat + 65_536) % 65_536;
    if (memory.last === null && behind > 1 && behind <= DEVICE_KEEPS) memory.last = memory.beat;
    const far = distance(item.seq);
    if (far === 0) {
      const fate = memory.fates.get(item.seq);
      if (fate === 'failed') return offer(waiting, memory.doubt);
      on.passed('dup', line);
      if (fate === 'stored') sayBack('ack', item);
      return;
    }
    if (far === 1) {
      ahead.delete(item.seq);
      take(waiting, null);
      return drain();
    }
    if (far > FARTHEST) return on.passed('stale', line);
    if (ahead.has(item.seq)) return on.passed('dup', line);
    on.passed('gap', line);
    if (ahead.size < KEPT) ahead.set(item.seq, waiting);
    if (!missing) lookFor();
  };

  /** From here on `boot` is the start of the device that counts; any place may be its first. */
  const adopt = (boot: string, doubt: Doubt | null) => {
    cancelHello();
    stopMissing();
    ahead.clear();
    if (memory.boot !== boot) {
      memory.boot = boot;
      memory.last = null;
      memory.beat = null;
      memory.fates.clear();
    }
    const mine = strangers.filter(({ item }) => item.boot === boot);
    strangers = [];
    for (const [at, waiting] of mine.entries()) {
      if (doubt !== null && at === 0) take(waiting, doubt);
      else weigh(waiting);
    }
  };

  /** Asks who has started anew, a few times, for a question or its answer may be damaged; then it is taken with a doubt. */
  const waitForHello = (boot: string, times = 0) => {
    const quiet = times === 0 ? Math.max(0, opened + QUIET_TIME - clock.now()) : HELLO_WAIT / HELLO_ASKS;
    cancelHello = clock.after(quiet, () => {
      if (times === HELLO_ASKS) return adopt(boot, 'boot');
      ask();
      waitForHello(boot, times + 1);
    });
  };

  return {
    heard(message, checked, line) {
      if (over) return;
      if (message.is === 'hello') {
        if (!on.hello(message)) return;
        memory.id = message.id;
        memory.resends = message.resends;
        if (message.boot !== memory.boot || strangers.length > 0) adopt(message.boot, null);
        return;
      }
      if (message.is === 'beat') {
        if (message.boot === memory.boot && memory.last === null) memory.beat = message.last;
        return;
      }
      const waiting = { item: message, checked, line };
      if (message.boot === memory.boot) return weigh(waiting);
      if (strangers.some(({ item }) => item.boot === message.boot && item.seq === message.seq)) {
        return on.passed('dup', line);
      }
      const newest = strangers.at(-1)?.item.boot;
      if (newest !== message.boot) {
        strangers = [];
        cancelHello();
        waitForHello(message.boot);
      }
      if (strangers.length < KEPT) strangers.push(waiting);
    },
    damaged() {
      if (!memory.resends || missing || memory.boot === null || memory.last === null) return;
      // A cable that damages everything must not be answered with as much again.
      if (clock.now() - askedAt < MISSING_EVERY) return;
      askedAt = clock.now();
      sayBack('again', { boot: memory.boot, seq: (memory.last + 1) % 65_536 });
    },
    ask,
    end() {
      over = true;
      cancelHello();
      cancelMissing();
    },
  };
}
