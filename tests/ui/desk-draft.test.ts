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
  seatedFor,
  targetsOf,
  withoutSeat,
  withSeat,
} from '../../src/ui/desk/draft.ts';
import {
  isPreset,
  offeredPresets,
  optionAtFault,
  withOption,
  withPreset,
} from '../../src/ui/desk/draft-presets.ts';
import { askedBy, differing, optionsThatMatter, usualOf, valueOf } from '../../src/ui/desk/draft-rules.ts';
import type { OptionName } from '../../src/rules/options.ts';
import { DEFAULT_OPTIONS, OPTION_VALUES, optionNames, settleOptions } from '../../src/rules/options.ts';
import type { Preset } from '../../src/rules/preset.ts';
import { PRESETS } from '../../src/rules/preset.ts';
import * as players from '../../src/table/player.ts';
import { decide } from '../../src/table/decide.ts';
import { BARE_TABLE } from '../../src/table/table.ts';

const usual = draftFrom([], null);
const aiming = (draft: Draft, columns: number) => withOption(draft, 'win_columns', columns);
const named = (name: string, own: readonly Preset[] = []) =>
  offeredPresets(own).find((preset) => preset.name === name)!;
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
    expect(draft.seats.at(-1)).toEqual({ name: 'Blue', colour: 'blue', shape: 'square', bot: null });
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
    const six = aiming(usual, 6);
    expect(targetsOf(six)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(valueOf(withSeat(six), 'win_columns')).toBe(4);
    expect(valueOf(withSeat(withSeat(six)), 'win_columns')).toBe(3);
    expect(targetsOf(withoutSeat(usual, 0))).toHaveLength(11);
    for (const draft of [six, withSeat(six), withSeat(withSeat(six))]) expect(refusalOf(draft)).toBeNull();
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

describe('the games that can be chosen', () => {
  test.each(PRESETS.map(({ name }) => name))(
    '%s can be begun as soon as it is chosen, whoever sits there',
    (name) => {
      for (const draft of [withoutSeat(usual, 1), usual, full]) {
        const chosen = withPreset(draft, named(name));
        expect(isPreset(chosen, named(name))).toBe(true);
        expect(refusalOf(chosen)).toBeNull();
      }
    },
  );

  test('who makes room for a game of fewer comes back with a game of more', () => {
    const alone = withPreset(full, named('Solitaire'));
    expect(alone.seats.map((seat) => seat.name)).toEqual(['Red']);
    expect(withPreset(alone, named('Classic')).seats).toEqual(full.seats);
    expect(withSeat(alone).seats.map((seat) => seat.name)).toEqual(['Red', 'Blue']);
  });

  test('Express seats ten, in ten colours and shapes; the board then keeps the first four', () => {
    let draft = withPreset(usual, named('Express'));
    while (hasRoom(draft)) draft = withSeat(draft);
    expect(alike(draft)).toEqual([10, 10]);
    expect(draft.seats).toHaveLength(10);
    expect(refusalOf(draft)).toBeNull();
    const board = withOption(draft, 'game', 'classic');
    expect(board.seats).toHaveLength(4);
    expect(withOption(board, 'game', 'express').seats).toHaveLength(10);
  });

  test('an own set of rules brings as many to the table as it can be played with', () => {
    const own = named('Five', [{ name: 'Five', rules: { win_columns: 5 } }]);
    const chosen = withPreset(full, own);
    expect(chosen.seats).toHaveLength(2);
    expect(refusalOf(chosen)).toBeNull();
    expect(isPreset(chosen, own)).toBe(true);
    expect(isPreset(usual, own)).toBe(false);
  });

  test('the rulebook’s games come first, the players’ own by name', () => {
    const own = ['Zoo', 'attic'].map((name) => ({ name, rules: {} }));
    expect(offeredPresets(own).map(({ name }) => name)).toEqual([
      ...PRESETS.map(({ name }) => name),
      'attic',
      'Zoo',
    ]);
  });
});

describe('the options of the set-up', () => {
  test('an option at its default is not asked for, and one that does not matter is not either', () => {
    const betting = withOption(full, 'betting', true);
    expect(valueOf(betting, 'win_columns')).toBe(3);
    expect(valueOf(withOption(usual, 'betting', true), 'win_columns')).toBe(5);
    expect(askedBy(betting)).toEqual({ betting: true });
    expect(askedBy(withOption(betting, 'betting', false))).toEqual({});
    const clocked = withOption(betting, 'bet_clock', 30);
    expect(askedBy(clocked)).toEqual({ betting: true, bet_clock: 30 });
    expect(askedBy(withOption(clocked, 'betting', false))).toEqual({});
    expect(askedBy(withOption(clocked, 'game', 'express'))).toEqual({ game: 'express' });
  });

  test('every option matters in some game, and its values can all be asked for', () => {
    const games = [usual, withOption(usual, 'betting', true), withOption(usual, 'game', 'express')];
    const seen = new Set(games.flatMap((draft) => optionsThatMatter(draft)));
    expect([...seen].sort()).toEqual([...optionNames()].sort());
    for (const draft of games) {
      for (const name of optionsThatMatter(draft)) {
        const listed = OPTION_VALUES[name];
        const values: readonly (string | number | boolean)[] =
          listed !== 'count' ? listed : name === 'win_columns' ? targetsOf(draft) : [0, 20];
        for (const value of values) {
          const set = withOption(draft, name, value);
          expect(valueOf(set, name)).toBe(value);
          if (name !== 'occupied' || valueOf(set, 'betting') === false) expect(refusalOf(set)).toBeNull();
        }
      }
    }
  });

  test('the options of the last game are there again', () => {
    const settled = settleOptions({ betting: true, bet_clock: 30, empty_double: 'three' }, 2);
    if (!settled.ok) throw new Error('not settled');
    expect(differing(settled.options, 2)).toEqual({ betting: true, bet_clock: 30, empty_double: 'three' });
    const draft = draftFrom(usual.seats, settled.options);
    expect(valueOf(draft, 'win_columns')).toBe(usualOf(draft, 'win_columns'));
    expect(draftFrom(usual.seats, DEFAULT_OPTIONS).rules).toEqual({});
  });

  test('nobody is named to begin where two dice are thrown, and the one who is picked otherwise', () => {
    expect(beginOf(usual)).not.toHaveProperty('first');
    for (const how of ['youngest', 'chosen']) {
      const draft = { ...withOption(usual, 'first_player', how), first: 1 };
      expect(beginOf(draft)).toMatchObject({ first: 1, rules: { first_player: how } });
      expect(refusalOf(draft)).toBeNull();
    }
  });

  test('a refused option is shown at its field', () => {
    const cases: readonly [Draft, OptionName][] = [
      [withOption(withOption(usual, 'betting', true), 'occupied', 'skip'), 'occupied'],
      [withoutSeat(withOption(usual, 'betting', true), 1), 'betting'],
      [{ ...usual, rules: { win_columns: 7 } }, 'win_columns'],
      [withOption(usual, 'turn_clock', 3601), 'turn_clock'],
      [withOption(withOption(usual, 'betting', true), 'bet_clock', 3601), 'bet_clock'],
      [withOption(usual, 'turn_clock', 1.5), 'turn_clock'],
      [withOption(usual, 'turn_clock', -1), 'turn_clock'],
    ];
    for (const [draft, name] of cases) {
      const code = refusalOf(draft);
      expect(code).not.toBeNull();
      expect(optionAtFault(draft, code ?? '')).toBe(name);
    }
    expect(optionAtFault(usual, 'duplicate-name')).toBeNull();
  });

  test('seats are filled up to the least and no further', () => {
    expect(seatedFor(usual, 3, 4).seats).toHaveLength(3);
    expect(seatedFor({ ...full, first: 3 }, 1, 2)).toMatchObject({ first: 0 });
  });
});
