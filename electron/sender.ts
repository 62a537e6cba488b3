/**
 * Who may say what through the bridge. Pure: the bridge tells what Electron says of a sender, and this says whether it is
 * one of ours and which part it plays. Nothing in a message can change that.
 */

import type { Viewpoint } from '../src/contract/from-host.ts';
import { LONGEST_MESSAGE } from '../src/contract/to-host.ts';

/** The frame that sent a message, as Electron knows it. */
export interface Sender {
  readonly window: number; // id of the web contents
  readonly mainFrame: boolean;
  readonly url: string; // empty while a frame comes or goes
}

/** A window that we made. */
export interface Door {
  readonly window: number;
  readonly viewpoint: Viewpoint;
  readonly address: string; // of its page
}

/** The door that a message came through, or null: a foreign window, a frame inside a page, another page, no page. */
export function doorOf(sender: Sender, doors: Iterable<Door>): Door | null {
  if (!sender.mainFrame || sender.url === '') return null;
  for (const door of doors) {
    if (door.window === sender.window) return pageOf(sender.url) === door.address ? door : null;
  }
  return null;
}

/** A message of the game as the host will check it, or why it does not even get there. */
export function readGame(
  viewpoint: Viewpoint,
  text: unknown,
): { readonly ok: true; readonly raw: unknown } | { readonly ok: false; readonly why: string } {
  if (viewpoint !== 'desk') return { ok: false, why: 'the display gives no orders' };
  if (typeof text !== 'string') return { ok: false, why: 'it is not text' };
  // Counted in UTF-8 as on a socket, and only when it can matter: a character is at most three bytes long there.
  if (text.length > LONGEST_MESSAGE || (text.length * 3 > LONGEST_MESSAGE && bytes(text) > LONGEST_MESSAGE)) {
    return { ok: false, why: `it is longer than ${LONGEST_MESSAGE} bytes` };
  }
  try {
    return { ok: true, raw: JSON.parse(text) };
  } catch {
    return { ok: false, why: 'it is not JSON' };
  }
}

const bytes = (text: string) => new TextEncoder().encode(text).length;

/** An address without the part that only scrolls. */
function pageOf(url: string): string {
  const hash = url.indexOf('#');
  return hash === -1 ? url : url.slice(0, hash);
}
