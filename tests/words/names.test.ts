import { expect, test } from 'vitest';
import { charactersOf, nameWords, shortName } from '../../src/words/names.ts';
import { whoseWords } from '../../src/words/en/whose.ts';

const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

test('a short name is left as it is', () => {
  expect(shortName('Ana', 16)).toBe('Ana');
  expect(shortName('Sixteen letters!', 16)).toBe('Sixteen letters!');
});

test('a long name ends in an ellipsis and is no longer than its room', () => {
  const short = shortName('Maximiliana Konstantina', 13);
  expect(short).toBe('Maximiliana…');
  expect(charactersOf(short).length).toBeLessThanOrEqual(13);
});

test('a family of one emoji is one character and is never taken apart', () => {
  expect(charactersOf('👨‍👩‍👧‍👦a')).toEqual(['👨‍👩‍👧‍👦', 'a']);
  expect(shortName('👨‍👩‍👧‍👦'.repeat(5), 3)).toBe('👨‍👩‍👧‍👦👨‍👩‍👧‍👦…');
});

test('a name in a sentence is walled off, so that right-to-left writing turns nothing else around', () => {
  expect(nameWords('ابتسام')).toBe('\u2068ابتسام\u2069');
});

test('names that end in s take the apostrophe alone', () => {
  expect([whoseWords('Ana'), whoseWords('Chris')].map(plain)).toEqual(['Ana’s', 'Chris’']);
});
