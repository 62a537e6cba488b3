/**
 * Who may see which page: one-time keys in addresses, and the cookies that they are changed for. It knows no requests and
 * no answers, only what stands in them.
 */

import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Viewpoint } from '../../contract/from-host.ts';

export interface Keys {
  /** New keys, one for each page. Keys that were given before and not used lose their force. */
  fresh(): Readonly<Record<Viewpoint, string>>;
  /** Changes a key for the cookie of its viewpoint, once; null for a key that is used, old or none. */
  redeem(viewpoint: Viewpoint, key: string): string | null;
  /** Whether the cookies of a request open this page: the desk's opens the display as well, never the other way round. */
  opens(viewpoint: Viewpoint, cookies: string | undefined): boolean;
}

const VIEWPOINTS: readonly Viewpoint[] = ['desk', 'display'];

/** Browsers that are let in at once; the one that came first has to ask again when there are more. */
const MOST = 100;

/** Cookies of one host are shared by its ports, so the name holds the port: two programs must not throw each other out. */
const cookieName = (viewpoint: Viewpoint, port: number) => `tableside-${viewpoint}-${port}`;

/** Keys for the pages on a port. */
export function createKeys(port: number): Keys {
  let keys: Partial<Record<Viewpoint, string>> = {};
  const tokens: Record<Viewpoint, string[]> = { desk: [], display: [] };

  const holds = (viewpoint: Viewpoint, jar: ReadonlyMap<string, string>) => {
    const token = jar.get(cookieName(viewpoint, port));
    return token !== undefined && tokens[viewpoint].some((known) => same(known, token));
  };

  return {
    fresh() {
      const made = { desk: random(), display: random() };
      keys = { ...made };
      return made;
    },
    redeem(viewpoint, key) {
      const wanted = keys[viewpoint];
      if (wanted === undefined || !same(wanted, key)) return null;
      delete keys[viewpoint];
      const token = random();
      tokens[viewpoint] = [...tokens[viewpoint], token].slice(-MOST);
      return `${cookieName(viewpoint, port)}=${token}; Path=/; HttpOnly; SameSite=Strict`;
    },
    opens(viewpoint, cookies) {
      const jar = read(cookies);
      return VIEWPOINTS.some((one) => (one === viewpoint || one === 'desk') && holds(one, jar));
    },
  };
}

/** 128 random bits as text that can stand in an address. */
const random = () => randomBytes(16).toString('base64url');

/** Equal or not, in a time that tells nothing about where they differ. */
function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function read(cookies: string | undefined): ReadonlyMap<string, string> {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  return new Map(pairs.map(([name = '', ...value]) => [name, value.join('=')]));
}
