/**
 * A whole two-player game, from the throws for the start to the win, as a list of orders with the table after each: for tests that play it
 * through the built program. Chance is seeded, and of many games the first short one in which both players bust, stop
 * and claim is taken.
 */
import { columnLength, columnsOf } from '../../src/rules/column.ts';
import { carryOut } from '../../src/table/act.ts';
import { decide } from '../../src/table/decide.ts';
import type { Order } from '../../src/table/order.ts';
import { screenOf } from '../../src/table/project.ts';
import type { Origin, Table } from '../../src/table/table.ts';
import { BARE_TABLE } from '../../src/table/table.ts';
import type { Screen } from '../../src/table/view.ts';
import { labelWords } from '../../src/words/labels.ts';
import { seeded } from './seeded.ts';
import type { Seeded } from './seeded.ts';

/** One order of the game. */
export type Step = { readonly after: Screen } & (
  | { readonly do: 'first'; readonly dice: readonly number[] } // two, of whoever throws next for the start
  | { readonly do: 'roll'; readonly dice: readonly number[] }
  | { readonly do: 'choose'; readonly at: number } // place among the choices that are shown
  | { readonly do: 'stop' }
);

export interface WholeGame {
  readonly seed: number;
  readonly begun: Screen;
  readonly steps: readonly Step[];
}

/** So many orders at the most: each costs time in two windows. */
const LONGEST = 80;

/** Throws for the start: a tie, then the first player wins it. */
const ROLL_OFF = [
  [5, 1],
  [4, 2],
  [6, 5],
  [2, 1],
];

/** A game between two players of these names, the first of whom begins; `dice` says who gives its rolls. */
export function wholeGame(
  names: readonly [string, string],
  firstSeed: number,
  dice: Origin = 'desk',
): WholeGame {
  for (let seed = firstSeed; seed < firstSeed + 20_000; seed += 1) {
    const game = play(names, seeded(seed), dice);
    if (game !== null) return { seed, ...game };
  }
  throw new Error(`No short game from seed ${firstSeed} on.`);
}

const shown = (table: Table) => screenOf(table, null, labelWords, 'desk');

function after(table: Table, order: Order, by: Origin): Table {
  const decision = decide(table, order);
  const next = decision.ok ? carryOut(table, decision.act, by) : null;
  if (next === null) throw new Error(`${JSON.stringify(order)} was refused.`);
  return next;
}

function play(names: readonly string[], chance: Seeded, by: Origin): Omit<WholeGame, 'seed'> | null {
  const begin: Order = {
    do: 'begin',
    seats: [
      { name: names[0]!, colour: 'red', shape: 'cone' },
      { name: names[1]!, colour: 'blue', shape: 'square' },
    ],
    rules: {},
  };
  let table = after(BARE_TABLE, begin, 'desk');
  let screen = shown(table);
  const begun = screen;
  const steps: Step[] = [];
  const did = new Set<string>();

  const carry = (order: Order) => {
    table = after(table, order, order.do === 'roll' || order.do === 'first' ? by : 'desk');
    screen = shown(table);
    for (const event of table.last?.events ?? []) if ('seat' in event) did.add(`${event.is} ${event.seat}`);
  };

  for (const dice of ROLL_OFF) {
    carry({ do: 'first', seat: screen.view.seat ?? 0, dice });
    steps.push({ do: 'first', dice, after: screen });
  }
  while (screen.view.phase !== 'over') {
    if (steps.length >= LONGEST) return null;
    if (screen.view.phase === 'choose') {
      const at = chosen(screen, chance);
      carry({ do: 'choose', columns: screen.view.choices[at]!.columns });
      steps.push({ do: 'choose', at, after: screen });
    } else if (screen.view.phase === 'decide' && stops(screen, chance)) {
      carry({ do: 'stop' });
      steps.push({ do: 'stop', after: screen });
    } else {
      const dice = otherThan(screen.lastRoll?.dice ?? [], chance);
      carry({ do: 'roll', dice });
      steps.push({ do: 'roll', dice, after: screen });
    }
  }
  const wanted = [0, 1].flatMap((seat) => [`busted ${seat}`, `stopped ${seat}`, `claimed ${seat}`]);
  return wanted.every((one) => did.has(one)) ? { begun, steps } : null;
}

/** Mostly the choice that climbs the largest part of its columns, so that games are short; now and then any other. */
function chosen({ view: { choices } }: Screen, chance: Seeded): number {
  if (chance.chance(1 / 4)) return chance.whole(choices.length);
  const climbs = choices.map(({ columns }) =>
    columns.reduce((sum, column) => sum + 1 / columnLength(column), 0),
  );
  return climbs.indexOf(Math.max(...climbs));
}

/** Nobody goes on with a column in hand; apart from that players are bold, so that games are short. */
function stops({ view }: Screen, chance: Seeded): boolean {
  const inHand = columnsOf(view.runners).some((column) => view.runners[column] === columnLength(column));
  return inHand || chance.chance((view.bust?.ways ?? 0) / 1296 / 2);
}

/** Dice unlike the ones before: a reader that says the same at once is taken to repeat itself. */
function otherThan(last: readonly number[], chance: Seeded): number[] {
  const dice = chance.dice();
  return dice.join() === last.join() ? otherThan(last, chance) : dice;
}
