/** How dangerous the next roll is, in the three lights of the lamp. Knows counts only. */

/** Equally likely rolls of four dice. */
export const ALL_ROLLS = 1296;

/** The lights of the lamp from the lowest to the highest. */
export const RISKS = ['low', 'middle', 'high'] as const;
export type Risk = (typeof RISKS)[number];

/** Low below 15 %, middle from there, high from 40 %; measured on the exact count, not on the rounded figure. */
export function riskOf(ways: number, of: number): Risk {
  if (ways * 100 < of * 15) return 'low';
  return ways * 100 < of * 40 ? 'middle' : 'high';
}
