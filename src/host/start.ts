/** Builds a host for a data folder: the one door for the desktop shell and for the pages alike. */

import { randomInt } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { preferencesOf } from '../contract/preferences.ts';
import { createAdviser } from './advice/adviser.ts';
import { createAdviceDesk } from './advice/desk.ts';
import { createBots } from './bots/bots.ts';
import { systemPorts } from './dice/port.ts';
import { createClips } from './clips.ts';
import type { Host } from './host.ts';
import { createGameClock } from './game-clock.ts';
import { thisMachine } from './machine.ts';
import { openJournal } from './journal/file.ts';
import type { Log } from './log.ts';
import { systemClock } from './outside.ts';
import { createPeople } from './people.ts';
import { createPresets } from './presets.ts';
import { createReaderDesk } from './reader-desk.ts';
import { createRecorder } from './recordings.ts';
import { startReferee } from './referee.ts';
import { createSession } from './session.ts';
import { createScreens } from './screens.ts';
import { openSettings } from './settings.ts';
import { rescuedWords } from '../words/disk.ts';
import { languageOf, speakAs } from '../words/language.ts';

export type { Host } from './host.ts';
export type { Log } from './log.ts';
export { openLog } from './log.ts';

/** The game file of a data folder. */
export const JOURNAL_FILE = 'table.journal';

/** The folder in it for recordings of a dice reader. */
export const RECORDINGS = 'recordings';

/** The folder in it for sounds of the players' own. */
export const SOUNDS = 'sounds';

/** Files of the program that its entry knows the way to. */
export interface AdviceFiles {
  readonly worker: string; // the program that computes, built
  readonly weights: string; // the folder of the weights
}

/** The largest number that chance is drawn from, see `randomInt`. */
const DRAWS = 2 ** 47;

/** Where a host works, and for whom. */
export interface HostOptions {
  readonly dataFolder: string;
  readonly log: Log;
  /** What computes for computer players and advice. */
  readonly advice: AdviceFiles;
  /** Languages that the system asks for, as tags such as `de-AT`, the best first. */
  readonly languages?: readonly string[];
}

/**
 * Starts the host: the game of the data folder is resumed with its undo history, and the reader that was in use is
 * looked for. A game file that cannot be used is told to the screens as trouble; the host starts all the same.
 */
export async function startHost({
  dataFolder,
  log,
  advice: files,
  languages = [],
}: HostOptions): Promise<Host> {
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const date = () => new Date().toISOString();
  const settings = await openSettings(join(dataFolder, 'settings.json'), date, log);
  const language = () => {
    const { language: chosen } = settings.now;
    return chosen === 'auto' ? languageOf(languages) : chosen;
  };
  speakAs(language);
  const referee = await startReferee(() => openJournal(join(dataFolder, JOURNAL_FILE), date), date);
  if (referee.trouble !== null)
    log.error(`${referee.trouble.code}: ${referee.trouble.path} (${referee.trouble.detail})`);
  if (referee.rescued !== null) log.warn(rescuedWords(referee.rescued));

  const watchers: (() => void)[] = [];
  const changed = () => {
    screens.changed();
    for (const tell of watchers) tell();
  };
  const clock = systemClock;
  const recorder = createRecorder(join(dataFolder, RECORDINGS), clock, date, log);
  const reader = createReaderDesk(
    { referee, ports: systemPorts(clock), clock, settings, log, recorder, machine: thisMachine() },
    () => changed(),
  );
  const presets = createPresets(settings, () => changed());
  const clips = createClips(join(dataFolder, SOUNDS), log, () => changed());
  await clips.look();
  const people = createPeople(settings, () => changed());
  const gameClock = createGameClock(referee, clock, log);
  const session = createSession({
    clock,
    hold: gameClock.hold,
    tell() {
      bots.changed();
      changed();
    },
  });
  const adviser = createAdviser(
    () => new Worker(files.worker, { workerData: files.weights }),
    log,
    () => {
      advice.faultChanged();
      changed();
    },
  );
  const bots = createBots({
    ...{ referee, adviser, clock, log },
    preferences: () => settings.now,
    paused: () => session.told()?.paused === true,
    die: () => randomInt(1, 7),
    draw: () => randomInt(DRAWS) / DRAWS,
    tell: () => changed(),
  });
  const advice = createAdviceDesk({
    ...{ referee, adviser },
    preferences: () => settings.now,
    send: () => screens.sendAdvice(),
  });
  const screens = createScreens({
    referee,
    reader,
    clock: gameClock,
    presets,
    people,
    session,
    bots,
    advice,
    adviceFault: () => adviser.fault,
    preferences: { now: () => preferencesOf(settings.now), language, change: settings.change },
    clips,
    date,
    notice: settings.notice,
    log,
  });
  const isRunning = () => !['none', 'over'].includes(referee.table.moment?.game.phase ?? 'none');
  let { seq } = referee.table;
  referee.watch(() => {
    gameClock.changed();
    // A roll that is only held is no order.
    if (referee.table.seq !== seq) session.changed(isRunning());
    ({ seq } = referee.table);
    bots.changed();
    advice.changed();
    changed();
  });
  gameClock.changed();
  session.changed(isRunning());
  bots.changed();
  advice.changed();
  reader.start();

  return {
    attach: screens.attach,
    told: screens.told,
    clip: clips.read,
    watch: (tell) => void watchers.push(tell),
    suspend: reader.suspend,
    resume: reader.resume,
    async close() {
      gameClock.close();
      session.close();
      bots.close();
      await Promise.all([reader.close(), referee.close(), adviser.close(), clips.close()]);
      await settings.close();
      speakAs(() => 'en');
    },
  };
}
