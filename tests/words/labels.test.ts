/** What undo and redo name: whose it was, and the dice or columns. */
import { describe, expect, test } from 'vitest';
import { labelWords } from '../../src/words/labels.ts';
import { whose } from '../../src/words/en/whose.ts';

describe('a label', () => {
  test.each([
    [{ does: 'begin' }, 'the new game'],
    [{ does: 'set' }, 'the board set by hand'],
    [{ does: 'roll', name: 'Ana', numbers: [3, 1, 4, 6] }, 'Ana’s roll 3-1-4-6'],
    [{ does: 'choose', name: 'Ben', numbers: [7, 11] }, 'Ben’s choice 7 + 11'],
    [{ does: 'choose', name: 'Ben', numbers: [9, 9] }, 'Ben’s choice 9 + 9'],
    [{ does: 'choose', name: 'Ben', numbers: [7] }, 'Ben’s choice 7'],
    [{ does: 'stop', name: 'Chris', numbers: [] }, 'Chris’ stop'],
    [{ does: 'correct', roll: 12 }, 'the correction of roll 12'],
    [{ does: 'stop-before-roll', name: 'Ana' }, 'the stop put before Ana’s roll'],
  ] as const)('of %j is “%s”', (label, words) => {
    expect(labelWords(label)).toBe(words);
  });
});

describe('the possessive of a name', () => {
  test.each([
    ['Ana', 'Ana’s'],
    ['Chris', 'Chris’'],
    ['ARES', 'ARES’'],
    ['Дуня', 'Дуня’s'],
  ])('%s is %s', (name, words) => {
    expect(whose(name)).toBe(words);
  });
});
