/**
 * The authority: the only way in and the only way out. It takes orders one at a time, writes each down before anything
 * is shown, and tells every screen whole views.
 */

import type { Told } from '../contract/from-host.ts';
import type { Viewpoint } from '../contract/from-host.ts';
import type { Pipe } from './pipe.ts';

export interface Host {
  /** Connects a screen: it is welcomed, told everything at once, and heard from then on. */
  attach(pipe: Pipe): void;
  /** What a screen of this viewpoint is shown now. */
  told(viewpoint: Viewpoint): Told;
  /** Ends the reader and the journal, after the orders that are under way. */
  close(): Promise<void>;
}
