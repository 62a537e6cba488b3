/** What no page of ours may do, whatever gets into it. Applied to every page that Electron ever makes here. */

import { app, Menu } from 'electron';
import type { Session, WebContents, WebPreferences } from 'electron';
import type { Log } from '../src/host/start.ts';
import { isHandedOut } from './handed-out.ts';

/** The preferences of every window. What is safe by default is written down all the same, so that a test can hold it. */
export function lockedPreferences(preload: string): WebPreferences {
  return {
    preload,
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    // The display speaks, and nobody ever clicks on it. No page but ours is ever shown.
    autoplayPolicy: 'no-user-gesture-required',
    // Its dictionaries come from the network.
    spellcheck: false,
  };
}

/** Applies to every page that will be made. Where a page may go is decided by `mayGo`. */
export function hardenPages(log: Log, mayGo: (contents: WebContents, url: string) => boolean): void {
  app.on('web-contents-created', (_event, contents) => {
    const stay = (event: { preventDefault(): void }, url: string) => {
      if (mayGo(contents, url)) return;
      event.preventDefault();
    };
    contents.on('will-navigate', (details) => stay(details, details.url));
    contents.on('will-redirect', (details) => stay(details, details.url));
    contents.on('will-frame-navigate', (details) => {
      if (!details.isMainFrame) details.preventDefault();
    });
    contents.on('will-attach-webview', (event) => event.preventDefault());
    // A page cannot hold its window open.
    contents.on('will-prevent-unload', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => {
      log.warn('A page wanted to open a window of its own, which no page may do.');
      return { action: 'deny' };
    });
    contents.on('context-menu', (_menu, { isEditable }) => {
      if (!isEditable) return;
      Menu.buildFromTemplate([
        { role: 'cut' },
        { role: 'copy' },
        { role: 'paste' },
        { role: 'selectAll' },
      ]).popup();
    });
  });
}

/** Everything that leaves the machine or reaches for its devices. */
const OUTSIDE = ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*', 'file://*/*'];

/** Full screen is the one thing that pages need permission for. */
export function hardenSession(session: Session, log: Log): void {
  session.setPermissionRequestHandler((_contents, permission, grant) => {
    if (permission !== 'fullscreen') log.warn(`A page asked for "${permission}", which no page gets.`);
    grant(permission === 'fullscreen');
  });
  session.setPermissionCheckHandler((_contents, permission) => permission === 'fullscreen');
  session.setDevicePermissionHandler(() => false);
  // Sets of rules and the count of the dice are all that may be saved; where to, the system asks.
  session.on('will-download', (event, item) => {
    if (!isHandedOut(item.getURL(), item.getFilename())) event.preventDefault();
  });
  session.webRequest.onBeforeRequest({ urls: OUTSIDE }, (details, answer) => {
    log.warn(`A page wanted ${new URL(details.url).origin}, and pages get nothing from outside.`);
    answer({ cancel: true });
  });
}
