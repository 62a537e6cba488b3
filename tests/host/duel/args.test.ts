/** The options of the duel. */
import { expect, test } from 'vitest';
import { readDuelArgs } from '../../../src/host/duel/args.ts';

const read = (line: string) => readDuelArgs(line.split(' '), 2);

test('two players are enough: 2,000 games of two seats to three columns', () => {
  expect(read('--a champion --b r38')).toEqual({
    is: 'duel',
    options: { a: 'champion', b: 'r38', games: 2000, seed: 1, seats: 2, columns: 3, processes: 2 },
  });
});

test('all options together, and solitaire', () => {
  expect(read('--a ga29 --b casual --games 50 --seed 7 --seats 4 --columns 2 --processes 1')).toEqual({
    is: 'duel',
    options: { a: 'ga29', b: 'casual', games: 50, seed: 7, seats: 4, columns: 2, processes: 1 },
  });
  expect(read('--solitaire --a ga29 --games 50')).toMatchObject({
    is: 'duel',
    options: { a: 'ga29', games: 50, seats: 1 },
  });
  expect(read('--list')).toEqual({ is: 'list' });
});

test.each([
  ['nobody', '--b r38', '--a names a player: casual'],
  ['no rival', '--a r38', '--b names a player'],
  ['an unknown player', '--a r38 --b hal', 'hal is no player'],
  ['an unknown first player', '--a hal --b r38', 'hal is no player'],
  ['no games', '--a r38 --b r38 --games 0', '--games is a whole number from 1'],
  ['games that are no number', '--a r38 --b r38 --games ten', '--games'],
  ['half a game', '--a r38 --b r38 --games 1.5', '--games'],
  ['a seed below nought', '--a r38 --b r38 --seed=-1', '--seed'],
  ['five seats', '--a r38 --b r38 --seats 5', '--seats is 2, 3 or 4'],
  ['a target that nobody need reach', '--a r38 --b r38 --seats 4 --columns 4', 'from 1 to 3 with 4 seats'],
  ['a rival in solitaire', '--solitaire --a r38 --b r38', 'leave --b out'],
  ['seats in solitaire', '--solitaire --a r38 --seats 2', 'leave --seats out'],
  ['no process', '--a r38 --b r38 --processes 0', '--processes'],
  ['an unknown option', '--a r38 --b r38 --speed 9', '--speed'],
  ['an option without its value', '--a', '--a'],
])('%s is refused, with what to do', (_, line, says) => {
  expect(read(line)).toMatchObject({ is: 'refused', why: expect.stringContaining(says) });
});
