/**
 * The one checked door between windows and the program. A message counts only when it comes from the main frame of a
 * window that we made, showing the page that we gave it; the window says who is speaking, never the message.
 */

import { ipcMain } from 'electron';
import type { BrowserWindow, IpcMainEvent } from 'electron';
import type { Told, Viewpoint } from '../src/contract/from-host.ts';
import { parseShellAsk } from '../src/contract/shell.ts';
import type { ShellAsk } from '../src/contract/shell.ts';
import type { Pipe } from '../src/host/pipe.ts';
import type { Host, Log } from '../src/host/start.ts';
import { GAME, SHELL } from './channels.ts';
import { doorOf, readGame } from './sender.ts';
import type { Door } from './sender.ts';

export interface Bridge {
  /** Lets a window in: its page is connected to the host whenever it has loaded, until it is left or gone. */
  admit(window: BrowserWindow, viewpoint: Viewpoint, address: string): void;
}

export interface BridgeParts {
  readonly host: Host;
  readonly log: Log;
  /** A window wishes something of the shell. */
  readonly asked: (viewpoint: Viewpoint, ask: ShellAsk) => void;
  /** What the desk shows now; null while it shows nothing. */
  readonly shown: (told: Told | null) => void;
}

/** A page that is connected to the host. */
interface Connected {
  hear(raw: unknown): void;
  close(): void;
}

export function openBridge({ host, log, asked, shown }: BridgeParts): Bridge {
  const doors = new Map<number, Door>();
  const pages = new Map<number, Connected>();

  const enter = (event: IpcMainEvent): Door | null => {
    const frame = event.senderFrame;
    const door =
      frame === null
        ? null
        : doorOf(
            {
              window: event.sender.id,
              mainFrame: frame.parent === null && frame === event.sender.mainFrame,
              url: frame.url,
            },
            doors.values(),
          );
    if (door === null) log.warn('A message that came from none of the windows was refused.');
    return door;
  };

  ipcMain.on(GAME, (event, text: unknown) => {
    const door = enter(event);
    if (door === null) return;
    const read = readGame(door.viewpoint, text);
    if (read.ok) pages.get(door.window)?.hear(read.raw);
    else log.warn(`A message from the ${door.viewpoint} window was refused: ${read.why}.`);
  });

  ipcMain.on(SHELL, (event, raw: unknown) => {
    const door = enter(event);
    if (door === null) return;
    const ask = parseShellAsk(raw);
    if (ask !== null) asked(door.viewpoint, ask);
    else log.warn(`A wish of the ${door.viewpoint} window was refused: there is no such wish.`);
  });

  const connect = ({ webContents: contents }: BrowserWindow, viewpoint: Viewpoint): Connected => {
    const hearers: ((raw: unknown) => void)[] = [];
    const ends: (() => void)[] = [];
    let open = true;
    const pipe: Pipe = {
      viewpoint,
      send(message) {
        if (!open || contents.isDestroyed()) return;
        contents.send(GAME, message);
        if (viewpoint === 'desk' && message.is === 'told') shown(message.told);
      },
      onMessage: (hear) => void hearers.push(hear),
      onClose: (gone) => void ends.push(gone),
    };
    host.attach(pipe);
    return {
      hear: (raw) => hearers.forEach((hear) => hear(raw)),
      close() {
        open = false;
        ends.forEach((gone) => gone());
        if (viewpoint === 'desk') shown(null);
      },
    };
  };

  return {
    admit(window, viewpoint, address) {
      const contents = window.webContents;
      const { id } = contents;
      const leave = () => {
        pages.get(id)?.close();
        pages.delete(id);
      };
      doors.set(id, { window: id, viewpoint, address });
      contents.on('dom-ready', () => {
        leave();
        if (doorOf({ window: id, mainFrame: true, url: contents.getURL() }, doors.values()) === null) return;
        pages.set(id, connect(window, viewpoint));
      });
      contents.on('did-start-navigation', (details) => {
        if (details.isMainFrame && !details.isSameDocument) leave();
      });
      contents.on('render-process-gone', leave);
      contents.once('destroyed', () => {
        leave();
        doors.delete(id);
      });
    },
  };
}
