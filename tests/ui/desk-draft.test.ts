/** The set-up of a game as it is being filled in. */
import { describe, expect, test } from 'vitest';
import type { Draft } from '../../src/ui/desk/draft.ts';
import {
  beginOf,
  COLOURS,
  draftFrom,
  hasRoom,
  recoloured,
  renamed,
  reshaped,
  seatAtFault,
  SHAPES,
  targetsOf,
  withoutSeat,
  withSeat,
} from '../../src/ui/desk/draft.ts';
import * as players from '../../src/table/player.ts';
import { decide } from '../../src/table/decide.ts';
import { BARE_TABLE } from '../../src/table/table.ts';

const usual = draftFrom([], null);
const full = withSeat(withSeat(usual));
const alike = (draft: Draft) => [
  new Set(draft.seats.map((seat) => seat.colour)).size,
  new Set(draft.seats.map((seat) => seat.shape)).size,
];

function refusalOf(draft: Draft): string | null {
  const ask = beginOf(draft);
  if (ask.do !== 'begin') throw new Error('no order to begin');
  const decision = decide(BARE_TABLE, ask);
  return decision.ok ? null : decision.refusal.code;
}

describe('the set-up', () => {
  test('colours and shapes are those that a seat can have', () => {
    expect(COLOURS).toEqual(players.COLOURS);
    expect(SHAPES).toEqual(players.SHAPES);
  });

  test('as it stands it begins a game, with one to four seats', () => {
    const one = withoutSeat(usual, 1);
    for (const draft of [one, usual, withSeat(usual), full]) expect(refusalOf(draft)).toBeNull();
    expect(full.seats.map((seat) => seat.name)).toEqual(['Red', 'Blue', 'Yellow', 'Green']);
    expect(hasRoom(full)).toBe(false);
    expect(withSeat(full)).toBe(full);
  });

  test('a colour or shape that another seat has is exchanged with it', () => {
    const draft = reshaped(recoloured(full, 0, 'green'), 2, 'cone');
    expect(draft.seats.map((seat) => seat.colour)).toEqual(['green', 'blue', 'yellow', 'red']);
    expect(draft.seats.map((seat) => seat.shape)).toEqual(['disc', 'square', 'cone', 'diamond']);
    expect(alike(draft)).toEqual([4, 4]);
  });

  test('a seat that is added after others left takes what is left over', () => {
    const draft = withSeat(withoutSeat(full, 1));
    expect(draft.seats.at(-1)).toEqual({ name: 'Blue', colour: 'blue', shape: 'square' });
    const named = withSeat(renamed(withoutSeat(full, 1), 0, 'Blue'));
    expect(named.seats.at(-1)?.name).toBe('');
  });

  test('who begins stays the same person when a seat before leaves, and is never nobody', () => {
    const third: Draft = { ...full, first: 2 };
    expect(withoutSeat(third, 0).first).toBe(1);
    expect(withoutSeat(third, 3).first).toBe(2);
    const last: Draft = { ...full, first: 3 };
    expect(withoutSeat(last, 3).first).toBe(2);
    expect(withoutSeat({ ...usual, first: 0 }, 0).first).toBe(0);
  });

  test('the target stays within what the number of seats allows', () => {
    const six: Draft = { ...usual, columns: 6 };
    expect(targetsOf(six)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(withSeat(six).columns).toBe(4);
    expect(withSeat(withSeat(six)).columns).toBe(3);
    expect(targetsOf(withoutSeat(usual, 0))).toHaveLength(11);
  });

  test('a refusal about a name is shown at the seat it is about', () => {
    const named = (...names: readonly string[]) =>
      names.reduce((draft, name, seat) => renamed(draft, seat, name), full);
    const cases: readonly [Draft, number][] = [
      [named('Ana', ' ', 'Cleo', 'Dov'), 1],
      [named('Ana', 'Ben', 'ana ', 'Dov'), 2],
      [named('Ana', 'Ben', 'Cleo', 'D'.repeat(41)), 3],
    ];
    for (const [draft, seat] of cases) {
      const code = refusalOf(draft);
      expect(code).not.toBeNull();
      expect(seatAtFault(draft, code ?? '')).toBe(seat);
    }
    expect(seatAtFault(full, 'bad-win-columns')).toBeNull();
  });
});
