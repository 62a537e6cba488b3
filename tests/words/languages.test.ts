/** Every sentence exists in every language, and none of them is left in English. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as de from '../../src/words/de/index.ts';
import * as en from '../../src/words/en/index.ts';
import * as es from '../../src/words/es/index.ts';
import * as fr from '../../src/words/fr/index.ts';
import { literalsOf } from '../kit/literals.ts';
import { SAME as sameInGerman } from './same/de.ts';
import { SAME as sameInSpanish } from './same/es.ts';
import { SAME as sameInFrench } from './same/fr.ts';

const ROOM = join(import.meta.dirname, '../../src/words');

/** Words that are English and nothing else, whatever stands around them. */
const ENGLISH_ONLY =
  /(?<!\p{L})(the|and|with|from|this|that|which|rolls?|dice|column|turn|whose|nobody|until|again)(?!\p{L})/iu;

const LANGUAGES = [
  { code: 'es', words: es, same: sameInSpanish },
  { code: 'de', words: de, same: sameInGerman },
  { code: 'fr', words: fr, same: sameInFrench },
] as const;

/** The names of everything in a value: exports, entries of tables, and how many there are in lists. */
function namesIn(value: unknown, at = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [`${at}: ${typeof value}`];
  return Object.entries(value).flatMap(([name, inner]) => namesIn(inner, `${at}.${name}`));
}

function textsOf(code: string): readonly string[] {
  const folder = join(ROOM, code);
  return readdirSync(folder).flatMap((file) => [...literalsOf(join(folder, file))]);
}

describe.each(LANGUAGES)('$code', ({ code, words, same }) => {
  test('has every function and every entry of English, and none beside', () => {
    expect([...namesIn(words)].sort()).toEqual([...namesIn(en)].sort());
  });

  test('says nothing as English does, apart from what is listed', () => {
    const english = new Set(textsOf('en'));
    const equal = textsOf(code).filter((text) => english.has(text) && !same.includes(text));
    expect([...new Set(equal)]).toEqual([]);
  });

  test('holds no word that only English has', () => {
    expect(textsOf(code).filter((text) => ENGLISH_ONLY.test(text) && !same.includes(text))).toEqual([]);
  });

  test('lists nothing as equal that is not', () => {
    const texts = new Set(textsOf(code));
    expect(same.filter((text) => !texts.has(text))).toEqual([]);
  });
});
