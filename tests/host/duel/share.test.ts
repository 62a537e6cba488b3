/** What the processes of a duel hand each other is parsed on arrival. */
import { expect, test } from 'vitest';
import type { DuelOptions } from '../../../src/host/duel/args.ts';
import { newTally } from '../../../src/host/duel/match.ts';
import { readShare, readTally } from '../../../src/host/duel/share.ts';

const options: DuelOptions = { a: 'r38', b: 'casual', games: 9, seed: 1, seats: 2, columns: 3, processes: 2 };
const share = { options, from: 3, to: 9 };
const tally = {
  ...newTally(2),
  games: 6,
  winsByPlace: [2, 1],
  gamesByPlace: [3, 3],
  turns: 60,
  squares: 700,
};

test('a share and what it came to arrive as they were sent', () => {
  expect(readShare(structuredClone(share))).toEqual(share);
  expect(readTally(structuredClone(tally))).toEqual(tally);
});

test.each([undefined, {}, { ...share, to: '9' }, { ...share, options: { ...options, a: 'hal' } }])(
  '%j is no share',
  (raw) => expect(() => readShare(raw)).toThrow(),
);

test.each([undefined, 'done', { ...tally, games: null }, { ...tally, timesA: { bins: [] } }])(
  '%j is no tally',
  (raw) => expect(() => readTally(raw)).toThrow(),
);
