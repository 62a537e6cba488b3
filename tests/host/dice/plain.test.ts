/** The plain form, rule by rule of its grammar. */
import { describe, expect, test } from 'vitest';
import { readPlain } from '../../../src/host/dice/plain.ts';

const verdict = (line: string, count = 4) => {
  const read = readPlain(line, count);
  return read.is === 'roll' ? read.dice.join('') : read.is;
};

describe('the plain form', () => {
  test.each([
    '3146',
    '3 1 4 6',
    '3, 1, 4, 6',
    '3,1,4,6',
    '3;1;4;6',
    '3-1-4-6',
    '3 - 1 - 4 - 6',
    '3\t1\t4\t6',
    '3  1  4  6',
    '  3146\t ',
    'ROLL 3146',
    'ROLL: 3146',
    'ROLL:3146',
    'ROLL3146',
    'ROLL:\t3 1 4 6 ',
    ' ROLL: 3, 1, 4, 6',
    'roll: 3146',
  ])('%j is a roll', (line) => {
    expect(verdict(line)).toBe('3146');
  });

  test.each([
    '3147',
    '0146',
    '314',
    '31465',
    '3 1 46',
    '31 46',
    '3,1 4 6',
    '3, 1, 4,6',
    '3  1 4 6',
    '3,1;4,6',
    '3,,1,,4,,6',
    '3146,',
    ',3146',
    '-3 1 4 6',
    '3, 1, 4, 614',
    '3146 3146',
    '1',
    'ROLL: 314',
    'ROLL 3147',
  ])('%j is digits and separators, but no roll', (line) => {
    expect(verdict(line)).toBe('bad-roll');
  });

  test.each([
    'AT+GCAP',
    'ERROR',
    'ROLL',
    'ROLL:',
    'ROLL : 3146',
    'ROLLED 3146',
    'dice 3146',
    '3146!',
    '3.1.4.6',
    '3146 = 14',
    '3+1+4+6',
    '3:1:4:6',
    'x3146',
    '$3146',
    '-----',
    ' ',
    '\t',
    '３146',
  ])('%j is prose', (line) => {
    expect(verdict(line)).toBe('unknown');
  });

  test('a line that begins with # is a comment, whatever it holds', () => {
    expect(verdict('# 3146')).toBe('comment');
    expect(verdict('#3146')).toBe('comment');
    expect(verdict(' # 3146')).toBe('unknown');
  });

  test('the number of dice is what the game awaits', () => {
    expect(verdict('31', 2)).toBe('31');
    expect(verdict('3 1', 2)).toBe('31');
    expect(verdict('31465', 5)).toBe('31465');
    expect(verdict('3, 1, 4, 6, 5', 5)).toBe('31465');
    expect(verdict('3146', 5)).toBe('bad-roll');
    expect(verdict('3146', 2)).toBe('bad-roll');
  });

  test('the dice keep the order in which the reader named them', () => {
    expect(readPlain('6 1 4 3', 4)).toEqual({ is: 'roll', dice: [6, 1, 4, 3] });
  });

  test('all 1,296 rolls are read in every separator', () => {
    for (const separator of ['', ' ', ', ', ';', ' - ']) {
      for (let index = 0; index < 1296; index += 1) {
        const dice = [216, 36, 6, 1].map((weight) => (Math.floor(index / weight) % 6) + 1);
        expect(readPlain(dice.join(separator), 4)).toEqual({ is: 'roll', dice });
      }
    }
  });
});
