/**
 * A recording read again, line by line, as the program read it when it was made: same bytes, same times, no waiting.
 * What the game awaited is not in it: four dice are taken to be awaited, a new throw after each roll.
 */
import type { LineVerdict } from '../../contract/reader.ts';
import { DICE_IN_A_ROLL } from '../../rules/dice.ts';
import type { Clock } from '../outside.ts';
import { createConnection, type Connection } from './connection.ts';
import type { Recording } from './recording.ts';
import { freshMemory } from './talk.ts';

/** A line and what it was worth; or the beginning or end of a connection. */
export interface Replayed {
  readonly t: number; // milliseconds after the recording began
  readonly is:
    LineVerdict | 'open' | 'ready' | 'end' | 'wrong-speed' | 'no-hello' | 'silent' | 'heard' | 'dead';
  readonly text: string;
}

/** After the last byte time runs on so long, in milliseconds, for what comes of waiting. */
const AFTER = 30_000;

/** Reads all of it. The dice of a reader that tells each by itself are those that it tells of. */
export function replayRecording({ form, events }: Recording): Replayed[] {
  const clock = playedClock();
  const out: Replayed[] = [];
  const memory = freshMemory();
  const dice = new Set<string>();
  let asks = 0;
  let connection: Connection | null = null;
  const say = (is: Replayed['is'], text = '') => void out.push({ t: clock.now(), is, text });

  const open = () =>
    createConnection({
      clock,
      awaited: () => ({ dice: DICE_IN_A_ROLL, now: true, ask: asks, cocked: 'rethrow_all' }),
      bound: () => [...dice],
      form,
      named: false,
      memory,
      // What was sent then is in the recording.
      send: () => undefined,
      on: {
        reading(reading) {
          if (reading.is === 'die' && dice.size < 8) dice.add(reading.report.die);
          if (reading.is !== 'roll') return;
          asks += 1;
          reading.backing?.stored();
        },
        noted: (is, text) => {
          if (is !== 'sent') say(is, text);
        },
        settled: () => say('ready'),
        wrongSpeed: () => say('wrong-speed'),
        hello: () => true,
        noHello: () => say('no-hello'),
        stale: (is) => say(is ? 'silent' : 'heard'),
        dead: () => say('dead'),
      },
    });

  for (const event of events) {
    clock.runTo(event.t);
    if (event.is === 'open') {
      say('open');
      connection = open();
    } else if (event.is === 'end') {
      connection?.end();
      connection = null;
      say('end');
    } else if (event.is === 'out') {
      say('sent', Buffer.from(event.bytes).toString('latin1').trimEnd());
    } else {
      // A recording that was begun in the middle of a connection has no beginning of it.
      connection ??= open();
      connection.push(event.bytes);
    }
  }
  clock.runTo(clock.now() + AFTER);
  connection?.end();
  return out;
}

/** A clock that stands still until it is moved. */
function playedClock(): Clock & { runTo(end: number): void } {
  let now = 0;
  let order = 0;
  const due = new Map<number, { readonly at: number; readonly run: () => void }>();
  return {
    now: () => now,
    after(ms, run) {
      const id = order;
      order += 1;
      due.set(id, { at: now + ms, run });
      return () => void due.delete(id);
    },
    runTo(end) {
      for (;;) {
        const next = [...due].sort(([a, x], [b, y]) => x.at - y.at || a - b)[0];
        if (next === undefined || next[1].at > end) break;
        due.delete(next[0]);
        now = Math.max(now, next[1].at);
        next[1].run();
      }
      now = Math.max(now, end);
    },
  };
}
