import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
} from 'culori';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/setup/places.mjs';
import { coloursOf, THEMES } from '../kit/themes.ts';

const PLAYERS = ['red', 'blue', 'yellow', 'green'] as const;
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

  test.each(WRITING)('%s can be read on %s', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(THINGS)('%s can be seen on %s', (thing, ground) => {
    expect(contrast(thing, ground)).toBeGreaterThanOrEqual(3);
  });

  const EYES = [
    ['colour vision', (colour: ReturnType<typeof colourOf>) => colour],
    ['protanopia', filterDeficiencyProt(1)],
    ['deuteranopia', filterDeficiencyDeuter(1)],
    ['tritanopia', filterDeficiencyTrit(1)],
  ] as const;
  test.each(EYES)('eyes with %s tell the players apart by colour alone', (_, seenBy) => {
    const difference = differenceCiede2000();
    const seen = PLAYERS.map((player) => seenBy(colourOf(`player-${player}`)));
    for (const [at, one] of seen.entries()) {
      for (const other of seen.slice(at + 1)) expect(difference(one, other)).toBeGreaterThan(14);
    }
  });
});

test('all colours stand in colours.css and nowhere else', () => {
  const files = readdirSync(inRoot('src', 'ui'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(vue|css|ts)$/.test(file) && path.basename(file) !== 'colours.css')
    .map((file) => ({ file, text: readFileSync(inRoot('src', 'ui', file), 'utf8') }));
  expect(files.length).toBeGreaterThan(20);
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
