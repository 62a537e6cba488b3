// Running other programs and waiting for their end. Knows nothing of what they are for.
import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { constants as system } from 'node:os';
import path from 'node:path';
import { inRoot, root } from './places.mjs';

/**
 * @typedef {object} Ended How a program ended.
 * @property {boolean} ok It started and ended with code 0 within its time.
 * @property {string} how The ending in words, for a message: "code 2", "signal SIGTERM", "not found" ...
 * @property {string} output What it wrote, stdout and stderr together in order of arrival.
 * @property {string} stdout What it wrote on stdout alone.
 */

/**
 * Runs a program to its end and keeps what it writes.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, seconds?: number }} [options] `seconds` is how long it may take;
 *   after that it and its children are ended.
 * @returns {Promise<Ended>}
 */
export function run(command, args, options = {}) {
  const { cwd = root, env = process.env, seconds } = options;
  return new Promise((resolve) => {
    const ownGroup = process.platform !== 'win32';
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: ownGroup });
    let output = '';
    let stdout = '';
    let late = false;
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    const end = () => endGroup(child.pid, ownGroup);
    const timer =
      seconds === undefined ? undefined : setTimeout(() => ((late = true), end()), seconds * 1000);
    if (running.size === 0) for (const signal of signals) process.on(signal, endAll);
    running.add(end);
    /** @param {boolean} ok @param {string} how */
    const done = (ok, how) => {
      clearTimeout(timer);
      running.delete(end);
      if (running.size === 0) for (const signal of signals) process.off(signal, endAll);
      resolve({ ok, how, output, stdout });
    };
    child.once('error', (error) => done(false, `${command} could not be started: ${error.message}`));
    child.once('close', (code, signal) => {
      if (late) done(false, `not ready after ${seconds} seconds`);
      else done(code === 0, signal === null ? `code ${code}` : `signal ${signal}`);
    });
  });
}

/**
 * The programs under way, by what ends them. They have process groups of their own, so no signal to us reaches them.
 * @type {Set<() => void>}
 */
const running = new Set();
/** @type {readonly NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @param {NodeJS.Signals} signal */
function endAll(signal) {
  for (const end of running) end();
  process.exit(128 + system.signals[signal]);
}

/**
 * Ends a program and, where the system has process groups, everything it started.
 * @param {number | undefined} pid
 * @param {boolean} ownGroup
 */
function endGroup(pid, ownGroup) {
  if (pid === undefined) return;
  try {
    process.kill(ownGroup ? -pid : pid, 'SIGTERM');
  } catch (error) {
    // ESRCH: it ended by itself in the meantime, which is all that was wanted.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/**
 * Runs a JavaScript program of an installed npm package with the Node that runs this.
 * @param {string} file Its path below node_modules, with slashes.
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runPackage = (file, args, options) =>
  run(process.execPath, [inRoot('node_modules', ...file.split('/')), ...args], options);

/**
 * Runs npm: the very one that started this command, or else the one on the path.
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runNpm(args, options) {
  const own = process.env['npm_execpath'];
  if (own?.endsWith('.js')) return run(process.execPath, [own, ...args], options);
  if (process.platform === 'win32') return run('cmd.exe', ['/c', 'npm', ...args], options);
  return run('npm', args, options);
}

/** What was thrown, in words. @param {unknown} error */
export const wordsOf = (error) => (error instanceof Error ? error.message : String(error));

/**
 * The first of some programs that is on the path.
 * @param {readonly string[]} names
 * @returns {string | undefined} Its absolute path.
 */
export function findProgram(names) {
  // Administration tools lie in sbin, which is not on the path of an ordinary Debian user.
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/sbin'];
  for (const name of names) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      try {
        accessSync(file, constants.X_OK);
        return file;
      } catch {
        continue;
      }
    }
  }
  return undefined;
}
