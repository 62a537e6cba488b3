/** The windows' own scheme, app://tableside/: the built screens, the players' own sounds and the page of a window that gave up, nothing else. */

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { protocol } from 'electron';
import { clipAt } from '../src/contract/call.ts';
import { pageFile } from '../src/contract/pages.ts';
import { SECURITY_HEADERS } from '../src/contract/policy.ts';
import type { Viewpoint } from '../src/contract/from-host.ts';
import type { Host } from '../src/host/start.ts';
import { stoppedPage } from './stopped.ts';

const SCHEME = 'app';
const ORIGIN = `${SCHEME}://tableside`;

/** The address of a window's page. */
export const pageAddress = (viewpoint: Viewpoint) => `${ORIGIN}/${viewpoint}/index.html`;

/** The address that is shown in a window that gave up; an act of the person there goes to an address below it. */
export const stoppedAddress = (viewpoint: Viewpoint) => `${ORIGIN}/stopped/${viewpoint}`;

/** Makes the scheme one like https to the pages. Has to happen before the app is ready. */
export function declareScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/** Answers the scheme from the folder of the built screens, and with the clips of the host. */
export function servePages(screens: string, clipOf: Host['clip']): void {
  protocol.handle(SCHEME, (request) => answer(screens, clipOf, request));
}

async function answer(screens: string, clipOf: Host['clip'], { method, url }: Request): Promise<Response> {
  if (method !== 'GET') return refused(405);
  const { host, pathname, searchParams } = new URL(url);
  if (`${SCHEME}://${host}` !== ORIGIN) return refused(404);
  const stopped = /^\/stopped\/(desk|display)$/.exec(pathname)?.[1];
  if (stopped !== undefined) {
    return new Response(stoppedPage(stopped, searchParams.has('copied')), {
      headers: { ...SECURITY_HEADERS, 'content-type': 'text/html; charset=utf-8' },
    });
  }
  const clip = clipAt(pathname);
  if (clip !== null) {
    const sound = await clipOf(clip.name);
    if (sound === null) return refused(404);
    return new Response(sound, { headers: { ...SECURITY_HEADERS, 'content-type': clip.type } });
  }
  const file = pageFile(pathname);
  if (file === null) return refused(404);
  try {
    const content = await readFile(path.join(screens, file.path));
    return new Response(content, { headers: { ...SECURITY_HEADERS, 'content-type': file.type } });
  } catch {
    // Not there, or a folder: to a page both are the same.
    return refused(404);
  }
}

function refused(status: number): Response {
  return new Response('', { status, headers: { ...SECURITY_HEADERS, 'content-type': 'text/plain' } });
}
