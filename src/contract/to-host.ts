/** What a screen may say to the host: an order about the game, or a wish about the dice reader. */

import { z } from 'zod';
import { BAUD_RANGE } from './reader.ts';
import type { Ask } from './order.ts';
import { ask, whereOf } from './order.ts';
import type { About } from '../table/why.ts';
import type { Same } from './same.ts';
import { about } from './why.ts';

/** Choosing a reader: which port, how fast, and whether each reading waits for a yes. */
export type ReaderAsk =
  | { readonly do: 'list-ports' }
  | { readonly do: 'open-reader'; readonly path: string; readonly baud: number; readonly askFirst: boolean }
  | { readonly do: 'close-reader' }
  | { readonly do: 'retry-reader' }
  | { readonly do: 'ask-first'; readonly on: boolean }; // whether each reading waits for a yes

export type ToHost =
  | { readonly is: 'order'; readonly id: string; readonly seen: number; readonly ask: Ask }
  | { readonly is: 'reader'; readonly id: string; readonly ask: ReaderAsk }
  /** Why a ruling is as it is; changes nothing, and the display may ask it too. */
  | { readonly is: 'why'; readonly id: string; readonly ask: About };

/** Longest message that a screen can have reason to send, in bytes. */
export const LONGEST_MESSAGE = 64 * 1024;

const id = z.string().min(1).max(64);

const readerAsk = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('list-ports') }),
  z.strictObject({
    do: z.literal('open-reader'),
    path: z.string().min(1).max(4096),
    baud: z.number().int().min(BAUD_RANGE.least).max(BAUD_RANGE.most),
    askFirst: z.boolean(),
  }),
  z.strictObject({ do: z.literal('close-reader') }),
  z.strictObject({ do: z.literal('retry-reader') }),
  z.strictObject({ do: z.literal('ask-first'), on: z.boolean() }),
]);

const toHost = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('order'), id, seen: z.number().int().min(0), ask }),
  z.strictObject({ is: z.literal('reader'), id, ask: readerAsk.readonly() }),
  z.strictObject({ is: z.literal('why'), id, ask: about }),
]);

/** A message in its own type, or where it is not of the form of one. */
export function parseToHost(
  raw: unknown,
): { readonly ok: true; readonly message: ToHost } | { readonly ok: false; readonly where: string } {
  const read = toHost.safeParse(raw);
  return read.success ? { ok: true, message: read.data } : { ok: false, where: whereOf(read.error) };
}

const toHostAgrees: Same<z.infer<typeof toHost>, ToHost> = true;
void toHostAgrees;
