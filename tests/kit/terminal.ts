// A command run as in a terminal: what it has written so far, waiting for a line of it, and the processes it started. Linux.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';

/** A process as `ps` tells it. */
export interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly uid: number;
  readonly command: string;
}

export interface TerminalOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

export class Terminal {
  /** All that the command has written, stdout and stderr in order of arrival. */
  output = '';
  private readonly child: ChildProcess;
  private readonly watchers = new Set<() => void>();
  private ending: string | undefined;

  constructor(command: string, args: readonly string[], { cwd, env }: TerminalOptions) {
    this.child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
        this.look();
      });
    }
    this.child.once('error', (error) => this.end(error.message));
    this.child.once('close', (code, signal) => this.end(signal ?? `code ${code}`));
  }

  /** Waits until the output matches; rejects with the whole output when the command ends before, or the time is over. */
  waitFor(pattern: RegExp, seconds: number): Promise<RegExpExecArray> {
    return this.wait(`${pattern} was not written`, seconds, () => {
      const found = pattern.exec(this.output);
      if (found === null && this.ending !== undefined)
        throw new Error(`ended with ${this.ending} before ${pattern}`);
      return found ?? undefined;
    });
  }

  /** Waits for the end of the command and of its output; resolves to its exit code or signal in words. */
  ended(seconds: number): Promise<string> {
    return this.wait('did not end', seconds, () => this.ending);
  }

  /** The processes that the command has started, with theirs, itself first. Those that have ended are left out. */
  processes(): readonly Running[] {
    const all = runningProcesses();
    const found = all.filter(({ pid }) => pid === this.child.pid);
    for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid));
    return found;
  }

  /** Ends at once whatever is still running of it. */
  kill(): void {
    for (const { pid } of this.processes().toReversed()) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch (error) {
        // It may have ended together with one that was killed before it.
        if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
      }
    }
  }

  private wait<T>(complaint: string, seconds: number, find: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        this.watchers.delete(look);
        settle();
      };
      const fail = (why: string) =>
        finish(() => reject(new Error(`The command ${why}. It wrote:\n${this.output}`)));
      const look = () => {
        try {
          const found = find();
          if (found !== undefined) finish(() => resolve(found));
        } catch (error) {
          fail(error instanceof Error ? error.message : String(error));
        }
      };
      const timer = setTimeout(() => fail(`${complaint} within ${seconds} seconds`), seconds * 1000);
      this.watchers.add(look);
      look();
    });
  }

  private end(how: string): void {
    this.ending ??= how;
    this.look();
  }

  private look(): void {
    for (const watcher of [...this.watchers]) watcher();
  }
}

function runningProcesses(): readonly Running[] {
  const { stdout } = spawnSync('ps', ['-e', '-ww', '-o', 'pid=,ppid=,uid=,stat=,args='], {
    encoding: 'utf8',
  });
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , stat = '']) => !stat.startsWith('Z'))
    .map(([pid, parent, uid, , ...command]) => ({
      pid: Number(pid),
      parent: Number(parent),
      uid: Number(uid),
      command: command.join(' '),
    }));
}
