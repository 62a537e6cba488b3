// Keeps this process and the one program it runs together: signals are passed on, and its end is ours.
import { constants } from 'node:os';

/**
 * Waits for the end of a program, passing on the signals that reach us.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number, how: string, asked: boolean }>} `code` as a shell would give it, `how` in words,
 *   `asked` when a signal to us was the reason.
 */
export function follow(child) {
  let asked = false;
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    asked = true;
    // Ctrl+C in a terminal reaches the program by itself, and a second SIGINT would cut off its orderly end.
    if (signal !== 'SIGINT' || process.stdin.isTTY !== true) child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve) => {
    /** @param {number} code @param {string} how */
    const done = (code, how) => {
      for (const signal of signals) process.off(signal, pass);
      resolve({ code, how, asked });
    };
    child.once('error', (error) => done(127, error.message));
    child.once('close', (code, signal) => {
      if (signal === null) done(code ?? 1, `code ${code}`);
      else done(128 + constants.signals[signal], `signal ${signal}`);
    });
  });
}
