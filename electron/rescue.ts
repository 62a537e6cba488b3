/** Applies recovery.ts to the real windows: loads a crashed window again, or shows the plain page with its two links. */

import type { BrowserWindow, WebContents } from 'electron';
import type { Viewpoint } from '../src/contract/from-host.ts';
import type { Log } from '../src/host/start.ts';
import type { WindowCrash } from './diagnostics.ts';
import { gone, WELL } from './recovery.ts';
import { stoppedAct } from './stopped.ts';

export interface RescueParts {
  readonly log: Log;
  readonly page: (viewpoint: Viewpoint) => string;
  readonly stopped: (viewpoint: Viewpoint) => string;
  readonly copyDiagnostics: () => void;
}

export interface Rescue {
  /** Looks after a window from now on. */
  watch(window: BrowserWindow, viewpoint: Viewpoint): void;
  /** Carries out a link of the plain page; false when the address is none. */
  follow(contents: WebContents, viewpoint: Viewpoint, url: string): boolean;
  readonly crashes: readonly WindowCrash[];
}

export function openRescue({ log, page, stopped, copyDiagnostics }: RescueParts): Rescue {
  const known = new Map<number, typeof WELL>();
  const crashes: WindowCrash[] = [];

  const load = (contents: WebContents, address: string) => {
    if (contents.isDestroyed()) return;
    contents.loadURL(address).catch((error: unknown) => log.error(`${address} could not be loaded.`, error));
  };

  return {
    crashes,
    watch({ webContents: contents }, viewpoint) {
      const { id } = contents;
      contents.on('render-process-gone', (_event, { reason, exitCode }) => {
        const told = gone(known.get(id) ?? WELL, { reason, at: performance.now() });
        known.set(id, told.recovery);
        if (reason === 'clean-exit') return;
        crashes.push({ window: viewpoint, reason, exitCode, at: new Date().toISOString() });
        log.error(
          `The process of the ${viewpoint} window is gone (${reason}, ${exitCode}); next: ${told.next.do}.`,
        );
        if (told.next.do === 'reload')
          setTimeout(() => load(contents, page(viewpoint)), told.next.after).unref();
        if (told.next.do === 'give-up') load(contents, stopped(viewpoint));
      });
      contents.on('unresponsive', () => log.warn(`The ${viewpoint} window does not answer.`));
      contents.on('responsive', () => log.info(`The ${viewpoint} window answers again.`));
      contents.once('destroyed', () => known.delete(id));
    },
    follow(contents, viewpoint, url) {
      const act = stoppedAct(stopped(viewpoint), url);
      if (act === null) return false;
      if (act === 'restart') {
        known.delete(contents.id);
        load(contents, page(viewpoint));
      } else {
        copyDiagnostics();
        load(contents, `${stopped(viewpoint)}?copied`);
      }
      return true;
    },
  };
}
