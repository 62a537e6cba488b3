/**
 * Whether a request may be answered at all: it has to name this very server, and come from its own pages. Other web sites
 * in the same browser reach 127.0.0.1 as well, some under names of their own.
 */

import type { IncomingMessage } from 'node:http';

/** The names under which the server answers. */
export const hostsOf = (port: number) => [`127.0.0.1:${port}`, `localhost:${port}`] as const;

/** Whether the request names this server; a name that only points here is another site's. */
export function isForUs(request: IncomingMessage, port: number): boolean {
  const { host } = request.headers;
  return hostsOf(port).some((ours) => ours === host);
}

/** Whether the request, a socket's, says that it comes from a page of this server under the same name. */
export function isFromOurPage(request: IncomingMessage, port: number): boolean {
  const { host, origin } = request.headers;
  return isForUs(request, port) && origin === `http://${host}`;
}
