/** The host as screens know it: the only way in, and the only way out. */

import type { Told, Viewpoint } from '../contract/from-host.ts';
import type { Pipe } from './pipe.ts';

export interface Host {
  /** Connects a screen: it is welcomed, told everything at once, and heard from then on. */
  attach(pipe: Pipe): void;
  /** What a screen of this viewpoint is shown now. */
  told(viewpoint: Viewpoint): Told;
  /** A sound of the players' own by its name; null for what is none. */
  clip(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Called after every change of what is shown. */
  watch(changed: () => void): void;
  /** The machine goes to sleep: the reader's port is let go. */
  suspend(): void;
  /** The machine is awake again: the reader is looked for anew. */
  resume(): void;
  /** Ends the reader and the journal, after the orders that are under way. */
  close(): Promise<void>;
}
