import { expect, test } from 'vitest';
import { boardWords, diceWords } from '../../src/words/board.ts';
import { told } from '../kit/told.ts';

test('an empty board is said to be empty', () => {
  expect(boardWords(told('fresh').screen.view, ['Ana', 'Ben', 'Cleo', 'Dov'])).toBe('The board is empty.');
});

test('runners, claims and markers are told with their steps', () => {
  const board = {
    markers: [
      { 6: 3, 7: 13 },
      { 2: 1, 12: 2 },
    ],
    claimed: { 7: 0 },
    runners: { 8: 4, 9: 1 },
  } as const;
  expect(boardWords(board, ['Ana', 'Ben'])).toBe(
    'The board: runners on 8 at step 4 and 9 at step 1; Ana has claimed 7; Ana: 6 at step 3; Ben: 2 at step 1 and 12 at step 2.',
  );
});

test('dice are told by their faces, in the order in which they were read', () => {
  expect(diceWords([2, 4, 3, 5])).toBe('Dice: 2, 4, 3, 5');
  expect(diceWords(null)).toBe('Dice: not rolled yet');
});
