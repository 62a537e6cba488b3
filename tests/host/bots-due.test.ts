/** What a table waits for that a computer player may answer. */
import { expect, test } from 'vitest';
import { dueAt } from '../../src/host/bots/due.ts';
import { BUSTING, bet, called } from '../kit/told-bets.ts';
import { stop, tableAfter } from '../kit/told.ts';

/** Bets of real discs are called for on Ana's turn; Cleo is a computer player. */
const begun = called({ bets_entry: 'table' }).map((order) =>
  order.do === 'begin'
    ? {
        ...order,
        seats: order.seats.map((seat) => (seat.name === 'Cleo' ? { ...seat, bot: 'r38' as const } : seat)),
      }
    : order,
);

test.each([
  ['a stop', stop],
  ['a bust', BUSTING],
])('discs that are turned over after %s are thought of as when bets were called', (_, end) => {
  const before = tableAfter(begun).moment!.game;
  // Others have turned theirs over already: that is no help.
  const { moment } = tableAfter([...begun, end, bet(1, 'make', 3)]);
  expect(moment!.game).toMatchObject({ phase: 'reveal', runners: {} });
  expect(Object.keys(before.runners)).toHaveLength(3);
  expect(dueAt(moment!, false)).toEqual({
    ...{ is: 'decision', seat: 2, player: 'r38' },
    game: { ...before, phase: 'bet' },
  });
});
