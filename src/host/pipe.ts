/**
 * A connection to one screen, whatever carries it: a window's channel, a page's socket, a pair in memory.
 * Who is at the other end is a property of the pipe, never of a message.
 */

import type { FromHost, Viewpoint } from '../contract/from-host.ts';

export interface Pipe {
  readonly viewpoint: Viewpoint;
  /** Sends one message to the screen; a closed pipe drops it. */
  send(message: FromHost): void;
  /** Called with each message from the screen, unchecked as it came. */
  onMessage(hear: (raw: unknown) => void): void;
  /** Called once when the screen is gone. */
  onClose(gone: () => void): void;
}
