/**
 * Writes down what a connection or a reader tells, one word a line, so that a test can compare whole stories.
 */
import type { LineVerdict, ReaderForm, ReaderStatus } from '../../src/contract/reader.ts';
import type { Awaited } from '../../src/host/dice/awaited.ts';
import { type Connection, createConnection, SETTLE_TIME } from '../../src/host/dice/connection.ts';
import type { Reading } from '../../src/host/dice/reading.ts';
import { freshMemory, type Memory } from '../../src/host/dice/talk.ts';
import { type FakeClock, fakeClock } from './clock.ts';

/** So many dice are awaited, now; the first question of a game unless another is named. */
export const awaiting = (dice: number, ask = 0): Awaited => ({ dice, now: true, ask, cocked: 'rethrow_all' });

/** A reading in one word, a roll with its dice. */
export function wordOf(reading: Reading): string {
  if (reading.is === 'die') return `${reading.report.die} ${reading.report.state}`;
  if (reading.is === 'dice')
    return [reading.why, reading.die, reading.known.join('')].filter(Boolean).join(' ');
  if (reading.is === 'rejected') return reading.why;
  return 'dice' in reading ? `${reading.is} ${reading.dice.join('')}` : reading.why;
}

/** A state in one word, with its cause. */
export const stateWord = ({ state, why }: ReaderStatus): string => (why === null ? state : `${state} ${why}`);

/** A connection on a fake clock, and everything that it told so far. */
export interface Heard {
  readonly connection: Connection;
  readonly clock: FakeClock;
  readonly told: string[];
  readonly noted: { readonly is: LineVerdict; readonly text: string }[];
  /** What the device was sent, a line each. */
  readonly sent: string[];
  readonly readings: Reading[];
  push(bytes: string | Uint8Array): void;
}

/** Starts a connection; comments are written down too. */
export function hear(
  dice: number | (() => Awaited) = 4,
  clock: FakeClock = fakeClock(),
  told: string[] = [],
  form: ReaderForm = 'auto',
  memory: Memory = freshMemory(),
  more: { readonly bound?: readonly string[]; readonly named?: boolean } = {},
): Heard {
  const sent: string[] = [];
  const readings: Reading[] = [];
  const noted: { readonly is: LineVerdict; readonly text: string }[] = [];
  const connection = createConnection({
    clock,
    awaited: typeof dice === 'function' ? dice : () => awaiting(dice),
    bound: () => more.bound ?? [],
    named: more.named ?? false,
    form,
    memory,
    send: (text) => sent.push(text),
    on: {
      reading(reading) {
        readings.push(reading);
        told.push(wordOf(reading));
      },
      noted(is, text) {
        noted.push({ is, text });
        if (is === 'comment') told.push('comment');
      },
      hello: () => true,
      settled: () => told.push('settled'),
      wrongSpeed: () => told.push('wrong speed'),
      noHello: () => told.push('no hello'),
      stale: (is) => told.push(is ? 'stale' : 'fresh'),
      dead: () => told.push('dead'),
    },
  });
  const push = (bytes: string | Uint8Array) =>
    connection.push(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  return { connection, clock, told, noted, sent, readings, push };
}

/** The same, past the time in which rolls do not count. */
export async function hearSettled(dice = 4, clock?: FakeClock, told?: string[]): Promise<Heard> {
  const heard = hear(dice, clock, told);
  await heard.clock.advance(SETTLE_TIME);
  heard.told.splice(heard.told.indexOf('settled'), 1);
  return heard;
}
