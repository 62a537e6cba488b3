/** French "de" before names: it loses its vowel before another one. */

import { nameWords } from '../names.ts';

/** Sounds that "de" runs into; a y before a vowel is a consonant, and an h may be one. */
const STARTS_WITH_VOWEL = /^(?:[aeiouœæ]|y(?![aeiou]))/i;

/** "d’Ana", "de Ben": a name as a sentence shows it. */
export function whoseWords(name: string): string {
  return particle(name) + nameWords(name);
}

/** The same with the name as it is. */
export function whose(name: string): string {
  return particle(name) + name;
}

function particle(name: string): string {
  const bare = name.normalize('NFD').replace(/\p{M}/gu, '');
  return STARTS_WITH_VOWEL.test(bare) ? 'd’' : 'de ';
}
