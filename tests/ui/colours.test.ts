/** Colours by numbers: writing and things stand out from what they lie on, and players are told apart, whatever the eyes. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  filterGrayscale,
  parse,
  wcagContrast,
} from 'culori';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/setup/places.mjs';
import { lettersOf } from '../../src/ui/players/letters.ts';
import { coloursOf, THEMES } from '../kit/themes.ts';

const PLAYERS = ['red', 'blue', 'yellow', 'green'] as const;
/** Colours as far from each other as this are told apart at a glance (CIEDE2000, where 1 is just to be seen). */
const APART = 14;
const RISKS = ['low', 'middle', 'high'] as const;

/** Writing and what it is written on. */
const WRITING: readonly (readonly [ink: string, ground: string])[] = [
  ...['ground', 'raised'].flatMap((ground) =>
    [
      'ink',
      'ink-quiet',
      'good',
      'command',
      ...PLAYERS.map((player) => `player-${player}-text`),
      ...RISKS.map((risk) => `risk-${risk}-text`),
    ].map((ink) => [ink, ground] as const),
  ),
  ['ink', 'pressed'],
  ['alarm-ink', 'alarm'],
  ['warn-ink', 'warn'],
  ['go-button-ink', 'go-button'],
  ['sign-ink', 'sign'],
  ['lane-ink', 'lane'],
  ['lane-claimed-ink', 'lane-claimed'],
  ...PLAYERS.map((player) => ['piece-edge', `player-${player}`] as const),
];

/** Things that must be seen, and what they lie on. */
const THINGS: readonly (readonly [thing: string, ground: string])[] = [
  ...PLAYERS.flatMap((player) => [
    [`player-${player}`, 'lane'] as const,
    [`player-${player}`, 'lane-claimed'] as const,
  ]),
  ['runner', 'lane'],
  ['runner-stripe', 'lane'],
  ['ring', 'lane'],
  ['ring-top', 'lane'],
  ['ghost', 'lane'],
  ['climb', 'lane'],
  ['pip', 'die'],
  ['focus', 'ground'],
  ...RISKS.map((risk) => [`risk-${risk}`, 'lamp-box'] as const),
];

describe.each(THEMES)('in the theme "%s"', (theme) => {
  const colours = coloursOf(theme);
  const contrast = (one: string, other: string) => wcagContrast(colourOf(one), colourOf(other));
  const colourOf = (name: string) => {
    const colour = parse(colours.get(`--${name}`) ?? '');
    if (colour === undefined) throw new Error(`there is no colour --${name}`);
    return colour;
  };

  test.each(WRITING)('[K27] %s can be read on %s', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(THINGS)('[K27] %s can be seen on %s', (thing, ground) => {
    expect(contrast(thing, ground)).toBeGreaterThanOrEqual(3);
  });

  const EYES = [
    ['colour vision', (colour: ReturnType<typeof colourOf>) => colour],
    ['protanopia', filterDeficiencyProt(1)],
    ['deuteranopia', filterDeficiencyDeuter(1)],
    ['tritanopia', filterDeficiencyTrit(1)],
  ] as const;
  test.each(EYES)('[K27] eyes with %s tell the players apart by colour alone', (_, seenBy) => {
    const difference = differenceCiede2000();
    const seen = PLAYERS.map((player) => seenBy(colourOf(`player-${player}`)));
    for (const [at, one] of seen.entries()) {
      for (const other of seen.slice(at + 1)) expect(difference(one, other)).toBeGreaterThan(APART);
    }
  });

  test.each([
    ['colour vision', (colour: ReturnType<typeof colourOf>) => colour],
    ['protanopia', filterDeficiencyProt(1)],
    ['deuteranopia', filterDeficiencyDeuter(1)],
    ['tritanopia', filterDeficiencyTrit(1)],
    ['no colours at all', filterGrayscale(1)],
  ] as const)(
    '[K27] to eyes with %s a lit lamp of the odds is no dark one, and a piece no lane',
    (_, seenBy) => {
      const seen = (name: string) => seenBy(colourOf(name));
      const difference = differenceCiede2000();
      // Which lamp is lit says the same as its colour; that it is lit is said by its edge as well.
      for (const dark of ['lamp-off', 'lamp-box'])
        expect(wcagContrast(seen('lamp-lit-edge'), seen(dark))).toBeGreaterThanOrEqual(4.5);
      for (const player of PLAYERS)
        for (const lane of ['lane', 'lane-claimed'])
          expect(difference(seen(`player-${player}`), seen(lane))).toBeGreaterThan(APART);
    },
  );

  // In grey two players may look alike: then the letter on the piece must be read, and the shape seen.
  test('[K27] the letter on a piece can be read in grey', () => {
    const grey = filterGrayscale(1);
    for (const player of PLAYERS)
      expect(
        wcagContrast(grey(colourOf('piece-edge')), grey(colourOf(`player-${player}`))),
      ).toBeGreaterThanOrEqual(3);
  });
});

describe('[K27] the letters on pieces', () => {
  const named = (...names: readonly string[]) => lettersOf(names.map((name) => ({ name })));

  test('are the first of the names', () => {
    expect(named('Ana', 'ben', 'Óscar', '七海')).toEqual(['A', 'B', 'Ó', '七']);
  });

  test('differ, however alike the names are', () => {
    expect(named('Ana', 'Amy', 'An', 'AA')).toEqual(['A', 'M', 'N', '4']);
    expect(named('1', 'Bo', '1st', '…')).toEqual(['1', 'B', 'S', '4']);
    const many = named(...Array.from({ length: 10 }, (_, at) => `A${at}`));
    expect(new Set(many).size).toBe(10);
  });

  test('are one character as a reader counts them', () => {
    expect(named('👨‍👩‍👧‍👦 Zoë', 'ßen', 'ابتسام')).toEqual(['Z', 'ß', 'ا']);
  });

  test('are numbers where a name has none, also beside names that are numbers', () => {
    expect(named('👨‍👩‍👧‍👦', '🎲', '3', '…')).toEqual(['1', '2', '3', '4']);
    expect(named('2', '🎲', '👑')).toEqual(['2', '3', '4']);
  });
});

test('all colours stand in colours.css and nowhere else', () => {
  const files = readdirSync(inRoot('src', 'ui'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(vue|css|ts)$/.test(file) && path.basename(file) !== 'colours.css')
    .map((file) => ({ file, text: readFileSync(inRoot('src', 'ui', file), 'utf8') }));
  expect(files.length).toBeGreaterThan(APART);
  const literal = /#[0-9a-f]{3,8}\b(?=[;\s"'])|\b(rgba?|hsla?|oklch|lab)\(/i;
  expect(files.filter(({ text }) => literal.test(text)).map(({ file }) => file)).toEqual([]);
});

test('every colour that a screen asks for is there', () => {
  const known = new Set(coloursOf('dark').keys());
  const asked = readdirSync(inRoot('src', 'ui'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(vue|css)$/.test(file))
    .flatMap((file) => [
      ...readFileSync(inRoot('src', 'ui', file), 'utf8').matchAll(
        /(?:color|fill|stroke|background|border(?:-color)?|outline):[^;]*?var\((--[\w-]+)/g,
      ),
    ])
    .map(([, name = '']) => name);
  const carried = ['--player', '--player-text', '--risk-light', '--risk-text', '--u'];
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter((name) => !known.has(name) && !carried.includes(name))).toEqual([]);
});
