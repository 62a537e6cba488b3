/** Values of advice held against each other, and found for what is on the screen. Knows no words. */

import type { Advice, Worth } from '../../contract/advice.ts';
import type { OfferedChoice } from '../../contract/from-host.ts';

/** Whether one value is better than another: a higher chance, or fewer turns. */
export function isBetter(one: number, other: number, worth: Worth): boolean {
  return worth === 'chance' ? one > other : one < other;
}

/** A choice of the screen as advice values it. */
export interface Valued {
  readonly value: number;
  readonly isBest: boolean;
}

/** The values of the choices on the screen, in their order there; null for one that advice does not know. */
export function valuesOf(
  choices: readonly Pick<OfferedChoice, 'columns'>[],
  advice: Advice | null,
): readonly (Valued | null)[] {
  return choices.map(({ columns }) => {
    const at = advice?.choices.findIndex((valued) => valued.columns.join() === columns.join()) ?? -1;
    const valued = advice?.choices[at];
    return valued === undefined ? null : { value: valued.value, isBest: at === 0 };
  });
}
