/** Picks the link of this page: the bridge of a desktop window where there is one, else a socket of its own origin. */

import type { Viewpoint } from '../../contract/from-host.ts';
import { ipcLink } from './ipc.ts';
import type { Link } from './link.ts';
import type { Socket } from './socket.ts';
import { socketLink } from './socket.ts';

/** The link of a page that shows what `viewpoint` may see. */
export function chooseLink(viewpoint: Viewpoint): Link {
  if (window.tableside !== undefined) return ipcLink(window.tableside);
  const address = new URL(`/socket?as=${viewpoint}`, window.location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return socketLink({
    open: () => openSocket(address),
    later(wait, call) {
      const timer = window.setTimeout(call, wait);
      return () => window.clearTimeout(timer);
    },
  });
}

/** The browser's own socket, with events as the link takes them. */
function openSocket(address: URL): Socket {
  const web = new WebSocket(address);
  const socket: Socket = {
    send: (text) => web.send(text),
    close: () => web.close(),
    onmessage: null,
    onclose: null,
    onerror: null,
  };
  web.onmessage = ({ data }: { readonly data: unknown }) => socket.onmessage?.({ data });
  web.onclose = () => socket.onclose?.();
  web.onerror = () => socket.onerror?.();
  return socket;
}
