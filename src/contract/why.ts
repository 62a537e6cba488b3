/** The question "why?": what about. */

import { z } from 'zod';
import type { About } from '../table/why.ts';
import { column } from './board.ts';
import { whereOf } from './order.ts';
import type { Same } from './same.ts';

export const about = z.union([
  z.strictObject({ about: z.enum(['choices', 'bust', 'stop', 'bet']) }),
  z.strictObject({ about: z.literal('column'), column }),
]);

const why = z.union([
  z.strictObject({ do: z.literal('why'), about: z.enum(['choices', 'bust', 'stop', 'bet']) }),
  z.strictObject({ do: z.literal('why'), about: z.literal('column'), column }),
]);

/** The question of a `why` command, or where it is not of the form of one. */
export function parseWhy(
  raw: unknown,
): { readonly ok: true; readonly why: About } | { readonly ok: false; readonly where: string } {
  const read = why.safeParse(raw);
  return read.success ? { ok: true, why: read.data } : { ok: false, where: whereOf(read.error) };
}

const aboutAgrees: Same<z.infer<typeof about>, About> = true;
void aboutAgrees;
