/** A voice that takes its time on a test's clock and remembers what it said, and the caller that it lends itself to. */
import type { CallerLevel } from '../../src/contract/call.ts';
import { clipKeys } from '../../src/contract/call.ts';
import { callOf } from '../../src/table/call.ts';
import type { Table } from '../../src/table/table.ts';
import type { Voice } from '../../src/ui/caller/machine.ts';
import { createCaller } from '../../src/ui/caller/machine.ts';
import { calledWords } from '../../src/words/caller.ts';
import type { FakeClock } from './clock.ts';
import { fakeClock } from './clock.ts';

/** Something that was said. */
export interface Spoken {
  readonly text: string;
  readonly from: number;
  to: number | null; // null while it is being said
  cut: boolean; // before its end
}

/** A voice that needs `length` milliseconds for each line; null never comes to an end by itself. */
export function fakeVoice(clock: FakeClock, length: number | null): Voice & { readonly spoken: Spoken[] } {
  const spoken: Spoken[] = [];
  return {
    spoken,
    say(saying, done) {
      const line: Spoken = { text: saying.text, from: clock.now(), to: null, cut: false };
      spoken.push(line);
      const ends =
        length === null
          ? () => {}
          : clock.after(length, () => {
              line.to = clock.now();
              done();
            });
      return () => {
        ends();
        line.to = clock.now();
        line.cut = true;
      };
    },
  };
}

export interface News {
  readonly level?: CallerLevel;
  readonly muted?: boolean;
  readonly speaks?: boolean;
}

/** A caller with a fake voice that hears of tables, the first of which is what was there when its page was loaded. */
export function fakeCaller(first: Table, length: number | null = 1500, usual: News = {}) {
  const clock = fakeClock();
  const voice = fakeVoice(clock, length);
  const captions: (string | null)[] = [];
  const caller = createCaller({
    clock,
    voice,
    words: (parts) => {
      const text = calledWords(parts, ['Ana', 'Ben']);
      return { text, caption: text, keys: clipKeys(parts) };
    },
    caption: (text) => void captions.push(text),
  });
  const tell = (table: Table, news: News = {}) =>
    caller.tell({
      seq: table.seq,
      call: callOf(table),
      ...{ level: 'everything', muted: false, speaks: true, ...usual, ...news },
    });
  tell(first);
  return {
    ...{ clock, voice, captions, caller, tell },
    /** What was said, whether to its end or not. */
    said: () => voice.spoken.map(({ text }) => text),
    /** What was said to its end. */
    heard: () => voice.spoken.filter(({ cut, to }) => !cut && to !== null).map(({ text }) => text),
  };
}
