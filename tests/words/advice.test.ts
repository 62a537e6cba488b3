/** Chances and values in words: never more certain than they are, always with their sign and unit. */
import { afterEach, describe, expect, test } from 'vitest';
import {
  amountWords,
  bustsWords,
  chanceWords,
  changeWords,
  isUsualName,
  lineWords,
  turningWords,
  valueWords,
  wholeValueWords,
} from '../../src/words/advice.ts';
import { speakAs } from '../../src/words/language.ts';

afterEach(() => speakAs(() => 'en'));

describe('a chance', () => {
  test('[K06] is 100 % and 0 % where it is certain, and nowhere else', () => {
    expect(chanceWords(1)).toBe('100\u00a0%');
    expect(chanceWords(0)).toBe('0\u00a0%');
    expect(chanceWords(0.9999)).toBe('99\u00a0%');
    expect(chanceWords(0.0001)).toBe('1\u00a0%');
    expect(valueWords(0.99999, 'chance')).toBe('99.9\u00a0%');
  });

  test('is in whole percent beside a name', () => {
    expect(chanceWords(0.426)).toBe('43\u00a0%');
  });
});

describe('a change', () => {
  test('bears its sign, and nothing bears none', () => {
    expect(changeWords(0.312, 'chance')).toBe('+31.2\u00a0%');
    expect(changeWords(-0.312, 'chance')).toBe('\u221231.2\u00a0%');
    expect(changeWords(-0.00001, 'chance')).toBe('0.0\u00a0%');
    expect(changeWords(-1.25, 'turns')).toBe('\u22121.3 turns');
  });

  test('of a turning point names its roll and its seat', () => {
    expect(turningWords(23, 'Ana', -0.1, 'chance')).toBe('Roll 23, \u2068Ana\u2069: \u221210.0\u00a0%');
  });
});

describe('what decisions gave up', () => {
  test('is a sum and no chance: it may pass 100 %, and next to nothing is nothing', () => {
    expect(amountWords(1.34, 'chance')).toBe('134.0\u00a0%');
    expect(amountWords(0.00002, 'chance')).toBe('0.0\u00a0%');
    expect(amountWords(0, 'chance')).toBe('0.0\u00a0%');
    expect(amountWords(2.44, 'turns')).toBe('2.4 turns');
  });

  test.each([
    ['de', '134,0\u00a0%', '2,4 Züge'],
    ['fr', '134,0\u00a0%', '2,4 tours'],
    ['es', '134,0\u00a0%', '2,4 turnos'],
  ] as const)('is written so in %s', (language, chance, turns) => {
    speakAs(() => language);
    expect(amountWords(1.34, 'chance')).toBe(chance);
    expect(amountWords(2.44, 'turns')).toBe(turns);
  });
});

test('alone values are turns', () => {
  expect(wholeValueWords(6.24, 'turns')).toBe('6.2 turns');
  expect(bustsWords(3, 2.44)).toBe('3 (2.4)');
});

test('the line says what each seat ended with', () => {
  const says = lineWords(
    [
      { name: 'Ana', value: 1 },
      { name: 'Ben', value: 0 },
    ],
    'chance',
  );
  expect(says).toContain('\u2068Ana\u2069 100\u00a0%, \u2068Ben\u2069 0\u00a0%');
});

test('the chances that the line ends with add up to 100 %', () => {
  const says = lineWords(
    ['Ana', 'Ben', 'Cleo'].map((name) => ({ name, value: 1 / 3 })),
    'chance',
  );
  expect(says).toContain('\u2068Ana\u2069 34\u00a0%, \u2068Ben\u2069 33\u00a0%, \u2068Cleo\u2069 33\u00a0%');
});

test('alone the line ends with turns', () => {
  expect(lineWords([{ name: 'Ana', value: 2.44 }], 'turns')).toContain('\u2068Ana\u2069 2.4 turns.');
});

test('German writes a comma', () => {
  speakAs(() => 'de');
  expect(changeWords(0.312, 'chance')).toBe('+31,2\u00a0%');
  expect(wholeValueWords(6.24, 'turns')).toBe('6,2 Züge');
});

test('the usual name of a computer player is known in every language, with a number behind it or without', () => {
  expect(isUsualName('Champion', 'champion')).toBe(true);
  expect(isUsualName('Meister 2', 'champion')).toBe(true);
  expect(isUsualName('Rule of 28', 'rule-of-28')).toBe(true);
  expect(isUsualName('Deep Red', 'champion')).toBe(false);
});
