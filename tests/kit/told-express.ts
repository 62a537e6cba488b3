/** Situations of Express, of the board put by hand, of help and of the rule card: what is told, and what a person does there. */
import type { Page } from '@playwright/test';
import type { Told, Viewpoint } from '../../src/contract/from-host.ts';
import type { Column } from '../../src/rules/column.ts';
import { EMPTY_SHEET } from '../../src/rules/express/sheet.ts';
import { splitsFor } from '../../src/rules/express/split.ts';
import type { AskedOptions } from '../../src/rules/options.ts';
import type { Order } from '../../src/table/order.ts';
import type { Table } from '../../src/table/table.ts';
import { pairsOf } from '../../src/ui/desk/desk-marks.ts';
import { seeded } from './seeded.ts';
import { rolledTable } from './told-dice.ts';
import { begin, roll, tableAfter, toldOf } from './told.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn', 'Gil', 'Hana', 'Ivo', 'June'];

/** A game of Express for so many players, before its first throw. */
export function express(seats: number, rules: AskedOptions = {}): Order {
  return {
    do: 'begin',
    seats: NAMES.slice(0, seats).map((name) => ({ name })),
    rules: { game: 'express', ...rules },
  };
}

/** A game of Express in which a person has marked and computer players have not. */
export function botsOweMarks(): Told {
  const seats = [
    { name: 'Champion', bot: 'champion' as const },
    { name: 'Ana' },
    { name: 'Rule of 38', bot: 'r38' as const },
  ];
  const thrown = tableAfter([{ do: 'begin', seats, rules: { game: 'express' } }, roll(2, 4, 3, 5, 1)]);
  const mark = markOf(thrown, 1, 0);
  return toldOf(mark === null ? thrown : tableAfter([mark], thrown));
}

/** The order by which a seat marks its split number `at` of the waiting throw; null when it has none to mark. */
export function markOf(table: Table, seat: number, at: number): Order | null {
  const game = table.moment?.game;
  if (game === undefined || game.dice === null || game.marked[seat] === true) return null;
  const sheet = game.sheets[seat] ?? EMPTY_SHEET;
  if (sheet.out) return null;
  const splits = splitsFor(sheet, game.dice, game.options.express_fifth);
  const split = splits[at % splits.length];
  const pairs = split === undefined ? null : pairsOf(game.dice, split);
  return split === undefined || pairs === null ? null : { do: 'mark', seat, fifth: split.fifth, pairs };
}

/** Everybody marks the waiting throw, each a split of their own; the last `open` seats have not marked yet. */
export function allMark(table: Table, pick: (seat: number) => number, open = 0): Table {
  const seats = table.moment?.players.length ?? 0;
  return Array.from({ length: seats - open }, (_, seat) => seat).reduce((at, seat) => {
    const order = markOf(at, seat, pick(seat));
    return order === null ? at : tableAfter([order], at);
  }, table);
}

/** A game of Express after some throws, by chance. */
export function afterThrows(seats: number, throws: number, rules: AskedOptions = {}, seed = 7): Table {
  const chance = seeded(seed);
  let table = tableAfter([express(seats, rules)]);
  for (let at = 0; at < throws && table.moment?.game.phase !== 'over'; at += 1) {
    table = tableAfter([roll(...chance.dice(5))], table);
    table = allMark(table, () => chance.whole(15));
  }
  return table;
}

/**
 * The orders of such a game, each player keeping to rows that have marks, and of one more throw that only
 * the first `marked` seats have marked.
 */
export function expressOrders(seats: number, throws: number, marked: number, seed = 3): readonly Order[] {
  const chance = seeded(seed);
  const orders: Order[] = [express(seats)];
  let table = tableAfter(orders);
  const give = (order: Order) => {
    orders.push(order);
    table = tableAfter([order], table);
  };
  for (let at = 0; at <= throws; at += 1) {
    give(roll(...chance.dice(5)));
    for (let seat = 0; seat < (at === throws ? marked : seats); seat += 1) {
      const best = bestSplit(table, seat);
      const order = best < 0 ? null : markOf(table, seat, best);
      if (order !== null) give(order);
    }
  }
  return orders;
}

/** The split that keeps most to rows with marks, and to rows that this seat is fond of; -1 without one. */
function bestSplit(table: Table, seat: number): number {
  const { screen } = toldOf(table);
  const splits = screen.marks.find((question) => question.seat === seat)?.splits ?? [];
  const rows = screen.view.sheets[seat]?.rows ?? {};
  const fond = (row: Column) => (row % 4 === seat ? 2.5 : 0) + (rows[row] ?? 0);
  const worth = splits.map((split) => fond(split.rows[0]) + fond(split.rows[1]));
  return worth.indexOf(Math.max(...worth));
}

/** A throw none of whose dice is listed on any sheet: everybody listed 4, 5 and 6. */
const FREE_RIDE: readonly Order[] = [
  express(4),
  ...[4, 5, 6].flatMap((face): readonly Order[] => [
    roll(face, 1, 2, 3, 3),
    ...[0, 1, 2, 3].map((seat): Order => ({
      do: 'mark',
      seat,
      fifth: face,
      pairs: [
        [1, 3],
        [2, 3],
      ],
    })),
  ]),
  roll(1, 1, 2, 2, 3),
];

/** Two players with the same marks to the end. */
function tie(): Table {
  let table = tableAfter([express(2, { express_end: 'all_at_first' })]);
  const chance = seeded(11);
  while (table.moment?.game.phase !== 'over') {
    table = tableAfter([roll(...chance.dice(5))], table);
    table = allMark(table, () => 0);
  }
  return table;
}

/** A game in which somebody went out in the newest throw, others still to mark. */
function out(): Table {
  let table = tableAfter([express(4)]);
  for (let at = 0; at < 7; at += 1) {
    const face = at < 3 ? at + 1 : 1;
    table = tableAfter([roll(face, 5, 6, 6, 4)], table);
    table = allMark(table, () => 0);
  }
  while (table.moment?.game.sheets[0]?.out !== true) {
    table = tableAfter([roll(1, 5, 6, 2, 3)], table);
    table = allMark(table, (seat) => seat, 2);
    if (table.moment?.game.sheets[0]?.out !== true) {
      for (const seat of [2, 3]) {
        const order = markOf(table, seat, seat);
        if (order !== null) table = tableAfter([order], table);
      }
    }
  }
  return table;
}

const throwing = (seats: number): Table => tableAfter([roll(2, 4, 3, 5, 1)], afterThrows(seats, 6));

const made = {
  /** Before the first throw. */
  fresh: () => tableAfter([express(4)]),
  /** One player alone marks. */
  alone: () => throwing(1),
  /** Two. */
  two: () => throwing(2),
  /** Four players, one has marked. */
  four: () => allMark(throwing(4), () => 0, 3),
  /** A full table, some have marked. */
  ten: () => allMark(throwing(10), (seat) => seat, 6),
  /** A full table late in the game, before a throw. */
  late: () => afterThrows(10, 14),
  /** Everybody has a free ride. */
  freeRide: () => tableAfter(FREE_RIDE),
  /** One marked a free ride. */
  freeRidden: () => allMark(tableAfter(FREE_RIDE), () => 1, 3),
  /** Somebody is out. */
  out,
  /** The end, with one winner of ten. */
  over: () => afterThrows(10, 60),
  /** The end, shared. */
  tie,
} satisfies Record<string, () => Table>;

export type ExpressSituation = keyof typeof made;
export const EXPRESS_SITUATIONS = Object.keys(made) as ExpressSituation[];

const tables = new Map<ExpressSituation, Table>();

/** The table of a situation of Express. */
export function expressTable(situation: ExpressSituation): Table {
  const table = tables.get(situation) ?? made[situation]();
  tables.set(situation, table);
  return table;
}

/** What a screen is told in a situation of Express. */
export function expressTold(situation: ExpressSituation, viewpoint: Viewpoint): Told {
  return toldOf(expressTable(situation), viewpoint);
}

const BETTING: readonly Order[] = [{ ...begin('Ana', 'Ben', 'Cleo', 'Dov'), rules: { betting: true } }];
const MIDDLE: readonly Order[] = [
  begin('Ana', 'Ben', 'Cleo', 'Dov'),
  {
    do: 'set',
    position: {
      markers: [{ 7: 5 }, { 7: 3, 8: 4 }, { 2: 1 }, {}],
      claimed: { 12: 3 },
      runners: { 6: 2, 7: 7 },
      seat: 0,
    },
    reason: 'the board was bumped, and this is what the four of us agreed on',
  },
];

const press =
  (...keys: readonly string[]) =>
  async (page: Page) => {
    for (const one of keys) await page.keyboard.press(one);
  };

/** What can lie open at the desk beside a game of Express or over the board. */
export const MORE_DESK: Readonly<Record<string, { told: Told; open?: (page: Page) => Promise<void> }>> = {
  'marks of computer players alone are waited for': { told: botsOweMarks() },
  'the board to be set': { told: toldOf(tableAfter(MIDDLE)), open: press('e') },
  'the board to be set in a betting game': { told: toldOf(tableAfter(BETTING)), open: press('e') },
  'the reason in the log': { told: toldOf(tableAfter(MIDDLE)) },
  'help, the first page': { told: toldOf(tableAfter(MIDDLE)), open: press('F1') },
  'help, how to play well': { told: toldOf(tableAfter(MIDDLE)), open: press('F1', '2') },
  'help, common mistakes': { told: toldOf(tableAfter(MIDDLE)), open: press('F1', '3') },
  'help, the words': { told: toldOf(tableAfter(MIDDLE)), open: press('F1', '4') },
  'help, the rule card': { told: toldOf(tableAfter(BETTING)), open: press('F1', '5') },
  'help, no dice of a reader': { told: toldOf(rolledTable(0, 9)), open: press('F1', '6') },
  'help, too few dice': { told: toldOf(rolledTable(12, 3)), open: press('F1', '6') },
  'help, unsuspected dice': { told: toldOf(rolledTable(400, 1)), open: press('F1', '6') },
  'help, uneven dice': { told: toldOf(rolledTable(1200, 12, 0.2)), open: press('F1', '6') },
  'typed throws of Express in the log': {
    told: toldOf(allMark(tableAfter([roll(2, 4, 3, 5, 1)], afterThrows(4, 6), 'reader'), () => 0, 3)),
  },
  'typed rolls in the log': { told: toldOf(rolledTable(8, 6)) },
  'a die aside': { told: expressTold('four', 'desk'), open: press('2') },
  'a die that cannot go aside': { told: expressTold('four', 'desk'), open: press('9') },
  'another player first': { told: expressTold('ten', 'desk'), open: press('ArrowRight', 'ArrowDown') },
};

/** What the display shows with the rule card up. */
export const CARDS: Readonly<Record<string, Told>> = {
  classic: toldOf(tableAfter(MIDDLE), 'display', { card: true }),
  betting: toldOf(tableAfter(BETTING), 'display', { card: true }),
  alone: toldOf(tableAfter([begin('Ana')]), 'display', { card: true }),
  express: toldOf(expressTable('ten'), 'display', { card: true }),
};
