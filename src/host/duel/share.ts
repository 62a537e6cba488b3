/** What the processes of a duel hand each other: a share of the games, and what it came to. Parsed on arrival. */

import { z } from 'zod';
import { PLAYERS } from '../../advice/players/names.ts';
import type { DuelOptions } from './args.ts';
import type { Tally } from './match.ts';

/** Part of a match, for one process: the games `from` to below `to`. */
export interface Share {
  readonly options: DuelOptions;
  readonly from: number;
  readonly to: number;
}

const count = z.int().nonnegative();
const counts = z.array(count);
const times = z.object({ bins: counts, count, total: z.number().nonnegative() });

const share = z.object({
  options: z.object({
    a: z.enum(PLAYERS),
    b: z.enum(PLAYERS),
    games: count,
    seed: count,
    seats: count,
    columns: count,
    processes: count,
  }),
  from: count,
  to: count,
});

const tally = z.object({
  games: count,
  unfinished: count,
  winsByPlace: counts,
  gamesByPlace: counts,
  turns: count,
  squares: count,
  timesA: times,
  timesB: times,
});

/** The share that a process was started with; throws for anything else. */
export const readShare = (raw: unknown): Share => share.parse(raw);

/** What a process answers; throws for anything else. */
export const readTally = (raw: unknown): Tally => tally.parse(raw);
