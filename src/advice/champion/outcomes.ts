/**
 * What a roll can do once three runners are out. Only nine choices are possible then, so the rolls fall into a dozen or so
 * classes for each set of columns and each pattern of steps that are left; they are counted once, here.
 */

import { distinctRolls, type Packed } from '../fast/rolls.ts';
import type { Index, Shape } from '../fast/shape.ts';

/** Choices: one step in a, b or c; a and b, a and c, b and c; two steps in a, b or c. */
export const CHOICES = 9;
const ONE = [0, 1, 2] as const;
const TWO = [6, 7, 8] as const;
/** The choice of two columns, by the sum of their places. */
const BOTH = [-1, 3, 4, 5] as const;

/** Steps left in a column as the classes tell them: none, one, two or more. */
const PATTERNS = 27;

/** The classes of all lists, flat; a list belongs to three columns and a pattern of steps left. */
export interface Outcomes {
  /** The list for three columns in rising order; add a pattern to it. */
  listOf(a: Index, b: Index, c: Index): number;
  readonly only: Float64Array; // by list and choice: chance that it is the only one
  readonly ends: Int32Array; // by list, four places: first record, ends of those with two and with three choices, none
  readonly weights: Float64Array; // by record: chance of it
  readonly choices: Uint8Array; // by record, three places
  readonly busts: Float64Array; // by list: chance that there is no choice
}

interface Class {
  readonly choices: readonly number[];
  weight: number;
}

/** Counted once a board: solvers share them. */
const counted = new WeakMap<Shape, Outcomes>();

/** The classes of every three columns of a board and every pattern. */
export function outcomesOf(shape: Shape): Outcomes {
  const known = counted.get(shape) ?? countOutcomes(shape);
  counted.set(shape, known);
  return known;
}

function countOutcomes(shape: Shape): Outcomes {
  const { columns } = shape;
  const rolls = distinctRolls(shape);
  const lists: { readonly classes: readonly Class[]; readonly bust: number }[] = [];
  const starts = new Int32Array(columns ** 3);
  for (let a = 0; a < columns; a += 1)
    for (let b = a + 1; b < columns; b += 1)
      for (let c = b + 1; c < columns; c += 1) {
        starts[(a * columns + b) * columns + c] = lists.length;
        for (let pattern = 0; pattern < PATTERNS; pattern += 1) {
          const left = [Math.floor(pattern / 9), Math.floor(pattern / 3) % 3, pattern % 3];
          lists.push(classesOf((pairing) => choiceOf([a, b, c], left, pairing), rolls));
        }
      }
  const records = lists.reduce(
    (sum, { classes }) => sum + classes.filter(({ choices }) => choices.length > 1).length,
    0,
  );
  const found = {
    only: new Float64Array(lists.length * CHOICES),
    ends: new Int32Array(lists.length * 4),
    weights: new Float64Array(records),
    choices: new Uint8Array(records * 3),
    busts: Float64Array.from(lists, ({ bust }) => bust),
  };
  let record = 0;
  for (const [list, { classes }] of lists.entries()) {
    for (const { choices, weight } of classes) {
      if (choices.length === 1) found.only[list * CHOICES + (choices[0] ?? 0)] = weight;
    }
    found.ends[list * 4] = record;
    for (const size of [2, 3]) {
      for (const { choices, weight } of classes.filter((one) => one.choices.length === size)) {
        found.weights[record] = weight;
        found.choices.set(choices, record * 3);
        record += 1;
      }
      found.ends[list * 4 + size - 1] = record;
    }
  }
  return { ...found, listOf: (a, b, c) => starts[(a * columns + b) * columns + c] ?? 0 };
}

function classesOf(
  choiceOfPairing: (pairing: Packed) => number | null,
  rolls: ReturnType<typeof distinctRolls>,
): { readonly classes: readonly Class[]; readonly bust: number } {
  const classes = new Map<string, Class>();
  let bust = 0;
  for (const { weight, pairings } of rolls) {
    const all = pairings.map(choiceOfPairing).filter((choice) => choice !== null);
    const choices = [...new Set(all)].sort((one, other) => one - other);
    if (choices.length === 0) bust += weight;
    else {
      const known = classes.get(choices.join()) ?? { choices, weight: 0 };
      known.weight += weight;
      classes.set(choices.join(), known);
    }
  }
  // Shares that are added up may miss 1 by a hair, and a roll that is lost for certain must not look better than that.
  return { classes: [...classes.values()], bust: classes.size === 0 ? 1 : bust };
}

/** The choice that a pairing makes of three runners, or null. */
function choiceOf(columns: readonly Index[], left: readonly number[], pairing: Packed): number | null {
  const one = columns.indexOf(pairing >> 4);
  const other = columns.indexOf(pairing & 15);
  const canOne = one >= 0 && (left[one] ?? 0) > 0;
  const canOther = other >= 0 && (left[other] ?? 0) > 0;
  if (canOne && canOther && one === other) return ((left[one] ?? 0) > 1 ? TWO : ONE)[one] ?? null;
  if (canOne && canOther) return BOTH[one + other] ?? null;
  if (canOne) return ONE[one] ?? null;
  return canOther ? (ONE[other] ?? null) : null;
}
