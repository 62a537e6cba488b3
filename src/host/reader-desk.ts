/** The dice reader as the desk handles it: picked, tried, remembered, and its readings brought to the referee. */

import type { Machine, ReaderNote, ReaderPanel, Receipt, Viewpoint } from '../contract/from-host.ts';
import type { ReaderAsk } from '../contract/to-host.ts';
import { awaitsOf } from './awaits.ts';
import { createBackings, doubtOf } from './backing.ts';
import type { Ports } from './dice/port.ts';
import { createReader } from './dice/reader.ts';
import type { Reading } from './dice/reading.ts';
import { createSettling } from './dice/settling.ts';
import type { Log } from './log.ts';
import type { Clock } from './outside.ts';
import { createTrials } from './reader-trial.ts';
import type { Recorder } from './recordings.ts';
import type { Referee } from './referee.ts';
import type { SettingsFile } from './settings.ts';

export interface ReaderDesk {
  /** Looks for the reader that was in use. */
  start(): void;
  panel(viewpoint: Viewpoint): ReaderPanel;
  ask(ask: ReaderAsk): Promise<Answered>;
  suspend(): void;
  resume(): void;
  close(): Promise<void>;
}

type Answered = Receipt extends infer R ? (R extends Receipt ? Omit<R, 'is' | 'id'> : never) : never;

/** A roll that is read so soon after the clock ended a turn may have been thrown before it, in milliseconds. */
const LATE = 5000;

/** After waking a machine needs this long for its ports to be back, in milliseconds. */
const WAKE_WAIT = 2000;

/**
 * The desk of the reader: over `ports` it runs the one that the settings remember, hands its readings to the referee and keeps
 * what people are told of it. `changed` is called when that has news. It opens nothing before `start`.
 */
export function createReaderDesk(
  parts: {
    referee: Referee;
    ports: Ports;
    clock: Clock;
    settings: SettingsFile;
    log: Log;
    recorder: Recorder;
    machine: Machine;
  },
  changed: () => void,
): ReaderDesk {
  const { referee, ports, clock, settings, log, recorder } = parts;
  let note: ReaderNote | null = null;
  let asleep = false;
  /** When the clock last ended a turn. */
  let timedOut = -LATE;
  let cancelWake: () => void = () => undefined;
  const tellBack = createBackings(referee);
  const gameAwaits = awaitsOf(referee);
  const trials = createTrials((bound) => {
    const wanted = settings.now.reader;
    if (wanted !== null) settings.change({ reader: { ...wanted, bound } });
  });

  // What was said of a throw is over once the game has gone on.
  let seen = referee.table.seq;
  referee.watch(() => {
    if (referee.table.seq === seen) return;
    seen = referee.table.seq;
    note = null;
    const stopped = (referee.table.last?.events ?? []).some(
      (event) => event.is === 'timed-out' && event.phase === 'decide' && !event.reminded,
    );
    if (stopped) timedOut = clock.now();
  });

  const bringRoll = async (reading: Extract<Reading, { is: 'roll' }>) => {
    const { backing, dice, line } = reading;
    // The same dice as were typed just before are that throw told late, or another one: the table knows. So it does of
    // dice that came to rest when the clock ran out.
    const copy = referee.mayBeCopy(dice) ? 'copy' : clock.now() - timedOut < LATE ? 'late' : null;
    const became = await referee.read(dice, doubtOf(backing, settings.now.askFirst) ?? copy, backing?.id);
    tellBack(became, backing);
    if (became.is === 'held' && backing !== null && backing.doubt !== null)
      note = { why: backing.doubt, dice };
    if (became.is === 'copy') log.info(`A reading (${line}) is the roll that was typed; it was dropped.`);
    if (became.is === 'repeated') log.info(`A reading (${line}) is in the journal already; it was dropped.`);
    if (became.is === 'ignored') note = { why: 'not-awaited', dice };
    if (became.is === 'refused') {
      if (became.refusal.code === 'kept-dice-differ') note = { why: 'kept', dice };
      log.warn(`A reading (${line}) was refused: ${became.refusal.code}.`);
    }
  };

  const bring = async (reading: Reading) => {
    if (trials.takes(reading)) return changed();
    // What a single die does is worth a look only where it is asked for.
    if (reading.is === 'die') return;
    // Prose, noise and copies between two readings say nothing about the throw.
    note = noteOf(reading) ?? (reading.is === 'roll' ? null : note);
    if (reading.is === 'roll') await bringRoll(reading);
    changed();
  };

  let bringing: Promise<void> = Promise.resolve();
  const settling = createSettling({
    clock,
    quiet: () => settings.now.settle,
    awaited: () => {
      const { now, dice } = trials.awaited(gameAwaits());
      return now ? dice : null;
    },
    hand(reading) {
      // One after the other, so that the note is about the newest of them.
      bringing = bringing
        .then(() => bring(reading))
        .catch((error: unknown) => {
          log.error('A reading of the dice reader could not be used; type the roll instead.', error);
        });
    },
  });
  const reader = createReader({
    ports,
    clock,
    awaited: () => trials.awaited(gameAwaits()),
    bound: () => settings.now.reader?.bound ?? [],
    log: (message) => log.info(message),
    tap: recorder.tap,
    on: {
      reading: settling.heard,
      status(status) {
        if (status.state !== 'ready' && status.state !== 'stale') settling.lost();
        const wanted = settings.now.reader;
        // Once it works its identity is known: it is found again under another path, and after a restart.
        if (status.state === 'ready' && wanted !== null) {
          settings.change({
            reader: {
              ...wanted,
              path: status.path ?? wanted.path,
              identity: reader.identity(),
              device: reader.device(),
            },
          });
        }
        changed();
      },
      counted: () => changed(),
    },
  });

  const reopen = () => {
    const wanted = settings.now.reader;
    if (wanted !== null) reader.open({ ...wanted, known: true });
  };

  const record = async (on: boolean): Promise<Answered> => {
    const { baud, form } = reader.status();
    const fault = on ? await recorder.start({ baud, form }) : null;
    if (!on) await recorder.stop();
    return fault === null
      ? { ok: true, report: { ...reader.report(), recording: recorder.now() } }
      : { ok: false, refusal: 'not-recorded', says: fault };
  };

  return {
    start: reopen,
    panel: (viewpoint) => ({
      status: reader.status(),
      askFirst: settings.now.askFirst,
      settle: settings.now.settle,
      note,
      trial: viewpoint === 'desk' ? trials.now : null,
      machine: viewpoint === 'desk' ? parts.machine : null,
      bound: settings.now.reader?.bound ?? [],
    }),
    async ask(ask) {
      switch (ask.do) {
        case 'list-ports':
          return { ok: true, ports: await ports.list() };
        case 'reader-report':
          return { ok: true, report: { ...reader.report(), recording: recorder.now() } };
        case 'record-reader':
          return record(ask.on);
        case 'open-reader': {
          const { path, baud, form, release, askFirst } = ask;
          const bound = settings.now.reader?.bound ?? [];
          note = null;
          trials.end();
          settings.change({
            reader: { path, baud, form, release, identity: null, device: null, bound },
            askFirst,
          });
          reader.open({ path, baud, form, release });
          break;
        }
        case 'close-reader':
          note = null;
          trials.end();
          settings.change({ reader: null });
          await reader.close();
          break;
        case 'retry-reader':
          reader.retry();
          break;
        case 'ask-first':
          settings.change({ askFirst: ask.on });
          break;
        case 'settle-reader':
          settings.change({ settle: ask.ms });
          break;
        case 'test-reader':
          if (ask.on) trials.test();
          else trials.end();
          break;
        case 'bind-dice':
          trials.bind(ask.count);
          break;
      }
      changed();
      return { ok: true };
    },
    suspend() {
      asleep = true;
      cancelWake();
      void reader.close();
    },
    resume() {
      if (!asleep) return;
      asleep = false;
      cancelWake = clock.after(WAKE_WAIT, reopen);
    },
    async close() {
      settling.close();
      await reader.dispose();
      await recorder.stop();
    },
  };
}

/** What is said about a reading that does not count; null for one that may. */
function noteOf(reading: Reading): ReaderNote | null {
  if (reading.is === 'early') return { why: 'early', dice: reading.dice };
  if (reading.is === 'none') return { why: reading.why, dice: null };
  if (reading.is === 'dice') {
    const { why, known, die } = reading;
    return { why, dice: known.length === 0 ? null : known, ...(die === null ? {} : { die }) };
  }
  if (reading.is !== 'rejected' || (reading.why !== 'bad-fields' && reading.why !== 'bad-roll')) return null;
  return reading.dice === undefined
    ? { why: 'bad-roll', dice: null }
    : { why: 'other-count', dice: reading.dice };
}
