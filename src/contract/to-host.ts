/** What a screen may say to the host: an order about the game, or a wish about the dice reader. */

import { z } from 'zod';
import type { AskedOptions } from '../rules/options.ts';
import { askedOptions } from './board.ts';
import type { Person } from './person.ts';
import { askedPerson } from './person.ts';
import type { SomePreferences } from './preferences.ts';
import { somePreferences } from './preferences.ts';
import type { ReaderChoice } from './reader.ts';
import { readerChoiceSchema, settleSchema } from './reader.ts';
import type { Ask } from './order.ts';
import { ask, whereOf } from './order.ts';
import type { About } from '../table/why.ts';
import type { Same } from './same.ts';
import { about } from './why.ts';

/** Choosing a reader, trying it, and looking at how it works. */
export type ReaderAsk =
  | { readonly do: 'list-ports' }
  | ({ readonly do: 'open-reader'; readonly askFirst: boolean } & ReaderChoice)
  | { readonly do: 'close-reader' }
  | { readonly do: 'retry-reader' }
  | { readonly do: 'ask-first'; readonly on: boolean } // whether each reading waits for a yes
  | { readonly do: 'settle-reader'; readonly ms: number } // plain digits count after so much quiet; 0: at once
  | { readonly do: 'test-reader'; readonly on: boolean } // the next roll is shown and does not count
  | { readonly do: 'bind-dice'; readonly count: 0 | 4 | 5 } // from now on each die that is rolled is one of this table; 0 ends it
  | { readonly do: 'reader-report' } // for diagnostics
  | { readonly do: 'record-reader'; readonly on: boolean }; // what goes over the cable, to a file

/** The players' own sets of house rules. */
export type PresetAsk =
  | { readonly do: 'save-preset'; readonly name: string; readonly rules: AskedOptions }
  | { readonly do: 'delete-preset'; readonly name: string }
  | { readonly do: 'read-preset'; readonly text: string } // of a file, to be kept
  | { readonly do: 'write-preset'; readonly name: string }; // as the text of a file

/** Who is kept as somebody who plays here. */
export type PersonAsk =
  /** Somebody new, or somebody who was called `was` and is like this from now on. */
  | { readonly do: 'save-person'; readonly was: string | null; readonly person: Person }
  | { readonly do: 'delete-person'; readonly name: string };

/** The rule card on the display, a pause, or what is shown between two games: each until the next order, or until it is ended. */
export type ShowAsk = { readonly do: 'card' | 'pause' | 'between'; readonly on: boolean };

export type ToHost =
  | { readonly is: 'order'; readonly id: string; readonly seen: number; readonly ask: Ask }
  | { readonly is: 'reader'; readonly id: string; readonly ask: ReaderAsk }
  | { readonly is: 'preset'; readonly id: string; readonly ask: PresetAsk }
  | { readonly is: 'person'; readonly id: string; readonly ask: PersonAsk }
  /** Other preferences than before. */
  | { readonly is: 'prefer'; readonly id: string; readonly ask: SomePreferences }
  /** Why a ruling is as it is; changes nothing, and the display may ask it too. */
  | { readonly is: 'why'; readonly id: string; readonly ask: About }
  | { readonly is: 'show'; readonly id: string; readonly ask: ShowAsk }
  /** Advice for the game that is played, from now on or no longer; it comes as messages of its own. */
  | { readonly is: 'advise'; readonly id: string; readonly on: boolean }
  /** The look back over the game; it comes as a message of its own. */
  | { readonly is: 'look-back'; readonly id: string }
  /** The computer players, which hold still, go on. */
  | { readonly is: 'bots-go'; readonly id: string }
  /** Something is open at this desk that computer players wait for, or no longer; a desk that goes away has nothing open. */
  | { readonly is: 'bots-wait'; readonly id: string; readonly on: boolean };

/** Longest message that a screen can have reason to send, in bytes. */
export const LONGEST_MESSAGE = 64 * 1024;

const id = z.string().min(1).max(64);

const readerAsk = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('list-ports') }),
  z.strictObject({ do: z.literal('open-reader'), askFirst: z.boolean(), ...readerChoiceSchema.shape }),
  z.strictObject({ do: z.literal('close-reader') }),
  z.strictObject({ do: z.literal('retry-reader') }),
  z.strictObject({ do: z.literal('ask-first'), on: z.boolean() }),
  z.strictObject({ do: z.literal('settle-reader'), ms: settleSchema }),
  z.strictObject({ do: z.literal('test-reader'), on: z.boolean() }),
  z.strictObject({ do: z.literal('bind-dice'), count: z.union([z.literal(0), z.literal(4), z.literal(5)]) }),
  z.strictObject({ do: z.literal('reader-report') }),
  z.strictObject({ do: z.literal('record-reader'), on: z.boolean() }),
]);

const presetName = z.string().max(500);
const presetAsk = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('save-preset'), name: presetName, rules: askedOptions }),
  z.strictObject({ do: z.literal('delete-preset'), name: presetName }),
  z.strictObject({ do: z.literal('read-preset'), text: z.string().max(LONGEST_MESSAGE) }),
  z.strictObject({ do: z.literal('write-preset'), name: presetName }),
]);

const personName = z.string().max(500);
const personAsk = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('save-person'), was: personName.nullable(), person: askedPerson }),
  z.strictObject({ do: z.literal('delete-person'), name: personName }),
]);

const toHost = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('order'), id, seen: z.number().int().min(0), ask }),
  z.strictObject({ is: z.literal('reader'), id, ask: readerAsk.readonly() }),
  z.strictObject({ is: z.literal('preset'), id, ask: presetAsk.readonly() }),
  z.strictObject({ is: z.literal('person'), id, ask: personAsk.readonly() }),
  z.strictObject({ is: z.literal('prefer'), id, ask: somePreferences }),
  z.strictObject({ is: z.literal('why'), id, ask: about }),
  z.strictObject({
    is: z.literal('show'),
    id,
    ask: z.strictObject({ do: z.enum(['card', 'pause', 'between']), on: z.boolean() }).readonly(),
  }),
  z.strictObject({ is: z.literal('advise'), id, on: z.boolean() }),
  z.strictObject({ is: z.literal('look-back'), id }),
  z.strictObject({ is: z.literal('bots-go'), id }),
  z.strictObject({ is: z.literal('bots-wait'), id, on: z.boolean() }),
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
