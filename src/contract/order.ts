/** The schema of an order, wherever it comes from: a window, a page, a line of the line program. */

import { z } from 'zod';
import type { Position } from '../rules/position.ts';
import type { AskedPlayer } from '../table/player.ts';
import type { Order } from '../table/order.ts';
import { askedOptions, bot, byColumn, colour, shape } from './board.ts';
import type { Same } from './same.ts';

/** What may be asked about a game. The last two concern the roll that is held beside it. */
export type Ask = Order | { readonly do: 'use-held' } | { readonly do: 'drop-held' };

/** Numbers of a roll or of a choice: how many and which are for the rules to refuse, with their own code. */
const numbers = z.array(z.number()).max(64).readonly();

const player = z.union([
  z
    .string()
    .max(500)
    .transform((name): AskedPlayer => ({ name })),
  z.strictObject({
    name: z.string().max(500),
    colour: colour.optional(),
    shape: shape.optional(),
    bot: bot.nullable().optional(),
  }),
]);

const position = z
  .strictObject({
    markers: z.array(byColumn(z.number())).max(64).readonly(),
    claimed: byColumn(z.number()).optional(),
    seat: z.number().optional(),
    runners: byColumn(z.number()).optional(),
    climbed: byColumn(z.number()).optional(),
    throws: z.number().optional(),
    skips: z.array(z.boolean()).max(64).readonly().optional(),
  })
  .readonly();

export const beginOrder = z.strictObject({
  do: z.literal('begin'),
  seats: z.array(player).max(64).readonly(),
  first: z.number().optional(),
  rules: askedOptions.optional(),
});
export const rollCommand = z.strictObject({ do: z.literal('roll'), dice: numbers });
export const chooseCommand = z.strictObject({ do: z.literal('choose'), columns: numbers });
export const stopCommand = z.strictObject({ do: z.literal('stop') });
export const firstCommand = z.strictObject({ do: z.literal('first'), seat: z.number(), dice: numbers });
export const voidCommand = z.strictObject({ do: z.literal('void'), die: z.number().optional() });
export const betCommand = z.strictObject({
  do: z.literal('bet'),
  seat: z.number(),
  side: z.enum(['make', 'blow']),
  discs: z.number(),
});
export const settleCommand = z.strictObject({
  do: z.literal('settle'),
  seat: z.number(),
  spaces: z
    .record(z.string().max(8), z.number())
    .refine((spaces) => Object.keys(spaces).length <= 16, 'too many columns')
    .readonly(),
});
export const markCommand = z.strictObject({
  do: z.literal('mark'),
  seat: z.number(),
  fifth: z.number(),
  pairs: z.array(numbers).max(8).readonly(),
});
export const timeCommand = z.strictObject({ do: z.literal('time') });
export const setCommand = z.strictObject({ do: z.literal('set'), position });
const setOrder = z.strictObject({ ...setCommand.shape, reason: z.string().max(1000).optional() });

export const ask = z
  .discriminatedUnion('do', [
    beginOrder,
    setOrder,
    firstCommand,
    rollCommand,
    voidCommand,
    chooseCommand,
    stopCommand,
    betCommand,
    settleCommand,
    markCommand,
    timeCommand,
    z.strictObject({ do: z.literal('undo') }),
    z.strictObject({ do: z.literal('redo') }),
    z.strictObject({ do: z.literal('correct'), roll: z.number().optional(), dice: numbers }),
    z.strictObject({ do: z.literal('stop-before-roll') }),
    z.strictObject({ do: z.literal('use-held') }),
    z.strictObject({ do: z.literal('drop-held') }),
  ])
  .readonly();

/** An order in its own type, or where it is not of the form of one. */
export function parseAsk(
  raw: unknown,
): { readonly ok: true; readonly ask: Ask } | { readonly ok: false; readonly where: string } {
  const read = ask.safeParse(raw);
  return read.success ? { ok: true, ask: read.data } : { ok: false, where: whereOf(read.error) };
}

/** Names the first field that is wrong, in one short phrase. */
export function whereOf(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return 'unreadable';
  const path = issue.path.map(String).join('.');
  return path === '' ? issue.message : `${path}: ${issue.message}`;
}

const askAgrees: Same<z.infer<typeof ask>, Readonly<Ask>> = true;
const positionAgrees: Same<z.infer<typeof position>, Position> = true;
void [askAgrees, positionAgrees];
