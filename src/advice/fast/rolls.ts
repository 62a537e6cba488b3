/** Rolls of four dice as tables: every ordered roll for the game, distinct rolls with their weights for the turn solver. */

import { STANDARD, type Shape } from './shape.ts';

/** A pairing as one number: the lower column's index times 16 plus the higher one's. */
export type Packed = number;

/** What every ordered roll can make, by the roll's number. */
export interface RollTable {
  readonly count: number; // ordered rolls, sides to the power of 4
  readonly pairings: Uint8Array; // by roll, four places each: up to three distinct pairings in the order of the rules
  readonly pairingCount: Uint8Array; // by roll
  readonly totals: Uint16Array; // by roll: every total that two dice make, as a set of columns
}

/** Places of a roll in `pairings`; four rather than three, so that a shift finds them. */
export const PAIRING_PLACES = 4;

/** Which dice stand together: the first with the second, the third, the fourth. */
const SPLITS = [
  [0, 1, 2, 3],
  [0, 2, 1, 3],
  [0, 3, 1, 2],
] as const;

/** Every ordered roll; the number of a roll is its faces as digits, the first die the highest. */
function rollTable({ sides }: Shape): RollTable {
  const count = sides ** 4;
  const pairings = new Uint8Array(count * PAIRING_PLACES);
  const pairingCount = new Uint8Array(count);
  const totals = new Uint16Array(count);
  for (let roll = 0; roll < count; roll += 1) {
    const faces = facesOf(roll, sides);
    const found = pairingsOf(faces);
    pairings.set(found, roll * PAIRING_PLACES);
    pairingCount[roll] = found.length;
    totals[roll] = found.reduce((set, pairing) => set | (1 << (pairing >> 4)) | (1 << (pairing & 15)), 0);
  }
  return { count, pairings, pairingCount, totals };
}

/** The faces of a roll, each 1 to `sides`, in the order of its dice. */
export function facesOf(roll: number, sides: number = STANDARD.sides): readonly number[] {
  return [3, 2, 1, 0].map((place) => (Math.floor(roll / sides ** place) % sides) + 1);
}

/** The distinct pairings of four faces, repeats dropped. */
function pairingsOf(faces: readonly number[]): readonly Packed[] {
  const found: Packed[] = [];
  for (const [a, b, c, d] of SPLITS) {
    const one = (faces[a] ?? 0) + (faces[b] ?? 0) - 2;
    const other = (faces[c] ?? 0) + (faces[d] ?? 0) - 2;
    const packed = (Math.min(one, other) << 4) | Math.max(one, other);
    if (!found.includes(packed)) found.push(packed);
  }
  return found;
}

/** Rolls that show the same faces, as one. */
export interface DistinctRoll {
  readonly weight: number; // chance of it, 0 to 1
  readonly pairings: readonly Packed[];
}

/** Every distinct roll; the weights add up to 1. */
export function distinctRolls(shape: Shape): readonly DistinctRoll[] {
  const { sides } = shape;
  const found = new Map<string, { ways: number; pairings: readonly Packed[] }>();
  const count = sides ** 4;
  for (let roll = 0; roll < count; roll += 1) {
    const faces = [...facesOf(roll, sides)].sort((one, other) => one - other);
    const key = faces.join();
    const known = found.get(key) ?? { ways: 0, pairings: pairingsOf(faces) };
    found.set(key, { ...known, ways: known.ways + 1 });
  }
  return [...found.values()].map(({ ways, pairings }) => ({ weight: ways / count, pairings }));
}

/** The rolls of the game. */
export const ROLL_TABLE: RollTable = rollTable(STANDARD);
