/** The cards, the options and the solitaire count in words. */
import { describe, expect, test } from 'vitest';
import type { OptionName } from '../../src/rules/options.ts';
import { DEFAULT_OPTIONS, OPTION_VALUES, optionNames } from '../../src/rules/options.ts';
import { PRESETS } from '../../src/rules/preset.ts';
import { OPTION_GROUPS, OPTION_WORDS, valueWords } from '../../src/words/options.ts';
import { askedCard, presetCards, ruleCard } from '../../src/words/rule-cards.ts';
import type { Alone } from '../../src/words/alone.ts';
import { bestWords, resultWords, turnFigureWords } from '../../src/words/solitaire.ts';
import { isSolitaire, turnFigure } from '../../src/words/alone.ts';

describe('rule cards', () => {
  test('there is one for each game of the rulebook, of five to eight lines', () => {
    const cards = presetCards();
    expect(cards.map(({ title }) => title)).toEqual(PRESETS.map(({ name }) => name));
    for (const { lines, house } of cards) {
      expect(lines.length).toBeGreaterThanOrEqual(5);
      expect(lines.length).toBeLessThanOrEqual(8);
      expect(house).toEqual([]);
    }
  });

  test('the title is that of the game that the options make', () => {
    for (const { name, rules, seats } of PRESETS) expect(askedCard(rules, seats[0])?.title).toBe(name);
    expect(askedCard({ betting: true }, 1)).toBeNull();
  });

  test('the target, the discs and the values of the rows are those of the rules', () => {
    const textOf = (rules: Parameters<typeof askedCard>[0], seats: number) =>
      askedCard(rules, seats)?.lines.join(' ') ?? '';
    expect(textOf({}, 2)).toContain('Three columns win');
    expect(textOf({ win_columns: 1 }, 2)).toContain('One column wins');
    expect(textOf({ betting: true }, 2)).toContain('Five columns win');
    expect(textOf({ betting: true }, 3)).toContain('Four columns win');
    expect(textOf({ betting: true }, 2)).toContain('one to five discs');
    expect(textOf({}, 1)).toContain('Nine turns or fewer are good, six or fewer excellent.');
    expect(textOf({ win_columns: 2 }, 1)).not.toContain('Nine');
    const express = textOf({ game: 'express' }, 10);
    for (const figure of [
      'one to four marks',
      '200 points',
      'fifth',
      'tenth',
      '30 points in row 7',
      '100 in rows',
      'eight marks',
    ])
      expect(express.toLowerCase()).toContain(figure);
  });

  test.each([
    { occupied: 'skip' },
    { occupied: 'reroll' },
    { empty_double: 'three' },
    { pairing_choice: 'most_columns' },
    { claimed_markers: 'stay' },
    { auto_stop_on_win: true },
    { turn_clock: 45 },
    { cocked_die: 'rethrow_die' },
    { cocked_die: 'count_if_readable' },
    { betting: true, bets_entry: 'table' },
    { betting: true, bet_min_third_throw: true },
    { betting: true, bet_clock: 45 },
    { game: 'express', express_fifth: 'open' },
  ] as const)('a house rule stands on the card: %j', (rules) => {
    expect(askedCard(rules, 2)?.house).toHaveLength(1);
  });

  test('how Express ends stands on the card', () => {
    const last = (end: 'each' | 'all_at_first') =>
      ruleCard({ ...DEFAULT_OPTIONS, game: 'express', express_end: end }, 3).lines.at(-1);
    expect(last('each')).toContain('play on');
    expect(last('all_at_first')).toContain('that throw is the last');
  });
});

describe('options', () => {
  test('every option stands in one group and has a name and one sentence', () => {
    const grouped = OPTION_GROUPS.flatMap(({ options }) => options);
    expect([...grouped].sort()).toEqual([...optionNames()].sort());
    for (const { name, means } of Object.values(OPTION_WORDS)) {
      expect(name).toMatch(/^[A-Z]/);
      expect(means).toMatch(/^[A-Z].*\.$/);
    }
    expect(new Set(Object.values(OPTION_WORDS).map(({ name }) => name)).size).toBe(optionNames().length);
  });

  test('every value has words of its own, none of them the name in the rules', () => {
    for (const [name, values] of Object.entries(OPTION_VALUES)) {
      if (values === 'count') continue;
      const words = values.map((value) => valueWords(name as OptionName, value));
      expect(new Set(words).size).toBe(values.length);
      for (const word of words) expect(word).toMatch(/^[A-Z][^_]*$/);
    }
  });
});

describe('solitaire', () => {
  const alone = (turns: number, phase = 'over', win_columns = 3): Alone => ({
    game: 'classic',
    seats: ['Ana'],
    phase,
    turns: [turns],
    rules: { win_columns },
  });

  test('the turn that goes on is counted from one; at the end all of them are', () => {
    expect([turnFigureWords(alone(0, 'roll')), turnFigure(alone(0, 'roll'))]).toEqual(['Turn', 1]);
    expect([turnFigureWords(alone(7)), turnFigure(alone(7))]).toEqual(['Turns in all', 7]);
    expect(turnFigureWords(alone(1))).toBe('Turn in all');
  });

  test.each([
    [1, 'Done in 1 turn: excellent.'],
    [6, 'Done in 6 turns: excellent.'],
    [7, 'Done in 7 turns: good.'],
    [9, 'Done in 9 turns: good.'],
    [10, 'Done in 10 turns.'],
  ])('%i turns', (turns, says) => {
    expect(resultWords(alone(turns))).toBe(`${says} Nine or fewer is good, six or fewer excellent.`);
  });

  test('for another target nobody has measured what is good', () => {
    expect(resultWords(alone(4, 'over', 2))).toBe('Done in 4 turns.');
  });

  test('the best result is that of the same player to the same target', () => {
    const bests = [
      { name: 'Ana', columns: 2, turns: 3, games: 1 },
      { name: 'ana', columns: 3, turns: 7, games: 4 },
      { name: 'Ben', columns: 3, turns: 5, games: 9 },
    ];
    expect(bestWords(alone(8), bests)).toBe('Best of 4 games: 7 turns');
    expect(bestWords(alone(8, 'over', 2), bests)).toBe('Only finished game: 3 turns');
    expect(bestWords(alone(8, 'over', 4), bests)).toBeNull();
  });

  test('only one person at the board plays alone', () => {
    expect(isSolitaire(alone(1))).toBe(true);
    expect(isSolitaire({ ...alone(1), seats: ['Ana', 'Ben'] })).toBe(false);
    expect(isSolitaire({ ...alone(1), game: 'express' })).toBe(false);
  });
});
