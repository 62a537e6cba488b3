/**
 * The life cycle of the dice reader: found, opened, lost, found again, or failed with a cause a person can act on.
 * It never decides whether a roll is applied, and it never opens a device that nobody chose.
 */
import type { Identity, ReaderStatus, ReaderWhy } from '../../contract/reader.ts';
import { within } from '../outside.ts';
import { type Connection, createConnection } from './connection.ts';
import { entryAt, identityOf } from './identity.ts';
import { createLineLog } from './line-log.ts';
import { ABSENT } from './absent.ts';
import { BUSY_WAITS, RETURN_GRACE } from './patience.ts';
import { CLOSE_LIMIT, type Opened, type Port } from './port.ts';
import type { Reader, ReaderParts } from './reader-parts.ts';
import { createSearch } from './search.ts';
import { freshMemory } from './talk.ts';
import { createTold } from './told.ts';
import { wishFault } from './wish.ts';

/** The longest wait for an open to be answered, in milliseconds. */
export const OPEN_LIMIT = 5000;

type Mode = 'picked' | 'returning';

/** Makes an absent reader. */
export function createReader(parts: ReaderParts): Reader {
  const { ports, clock, awaited, log, on, chance = Math.random } = parts;
  const { bound = () => [], tap = () => undefined } = parts;
  let status = ABSENT;
  let identity: Identity | null = null;
  /** The id by which the device named itself: on another one nothing counts. */
  let device: string | null = null;
  const told = createTold(clock);
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
      tap({ is: 'end' });
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
      { path, baud: status.baud, release: status.release },
      {
        data(bytes) {
          if (mine !== generation || current === null) return;
          told.arrived(bytes.length);
          tap({ is: 'in', bytes });
          current.connection.push(bytes);
        },
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
    told.opened();
    tap({ is: 'open' });
    const connection = createConnection({
      clock,
      awaited,
      bound,
      form: status.form,
      named: device !== null,
      memory,
      send(text) {
        const bytes = Buffer.from(text, 'latin1');
        tap({ is: 'out', bytes });
        port.write(bytes);
      },
      on: {
        reading(reading) {
          if (reading.is === 'die') told.die(reading.report);
          on.reading(reading);
        },
        noted: (is, text) => lineLog.add(is, text),
        hello(hello) {
          told.hello(hello);
          if (hello.id === '') return true;
          if (device !== null && device !== hello.id) {
            fail('wrong-device', { detail: hello.id });
            return false;
          }
          device = hello.id;
          return true;
        },
        settled() {
          search.reset();
          busyTries = 0;
          enter('ready', null);
        },
        wrongSpeed: () => fail('speed'),
        noHello: () => (device === null ? fail('no-hello') : waitAgain('no-hello')),
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
    report: () => ({
      age: lineLog.age(),
      ...told.report(),
      counts: lineLog.counts(),
      lines: lineLog.lines(),
    }),
    identity: () => identity,
    device: () => device,
    open({ path, baud, form, ...wish }) {
      if (disposed) return;
      leave();
      lineLog.clear();
      told.clear();
      identity = wish.identity ?? null;
      device = wish.device ?? null;
      memory = freshMemory(device ?? '');
      known = wish.known === true || identity !== null;
      status = { ...status, path, baud, form, release: wish.release ?? false };
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
      device = null;
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
