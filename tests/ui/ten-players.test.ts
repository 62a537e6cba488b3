/** Ten players at one table: their colours are to be seen and told apart, and where colours come close, shapes do it. */
import {
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
  wcagContrast,
} from 'culori';
import { describe, expect, test } from 'vitest';
import { COLOURS, SHAPES } from '../../src/table/player.ts';
import { outlineOf } from '../../src/ui/players/shapes.ts';
import { COLOUR_WORDS, SHAPE_WORDS } from '../../src/words/set-up.ts';
import { coloursOf, THEMES } from '../kit/themes.ts';

const pairs = <T>(all: readonly T[]) =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));

describe.each(THEMES)('in the theme "%s"', (theme) => {
  const colours = coloursOf(theme);
  const colourOf = (name: string) => {
    const colour = parse(colours.get(`--${name}`) ?? '');
    if (colour === undefined) throw new Error(`there is no colour --${name}`);
    return colour;
  };

  test.each(COLOURS)('the name of a %s player can be read', (colour) => {
    for (const ground of ['ground', 'raised'])
      expect(wcagContrast(colourOf(`player-${colour}-text`), colourOf(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(COLOURS)('a %s marker can be seen on a lane, open or claimed', (colour) => {
    for (const lane of ['lane', 'lane-claimed'])
      expect(wcagContrast(colourOf(`player-${colour}`), colourOf(lane))).toBeGreaterThanOrEqual(3);
  });

  test('all ten colours are told apart by colour vision', () => {
    const difference = differenceCiede2000();
    const close = pairs(COLOURS).filter(
      ([one, other]) => difference(colourOf(`player-${one}`), colourOf(`player-${other}`)) < 15,
    );
    expect(close).toEqual([]);
  });

  test.each([
    ['protanopia', filterDeficiencyProt(1)],
    ['deuteranopia', filterDeficiencyDeuter(1)],
    ['tritanopia', filterDeficiencyTrit(1)],
  ] as const)('eyes with %s find few colours alike, and none of the first four', (_, seenBy) => {
    const difference = differenceCiede2000();
    const seen = (colour: string) => seenBy(colourOf(`player-${colour}`));
    const apart = (one: string, other: string) => difference(seen(one), seen(other));
    for (const [one, other] of pairs(COLOURS.slice(0, 4))) expect(apart(one, other)).toBeGreaterThan(14);
    expect(pairs(COLOURS).filter(([one, other]) => apart(one, other) < 8).length).toBeLessThanOrEqual(3);
  });
});

/** How much of two shapes is the same, from nothing to 1, on a grid as fine as a small marker. */
function likeness(one: string, other: string): number {
  const inside = (outline: string) => {
    const rings = ringsOf(outline);
    const at: boolean[] = [];
    for (let y = -1.1; y <= 1.1; y += 0.05)
      for (let x = -1.1; x <= 1.1; x += 0.05) at.push(isIn(rings, x, y));
    return at;
  };
  const [first, second] = [inside(one), inside(other)];
  const both = first.filter((is, at) => is && second[at]).length;
  const any = first.filter((is, at) => is || second[at]).length;
  return both / any;
}

type Point = readonly [x: number, y: number];

/** The closed lines of a path of M, L, H, V, Z and circular A, arcs cut into short pieces. */
function ringsOf(outline: string): readonly (readonly Point[])[] {
  const rings: Point[][] = [];
  let ring: Point[] = [];
  let here: Point = [0, 0];
  for (const [, letter = '', rest = ''] of outline.matchAll(/([MLHVAZ])([^MLHVAZ]*)/g)) {
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const to = (point: Point) => {
      ring.push(point);
      here = point;
    };
    if (letter === 'M') {
      ring = [];
      rings.push(ring);
    }
    if (letter === 'M' || letter === 'L') to([numbers[0] ?? 0, numbers[1] ?? 0]);
    else if (letter === 'H') to([numbers[0] ?? 0, here[1]]);
    else if (letter === 'V') to([here[0], numbers[0] ?? 0]);
    else if (letter === 'A') {
      for (let at = 0; at < numbers.length; at += 7) {
        const [radius = 1, , , large = 0, sweep = 0, x = 0, y = 0] = numbers.slice(at, at + 7);
        for (const point of arc(here, [x, y], radius, large === 1, sweep === 1)) to(point);
      }
    }
  }
  return rings;
}

/** A circular arc as SVG draws it, in 24 pieces. */
function arc(from: Point, to: Point, asked: number, large: boolean, sweep: boolean): readonly Point[] {
  const [dx, dy] = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
  const half = Math.hypot(dx, dy);
  const radius = Math.max(asked, half);
  const off = Math.sqrt(Math.max(0, radius ** 2 - half ** 2)) / (half || 1);
  const side = large === sweep ? -1 : 1;
  const centre: Point = [(from[0] + to[0]) / 2 - side * off * dy, (from[1] + to[1]) / 2 + side * off * dx];
  const start = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  let turn = Math.atan2(to[1] - centre[1], to[0] - centre[0]) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  return Array.from({ length: 24 }, (_, at) => {
    const angle = start + (turn * (at + 1)) / 24;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)] as const;
  });
}

/** Inside by the even-odd rule, which draws a ring's hole whichever way it runs. */
function isIn(rings: readonly (readonly Point[])[], x: number, y: number): boolean {
  let is = false;
  for (const ring of rings) {
    for (const [at, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring[(at + 1) % ring.length] ?? [0, 0];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) is = !is;
    }
  }
  return is;
}

describe('shapes', () => {
  test.each(pairs(SHAPES))('a %s is no %s', (one, other) => {
    expect(likeness(outlineOf(one), outlineOf(other))).toBeLessThan(0.87);
  });

  test('every shape is about as large as the others', () => {
    const full = outlineOf('square');
    for (const shape of SHAPES) expect(likeness(full, outlineOf(shape))).toBeGreaterThan(0.2);
  });

  test('every colour and every shape has a word of its own', () => {
    expect(new Set(COLOURS.map((colour) => COLOUR_WORDS[colour])).size).toBe(10);
    expect(new Set(SHAPES.map((shape) => SHAPE_WORDS[shape])).size).toBe(10);
  });
});
