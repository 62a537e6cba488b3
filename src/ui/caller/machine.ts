/**
 * Decides what the caller says, and when. One voice, never two at once: what is new takes the place of what waits, a result is
 * said before anything else, and what is no longer true is not said to its end. Knows neither words nor sounds.
 */

import type { Call, CallPart } from '../../contract/from-host.ts';
import type { CallerLevel } from '../../contract/call.ts';
import { partsAt } from '../../contract/call.ts';
import type { Clock } from './clock.ts';

/** What is to be said. */
export interface Saying {
  readonly text: string; // as it is spoken
  readonly caption: string; // as it is written
  readonly keys: readonly string[]; // the clips that say it, in order
}

/** Whatever says things aloud. */
export interface Voice {
  /** Says it and calls `done` once when it has ended, however it ended. The answer cuts it short, without `done`. */
  say(saying: Saying, done: () => void): () => void;
}

/** What a telling means to the caller. */
export interface CallerNews {
  readonly seq: number;
  readonly call: Call | null;
  readonly level: CallerLevel;
  readonly muted: boolean;
  readonly speaks: boolean; // this screen, and no other
}

export interface CallerParts {
  readonly clock: Clock;
  readonly voice: Voice;
  /** Puts some parts into words, of the language of the moment. */
  readonly words: (parts: readonly CallPart[]) => Saying;
  /** What is called now, for those who read it; null when that is over. */
  readonly caption: (text: string | null) => void;
}

export interface Caller {
  tell(news: CallerNews): void;
  /** The line was lost: what happens until it is back is not called, as after a reload. */
  forget(): void;
  /** Says something that is no news, in place of whatever sounds. */
  tryOut(saying: Saying): void;
}

/** A result waits so long at the most until what sounds is cut short for it, in milliseconds. */
export const LATEST = 1800;

/** Anything else that waited longer than this is stale, in milliseconds. */
export const STALE = 2000;

/** A voice that does not come to an end is given up after this, in milliseconds. */
const LONGEST = 15_000;

/** So long a caption stays, in milliseconds. */
export const CAPTION_STAYS = 8000;

/** Something that is said or waits to be. */
interface Line {
  readonly saying: Saying;
  readonly result: boolean;
  readonly depth: number; // entries that must stand for it to be true
  readonly at: number;
}

/** A caller that has heard nothing yet. The first thing that it is told is known already and not called. */
export function createCaller({ clock, voice, words, caption }: CallerParts): Caller {
  let heard: number | null = null; // the newest order that it was told of
  let sounding: { readonly line: Line; readonly cut: () => void } | null = null;
  let result: Line | null = null; // waits
  let other: Line | null = null; // waits
  let takeDown = () => {};
  let hurry = () => {};
  let before = { aloud: false, muted: false };

  const cut = () => {
    sounding?.cut();
    sounding = null;
  };
  const hush = () => {
    result = null;
    other = null;
    hurry();
    cut();
  };

  const start = (line: Line) => {
    cut();
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      giveUp();
      sounding = null;
      next();
    };
    const giveUp = clock.after(LONGEST, () => {
      stop();
      end();
    });
    let stop = () => {};
    sounding = {
      line,
      cut() {
        ended = true;
        giveUp();
        stop();
      },
    };
    stop = voice.say(line.saying, end);
  };

  const next = () => {
    if (sounding !== null) return;
    const line = result ?? other;
    if (result === null) other = null;
    result = null;
    hurry();
    if (line !== null && (line.result || clock.now() - line.at <= STALE)) start(line);
  };

  const queue = (line: Line) => {
    if (!line.result) {
      other = line;
      return next();
    }
    other = null;
    const waits = result !== null;
    result = line;
    if (sounding?.line.result !== true) cut();
    // Of two results the first may end, if it does so in time.
    else if (!waits) {
      hurry = clock.after(LATEST, () => {
        cut();
        next();
      });
    }
    next();
  };

  const show = (text: string | null) => {
    takeDown();
    takeDown = text === null ? () => {} : clock.after(CAPTION_STAYS, () => caption(null));
    caption(text);
  };

  /** Lets go of what is no longer true, now that only so many entries stand. */
  const drop = (stands: number) => {
    const over = (line: Line | null) => line !== null && line.depth > stands;
    if (over(result)) {
      result = null;
      hurry();
    }
    if (over(other)) other = null;
    if (over(sounding?.line ?? null)) cut();
  };

  return {
    tell({ seq, call, level, muted, speaks }) {
      // A number below the last one is of another journal, of which nothing was heard yet.
      const isNew = heard !== null && seq > heard;
      heard = seq;
      const aloud = speaks && !muted && level !== 'off';
      if ((before.aloud && !aloud) || (muted && !before.muted)) hush();
      before = { aloud, muted };
      if (level === 'off') show(null);
      if (!isNew || call === null) return;
      drop(call.stands);
      const parts = partsAt(call, level);
      if (parts.length === 0) return aloud ? next() : undefined;
      const saying = words(parts);
      show(saying.caption);
      if (!aloud) return;
      queue({
        saying,
        result: parts.some(({ rank }) => rank === 'result'),
        depth: call.depth,
        at: clock.now(),
      });
    },
    forget() {
      heard = null;
    },
    tryOut(saying) {
      hush();
      start({ saying, result: false, depth: 0, at: clock.now() });
    },
  };
}
