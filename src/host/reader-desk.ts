/** The dice reader as the desk handles it: picked, remembered, and its readings brought to the referee. */

import type { ReaderNote, ReaderPanel, Receipt, Viewpoint } from '../contract/from-host.ts';
import type { ReaderAsk } from '../contract/to-host.ts';
import { diceFor } from '../table/awaited.ts';
import type { Ports } from './dice/port.ts';
import { asksFirst, createBackings } from './backing.ts';
import { createReader } from './dice/reader.ts';
import type { Reading } from './dice/reading.ts';
import type { Log } from './log.ts';
import type { Clock } from './outside.ts';
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

/** After waking a machine needs this long for its ports to be back, in milliseconds. */
const WAKE_WAIT = 2000;

/** Lines of diagnostics that the desk is told; more of them would make every view heavier than the game. */
const LINES_TOLD = 30;

export function createReaderDesk(
  parts: { referee: Referee; ports: Ports; clock: Clock; settings: SettingsFile; log: Log },
  changed: () => void,
): ReaderDesk {
  const { referee, ports, clock, settings, log } = parts;
  let note: ReaderNote | null = null;
  let asleep = false;
  const tellBack = createBackings(referee);

  const bring = async (reading: Reading) => {
    note = noteOf(reading);
    if (reading.is === 'roll') {
      const { backing } = reading;
      const became = await referee.read(reading.dice, asksFirst(backing, settings.now.askFirst));
      tellBack(became, backing);
      if (became.is === 'held' && backing !== null && backing.doubt !== null)
        note = { why: backing.doubt, dice: reading.dice };
      if (became.is === 'copy')
        log.info(`A reading (${reading.line}) is the roll that was typed; it was dropped.`);
      if (became.is === 'ignored') note = { why: 'not-awaited', dice: reading.dice };
      if (became.is === 'refused')
        log.warn(`A reading (${reading.line}) was refused: ${became.refusal.code}.`);
    }
    changed();
  };

  let bringing: Promise<void> = Promise.resolve();
  const reader = createReader({
    ports,
    clock,
    dice: () => diceFor(referee.table.moment?.game ?? null),
    log: (message) => log.info(message),
    on: {
      reading(reading) {
        // One after the other, so that the note is about the newest of them.
        bringing = bringing
          .then(() => bring(reading))
          .catch((error: unknown) => {
            log.error('A reading of the dice reader could not be used; type the roll instead.', error);
          });
      },
      status(status) {
        const wanted = settings.now.reader;
        // Once it works its identity is known: it is found again under another path, and after a restart.
        if (status.state === 'ready' && wanted !== null) {
          settings.change({
            reader: { ...wanted, path: status.path ?? wanted.path, identity: reader.identity() },
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

  return {
    start: reopen,
    panel: (viewpoint) => ({
      status: reader.status(),
      askFirst: settings.now.askFirst,
      lines: viewpoint === 'desk' ? reader.lines().slice(-LINES_TOLD) : [],
      note,
    }),
    async ask(ask) {
      switch (ask.do) {
        case 'list-ports':
          return { ok: true, ports: await ports.list() };
        case 'open-reader': {
          const { path, baud, askFirst } = ask;
          note = null;
          settings.change({ reader: { path, baud, form: 'auto', identity: null }, askFirst });
          reader.open({ path, baud, form: 'auto' });
          break;
        }
        case 'close-reader':
          note = null;
          settings.change({ reader: null });
          await reader.close();
          break;
        case 'retry-reader':
          reader.retry();
          break;
        case 'ask-first':
          settings.change({ askFirst: ask.on });
          break;
      }
      changed();
      return { ok: true };
    },
    suspend() {
      asleep = true;
      void reader.close();
    },
    resume() {
      if (!asleep) return;
      asleep = false;
      clock.after(WAKE_WAIT, reopen);
    },
    close: () => reader.dispose(),
  };
}

/** What is said about a reading that does not count; null for one that may. */
function noteOf(reading: Reading): ReaderNote | null {
  if (reading.is === 'early') return { why: 'early', dice: reading.dice };
  if (reading.is === 'none') return { why: reading.why, dice: null };
  if (reading.is === 'rejected' && reading.why === 'bad-fields') return { why: 'bad-roll', dice: null };
  if (reading.is === 'rejected' && reading.why === 'bad-roll') return { why: 'bad-roll', dice: null };
  return null;
}
