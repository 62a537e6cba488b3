/** The built program for machines without windows, as a process of its own: what it prints, and how it ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../../scripts/setup/places.mjs';

export interface PagesProcess {
  readonly pid: number;
  /** Waits for a line that fits, from the given one on; rejects when the program ends before. */
  line(fits: RegExp, from?: number): Promise<RegExpExecArray>;
  /** Lines printed so far, standard output only. */
  readonly lines: readonly string[];
  /** Everything on standard error. */
  complaints(): string;
  /** Presses Enter in its terminal. */
  enter(): void;
  /** Sends a signal and waits for the end; the exit code, null when the signal itself was the end. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  kill(): void;
}

/** Starts it on a data folder. */
export function startPages(
  data: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): PagesProcess {
  const child = spawn(process.execPath, [inRoot('out', 'node', 'pages.js'), ...args], {
    env: { ...process.env, TABLESIDE_DATA: data, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let rest = '';
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`It ended (${child.exitCode}). It wrote:\n${lines.join('\n')}\n${complaints}`);
  });
  // Of interest only while somebody waits for a line.
  ended.catch(() => undefined);

  return {
    pid: child.pid ?? 0,
    lines,
    complaints: () => complaints,
    async line(fits, from = 0) {
      for (;;) {
        for (const line of lines.slice(from)) {
          const found = fits.exec(line);
          if (found !== null) return found;
        }
        await Promise.race([once(child.stdout, 'data'), ended]);
      }
    },
    enter: () => void child.stdin.write('\n'),
    async end(signal) {
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
      return child.exitCode;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
