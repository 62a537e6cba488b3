/** The display between games: evenings of several finished games, and what is shown when there was none. */
import type { Told, Viewpoint } from '../../src/contract/from-host.ts';
import type { AskedOptions } from '../../src/rules/options.ts';
import type { Position } from '../../src/rules/position.ts';
import { eveningOf, finishedGames } from '../../src/table/evening.ts';
import type { Order } from '../../src/table/order.ts';
import { begin, choose, roll, stop, tableAfter, toldOf } from './told.ts';
import { ODD_NAMES } from './told-people.ts';

/** A game of these players that seat `winner` wins with 8, 2 and 7 on its next stop; the one after has claimed 12. */
export function wonGame(
  names: readonly string[],
  winner: number,
  rules: AskedOptions = {},
): readonly Order[] {
  const next = (winner + 1) % names.length;
  const position: Position = {
    markers: names.map((_, seat) => (seat === winner ? { 5: 4, 6: 9, 8: 10 } : { 5: 2 })),
    claimed: { 2: winner, 7: winner, ...(next === winner ? {} : { 12: next }) },
    seat: winner,
  };
  return [{ ...begin(...names), rules }, { do: 'set', position }, roll(4, 4, 2, 3), choose(5, 8), stop];
}

const FOUR = ['Ana', 'Ben', 'Cleo', 'Dov'];
const NAMES = [...ODD_NAMES.slice(0, 3), 'Ana'];

function evening(orders: readonly Order[], viewpoint: Viewpoint, some: Partial<Told> = {}): Told {
  const table = tableAfter(orders);
  return {
    ...toldOf(table, viewpoint, { between: true, evening: eveningOf(finishedGames(table.moment)) }),
    ...some,
  };
}

const HOUSE = { claimed_markers: 'stay', turn_clock: 60, cocked_die: 'rethrow_die', empty_double: 'three' };

const makeEvenings = {
  /** The first game of the evening is over, the next one is being set up. */
  'after one game': (viewpoint: Viewpoint) => evening(wonGame(FOUR, 0), viewpoint),
  'after six games': (viewpoint: Viewpoint) =>
    evening(
      [0, 1, 0, 3, 0, 1].flatMap((winner) => wonGame(FOUR, winner)),
      viewpoint,
    ),
  'a table with many house rules': (viewpoint: Viewpoint) =>
    evening([...wonGame(FOUR, 2), ...wonGame(FOUR, 1, HOUSE)], viewpoint),
  'more people than the list holds': (viewpoint: Viewpoint) =>
    evening(
      [
        ...wonGame(FOUR, 0),
        ...wonGame(['Eva', 'Finn', 'Gül', 'Hugo'], 1),
        ...wonGame(['Ida', 'Jon', 'Ana', 'Ben'], 3),
      ],
      viewpoint,
    ),
  'the longest names': (viewpoint: Viewpoint) =>
    evening([...wonGame(NAMES, 0), ...wonGame(NAMES, 1)], viewpoint),
  'somebody alone': (viewpoint: Viewpoint) => evening(wonGame(['Ana'], 0), viewpoint),
  /** The win is shown, and nobody sets up anything. */
  'the third win': (viewpoint: Viewpoint) =>
    evening(
      [0, 1, 0].flatMap((winner) => wonGame(FOUR, winner)),
      viewpoint,
      { between: false },
    ),
} satisfies Record<string, (viewpoint: Viewpoint) => Told>;

export type EveningSituation = keyof typeof makeEvenings;

export const EVENING_SITUATIONS = Object.keys(makeEvenings) as EveningSituation[];

export function toldEvening(situation: EveningSituation, viewpoint: Viewpoint = 'display'): Told {
  return makeEvenings[situation](viewpoint);
}
