/** What a journal holds: a header, then a record for each order. The checksum around a line is the host's. */

import { z } from 'zod';
import type { Command } from '../rules/command.ts';
import type { Event } from '../rules/event.ts';
import { FACES } from '../rules/express/sheet.ts';
import type { Act } from '../table/act.ts';
import type { Origin } from '../table/table.ts';
import { askedOptions, bot, byColumn, colour, column, options, shape, whole } from './board.ts';
import {
  betCommand,
  chooseCommand,
  firstCommand,
  markCommand,
  rollCommand,
  setCommand,
  settleCommand,
  stopCommand,
  timeCommand,
  voidCommand,
  whereOf,
} from './order.ts';
import type { Same } from './same.ts';
import { JOURNAL } from './version.ts';

/** First line of a journal. */
export const header = z.strictObject({
  journal: z.literal('tableside'),
  version: z.literal(JOURNAL),
  made: z.string(), // date and time, ISO 8601
});

/** Who gave an order; of a reading that waited for a yes, the reader. */
export const origin = z.enum(['desk', 'reader', 'line', 'clock', 'bot', 'dice']);
export type { Origin } from '../table/table.ts';

const numbers = z.array(z.number()).readonly();
const step = whole;
const seat = whole;
const steps = byColumn(step);
const choice = z.union([z.tuple([column]).readonly(), z.tuple([column, column]).readonly()]);
const advance = z.strictObject({ column, from: step, to: step }).readonly();

const command = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('begin'),
    seats: z.number(),
    first: z.number().optional(),
    rules: askedOptions.optional(),
  }),
  firstCommand,
  setCommand,
  rollCommand,
  voidCommand,
  chooseCommand,
  stopCommand,
  betCommand,
  settleCommand,
  markCommand,
  timeCommand,
]);

const seats = z.array(seat).readonly();
const bet = { side: z.enum(['make', 'blow']), discs: z.number().int().min(1).max(5) };
const face = z.literal(FACES);

const voided = z.strictObject({ is: z.literal('voided'), dice: numbers, kept: numbers.nullable() });

const event = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('begun'), seats: whole, first: seat.nullable(), rules: options.readonly() }),
  z.strictObject({ is: z.literal('first-rolled'), seat, dice: numbers }),
  z.strictObject({ is: z.literal('first-tied'), seats }),
  z.strictObject({ is: z.literal('first-settled'), seat }),
  z.strictObject({ is: z.literal('rolled'), seat: seat.nullable(), dice: numbers, roll: whole }),
  voided,
  z.strictObject({ is: z.literal('chosen'), seat, columns: choice, advances: z.array(advance).readonly() }),
  z.strictObject({ is: z.literal('busted'), seat, lost: steps }),
  z.strictObject({ is: z.literal('stopped'), seat, kept: steps }),
  z.strictObject({ is: z.literal('claimed'), seat, column }),
  z.strictObject({ is: z.literal('markers-returned'), column, seats }),
  z.strictObject({ is: z.literal('bets-called'), seats, entry: z.enum(['desk', 'table']) }),
  z.strictObject({ is: z.literal('bet-placed'), seat, ...bet }),
  z.strictObject({ is: z.literal('bets-awaited'), made: z.boolean() }),
  z.strictObject({
    is: z.literal('bets-revealed'),
    made: z.boolean(),
    bets: z.array(z.strictObject(bet).readonly().nullable()).readonly(),
  }),
  z.strictObject({ is: z.literal('settled'), seat, forward: z.boolean(), owed: whole, spaces: steps }),
  z.strictObject({ is: z.literal('turn-lost'), seat }),
  z.strictObject({ is: z.literal('turn-passed'), seat, skipped: seats }),
  z.strictObject({ is: z.literal('won'), seat: z.union([seat, seats]) }),
  z.strictObject({
    is: z.literal('marked'),
    seat,
    fifth: face.nullable(),
    rows: z.tuple([column, column]).readonly(),
  }),
  z.strictObject({ is: z.literal('free-ride'), seat, aside: face }),
  z.strictObject({ is: z.literal('player-out'), seat }),
  z.strictObject({ is: z.literal('throw-closed') }),
  z.strictObject({
    is: z.literal('timed-out'),
    phase: z.enum(['choose', 'decide', 'bet']),
    reminded: z.boolean(),
  }),
  z.strictObject({
    is: z.literal('adjusted'),
    seat,
    throws: whole,
    markers: z.array(steps).readonly(),
    claimed: byColumn(seat),
    runners: steps,
    climbed: steps,
    skips: z.array(z.boolean()).readonly(),
  }),
]);

/** Journals that know no computer players hold seats of people. */
const player = z
  .strictObject({ name: z.string(), colour, shape, bot: bot.nullable().default(null) })
  .readonly();
const entry = z
  .strictObject({
    command: command.readonly(),
    events: z.array(event.readonly()).readonly(),
    players: z.array(player).readonly().optional(),
    reason: z.string().optional(),
  })
  .readonly();

const act = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('played'), entry }),
  z.strictObject({ is: z.literal('undone') }),
  z.strictObject({ is: z.literal('redone') }),
  z.strictObject({
    is: z.literal('rewritten'),
    keep: whole,
    entries: z.array(entry).readonly(),
    event: z
      .discriminatedUnion('is', [
        z.strictObject({
          is: z.literal('corrected'),
          roll: whole,
          from: numbers,
          to: numbers,
          kept: whole,
          dropped: whole,
        }),
        z.strictObject({ is: z.literal('stop-put-first'), seat, roll: whole }),
        voided,
      ])
      .readonly(),
  }),
]);

/** One order that was carried out. */
export const record = z.strictObject({
  seq: whole, // 1 for the first order of a journal
  at: z.string(), // date and time, ISO 8601
  from: origin,
  id: z.string(), // of the order, so that a repeated order is known again after a restart
  act: act.readonly(),
});
export interface JournalRecord {
  readonly seq: number;
  readonly at: string;
  readonly from: Origin;
  readonly id: string;
  readonly act: Act;
}

/** A record in its own type, or where it is not of the form of one. */
export function parseRecord(
  raw: unknown,
): { readonly ok: true; readonly record: JournalRecord } | { readonly ok: false; readonly where: string } {
  const read = record.safeParse(raw);
  return read.success ? { ok: true, record: read.data } : { ok: false, where: whereOf(read.error) };
}

const eventAgrees: Same<z.infer<typeof event>, Event> = true;
const commandAgrees: Same<z.infer<typeof command>, Command> = true;
const actAgrees: Same<z.infer<typeof act>, Act> = true;
const originAgrees: Same<z.infer<typeof origin>, Origin> = true;
void [eventAgrees, commandAgrees, actAgrees, originAgrees];
