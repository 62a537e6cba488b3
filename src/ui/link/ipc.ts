/** The link of a desktop window: the bridge that its preload script laid. */

import type { Bridge } from '../../contract/shell.ts';
import { makeHearing } from './hear.ts';
import type { Link } from './link.ts';

declare global {
  interface Window {
    readonly tableside?: Bridge;
  }
}

/** A link over the bridge. The line stands once the host has said its welcome, and lasts as long as the window. */
export function ipcLink(bridge: Bridge): Link {
  const hearing = makeHearing();
  const stop = bridge.hear((message) => hearing.message(message));
  return {
    send(message) {
      if (hearing.now !== 'open') return false;
      bridge.send(message);
      return true;
    },
    listen: (listener) => hearing.add(listener),
    close: stop,
  };
}
