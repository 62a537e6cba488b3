/**
 * Chance that can be had again, for games that a computer plays against itself: the generator sfc32. It is handed in wherever
 * it is used, and it is no source of dice for people.
 */

/** The state of a generator; it changes with every draw. */
export interface Chance {
  a: number;
  b: number;
  c: number;
  counter: number;
}

/** Draws thrown away after seeding, so that close seeds do not begin alike. */
const WARM_UP = 15;

/** A generator for a seed and a number within it, such as that of a game: both are taken as 32 bits. */
export function seedChance(seed: number, stream = 0): Chance {
  const chance: Chance = {
    a: seed | 0,
    b: stream | 0,
    c: Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0,
    counter: 1,
  };
  for (let draw = 0; draw < WARM_UP; draw += 1) nextBits(chance);
  return chance;
}

/** The next 32 bits, as a signed whole number. */
function nextBits(chance: Chance): number {
  const { a, b, c, counter } = chance;
  const drawn = (((a + b) | 0) + counter) | 0;
  chance.counter = (counter + 1) | 0;
  chance.a = b ^ (b >>> 9);
  chance.b = (c + (c << 3)) | 0;
  chance.c = (((c << 21) | (c >>> 11)) + drawn) | 0;
  return drawn;
}

/** A whole number from 0 to below `end`, which is at most 2 to the 20: the unevenness is then below one in four thousand. */
export function below(chance: Chance, end: number): number {
  return Math.floor(((nextBits(chance) >>> 0) * end) / 4294967296);
}

/** A number from 0 to below 1. */
export function fraction(chance: Chance): number {
  return (nextBits(chance) >>> 0) / 4294967296;
}
