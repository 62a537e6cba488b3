/** What Spanish asks of a sentence beyond its words: how "y" sounds before a name, and one word for one thing. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { questionWords } from '../../src/words/desk.ts';
import { capWords } from '../../src/words/keys.ts';
import { LANGUAGES, speakAs } from '../../src/words/language.ts';
import { allOf } from '../../src/words/numbers.ts';
import { gameName } from '../../src/words/screen.ts';
import { literalsOf } from '../kit/literals.ts';
import { told } from '../kit/told.ts';

const folder = join(import.meta.dirname, '../../src/words/es');
const texts = readdirSync(folder).flatMap((file) => [...literalsOf(join(folder, file))]);

beforeEach(() => speakAs(() => 'es'));
afterEach(() => speakAs(() => 'en'));

describe('in Spanish', () => {
  test.each([
    ['Inés', 'Ana e Inés'],
    ['Hilda', 'Ana e Hilda'],
    ['Yvonne', 'Ana e Yvonne'],
    ['Ynés', 'Ana e Ynés'],
    ['Yolanda', 'Ana y Yolanda'],
    ['Hielo', 'Ana y Hielo'],
    ['Iago', 'Ana y Iago'],
    ['Ben', 'Ana y Ben'],
  ])('"y" before %s sounds right', (name, says) => {
    expect(allOf(['Ana', name])).toBe(says);
  });

  test('a new game, and how a throw is paired, have one name each', () => {
    expect(texts.filter((text) => /partida nueva|juego nuevo|nuevo juego/i.test(text))).toEqual([]);
    // To share out the spaces of a payoff is another thing, and has no game of its own.
    const shared = texts.filter((text) => /\brepartos?\b/i.test(text));
    expect(shared).toEqual(['Ningún pago espera un reparto.']);
    expect(gameName('Classic')).toBe('Clásica');
  });

  test('the player is asked after a colon', () => {
    const { name, asks } = questionWords(told('decide').screen.view, false);
    expect(`${name} ${asks}`).toBe('Ana decide: ¿sigue o para?');
  });

  test('before a percent sign a space keeps the line together', () => {
    expect(texts.filter((text) => / %/.test(text))).toEqual([]);
  });
});

test.each([
  ['en', 'Ctrl Z', 'Del'],
  ['es', 'Ctrl Z', 'Supr'],
  ['de', 'Strg Z', 'Entf'],
  ['fr', 'Ctrl Z', 'Suppr'],
] as const)('keys in %s are written as they are printed on its keyboards', (language, undo, del) => {
  speakAs(() => language);
  expect([capWords('Ctrl Z'), capWords('Del'), capWords('F11'), capWords('R')]).toEqual([
    undo,
    del,
    'F11',
    'R',
  ]);
  expect(LANGUAGES).toContain(language);
});
