/** How numbers are written for people: percentages that never round a chance away, and counts. Knows no game. */

/** Between a figure and its unit; a line may not break there. */
const NO_BREAK = '\u00a0';

/** A percentage in the parts that a screen may set in different sizes; joined they read "8.0 %". */
export interface PercentParts {
  readonly whole: string; // "8"
  readonly fraction: string; // ".0", or nothing for exactly 0 and 100
  readonly sign: string; // "%" and the space before it
}

/**
 * The share of `ways` in `of`, in percent with one decimal. Only nothing at all is "0" and only everything is "100":
 * whatever lies between is shown as 0.1 at the least and 99.9 at the most.
 */
export function percentParts(ways: number, of: number): PercentParts {
  const sign = `${NO_BREAK}%`;
  if (ways <= 0) return { whole: '0', fraction: '', sign };
  if (ways >= of) return { whole: '100', fraction: '', sign };
  const tenths = Math.min(Math.max(Math.round((ways * 1000) / of), 1), 999);
  return { whole: String(Math.floor(tenths / 10)), fraction: `.${tenths % 10}`, sign };
}

/** The same in one piece: "8.0 %". */
export function percent(ways: number, of: number): string {
  const { whole, fraction, sign } = percentParts(ways, of);
  return whole + fraction + sign;
}

/** A whole number with a comma between thousands: "1,296". */
export function count(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** "104 of 1,296 rolls": the exact count behind a percentage. */
export function rollCount(ways: number, of: number): string {
  return `${count(ways)} of ${count(of)} rolls`;
}

/** `6`, `6 or 9`, `6, 9 or 10`. */
export function anyOf(items: readonly (string | number)[]): string {
  return listed(items, 'or');
}

/** `6`, `6 and 9`, `6, 9 and 10`. */
export function allOf(items: readonly (string | number)[]): string {
  return listed(items, 'and');
}

/** A small count as a word: "three". From thirteen on in figures. */
export function countWord(number: number): string {
  return COUNTS[number] ?? count(number);
}

const COUNTS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function listed(items: readonly (string | number)[], word: string): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  return items.length === 1 ? String(last) : `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}
