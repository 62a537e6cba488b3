/** A virtual serial cable of two ends, made by socat: one for Tableside, one for the simulated reader. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Cable {
  /** The end that Tableside opens, and the end of the device. */
  readonly desk: string;
  readonly device: string;
  /** Plugs it in; answers why it could not, as a sentence with the next step, or null. */
  plug(): Promise<string | null>;
  /** Pulls it out: done when both ends are gone. */
  unplug(): Promise<void>;
  /** Pulls it out for good and removes its folder. */
  remove(): Promise<void>;
}

/** Makes a cable that is not plugged in, in a folder of its own. */
export function createCable(command = 'socat'): Cable {
  const home = mkdtempSync(join(tmpdir(), 'tableside-dice-'));
  const desk = join(home, 'desk');
  const device = join(home, 'device');
  let running: ChildProcess | null = null;

  async function unplug() {
    const socat = running;
    running = null;
    if (socat !== null && socat.exitCode === null && socat.signalCode === null) {
      const ended = new Promise((resolve) => socat.once('exit', resolve));
      socat.kill('SIGKILL');
      await ended;
    }
    // A killed socat leaves its links behind.
    rmSync(desk, { force: true });
    rmSync(device, { force: true });
  }

  return {
    desk,
    device,
    async plug() {
      await unplug();
      const ends = [desk, device].map((end) => `pty,raw,echo=0,link=${end}`);
      const socat = spawn(command, ['-d', '-d', ...ends], { stdio: ['ignore', 'ignore', 'pipe'] });
      running = socat;
      let said = '';
      return new Promise((resolve) => {
        socat.on('error', (error: Error & { code?: string }) => {
          running = null;
          resolve(
            error.code === 'ENOENT'
              ? 'socat is not installed: sudo apt-get install socat, or use --port with a port that is there.'
              : `socat could not be started: ${error.message}.`,
          );
        });
        socat.on('exit', () => resolve(`socat ended at once. It said: ${said.trim()}`));
        socat.stderr.setEncoding('utf8').on('data', (text: string) => {
          if (said.length < 4000) said += text;
          if (said.includes('starting data transfer')) resolve(null);
        });
      });
    },
    unplug,
    async remove() {
      await unplug();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
