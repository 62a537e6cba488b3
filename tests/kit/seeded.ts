/**
 * Chance that can be had again: a small seeded generator (mulberry32) for tests.
 * It is no source of fair dice and is never used by the program.
 */

export interface Seeded {
  /** A number from 0 up to, never including, 1. */
  next(): number;
  /** A whole number from 0 up to, never including, `below`. */
  whole(below: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** So many dice, each 1 to 6. */
  dice(count?: number): number[];
  /** One of the list; throws on an empty list. */
  pick<Item>(list: readonly Item[]): Item;
}

/** A generator that always gives the same sequence for the same seed (taken modulo 2 to the 32). */
export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  function whole(below: number): number {
    return Math.floor(next() * below);
  }
  return {
    next,
    whole,
    chance: (probability) => next() < probability,
    dice: (count = 4) => Array.from({ length: count }, () => whole(6) + 1),
    pick(list) {
      if (list.length === 0) throw new Error('nothing to pick from');
      return list[whole(list.length)]!;
    },
  };
}

/** The seed for a test: the environment's SEED, or the given one. */
export function seedOr(usual: number): number {
  const told = process.env['SEED'];
  if (told === undefined || told === '') return usual;
  const seed = Number(told);
  if (!Number.isInteger(seed)) throw new Error(`SEED must be a whole number, not "${told}".`);
  return seed;
}
