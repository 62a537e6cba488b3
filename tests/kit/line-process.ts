/**
 * The line program as a process of its own: the built program, its standard input and output, its files, its end.
 * Nothing of it runs inside the test.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ensureNodePrograms } from '../../scripts/setup/node-build.mjs';
import { inRoot } from '../../scripts/setup/places.mjs';
import { answerForm, type LineAnswer, type LineTable } from './line.ts';

/** A running line program. */
export interface LineProcess extends LineTable {
  readonly child: ChildProcess;
  readonly pid: number;
  /** Lines that answer nothing, as they came. */
  readonly fromReader: Record<string, unknown>[];
  /** Everything on standard error so far. */
  said(): string;
  /** Writes text as it is. */
  write(text: string): void;
  /** The next answer. */
  answer(): Promise<LineAnswer>;
  /** Ends its input and waits for its end: the exit status. */
  end(): Promise<number | null>;
  /** Kills it as a power cut would and waits until it is gone. */
  kill(): Promise<void>;
  /** Settles when it has ended: the exit status, or null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

let built: Promise<string> | null = null;

/** The built program, made of the sources that lie there. Looked at once a test file. */
export function builtReferee(): Promise<string> {
  built ??= build();
  return built;
}

/** Files of tests run side by side and may come to build at the same time: then one of them tries again. */
async function build(): Promise<string> {
  let why = '';
  for (let tries = 0; tries < 5; tries += 1) {
    const built = await ensureNodePrograms(() => undefined).catch((error: unknown) => ({
      ok: false as const,
      why: String(error),
    }));
    if (built.ok) return inRoot('out', 'node', 'referee.js');
    why = built.why;
  }
  throw new Error(`The line program could not be built. ${why}`);
}

/** Starts the built line program; `around` is a command line that it is put behind, such as a limit on its files. */
export async function lineProcess(
  args: readonly string[] = [],
  around: readonly string[] = [],
): Promise<LineProcess> {
  const [command = process.execPath, ...rest] = [...around, process.execPath, await builtReferee(), ...args];
  return over(spawn(command, rest, { stdio: ['pipe', 'pipe', 'pipe'] }));
}

/** Starts it as a person would: `npm run -s referee`. */
export async function npmReferee(args: readonly string[] = []): Promise<LineProcess> {
  await builtReferee();
  return over(
    spawn('npm', ['run', '-s', 'referee', '--', ...args], { cwd: inRoot(), stdio: ['pipe', 'pipe', 'pipe'] }),
  );
}

function over(child: ChildProcess): LineProcess {
  const { stdin, stdout, stderr } = child;
  if (stdin === null || stdout === null || stderr === null) throw new Error('a process without its pipes');
  let said = '';
  stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  // It may end, or be killed, while something is still being written to it.
  stdin.on('error', () => undefined);

  const answers: string[] = [];
  const waiting: { resolve(line: string): void; reject(error: Error): void }[] = [];
  const fromReader: Record<string, unknown>[] = [];
  createInterface({ input: stdout }).on('line', (line) => {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && 'from' in value) fromReader.push({ ...value });
    else {
      const next = waiting.shift();
      if (next === undefined) answers.push(line);
      else next.resolve(line);
    }
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  void ended.then((code) => {
    for (const { reject } of waiting.splice(0)) {
      reject(new Error(`The line program ended (${String(code)}) and owed an answer. It said: ${said}`));
    }
  });

  const answer = async (): Promise<LineAnswer> => {
    const line =
      answers.shift() ??
      (await new Promise<string>((resolve, reject) => {
        if (child.exitCode !== null) reject(new Error(`The line program has ended. It said: ${said}`));
        waiting.push({ resolve, reject });
      }));
    return answerForm.parse(JSON.parse(line));
  };
  const line = (text: string) => {
    stdin.write(`${text}\n`);
    return answer();
  };
  return {
    child,
    pid: child.pid ?? 0,
    fromReader,
    said: () => said,
    write: (text) => void stdin.write(text),
    answer,
    line,
    ask: (command) => line(JSON.stringify(command)),
    end() {
      stdin.end();
      return ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    ended,
  };
}
