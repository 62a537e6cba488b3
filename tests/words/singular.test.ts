/** One of a thing is spoken of as one. */
import { afterEach, expect, test } from 'vitest';
import { wholeValueWords } from '../../src/words/advice.ts';
import { padHint } from '../../src/words/digits.ts';
import { speakAs } from '../../src/words/language.ts';
import { logWords } from '../../src/words/log.ts';
import { toldOf, begin, roll, tableAfter } from '../kit/told.ts';

afterEach(() => speakAs(() => 'en'));

test('one die that stays is no dice', () => {
  expect(padHint(2, 'hand', 1)).toMatch(/^One die stays\. Throw the other die again/);
  expect(padHint(4, 'hand', 3)).toMatch(/^Three dice stay\./);
});

test('a bust whose dice make one total alone says that it could not be played', () => {
  const table = tableAfter([
    begin('Ana', 'Ben'),
    { do: 'set', position: { markers: [{}, {}], runners: { 5: 1, 6: 1, 7: 1 }, throws: 1, seat: 0 } },
    roll(1, 1, 1, 1),
  ]);
  const line = toldOf(table).screen.log.find((one) => one.is === 'roll');
  if (line === undefined) throw new Error('the roll is not in the log');
  expect(logWords(line, ['Ana', 'Ben']).whole).toContain('and bust: the 2 could not be played.');
});

test.each([
  [0.44, '0,4 tour'],
  [1.94, '1,9 tour'],
  [1.96, '2,0 tours'],
])('in French less than two turns are one: %d', (turns, words) => {
  speakAs(() => 'fr');
  expect(wholeValueWords(turns, 'turns')).toBe(words);
});
