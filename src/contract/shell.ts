/** The few things that only a desktop window can be asked, beside the game. */

import { z } from 'zod';
import type { Same } from './same.ts';

export type ShellAsk =
  | { readonly do: 'show-display' } // open it, or bring it to the front
  | { readonly do: 'hide-display' }
  | { readonly do: 'full-screen' } // of the window that asks, on and off
  | { readonly do: 'open-data-folder' };

const shellAsk = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('show-display') }),
  z.strictObject({ do: z.literal('hide-display') }),
  z.strictObject({ do: z.literal('full-screen') }),
  z.strictObject({ do: z.literal('open-data-folder') }),
]);

/** A wish in its own type, or null for anything else. */
export function parseShellAsk(raw: unknown): ShellAsk | null {
  const read = shellAsk.safeParse(raw);
  return read.success ? read.data : null;
}

const agrees: Same<z.infer<typeof shellAsk>, ShellAsk> = true;
void agrees;

/** What the preload script puts on `window.tableside` of a desktop window; absent in a plain browser. */
export interface Bridge {
  /** Sends a message of `to-host.ts`. */
  send(message: unknown): void;
  /** Hears messages of `from-host.ts`; the answer stops it. */
  hear(hear: (message: unknown) => void): () => void;
  /** Asks the shell. */
  ask(ask: ShellAsk): void;
}
