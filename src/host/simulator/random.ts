/** Chance that can be had again: the same seed makes the same rolls and the same faults. */

/** Chance in [0, 1) from a seed of 32 bits (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from 0 to below `end`. */
export const below = (chance: () => number, end: number): number => Math.floor(chance() * end);

/** A throw of so many dice. */
export const throwOf = (chance: () => number, count: number): number[] =>
  Array.from({ length: count }, () => 1 + below(chance, 6));
