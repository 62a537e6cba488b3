/** The desk at its fullest: computer players with advice always on, long sums, bets, strips, and names of every length. */
import type { Advice } from '../../src/contract/advice.ts';
import type { Told, Viewpoint } from '../../src/contract/from-host.ts';
import type { Position } from '../../src/rules/position.ts';
import type { BeginOrder, Order } from '../../src/table/order.ts';
import type { AdviceSituation } from './told-advice.ts';
import { adviceOf } from './told-advice.ts';
import { markOf } from './told-express.ts';
import type { Around } from './told.ts';
import { choose, roll, tableAfter, toldOf } from './told.ts';

/** Four names as people have them, and four as long as some are. */
export const NAMES = {
  plain: ['Anna', 'Benedikt', 'Charlotte', 'Dominik'],
  long: [
    'Maximiliane Wagenknecht-Oberhuber',
    'Dr. Konstantin von Hohenzollern',
    'Jean-Baptiste de la Rochefoucauld',
    'María Fernanda Gutiérrez de los Ríos',
  ],
} as const;
export type NameKind = keyof typeof NAMES;

type Seats = BeginOrder['seats'];
const bots = (kind: NameKind): Seats => NAMES[kind].map((name) => ({ name, bot: 'champion' }));
const begins = (seats: Seats, rules: BeginOrder['rules'] = {}): Order => ({
  do: 'begin',
  seats,
  first: 0,
  rules,
});

/** Three runners on odd columns of one side: the Rule of 28 has five terms, two of them with words. */
const OUT: Position = {
  markers: [{ 6: 3, 7: 3 }, { 8: 5 }, { 5: 3 }, { 9: 4 }],
  claimed: { 2: 1 },
  seat: 0,
  runners: { 3: 2, 5: 3, 7: 6 },
  climbed: { 3: 2, 5: 3, 7: 3 },
  throws: 3,
};
const THREE_OUT: Order = { do: 'set', position: OUT };
/** The same, but for the roll that puts its third runner out. */
const TWO_OUT: Order = {
  do: 'set',
  position: { ...OUT, runners: { 3: 2, 5: 2 }, climbed: { 3: 2, 5: 2 }, throws: 1 },
};
const LAID = { 1: ['make', 2], 2: ['blow', 3], 3: ['blow', 1] } as const;
const laid = (seat: 1 | 2 | 3): Order => ({ do: 'bet', seat, side: LAID[seat][0], discs: LAID[seat][1] });

const always: Around = { advising: true, preferences: { advice: 'always' } };
const chances = [0.138, 0.694, 0.089, 0.079];

function advised(told: Told, over: Partial<Advice> = {}): AdviceSituation {
  const advice = adviceOf(told, { chances: chances.slice(0, told.screen.players.length), ...over });
  return { told, beside: [{ is: 'advice', advice }] };
}

type Make = (kind: NameKind, viewpoint: Viewpoint) => AdviceSituation;

/** A table of Anna's turn, with what its computer player says of it. */
const turn =
  (make: (kind: NameKind) => readonly Order[], says: boolean, around: Around = {}): Make =>
  (kind, viewpoint) => {
    const table = tableAfter(make(kind));
    const did: Around = {
      bot: {
        seat: 0,
        player: 'champion',
        act: { does: 'roll' },
        reason: { why: 'weighed', stop: 0.177, roll: 0.204 },
        seq: table.seq,
      },
    };
    return advised(toldOf(table, viewpoint, { ...always, ...(says ? did : {}), ...around }));
  };

const held = (kind: NameKind) => [begins(bots(kind)), THREE_OUT, roll(1, 2, 3, 4), { do: 'undo' } as const];
const betting = (seats: Seats) => [begins(seats, { betting: true }), TWO_OUT, roll(3, 4, 4, 1), choose(5, 7)];
const people = (kind: NameKind): Seats =>
  bots(kind).map((seat, at) => (at === 0 ? seat : { name: seat.name }));

const situations = {
  'rolls on': turn((kind) => [begins(bots(kind)), THREE_OUT], true),
  'holds still': turn(held, false, { botsHold: 'taken-back' }),
  'holds still after a start': turn((kind) => [begins(bots(kind)), THREE_OUT], false, {
    botsHold: 'resumed',
  }),
  'holds still with a roll': turn(
    (kind) => [begins(bots(kind)), TWO_OUT, roll(3, 4, 4, 1), choose(5, 7)],
    false,
    { botsHold: 'taken-back' },
  ),
  'a person decides': turn((kind) => [begins(people(kind).map(({ name }) => ({ name }))), THREE_OUT], false),
  'bettors are awaited': turn((kind) => betting(people(kind)), false),
  'bettors of the program are awaited': turn((kind) => betting(bots(kind)), false),
  'rolls on over bets': turn((kind) => [...betting(bots(kind)), laid(1), laid(2), laid(3)], true),
  alone: (kind, viewpoint) => {
    const order: Order = {
      do: 'set',
      position: { ...OUT, markers: [{ 7: 3 }], claimed: {} },
    };
    const table = tableAfter([begins(bots(kind).slice(0, 1)), order]);
    const reason = { why: 'turns-weighed', stop: 6.8, roll: 6.8 } as const;
    const bot = { seat: 0, player: 'champion', act: { does: 'roll' }, reason, seq: table.seq } as const;
    return advised(toldOf(table, viewpoint, { ...always, bot }), {
      worth: 'turns',
      chances: [],
      decide: { stop: 6.8, roll: 6.8, bust: 276 },
      best: { act: { does: 'roll' }, reason },
    });
  },
  marks: (kind, viewpoint) => {
    const seats = bots(kind).map((seat, at) => (at === 3 ? { name: seat.name } : seat));
    let table = tableAfter([begins(seats, { game: 'express' }), roll(1, 2, 3, 4, 5)]);
    for (const seat of [0, 1, 2]) {
      const order = markOf(table, seat, 4);
      if (order !== null) table = tableAfter([order], table);
    }
    return {
      told: toldOf(table, viewpoint, {
        bot: {
          seat: 2,
          player: 'champion',
          act: { does: 'mark', fifth: 2, rows: [6, 7] },
          reason: { why: 'best-sheet' },
          seq: table.seq,
        },
      }),
      beside: [],
    };
  },
} satisfies Record<string, Make>;

export type CrowdedName = keyof typeof situations;
export const CROWDED = Object.keys(situations) as CrowdedName[];

/** One of these situations, with names of a kind. */
export function toldCrowded(
  name: CrowdedName,
  kind: NameKind,
  viewpoint: Viewpoint = 'desk',
): AdviceSituation {
  return situations[name](kind, viewpoint);
}
