/** People as the desk is told of them: a few who played lately, and as many as can be kept. */
import type { Person } from '../../src/contract/from-host.ts';
import { COLOURS, SHAPES } from '../../src/contract/seating.ts';
import { begin, tableAfter, toldOf } from './told.ts';

const person = (name: string, at: number, spoken: string | null = null): Person => ({
  name,
  spoken,
  colour: COLOURS[at % COLOURS.length]!,
  shape: SHAPES[(at * 3) % SHAPES.length]!,
});

/** Names that break what is not made for them: the longest, right to left, combining marks, emoji alone. */
export const ODD_NAMES: readonly string[] = [
  'Maximiliana Konstantina von Hohenzollern',
  'ابتسام عبد الرحمن الحسيني البغدادي',
  'Ze\u0301e\u0301 N\u0303a\u0308\u0301m\u0308e\u0323',
  '👨‍👩‍👧‍👦🧑🏽‍🚀🏳️‍🌈',
  'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
];

/** Ana, Ben and Cleo, who are alike in no colour or shape, and Red, who likes the colour of Ana. */
export const FEW: readonly Person[] = [
  person('Ana', 0),
  person('Ben', 1),
  person('Siobhán', 2, 'Shivawn'),
  { ...person('Dov', 3), colour: 'red' },
];

/** As many as can be kept, the odd names first. */
export const MANY: readonly Person[] = [
  ...ODD_NAMES.map((name, at) => person(name, at, at % 2 === 0 ? name : null)),
  ...Array.from({ length: 195 }, (_, at) => person(`Player ${at + 1}`, at)),
];

/** The desk before the first game, with these people. */
export const bareWith = (people: readonly Person[]) => toldOf(tableAfter([]), 'desk', { people });

/** The desk after a game of three of the few has begun. */
export const PLAYED = toldOf(tableAfter([begin('Ana', 'Ben', 'Siobhán')]), 'desk', { people: FEW });
