// Starts the built program in the Electron runtime that `npm start` would use, with a data folder of its own. Knows the
// runtime and the two windows, nothing of the game.
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, _electron, type ElectronApplication, type Page } from '@playwright/test';
import { root } from '../../scripts/setup/places.mjs';
import { findRuntime } from '../../scripts/setup/runtime.mjs';

/** The two windows, by the folder of their page in its address. */
export type WindowName = 'desk' | 'display';

/** A running program. */
export interface Launched {
  readonly app: ElectronApplication;
  /** The folder that holds its journals and settings (TABLESIDE_DATA). */
  readonly data: string;
  /** The process id of the main process, for tests that kill it. */
  readonly pid: number;
  /** The page of a window, waited for until it is open. */
  window(name: WindowName): Promise<Page>;
  /** Ends the program in the ordinary way; does nothing if it has ended already. */
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** A data folder that exists. */
  readonly data: string;
  /** Arguments behind the project folder. */
  readonly args?: readonly string[];
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starting takes a few seconds, on a busy machine ten; in milliseconds. */
const FOUND_WITHIN = 40_000;

/** A new empty data folder outside the project. Whoever makes it removes it. */
export function makeDataFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'tableside-'));
}

/**
 * Starts the built program. The sandbox is on except for root, to whom Electron refuses it; that it works for an ordinary
 * user is proved in as-user.e2e.ts.
 */
export async function launch({ data, args = [], env = {} }: LaunchOptions): Promise<Launched> {
  const runtime = findRuntime();
  if (!runtime.ok) throw new Error(runtime.why);
  const start = () =>
    _electron.launch({
      executablePath: runtime.path,
      args: [root, ...args],
      cwd: root,
      chromiumSandbox: process.getuid?.() !== 0,
      // The tests read English, whatever the machine speaks.
      env: { ...inherited(), LC_ALL: 'C.UTF-8', LANGUAGE: 'en', TABLESIDE_DATA: data, ...env },
      timeout: FOUND_WITHIN,
    });
  // Playwright finds a program by a line among what all its processes write at once; now and then it misses it, and kills the program.
  const app = await start().catch((error: unknown) => {
    if (!(error instanceof Error) || !/timeout/i.test(error.message)) throw error;
    process.stderr.write(`Not found within ${FOUND_WITHIN} ms, started anew: ${error.message}\n`);
    return start();
  });
  // Asked for once: Playwright does not know the process of an application any more that it has closed.
  const main = app.process();
  if (main.pid === undefined) throw new Error('Electron started without a process id.');
  return {
    app,
    data,
    pid: main.pid,
    window: (name) => windowOf(app, name),
    close: () => close(app, main),
  };
}

/** The environment of the tests without what would turn Electron into something else. */
function inherited(): Record<string, string> {
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined && name !== 'ELECTRON_RUN_AS_NODE') env[name] = value;
  }
  return env;
}

/** The windows open one after the other, and a new one has no address for a moment: so the list is looked at again. */
async function windowOf(app: ElectronApplication, name: WindowName): Promise<Page> {
  const find = () => app.windows().find((page) => folderOf(page.url()) === name);
  await expect
    .poll(() => find() !== undefined, {
      message: `the ${name} window opens`,
      timeout: 30_000,
      intervals: [50],
    })
    .toBe(true);
  return find() ?? windowOf(app, name);
}

const folderOf = (address: string) =>
  URL.canParse(address) ? new URL(address).pathname.split('/')[1] : undefined;

/** Ends the program, if it has not ended yet: tests also kill it. */
async function close(app: ElectronApplication, { exitCode, signalCode }: ChildProcess): Promise<void> {
  if (exitCode === null && signalCode === null) await app.close();
}

/** Playwright's test with a data folder, and with the program started on it, both cleaned up afterwards. */
export const test = base.extend<{ data: string; tableside: Launched }>({
  data: async ({}, use) => {
    const folder = await makeDataFolder();
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  tableside: async ({ data }, use) => {
    const tableside = await launch({ data });
    await use(tableside);
    await tableside.close();
  },
});

/** The same with one program for all tests of a file that leave it as it was: starting it takes longer than most of them. */
export const testOfOne = base.extend<object, { data: string; tableside: Launched }>({
  data: [
    async ({}, use) => {
      const folder = await makeDataFolder();
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  tableside: [
    async ({ data }, use) => {
      const tableside = await launch({ data });
      await use(tableside);
      await tableside.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
