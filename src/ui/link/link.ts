/** The one way from a screen to the host and back, whatever carries it. It passes messages on and decides nothing. */

import type { Advice, LookBack } from '../../contract/advice.ts';
import type { Receipt, Told } from '../../contract/from-host.ts';
import type { ToHost } from '../../contract/to-host.ts';

/** How the line to the host stands: not there yet, there, lost and being sought, or of another build than this page. */
export type Connection = 'connecting' | 'open' | 'lost' | 'outdated';

/** What a link tells whoever listens. */
export interface LinkListener {
  told(told: Told): void;
  receipt(receipt: Receipt): void;
  advice?(advice: Advice): void;
  lookBack?(lookBack: LookBack): void;
  connection(connection: Connection): void;
}

export interface Link {
  /** Sends a message. False when there is no line now: then nothing was sent. */
  send(message: ToHost): boolean;
  /** Begins to listen, with how the line stands and what was told last; the answer ends it. */
  listen(listener: LinkListener): () => void;
  /** Ends the line for good. */
  close(): void;
}
