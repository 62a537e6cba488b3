/** How numbers are written for people: percentages that never round a chance away, and counts. Knows no game. */

import type { PercentParts } from '../en/numbers.ts';

/** Between a figure and its unit; a line may not break there. */
const NO_BREAK = '\u00a0';

/**
 * The share of `ways` in `of`, in percent with one decimal. Only nothing at all is "0" and only everything is "100":
 * whatever lies between is shown as 0,1 at the least and 99,9 at the most.
 */
export function percentParts(ways: number, of: number): PercentParts {
  const sign = `${NO_BREAK}%`;
  if (ways <= 0) return { whole: '0', fraction: '', sign };
  if (ways >= of) return { whole: '100', fraction: '', sign };
  const tenths = Math.min(Math.max(Math.round((ways * 1000) / of), 1), 999);
  return { whole: String(Math.floor(tenths / 10)), fraction: `,${tenths % 10}`, sign };
}

/** The same in one piece: "8,0 %". */
export function percent(ways: number, of: number): string {
  const { whole, fraction, sign } = percentParts(ways, of);
  return whole + fraction + sign;
}

/** A whole number with a point between thousands: "1.296". */
export function count(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** "104 von 1.296 Würfen": the exact count behind a percentage. */
export function rollCount(ways: number, of: number): string {
  return `${count(ways)} von ${count(of)} Würfen`;
}

/** `6`, `6 oder 9`, `6, 9 oder 10`. */
export function anyOf(items: readonly (string | number)[]): string {
  return listed(items, 'oder');
}

/** `6`, `6 und 9`, `6, 9 und 10`. */
export function allOf(items: readonly (string | number)[]): string {
  return listed(items, 'und');
}

/** A small count as a word: "drei". From thirteen on in figures. None and one stand as before "Läufer", unbent. */
export function countWord(number: number): string {
  return COUNTS[number] ?? count(number);
}

const COUNTS = [
  'kein',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

function listed(items: readonly (string | number)[], word: string): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  return items.length === 1 ? String(last) : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}
