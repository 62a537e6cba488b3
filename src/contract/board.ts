/** Schemas of the small things of the board that several messages are made of. */

import { z } from 'zod';
import type { ZodType } from 'zod';
import { COLUMNS, isColumn } from '../rules/column.ts';
import type { Column } from '../rules/column.ts';
import type { Options } from '../rules/options.ts';
import { PLAYERS } from '../advice/players/names.ts';
import { COLOURS, SHAPES } from '../table/player.ts';
import type { Same } from './same.ts';

export const whole = z.number().int().min(0).max(1_000_000_000);
export const column = z.custom<Column>(isColumn);

/** An object whose keys are columns; any other key is refused. */
export function byColumn<T>(value: ZodType<T>) {
  const optional = value.optional();
  return z
    .strictObject({
      2: optional,
      3: optional,
      4: optional,
      5: optional,
      6: optional,
      7: optional,
      8: optional,
      9: optional,
      10: optional,
      11: optional,
      12: optional,
    })
    .transform((map) => {
      // A key that is there without a value counts as not there, and equal boards must be equal objects.
      const found: { [C in Column]?: T } = {};
      for (const at of COLUMNS) {
        const kept = map[at];
        if (kept !== undefined) found[at] = kept;
      }
      return found;
    })
    .readonly();
}

export const bot = z.enum(PLAYERS);
export const colour = z.enum(COLOURS);
export const shape = z.enum(SHAPES);

export const options = z.strictObject({
  game: z.enum(['classic', 'express']),
  first_player: z.enum(['two_dice', 'youngest', 'chosen']),
  win_columns: z.number(),
  betting: z.boolean(),
  bets_entry: z.enum(['desk', 'table']),
  bet_min_third_throw: z.boolean(),
  bet_clock: z.number(),
  claimed_markers: z.enum(['remove', 'stay']),
  occupied: z.enum(['stack', 'skip', 'reroll']),
  empty_double: z.enum(['two', 'three']),
  pairing_choice: z.enum(['free', 'most_columns']),
  auto_stop_on_win: z.boolean(),
  cocked_die: z.enum(['rethrow_all', 'rethrow_die', 'count_if_readable']),
  turn_clock: z.number(),
  r28_double: z.enum(['first_step', 'placing_roll']),
  express_fifth: z.enum(['unique', 'open']),
  express_end: z.enum(['each', 'all_at_first']),
});

/** Options as they are asked for: which of them exist, and with which values, is for the rules to say. */
export const askedOptions = z
  .unknown()
  // A record schema leaves this one name out in silence; it is an option that does not exist, like any other.
  .refine((asked) => !(asked instanceof Object && Object.hasOwn(asked, '__proto__')), 'no option __proto__')
  .pipe(
    z
      .record(z.string().max(64), z.union([z.string().max(64), z.number(), z.boolean()]))
      .refine((asked) => Object.keys(asked).length <= 64, 'too many options'),
  )
  .readonly();

const optionsAgree: Same<z.infer<typeof options>, { -readonly [K in keyof Options]: Options[K] }> = true;
void optionsAgree;
