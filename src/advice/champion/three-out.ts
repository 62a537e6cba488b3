/** The part of a turn in which three runners are out: most of its positions, and all of its cost. */

import { CHOICES, type Outcomes } from './outcomes.ts';

/** One set of three columns, to be solved downwards from their tops. */
export interface ThreeOut {
  readonly list: number; // its first list of outcomes
  readonly rooms: readonly [number, number, number];
  readonly from: number; // its first position
  readonly need: number; // tops that win
}

/** Values and stop marks of positions; the stop values stand in `values` when it begins. */
export interface Solved {
  readonly values: Float64Array;
  readonly stops: Uint8Array; // 1 where stopping is at least as good as rolling
}

const after = new Float64Array(CHOICES);

/** Solves the positions of three runners exactly: the better of stopping and rolling, from the tops downwards. */
export function solveThreeOut(
  { list, rooms, from, need }: ThreeOut,
  { only, ends, weights, choices, busts }: Outcomes,
  { values, stops }: Solved,
  bust: number,
  win: number,
): void {
  const [ra, rb, rc] = rooms;
  const stepA = rb * rc;
  for (let i = ra; i > 0; i -= 1) {
    const patternA = list + (ra - i < 2 ? ra - i : 2) * 9;
    for (let j = rb; j > 0; j -= 1) {
      const patternB = patternA + (rb - j < 2 ? rb - j : 2) * 3;
      const topsAB = (i === ra ? 1 : 0) + (j === rb ? 1 : 0);
      let at = from + ((i - 1) * rb + j) * rc;
      for (let k = rc; k > 0; k -= 1) {
        at -= 1;
        if (topsAB + (k === rc ? 1 : 0) >= need) {
          values[at] = win;
          stops[at] = 1;
          continue;
        }
        // Where a choice is not possible its place is read but not used: the list of outcomes gives it no chance.
        const oneA = values[at + stepA] ?? 0;
        const oneB = values[at + rc] ?? 0;
        const oneC = values[at + 1] ?? 0;
        const bothAB = values[at + stepA + rc] ?? 0;
        const bothAC = values[at + stepA + 1] ?? 0;
        const bothBC = values[at + rc + 1] ?? 0;
        const twoA = values[at + 2 * stepA] ?? 0;
        const twoB = values[at + 2 * rc] ?? 0;
        const twoC = values[at + 2] ?? 0;
        after[0] = oneA;
        after[1] = oneB;
        after[2] = oneC;
        after[3] = bothAB;
        after[4] = bothAC;
        after[5] = bothBC;
        after[6] = twoA;
        after[7] = twoB;
        after[8] = twoC;
        const here = patternB + (rc - k < 2 ? rc - k : 2);
        const alone = here * CHOICES;
        let roll =
          (busts[here] ?? 0) * bust +
          (only[alone] ?? 0) * oneA +
          (only[alone + 1] ?? 0) * oneB +
          (only[alone + 2] ?? 0) * oneC +
          (only[alone + 3] ?? 0) * bothAB +
          (only[alone + 4] ?? 0) * bothAC +
          (only[alone + 5] ?? 0) * bothBC +
          (only[alone + 6] ?? 0) * twoA +
          (only[alone + 7] ?? 0) * twoB +
          (only[alone + 8] ?? 0) * twoC;
        let record = ends[here * 4] ?? 0;
        const endTwo = ends[here * 4 + 1] ?? 0;
        const endThree = ends[here * 4 + 2] ?? 0;
        for (; record < endTwo; record += 1) {
          const one = after[choices[record * 3] ?? 0] ?? 0;
          const two = after[choices[record * 3 + 1] ?? 0] ?? 0;
          roll += (weights[record] ?? 0) * Math.max(one, two);
        }
        for (; record < endThree; record += 1) {
          const one = after[choices[record * 3] ?? 0] ?? 0;
          const two = after[choices[record * 3 + 1] ?? 0] ?? 0;
          const three = after[choices[record * 3 + 2] ?? 0] ?? 0;
          const better = Math.max(one, two);
          roll += (weights[record] ?? 0) * Math.max(better, three);
        }
        const stop = values[at] ?? 0;
        if (roll > stop) {
          values[at] = roll;
          stops[at] = 0;
        } else stops[at] = 1;
      }
    }
  }
}

/** Places beyond the last position that `solveThreeOut` may read. */
export function readAhead(lengths: Uint8Array): number {
  const longest = Math.max(...lengths);
  return 2 * longest * longest + 2;
}
