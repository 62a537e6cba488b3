/** The desktop program: starts one host, opens its windows, and ends both in order. All parts are joined here and nowhere else. */

import { mkdirSync } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { app, clipboard, dialog, Menu, powerMonitor, powerSaveBlocker, session, shell } from 'electron';
import type { BrowserWindow, KeyboardInputEvent, WebContents } from 'electron';
import type { Told, Viewpoint } from '../src/contract/from-host.ts';
import type { ShellAsk } from '../src/contract/shell.ts';
import { openLog, startHost } from '../src/host/start.ts';
import { SHELL_WORDS } from '../src/words/shell.ts';
import type { Host, Log } from '../src/host/start.ts';
import { openBridge } from './bridge.ts';
import { openFolder } from './data-folder.ts';
import { diagnostics } from './diagnostics.ts';
import { hardenPages, hardenSession } from './hardening.ts';
import { menuTemplate } from './menu.ts';
import type { MenuActs } from './menu.ts';
import { keepAwake } from './power.ts';
import { declareScheme, pageAddress, servePages, stoppedAddress } from './protocol.ts';
import { openRescue } from './rescue.ts';
import { recall } from './remembered.ts';
import { openWindows } from './windows.ts';
import type { Windows } from './windows.ts';
import { argumentsFor, givesWay, openX11 } from './x11.ts';
import type { Session } from './x11.ts';

/** Where the build lies: this file is out/main/main.js. */
const built = path.join(import.meta.dirname, '..');
const screens = path.join(built, 'renderer');
const advice = {
  worker: path.join(built, 'main', 'advice-worker.js'),
  weights: path.join(built, '..', 'resources', 'advice'),
};
const preload = path.join(built, 'preload', 'preload.cjs');

/** So long may the end of the program take before it ends all the same, in milliseconds. */
const ENDING = 3000;

/** The key of the settings on the desk, as the menu sends it. */
const SETTINGS_KEY = {
  type: 'keyDown',
  keyCode: ',',
  modifiers: [process.platform === 'darwin' ? 'meta' : 'control'],
} satisfies KeyboardInputEvent;

app.setName('Tableside');
declareScheme();
// Without it no voice of a Linux system is found.
if (process.platform === 'linux') app.commandLine.appendSwitch('enable-speech-dispatcher');
const folder = dataFolder();

/** What the program is a client of; the pages never see it. */
const started: Session = {
  platform: process.platform,
  env: process.env,
  args: process.argv.slice(1),
};

if (folder === null) app.exit(1);
else if (givesWay(started, recall(folder, () => undefined).x11)) {
  // Only the arguments of a start can say so: when this is read, the choice has been made.
  app.relaunch({ args: argumentsFor('x11', started.args) });
  app.exit(0);
} else if (!app.requestSingleInstanceLock()) {
  process.stdout.write('Tableside is running already; its desk was brought to the front.\n');
  app.exit(0);
} else void run(folder);

/** The folder of the games: the system's place for programs, or the one that a person named. */
function dataFolder(): string | null {
  const given = process.env['TABLESIDE_DATA'];
  const chosen =
    given === undefined || given === ''
      ? path.join(app.getPath('appData'), 'Tableside')
      : path.resolve(given);
  try {
    mkdirSync(chosen, { recursive: true, mode: 0o700 });
    app.setPath('userData', chosen);
    // The browser's own files, kept apart from a person's games.
    app.setPath('sessionData', path.join(chosen, 'session'));
    return chosen;
  } catch (error) {
    sayWhyNotStarted(chosen, error);
    return null;
  }
}

async function run(folder: string): Promise<void> {
  const log = openLog(folder, !app.isPackaged);
  log.info(
    `Tableside ${app.getVersion()} starts (Electron ${process.versions['electron']}, ${process.platform}).`,
  );
  process.on('uncaughtException', (error) =>
    log.error('Something went wrong inside the program; it goes on.', error),
  );
  process.on('unhandledRejection', (error) =>
    log.error('Something went wrong inside the program; it goes on.', error),
  );
  try {
    await app.whenReady();
    await access(path.join(screens, 'desk', 'index.html'));
    const host = await startHost({
      dataFolder: folder,
      log,
      advice,
      languages: app.getPreferredSystemLanguages(),
    });
    endWith(host, log);
    open(folder, host, log);
  } catch (error) {
    log.error('The program could not start.', error);
    sayWhyNotStarted(folder, error);
    app.exit(1);
  }
}

function open(folder: string, host: Host, log: Log): void {
  const awake = keepAwake(powerSaveBlocker);
  let menuSpeaks: Told['language'] | null = null;
  const copyDiagnostics = () => {
    const platform = `${process.platform} ${process.arch}`;
    const text = diagnostics(app.getVersion(), platform, process.versions, rescue.crashes);
    // Older runtimes answer at once, newer ones with a promise.
    Promise.resolve(clipboard.writeText(text)).catch((error: unknown) =>
      log.error('The diagnostics could not be copied.', error),
    );
  };
  const openDataFolder = () =>
    void openFolder(folder, {
      open: (path) => shell.openPath(path),
      tell: (title, detail) => dialog.showErrorBox(title, detail),
      log,
    });
  const rescue = openRescue({ log, page: pageAddress, stopped: stoppedAddress, copyDiagnostics });
  const bridge = openBridge({
    host,
    log,
    asked: (viewpoint, ask) => carryOut(windows, openDataFolder, viewpoint, ask),
    shown(told) {
      const phase = told?.screen.view.phase ?? 'none';
      if (told !== null && told.language !== menuSpeaks) {
        menuSpeaks = told.language;
        setMenu();
      }
      awake(phase !== 'none' && phase !== 'over' && told?.session?.idle !== true);
    },
  });

  servePages(screens, host.clip);
  hardenSession(session.defaultSession, log);
  hardenPages(log, (contents: WebContents, url: string) => {
    const viewpoint = windows.viewpointOf(contents);
    if (viewpoint === null || rescue.follow(contents, viewpoint, url)) return false;
    if (url === pageAddress(viewpoint)) return true;
    log.warn(`The ${viewpoint} window was kept from leaving its page.`);
    return false;
  });

  const windows: Windows = openWindows({
    folder,
    preload,
    log,
    made(window, viewpoint) {
      bridge.admit(window, viewpoint, pageAddress(viewpoint));
      rescue.watch(window, viewpoint);
      load(window, viewpoint, log);
    },
    missed: () => x11.missed(),
  });
  const x11 = openX11({
    session: started,
    ask: offerX11,
    remember: windows.rememberX11,
    restart(args) {
      app.relaunch({ args });
      app.quit();
    },
  });

  const acts: MenuActs = {
    showDisplay: windows.showDisplay,
    hideDisplay: windows.hideDisplay,
    openDataFolder,
    copyDiagnostics,
    // The page knows when it may open them, by its own key.
    settings: () => windows.contentsOf('desk')?.sendInputEvent(SETTINGS_KEY),
    x11: () => x11.change(),
  };
  const setMenu = () =>
    Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, acts, x11.on)));
  setMenu();
  app.on('second-instance', windows.showDesk);
  app.on('activate', windows.showDesk);
  powerMonitor.on('suspend', host.suspend);
  powerMonitor.on('resume', host.resume);
}

function load(window: BrowserWindow, viewpoint: Viewpoint, log: Log): void {
  window.loadURL(pageAddress(viewpoint)).then(
    () => {
      if (viewpoint === 'desk') process.stdout.write('Tableside: the desk is open\n');
    },
    (error: unknown) => log.error(`The page of the ${viewpoint} could not be loaded.`, error),
  );
}

function carryOut(windows: Windows, openDataFolder: () => void, viewpoint: Viewpoint, ask: ShellAsk): void {
  switch (ask.do) {
    case 'show-display':
      return windows.showDisplay();
    case 'hide-display':
      return windows.hideDisplay();
    case 'full-screen':
      return windows.toggleFullScreen(viewpoint);
    case 'open-data-folder':
      if (viewpoint === 'desk') openDataFolder();
  }
}

/** Asks whether to start again by X11, beside the game that goes on. */
async function offerX11(): Promise<boolean> {
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: SHELL_WORDS.x11Asks,
    detail: SHELL_WORDS.x11Detail,
    buttons: [SHELL_WORDS.x11Yes, SHELL_WORDS.x11No],
    defaultId: 0,
    cancelId: 1,
  });
  return response === 0;
}

/** The windows go first, then the host is given time for what is under way. */
function endWith(host: Host, log: Log): void {
  let ending = false;
  app.on('window-all-closed', () => app.quit());
  app.on('will-quit', (event) => {
    event.preventDefault();
    if (ending) return;
    ending = true;
    const late = setTimeout(() => {
      log.warn('The end took too long and was cut short; every order that was answered is saved.');
      app.exit(0);
    }, ENDING);
    host
      .close()
      .catch((error: unknown) => log.error('The host did not end in order.', error))
      .finally(() => {
        clearTimeout(late);
        app.exit(0);
      });
  });
}

function sayWhyNotStarted(folder: string, error: unknown): void {
  const cause = error instanceof Error ? error.message : String(error);
  dialog.showErrorBox(
    'Tableside cannot start',
    `${cause}\n\nThe data folder is ${folder}. See that you may write there and that the disk is not full, or name another ` +
      'folder in the environment variable TABLESIDE_DATA, then start again. If a file of the program itself is missing, ' +
      'install or build it again.',
  );
}
