/** The pipe between a page and the shell. It passes on, and neither reads nor checks: the shell trusts no page anyway. */

import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge } from '../src/contract/shell.ts';
import { GAME, SHELL } from './channels.ts';

const hearers = new Set<(message: unknown) => void>();
/** What came before the page listened. */
const early: unknown[] = [];

ipcRenderer.on(GAME, (_event, message: unknown) => {
  if (hearers.size === 0) early.push(message);
  for (const hear of hearers) hear(message);
});

const bridge: Bridge = {
  send(message) {
    ipcRenderer.send(GAME, JSON.stringify(message));
  },
  hear(hear) {
    hearers.add(hear);
    for (const message of early.splice(0)) hear(message);
    return () => {
      hearers.delete(hear);
    };
  },
  ask(ask) {
    ipcRenderer.send(SHELL, ask);
  },
};

contextBridge.exposeInMainWorld('tableside', bridge);
