/** People in the set-up of a game: one tap seats somebody, another one lets them get up, and seats are swapped. */
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { Person, Player } from '../../src/contract/from-host.ts';
import { COLOURS, SHAPES } from '../../src/contract/seating.ts';
import { decide } from '../../src/table/decide.ts';
import { BARE_TABLE } from '../../src/table/table.ts';
import { canSeat, moved, respoken, seatOf, withTapped } from '../../src/ui/desk/draft-people.ts';
import { offeredPresets, withPreset } from '../../src/ui/desk/draft-presets.ts';
import type { Draft } from '../../src/ui/desk/draft.ts';
import {
  beginOf,
  draftFrom,
  hasRoom,
  recoloured,
  renamed,
  reshaped,
  withoutSeat,
  withSeat,
} from '../../src/ui/desk/draft.ts';
import { namedLike } from '../../src/ui/desk/find-people.ts';
import { LANGUAGES, speakAs } from '../../src/words/language.ts';
import { COLOUR_WORDS } from '../../src/words/set-up.ts';
import { seedOr } from '../kit/seeded.ts';
import { FEW, MANY, ODD_NAMES } from '../kit/told-people.ts';

const [ANA, BEN, SIOBHAN, DOV] = FEW as readonly [Person, Person, Person, Person];
const usual = draftFrom([], null);
const runs = { seed: seedOr(4545), numRuns: 300, endOnFailure: true };
const tap = (draft: Draft, ...people: readonly Person[]) =>
  people.reduce((now, person) => withTapped(now, person, FEW), draft);
const names = ({ seats }: Draft) => seats.map(({ name }) => name);
const lookOf = (draft: Draft, { name }: Person) => {
  const { colour, shape } = draft.seats[seatOf(draft, { name }) ?? -1] ?? {};
  return { colour, shape };
};

describe('a tap on somebody who played before', () => {
  test('takes the next free seat, then one more, and gives it back', () => {
    expect(names(tap(usual, BEN))).toEqual(['Ben', 'Red']);
    expect(names(tap(usual, BEN, ANA, SIOBHAN))).toEqual(['Ben', 'Ana', 'Siobhán']);
    expect(names(tap(usual, BEN, ANA, SIOBHAN, ANA))).toEqual(['Ben', 'Siobhán']);
    expect(names(tap(usual, ANA, ANA))).toEqual(['Red', 'Blue']);
    expect(names(tap(usual, ANA, BEN, ANA))).toEqual(['Red', 'Ben']);
  });

  test('leaves a single seat free for somebody else', () => {
    const alone = withoutSeat(tap(usual, ANA), 1);
    expect(names(alone)).toEqual(['Ana']);
    expect(names(tap(alone, ANA))).toEqual(['Red']);
  });

  test('gives everybody the own look; free seats give way to it', () => {
    const draft = tap(usual, BEN);
    expect(lookOf(draft, BEN)).toEqual({ colour: 'blue', shape: BEN.shape });
    expect(draft.seats[1]).toEqual({ name: 'Red', colour: 'red', shape: 'cone', bot: null });
  });

  test('lends a colour to whoever comes after somebody with the same', () => {
    const draft = tap(usual, ANA, DOV);
    expect(lookOf(draft, ANA).colour).toBe('red');
    expect(lookOf(draft, DOV)).toEqual({ colour: 'blue', shape: DOV.shape });
    expect(lookOf(tap(draft, ANA, DOV, DOV), DOV).colour).toBe('red');
  });

  test('changes nothing when every seat is taken', () => {
    const cleo: Person = { ...ANA, name: 'Cleo' };
    const full = tap(usual, ANA, BEN, SIOBHAN, DOV);
    expect([hasRoom(full), canSeat(full, FEW), canSeat(renamed(full, 2, ' '), FEW)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(withTapped(full, cleo, FEW)).toBe(full);
    expect(names(withTapped(renamed(full, 2, ' '), cleo, FEW))).toEqual(['Ana', 'Ben', 'Cleo', 'Dov']);
  });

  test('knows whoever was typed in another way, and brings nobody to the table twice', () => {
    expect(seatOf(renamed(usual, 1, ' siobhÁN '), SIOBHAN)).toBe(1);
    const express = offeredPresets([]).find(({ name }) => name === 'Solitaire')!;
    const alone = withPreset(tap(usual, ANA, BEN), express);
    expect(names(withSeat(tap(alone, BEN)))).toEqual(['Ana', 'Ben', 'Yellow']);
  });

  test('does not take a person for a free seat who is called like a colour', () => {
    const red: Person = { name: 'Red', spoken: null, colour: 'red', shape: 'cone' };
    const people = [red, ANA];
    const draft = [red, ANA].reduce((now, person) => withTapped(now, person, people), usual);
    expect(names(draft)).toEqual(['Red', 'Ana']);
  });
});

describe('free seats while the set-up is open', () => {
  afterEach(() => speakAs(() => 'en'));

  test('are called by their colours in the language of the moment, whichever way it changes', () => {
    for (const before of LANGUAGES) {
      speakAs(() => before);
      const full = draftFrom([], null);
      for (const after of LANGUAGES) {
        speakAs(() => after);
        expect(names(respoken(full, FEW))).toEqual([COLOUR_WORDS.red, COLOUR_WORDS.blue]);
        expect(names(withTapped(full, ANA, FEW))[0]).toBe('Ana');
        // Nobody was at the table, so nobody is brought along from the game before.
        expect(names(tap(respoken(full, FEW), ANA, BEN))).toEqual(['Ana', 'Ben']);
      }
    }
  });

  test('keep what people wrote: names, seats emptied by hand, and somebody who is called like a colour', () => {
    const red: Person = { name: 'Red', spoken: null, colour: 'red', shape: 'cone' };
    speakAs(() => 'de');
    expect(names(respoken(renamed(usual, 0, 'Rosa'), FEW))).toEqual(['Rosa', 'Blau']);
    expect(names(respoken(renamed(usual, 1, ''), FEW))).toEqual(['Rot', '']);
    expect(names(respoken(usual, [red]))).toEqual(['Red', 'Blau']);
    expect(names(respoken(renamed(usual, 0, 'Blau'), FEW))).toEqual(['Blau', '']);
  });

  test('are what they were in the language that is changed back', () => {
    speakAs(() => 'fr');
    const french = respoken(usual, FEW);
    speakAs(() => 'en');
    expect(respoken(french, FEW)).toEqual(usual);
  });

  test('take somebody by the written name alone: how it is said stays with the person', () => {
    const seats = tap(usual, SIOBHAN, BEN).seats;
    expect(seats.map((seat) => Object.keys(seat).sort())).toEqual([
      ['bot', 'colour', 'name', 'shape'],
      ['bot', 'colour', 'name', 'shape'],
    ]);
    expect(JSON.stringify(seats)).not.toContain(SIOBHAN.spoken);
  });
});

describe('the order of the table', () => {
  test('who begins stays the same person when seats are swapped', () => {
    const draft = { ...tap(usual, ANA, BEN, SIOBHAN), first: 1 };
    expect(moved(draft, 1, -1)).toMatchObject({ first: 0, seats: [{ name: 'Ben' }, { name: 'Ana' }, {}] });
    expect(moved(draft, 1, 1).first).toBe(2);
    expect(moved(draft, 0, 1).first).toBe(0);
    expect(moved(draft, 2, -1).first).toBe(2);
  });

  test('nobody is moved past an end', () => {
    expect(moved(usual, 0, -1)).toBe(usual);
    expect(moved(usual, 1, 1)).toBe(usual);
  });

  test('however seats are swapped, everybody keeps name, colour and shape', () => {
    const seats = fc
      .tuple(
        fc.uniqueArray(fc.constantFrom(...COLOURS), { minLength: 10, maxLength: 10 }),
        fc.uniqueArray(fc.constantFrom(...SHAPES), { minLength: 10, maxLength: 10 }),
        fc.integer({ min: 1, max: 10 }),
      )
      .map(([colours, shapes, count]) =>
        Array.from({ length: count }, (_, at): Player => ({
          name: `P${at}`,
          colour: colours[at]!,
          shape: shapes[at]!,
          bot: null,
        })),
      );
    const move = fc.record({ seat: fc.nat({ max: 9 }), by: fc.constantFrom<(-1 | 1)[]>(-1, 1) });
    fc.assert(
      fc.property(seats, fc.nat({ max: 9 }), fc.array(move), (players, first, moves) => {
        const before: Draft = { seats: players, away: [], first: first % players.length, rules: {} };
        const after = moves.reduce((draft, { seat, by }) => moved(draft, seat, by), before);
        const sorted = (list: readonly Player[]) => [...list].sort((a, b) => a.name.localeCompare(b.name));
        expect(sorted(after.seats)).toEqual(sorted(players));
        expect(after.seats[after.first]).toBe(before.seats[before.first]);
      }),
      runs,
    );
  });

  test('whatever is done, no two are alike in colour or shape, and nobody sits there twice', () => {
    const at = fc.nat({ max: 9 });
    const presets = offeredPresets([]);
    const deed = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.nat({ max: 14 }).map((n) => (draft: Draft) => withTapped(draft, MANY[n]!, MANY)),
      },
      fc.constant(withSeat),
      at.map(
        (seat) => (draft: Draft) =>
          draft.seats.length > 1 ? withoutSeat(draft, seat % draft.seats.length) : draft,
      ),
      at.map((seat) => (draft: Draft) => moved(draft, seat, 1)),
      fc.nat({ max: presets.length - 1 }).map((n) => (draft: Draft) => withPreset(draft, presets[n]!)),
      fc.tuple(at, fc.constantFrom(...COLOURS)).map(
        ([seat, colour]) =>
          (draft: Draft) =>
            recoloured(draft, seat % draft.seats.length, colour),
      ),
      fc.tuple(at, fc.constantFrom(...SHAPES)).map(
        ([seat, shape]) =>
          (draft: Draft) =>
            reshaped(draft, seat % draft.seats.length, shape),
      ),
    );
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
        const draft = deeds.reduce((now, act) => act(now), usual);
        const { seats } = draft;
        expect(new Set(seats.map(({ colour }) => colour)).size).toBe(seats.length);
        expect(new Set(seats.map(({ shape }) => shape)).size).toBe(seats.length);
        expect(draft.seats[draft.first]).toBeDefined();
        const ask = beginOf(draft);
        if (ask.do !== 'begin') throw new Error('no order to begin');
        const decision = decide(BARE_TABLE, ask);
        // A seat without a name, or one player left to a game with bets: both are there to be seen, and nothing else may be wrong.
        expect([null, 'empty-name', 'betting-needs-seats']).toContain(
          decision.ok ? null : decision.refusal.code,
        );
      }),
      runs,
    );
  });
});

describe('finding somebody', () => {
  test('by any part of name or spoken name, without accents and case', () => {
    const found = (typed: string) => namedLike(FEW, typed).map(({ name }) => name);
    expect(found('')).toEqual(FEW.map(({ name }) => name));
    expect(found('SIOBHAN')).toEqual(['Siobhán']);
    expect(found(' shiv ')).toEqual(['Siobhán']);
    expect(found('an si')).toEqual(['Siobhán']);
    expect(found('xyz')).toEqual([]);
    for (const name of ODD_NAMES) expect(namedLike(MANY, name).map((person) => person.name)).toContain(name);
  });
});
