/** How numbers are written for people: percentages that never round a chance away, and counts. Knows no game. */

import type { PercentParts } from '../en/numbers.ts';

/** Between a figure and its unit and between thousands; a line may not break there. */
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

/** A whole number; four figures stand together, more have a space between thousands: "1296", "12 960". */
export function count(number: number): string {
  const figures = String(number);
  return figures.length <= 4 ? figures : figures.replace(/\B(?=(\d{3})+$)/g, NO_BREAK);
}

/** "104 de 1296 tiradas": the exact count behind a percentage. */
export function rollCount(ways: number, of: number): string {
  return `${count(ways)} de ${count(of)} tiradas`;
}

/** `6`, `6 o 9`, `6, 7 u 8`. */
export function anyOf(items: readonly (string | number)[]): string {
  return listed(items, (last) => (STARTS_WITH_O.test(last) ? 'u' : 'o'));
}

/** `6`, `6 y 9`, `6, 9 y 10`, `Ana e Inés`. */
export function allOf(items: readonly (string | number)[]): string {
  return listed(items, (last) => (STARTS_WITH_I.test(last) ? 'e' : 'y'));
}

/** A small count as a word, before something masculine: "un", "tres". From thirteen on in figures. */
export function countWord(number: number): string {
  return COUNTS[number] ?? count(number);
}

const COUNTS = [
  'ningún',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];

/** Spoken with an o at the start: words, and the figures of "ocho", "ochenta" and "once". */
const STARTS_WITH_O = /^(?:h?o|8|11(?!\d))/i;

/** Spoken with an i at the start: Inés, Hilda, Yvonne; before another vowel it is a consonant: Yolanda. */
const STARTS_WITH_I = /^(?:h?i(?![aeou])|y(?![aeiou]))/i;

function listed(items: readonly (string | number)[], wordBefore: (last: string) => string): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  if (items.length === 1) return String(last);
  return `${items.slice(0, -1).join(', ')} ${wordBefore(bare(String(last)))} ${last}`;
}

/** A text without what stands before its first letter or figure, and without accents. */
function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^[^\p{L}\p{N}]+/u, '');
}
