/** How numbers are written for people: percentages that never round a chance away, and counts. Knows no game. */

import type { PercentParts } from '../en/numbers.ts';

/** Between a figure and its unit; a line may not break there. */
const NO_BREAK = '\u00a0';

/** The same, narrower, between thousands. */
const NARROW = '\u202f';

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

/** A whole number with a narrow space between thousands: "1 296". */
export function count(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, NARROW);
}

/** "104 lancers sur 1 296": the exact count behind a percentage. */
export function rollCount(ways: number, of: number): string {
  return `${count(ways)} ${ways < 2 ? 'lancer' : 'lancers'} sur ${count(of)}`;
}

/** `6`, `6 ou 9`, `6, 9 ou 10`. */
export function anyOf(items: readonly (string | number)[]): string {
  return listed(items, 'ou');
}

/** `6`, `6 et 9`, `6, 9 et 10`. */
export function allOf(items: readonly (string | number)[]): string {
  return listed(items, 'et');
}

/** A small count as a word, masculine: "trois". From thirteen on in figures. */
export function countWord(number: number): string {
  return COUNTS[number] ?? count(number);
}

const COUNTS = [
  'aucun',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
];

function listed(items: readonly (string | number)[], word: string): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  return items.length === 1 ? String(last) : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}
