/**
 * The life cycle of the dice reader: found, opened, lost, found again, or failed with a cause a person can act on.
 * It never decides whether a roll is applied, and it never opens a device that nobody chose.
 */
import type { Identity, ReaderLine, ReaderStatus, ReaderWhy } from '../../contract/reader.ts';
import { type Clock, within } from '../outside.ts';
import { type Connection, createConnection } from './connection.ts';
import { entryAt, identityOf } from './identity.ts';
import { createLineLog } from './line-log.ts';
import { BUSY_WAITS, RETURN_GRACE } from './patience.ts';
import { CLOSE_LIMIT, type Opened, type Port, type Ports } from './port.ts';
import type { Reading } from './reading.ts';
import { createSearch } from './search.ts';
import { freshMemory } from './talk.ts';
import { type ReaderWish, wishFault } from './wish.ts';

/** The longest wait for an open to be answered, in milliseconds. */
export const OPEN_LIMIT = 5000;

const ABSENT: ReaderStatus = {
  state: 'absent',
  why: null,
  path: null,
  baud: 115200,
  form: 'auto',
  group: null,
  alike: [],
  detail: null,
  rejected: 0,
};

/** What a reader needs and whom it tells. */
export interface ReaderParts {
  readonly ports: Ports;
  readonly clock: Clock;
  /** The number of dice that is awaited, asked for every line. */
  readonly dice: () => number;
  readonly log: (message: string) => void;
  readonly on: {
    reading(reading: Reading): void;
    /** The state or its cause changed. */
    status(status: ReaderStatus): void;
    /** Only the number of rejected lines changed; told a few times a second at most. */
    counted(rejected: number): void;
  };
  /** Chance in [0, 1) that spreads the waits; replaced in tests. */
  readonly chance?: () => number;
}

/** The reader of a table; there is one, and it may be absent. */
export interface Reader {
  status(): ReaderStatus;
  /** The last 200 lines that were no rolls. */
  lines(): readonly ReaderLine[];
  /** What is to be remembered of the device, so that the next start finds it again; null when nothing is known. */
  identity(): Identity | null;
  /** Leaves the present reader, if any, and opens this one. */
  open(wish: ReaderWish): void;
  /** Tries at once, where something failed or is being waited for. */
  retry(): void;
  /** Leaves the reader: state absent. Done when the port is let go, at the latest after `CLOSE_LIMIT`. */
  close(): Promise<void>;
  /** Ends everything for good. */
  dispose(): Promise<void>;
}

type Mode = 'picked' | 'returning';

/** Makes an absent reader. */
export function createReader({ ports, clock, dice, log, on, chance = Math.random }: ReaderParts): Reader {
  let status = ABSENT;
  let identity: Identity | null = null;
  let known = false;
  /** What outlives a connection: where the device stood in its sequence. */
  let memory = freshMemory();
  let disposed = false;
  /** Counts connections and intentions: whatever carries an older number is answered by nobody. */
  let generation = 0;
  let timers: (() => void)[] = [];
  let current: { readonly port: Port; readonly connection: Connection } | null = null;
  /** Done when the previous port is let go; a new one is not opened before. */
  let leaving: Promise<unknown> = Promise.resolve();
  let dialling: Promise<unknown> | null = null;
  /** What a missing device is missing since: it was pulled out, or it was not there to begin with. */
  let absence: 'unplugged' | 'missing' = 'missing';
  let busyTries = 0;
  let refusedSince: number | null = null;

  const lineLog = createLineLog(clock, () => {
    if (!disposed) on.counted(lineLog.rejected());
  });
  const search = createSearch({
    ports,
    clock,
    chance,
    device: () => identity,
    found(path) {
      // A path that no list holds is tried blindly and often: that is not worth a word until it works.
      if (identity) enter('opening', null);
      dial(path ?? status.path ?? '', 'returning');
    },
    alike: (paths) => waitAgain('two-alike', { alike: paths }),
    nothing: () => waitAgain(absence),
  });

  function tell(change: Partial<ReaderStatus>) {
    const before = status;
    status = { ...status, ...change, rejected: lineLog.rejected() };
    if (before.state !== status.state || before.why !== status.why) {
      log(`reader ${status.path ?? 'none'}: ${status.state}${status.why === null ? '' : ` (${status.why})`}`);
    }
    on.status(status);
  }

  const enter = (state: ReaderStatus['state'], why: ReaderWhy | null, more: Partial<ReaderStatus> = {}) =>
    tell({ group: null, alike: [], detail: null, ...more, state, why });

  const later = (ms: number, run: () => void) => {
    const mine = generation;
    timers.push(clock.after(ms, () => mine === generation && run()));
  };

  function cancelTimers() {
    for (const cancel of timers) cancel();
    timers = [];
  }

  /** Turns away from whatever is under way; its port is let go in the background. */
  function leave() {
    generation += 1;
    cancelTimers();
    search.stop();
    const left = current;
    current = null;
    if (left) {
      leaving = left.port.close();
      left.connection.end();
    } else if (dialling) {
      leaving = within(clock, CLOSE_LIMIT, dialling);
    }
  }

  function fail(why: ReaderWhy, more: Partial<ReaderStatus> = {}) {
    leave();
    enter('failed', why, more);
    search.replugged();
  }

  function dial(path: string, mode: Mode) {
    leave();
    const mine = generation;
    later(OPEN_LIMIT, () => (mode === 'picked' ? fail('no-answer') : waitAgain('no-answer')));
    const call = connect(path, mode, mine, leaving);
    dialling = call;
    void call.finally(() => {
      if (dialling === call) dialling = null;
    });
  }

  async function connect(path: string, mode: Mode, mine: number, free: Promise<unknown>) {
    await free;
    if (mine !== generation) return;
    const answer = await ports.open(
      { path, baud: status.baud },
      {
        data: (bytes) => mine === generation && current?.connection.push(bytes),
        closed: (cause) => mine === generation && lost(cause),
      },
    );
    if (mine !== generation) {
      if (answer.ok) await answer.port.close();
      return;
    }
    if (answer.ok) opened(answer.port, path);
    else refused(answer, path, mode);
  }

  function opened(port: Port, path: string) {
    cancelTimers();
    known = true;
    refusedSince = null;
    const mine = generation;
    const connection = createConnection({
      clock,
      dice,
      form: status.form,
      memory,
      send: (text) => void port.write(Buffer.from(text, 'latin1')),
      on: {
        reading: (reading) => on.reading(reading),
        noted: (line) => lineLog.add(line),
        settled() {
          search.reset();
          busyTries = 0;
          enter('ready', null);
        },
        wrongSpeed: () => fail('speed'),
        noHello: () => fail('no-hello'),
        stale: (is) => (is ? enter('stale', 'silent') : enter('ready', null)),
        dead: () => waitAgain('silent'),
      },
    });
    current = { port, connection };
    enter('identifying', null, { path });
    void ports.list().then(({ ports: listed }) => {
      const entry = entryAt(path, listed);
      if (mine === generation && entry) identity = identityOf(entry);
    });
  }

  function lost(cause: string) {
    log(`reader ${status.path ?? 'none'}: connection ended: ${cause}`);
    absence = 'unplugged';
    waitAgain('unplugged');
  }

  function refused(answer: Extract<Opened, { ok: false }>, path: string, mode: Mode) {
    log(`reader ${path}: not opened: ${answer.message}`);
    const { code, group } = answer;
    const more = { group, detail: code === 'other' ? answer.message : null };
    if (code === 'missing') {
      refusedSince = null;
      return known ? waitAgain(absence) : fail('missing');
    }
    if (mode === 'returning' && code !== 'not-serial') {
      refusedSince ??= clock.now();
      if (clock.now() - refusedSince < RETURN_GRACE) return waitAgain(code, more);
      return fail(code, more);
    }
    const wait = BUSY_WAITS[busyTries];
    if (code !== 'busy' || wait === undefined) return fail(code, more);
    busyTries += 1;
    leave();
    enter('opening', 'busy');
    later(wait, () => dial(path, 'picked'));
  }

  /** Stays reconnecting. A screen is told only when the cause changed. */
  function waitAgain(why: ReaderWhy, more: Partial<ReaderStatus> = {}) {
    leave();
    const alike = more.alike?.join() ?? '';
    if (status.state !== 'reconnecting' || status.why !== why || status.alike.join() !== alike) {
      enter('reconnecting', why, more);
    }
    search.again();
  }

  function begin() {
    search.reset();
    busyTries = 0;
    refusedSince = null;
    absence = 'missing';
    const { path, baud } = status;
    if (path === null) return;
    const fault = wishFault({ path, baud });
    if (fault) return fail(fault);
    enter('opening', null);
    if (identity) search.now();
    else dial(path, 'picked');
  }

  return {
    status: () => ({ ...status, rejected: lineLog.rejected() }),
    lines: () => lineLog.lines(),
    identity: () => identity,
    open({ path, baud, form, known: worked = false, identity: device = null }) {
      if (disposed) return;
      leave();
      lineLog.clear();
      memory = freshMemory();
      identity = device;
      known = worked || device !== null;
      status = { ...status, path, baud, form };
      begin();
    },
    retry() {
      if (disposed || (status.state !== 'failed' && status.state !== 'reconnecting')) return;
      if (status.state === 'failed') return begin();
      leave();
      enter('opening', null);
      search.reset();
      search.now();
    },
    async close() {
      leave();
      identity = null;
      known = false;
      if (!disposed) enter('absent', null, { path: null });
      await leaving;
    },
    async dispose() {
      disposed = true;
      leave();
      await leaving;
    },
  };
}
