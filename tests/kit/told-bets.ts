/** What screens are told in the moments of bets, void throws, clocks and barred stops: real tables that real orders led to. */
import type { Told, Viewpoint } from '../../src/contract/from-host.ts';
import type { AskedOptions } from '../../src/rules/options.ts';
import type { Order } from '../../src/table/order.ts';
import type { Around } from './told.ts';
import { begin, choose, roll, stop, tableAfter, toldOf } from './told.ts';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dov'] as const;
const LONG_NAMES = [
  'Maximiliana Konstantina von Hohenzollern',
  'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'Bartholomew of the very northern lights',
  'Chrysanthemum Featherstonehaugh junior',
];

/** One bet, as it is placed. */
export const bet = (seat: number, side: 'make' | 'blow', discs: number): Order => ({
  do: 'bet',
  seat,
  side,
  discs,
});
/** A roll that Ana's runners on 6, 7 and 8 cannot use. */
export const BUSTING = roll(1, 1, 1, 1);

/** Ana has moved her second throw and bets are called; the others have squares to win or lose. */
export function called(rules: AskedOptions = {}, names: readonly string[] = NAMES): readonly Order[] {
  return [
    { ...begin(...names), rules: { betting: true, ...rules } },
    {
      do: 'set',
      position: {
        seat: 0,
        markers: [
          { 6: 3, 8: 2, 10: 4 },
          { 6: 4, 9: 2, 5: 3 },
          { 4: 2, 5: 3 },
          { 2: 1, 3: 2, 5: 4, 7: 8, 9: 5, 10: 2, 11: 3 },
        ],
        claimed: { 12: 3 },
        runners: { 6: 4, 8: 4 },
        climbed: { 6: 1, 8: 2 },
        throws: 1,
      },
    },
    roll(3, 4, 3, 4),
    choose(7, 7),
  ];
}

/** Ben wins 3 or loses 3, Cleo may owe more than she has, Dov can split in very many ways. */
export const BETS: readonly Order[] = [bet(1, 'blow', 3), bet(2, 'make', 3), bet(3, 'blow', 5)];

const atTable: readonly Order[] = called({ bets_entry: 'table' });

const make = {
  /** The first bettor is asked to come. */
  covered: called(),
  /** Two bets are in. */
  twoIn: [...called(), ...BETS.slice(0, 2)],
  /** Everybody's bet is in; Ana may roll on or stop. */
  allIn: [...called(), ...BETS],
  /** Real discs are called for. */
  tableCall: atTable,
  /** The turn is over and the discs lie open. */
  reveal: [...atTable, BUSTING, bet(2, 'make', 3)],
  /** Ben, who settles first, has many ways. */
  manyWays: [...called(), ...BETS, BUSTING],
  /** Dov settles last and has more columns than fit without scrolling. */
  longSplit: [...called(), ...BETS, BUSTING, { do: 'settle', seat: 1, spaces: { 9: 3 } }],
  /** A few ways, each with its key. */
  fewWays: [...called(), bet(1, 'make', 1), bet(2, 'blow', 1), bet(3, 'make', 1), stop],
  /** Everything settled itself, and Cleo loses her next turn. */
  settledAlone: [
    { ...begin('Ana', 'Ben', 'Cleo'), rules: { betting: true } },
    {
      do: 'set',
      position: {
        seat: 0,
        markers: [{}, { 6: 4 }, { 5: 3, 4: 2 }],
        runners: { 6: 4, 8: 4 },
        throws: 1,
      },
    },
    roll(3, 4, 3, 4),
    choose(7, 7),
    bet(1, 'blow', 2),
    bet(2, 'make', 3),
    BUSTING,
  ],
  /** Names as long as they can be, on the cover, in the list and on the display. */
  longNamesCovered: called({}, LONG_NAMES),
  longNamesRevealed: [...called({}, LONG_NAMES), ...BETS, BUSTING],
  /** Stop is barred before the third throw. */
  mustRollThird: [...called({ bet_min_third_throw: true }), ...BETS],
  /** Stop is barred while a runner shares a step. */
  mustRollOccupied: [
    { ...begin('Ana', 'Ben'), rules: { occupied: 'reroll' } },
    { do: 'set', position: { markers: [{}, { 6: 2 }], runners: { 6: 2, 7: 3 }, throws: 2 } },
  ],
  /** A roll of which one die may have been cocked. */
  cocked: [{ ...begin('Ana', 'Ben'), rules: { cocked_die: 'rethrow_die' } }, roll(2, 4, 3, 5)],
  /** A throw that did not count. */
  voided: [begin('Ana', 'Ben'), roll(2, 4, 3, 5), { do: 'void' }],
} satisfies Record<string, readonly Order[]>;

export type BetSituation = keyof typeof make;
export const BET_SITUATIONS = Object.keys(make) as BetSituation[];

/** What a screen is told in such a moment. */
export function toldBets(situation: BetSituation, viewpoint: Viewpoint = 'desk', around: Around = {}): Told {
  return toldOf(tableAfter(make[situation]), viewpoint, around);
}
