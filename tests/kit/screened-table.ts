/** A host without a disk and without ports: referee, screens and the reader's desk, joined as start.ts joins them. */
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ReaderReport, RememberedReader } from '../../src/contract/reader.ts';
import { preferencesOf } from '../../src/contract/preferences.ts';
import type { Settings } from '../../src/contract/settings.ts';
import { DEFAULT_SETTINGS } from '../../src/contract/settings.ts';
import type { Viewpoint } from '../../src/contract/from-host.ts';
import { createAdviceDesk } from '../../src/host/advice/desk.ts';
import type { Adviser } from '../../src/host/advice/adviser.ts';
import { createBots } from '../../src/host/bots/bots.ts';
import { createClips } from '../../src/host/clips.ts';
import { createGameClock } from '../../src/host/game-clock.ts';
import { createPeople } from '../../src/host/people.ts';
import { createPresets } from '../../src/host/presets.ts';
import { createReaderDesk } from '../../src/host/reader-desk.ts';
import { createRecorder } from '../../src/host/recordings.ts';
import { createSession } from '../../src/host/session.ts';
import { createScreens } from '../../src/host/screens.ts';
import { SETTLE_TIME } from '../../src/host/dice/connection.ts';
import { realAdviser } from './advice-files.ts';
import { fakeClock, settled } from './clock.ts';
import { memoryLog } from './folder.ts';
import { memoryScreen, type MemoryScreen } from './memory-pipe.ts';
import { fakePorts } from './serial.ts';
import { refereeOver, slowJournal } from './slow-journal.ts';

/** A port that a device is plugged into. */
export const PORT = '/dev/ttyTest0';

/** A reader as it is remembered, nothing known of it beyond what is given. */
export const remembered = (some: Partial<RememberedReader>): RememberedReader => ({
  path: PORT,
  baud: 115200,
  form: 'auto',
  release: false,
  identity: null,
  device: null,
  bound: [],
  ...some,
});

/** What surrounds the computer players of a table. */
export interface BotWorld {
  readonly die?: () => number; // the program's own
  readonly weights?: string; // their folder
  readonly adviserOver?: (real: Adviser) => Adviser;
}

export async function screenedTable(
  saved: Settings = DEFAULT_SETTINGS,
  journal = slowJournal(),
  { die = () => 1, weights, adviserOver = (real: Adviser) => real }: BotWorld = {},
) {
  const referee = await refereeOver(journal);
  const ports = fakePorts();
  const clock = fakeClock();
  let reports = 0;
  const log = memoryLog();
  const settings = {
    notice: null,
    now: saved,
    change(some: Partial<Settings>) {
      settings.now = { ...settings.now, ...some };
    },
    close: () => Promise.resolve(),
  };
  const recordings = join(tmpdir(), `tableside-recordings-${randomUUID()}`);
  onTestFinished(() => rmSync(recordings, { recursive: true, force: true }));
  const recorder = createRecorder(recordings, clock, () => '2026-01-02T03:04:05.678Z', log);
  const date = () => new Date(Date.UTC(2026, 0, 2, 20) + clock.now()).toISOString();
  const machine = { platform: 'linux', user: 'ana' };
  const reader = createReaderDesk({ referee, ports, clock, settings, log, recorder, machine }, () =>
    screens.changed(),
  );
  const presets = createPresets(settings, () => screens.changed());
  const people = createPeople(settings, () => screens.changed());
  const sounds = join(tmpdir(), `tableside-sounds-${randomUUID()}`);
  onTestFinished(() => rmSync(sounds, { recursive: true, force: true }));
  const clips = createClips(sounds, log, () => screens.changed());
  const gameClock = createGameClock(referee, clock, log);
  const session = createSession({
    clock,
    hold: gameClock.hold,
    tell() {
      bots.changed();
      screens.changed();
    },
  });
  const { adviser: real, worker } = realAdviser(
    log,
    () => {
      advice.faultChanged();
      screens.changed();
    },
    weights,
  );
  const adviser = adviserOver(real);
  const bots = createBots({
    ...{ referee, adviser, clock, log },
    preferences: () => settings.now,
    paused: () => session.told()?.paused === true,
    die,
    draw: () => 0,
    tell: () => screens.changed(),
  });
  const advice = createAdviceDesk({
    ...{ referee, adviser },
    preferences: () => settings.now,
    send: () => screens.sendAdvice(),
  });
  const screens = createScreens({
    ...{
      referee,
      reader,
      clock: gameClock,
      session,
      bots,
      advice,
      presets,
      people,
      clips,
      date,
      notice: settings.notice,
      log,
    },
    adviceFault: () => real.fault,
    preferences: {
      now: () => preferencesOf(settings.now),
      language: () => (settings.now.language === 'auto' ? 'en' : settings.now.language),
      change: settings.change,
    },
  });
  let { seq } = referee.table;
  referee.watch(() => {
    gameClock.changed();
    if (referee.table.seq !== seq)
      session.changed(!['none', 'over'].includes(referee.table.moment?.game.phase ?? 'none'));
    ({ seq } = referee.table);
    bots.changed();
    advice.changed();
    screens.changed();
  });
  bots.changed();
  ports.plug(PORT);

  const attach = (viewpoint: Viewpoint): MemoryScreen => {
    const screen = memoryScreen(viewpoint);
    screens.attach(screen.pipe);
    return screen;
  };
  return {
    ...{ journal, referee, ports, clock, log, settings, reader, screens, attach, recordings, clips, sounds },
    ...{ bots, adviser, worker },
    /** A desk that has picked the reader, past the time in which its rolls do not count. */
    async deskWithReader(askFirst = false): Promise<MemoryScreen> {
      const desk = attach('desk');
      desk.say({
        is: 'reader',
        id: 'pick',
        ask: { do: 'open-reader', path: PORT, baud: 115200, form: 'auto', release: false, askFirst },
      });
      await desk.receipt('pick');
      await clock.advance(SETTLE_TIME);
      await settled();
      return desk;
    },
    /** What a desk is told of the reader's work. */
    async report(desk: MemoryScreen): Promise<ReaderReport> {
      reports += 1;
      desk.say({ is: 'reader', id: `report ${reports}`, ask: { do: 'reader-report' } });
      const receipt = await desk.receipt(`report ${reports}`);
      if (!receipt.ok || receipt.report === undefined) throw new Error('the reader was not reported');
      return receipt.report;
    },
    /** A line from the device, and everything that comes of it. */
    async device(line: string): Promise<void> {
      ports.send(PORT, `${line}\n`);
      await clock.advance(1000);
      await settled();
      await settled();
    },
  };
}
