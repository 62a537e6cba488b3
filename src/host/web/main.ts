/** The program where no window can open: the same host in plain Node, with its screens as pages for a browser. */

import { access } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { systemLanguage } from '../machine.ts';
import { systemClock } from '../outside.ts';
import { openLog, startHost } from '../start.ts';
import type { Log } from '../start.ts';
import { readCommand } from './command.ts';
import { dataFolder } from './data-folder.ts';
import { servePages } from './server.ts';
import type { Pages, PagesParts } from './server.ts';
import { wordsOf } from '../faults.ts';

/** Where the build lies: this file is out/node/pages.js. */
const screens = path.join(import.meta.dirname, '..', 'renderer');

const advice = {
  worker: path.join(import.meta.dirname, 'advice-worker.js'),
  weights: path.join(import.meta.dirname, '..', '..', 'resources', 'advice'),
};

/** So long may the end take before it is cut short, in milliseconds. */
const ENDING = 2500;

const say = (text: string) => void process.stdout.write(`${text}\n`);

async function main(): Promise<number> {
  const command = readCommand(process.argv.slice(2), process.env);
  if (!command.ok) return fail(command.why);
  const folder = dataFolder({
    platform: process.platform,
    env: process.env,
    home: homedir(),
    here: process.cwd(),
  });
  const log = openLog(folder, true);
  process.on('uncaughtException', (error) =>
    log.error('Something went wrong inside the program; it goes on.', error),
  );
  process.on('unhandledRejection', (error) =>
    log.error('Something went wrong inside the program; it goes on.', error),
  );

  await access(path.join(screens, 'desk', 'index.html'));
  const host = await startHost({ dataFolder: folder, log, advice, languages: [systemLanguage()] });
  const pages = await serve({ host, screens, port: command.port, clock: systemClock, log });
  if (command.because !== null) say(command.because);
  say(`The games are kept in ${folder}.`);
  offer(pages);
  const lines = createInterface({ input: process.stdin });
  lines.on('line', () => offer(pages));

  await asked();
  say('Closing; the game is saved.');
  lines.close();
  const ended = Promise.all([pages.close(), host.close()]).then(() => true);
  const late = new Promise<false>((resolve) => systemClock.after(ENDING, () => resolve(false)));
  if (!(await Promise.race([ended, late])))
    log.warn('The end took too long and was cut short; every order that was answered is saved.');
  return 0;
}

/** Serves under the port that was asked for, or under another where that one is taken. */
async function serve(parts: PagesParts & { readonly log: Log }): Promise<Pages> {
  try {
    return await servePages(parts);
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!taken || parts.port === 0) throw error;
    say(`Port ${parts.port} is taken by another program, so the system chose a free one.`);
    return servePages({ ...parts, port: 0 });
  }
}

function offer(pages: Pages): void {
  const { desk, display } = pages.addresses();
  say(`Desk: ${desk}`);
  say(`Display: ${display}`);
  say(
    'Open them in a browser on this machine. Each address opens once; Enter prints fresh ones, Ctrl+C ends.',
  );
}

/** Waits until the system or a person asks for the end. */
function asked(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}

function fail(why: string): number {
  process.stderr.write(`${why}\n`);
  return 2;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const cause = wordsOf(error);
    process.stderr.write(
      `Tableside cannot start. ${cause}\nSee that the data folder can be written (TABLESIDE_DATA names another one) and ` +
        'that the program is built (npm start does it), then start again.\n',
    );
    process.exit(1);
  },
);
