/** Situations with computer players, advice and the look back: what is told, what comes beside it, and the gestures that lead there. */
import type { Page } from '@playwright/test';
import type { Advice, ChancesAt, LookBack } from '../../src/contract/advice.ts';
import type { FromHost, Told, Viewpoint } from '../../src/contract/from-host.ts';
import type { Choice } from '../../src/rules/choices.ts';
import type { Position } from '../../src/rules/position.ts';
import type { BeginOrder, Order } from '../../src/table/order.ts';
import type { Origin, Table } from '../../src/table/table.ts';
import type { Around } from './told.ts';
import { choose, roll, stop, tableAfter, toldOf } from './told.ts';

/** A situation, and the messages that follow the telling. */
export interface AdviceSituation {
  readonly told: Told;
  readonly beside: readonly FromHost[];
  /** What a person does there before it is looked at. */
  open?(page: Page): Promise<void>;
}

/** Two people and two computer players. */
export const MIXED: BeginOrder = {
  do: 'begin',
  seats: [
    { name: 'Ana' },
    { name: 'Champion', bot: 'champion' },
    { name: 'Dov' },
    { name: 'Rule of 28', bot: 'rule-of-28' },
  ],
  first: 0,
};

const MID_GAME: Position = {
  markers: [
    { 3: 2, 5: 4, 6: 5, 7: 6, 9: 3, 10: 2 },
    { 4: 3, 5: 4, 6: 5, 7: 6, 8: 9, 10: 5 },
    { 5: 4, 6: 5, 7: 6, 8: 2, 9: 3 },
    { 5: 4, 6: 8, 7: 2, 8: 9, 10: 5 },
  ],
  claimed: { 2: 2, 11: 1, 12: 3 },
  seat: 0,
};
const midGame = (seat: number): Order => ({
  do: 'set',
  position: {
    ...MID_GAME,
    seat,
    runners: { 6: 7, 7: 8, 8: seat === 0 ? 1 : 10 },
    climbed: { 6: 2, 7: 2, 8: 1 },
    throws: 3,
  },
});
const CHOOSES = [MIXED, roll(2, 4, 3, 5)];
const DECIDES = [MIXED, midGame(0)];
const BOT_DECIDES = [MIXED, midGame(1)];
const WON: readonly Order[] = [
  { ...MIXED, seats: MIXED.seats.slice(0, 2) },
  {
    do: 'set',
    position: {
      markers: [
        { 5: 4, 6: 9, 8: 10 },
        { 5: 6, 10: 4 },
      ],
      claimed: { 2: 0, 7: 0, 12: 1 },
      seat: 0,
    },
  },
  roll(4, 4, 2, 3),
  choose(5, 8),
  stop,
];

export const CHANCES = [0.312, 0.428, 0.096, 0.164] as const;

/** Advice on the question that stands at a table. */
export function adviceOf(told: Told, over: Partial<Advice> = {}): Advice {
  const { view, seq } = told.screen;
  const choices = view.choices.flatMap(({ columns: [one, two] }, at) => {
    if (one === undefined) return [];
    const columns: Choice = two === undefined ? [one] : [one, two];
    return [{ columns, value: 0.341 - at * 0.017 }];
  });
  const [best, second] = choices;
  const decides = view.phase === 'decide';
  return {
    seq,
    worth: 'chance',
    chances: CHANCES.slice(0, view.seats.length),
    choices,
    decide: decides ? { stop: view.may_stop ? 0.512 : null, roll: 0.543, bust: view.bust?.ways ?? 0 } : null,
    best:
      best !== undefined
        ? {
            act: { does: 'choose', columns: best.columns },
            reason: { why: 'best-chance', win: best.value, next: second?.value ?? best.value },
          }
        : decides
          ? { act: { does: 'roll' }, reason: { why: 'weighed', stop: 0.512, roll: 0.543 } }
          : null,
    ...over,
  };
}

/** A line of so many rolls in which the seats take turns and the last one of them does worst. */
export function lineOf(seats: number, rolls: number): readonly ChancesAt[] {
  return Array.from({ length: rolls }, (_, at) => {
    const raw = Array.from(
      { length: seats },
      (_, seat) => 1.2 + Math.sin(at / (5 + seat) + seat * 2) + (seat === 0 ? (at / rolls) * 3 : 0),
    );
    const sum = raw.reduce((a, b) => a + b, 0);
    const isLast = at === rolls - 1;
    return {
      roll: at + 1,
      seat: Math.floor(at / 3) % seats,
      chances: raw.map((share, seat) => (isLast ? (seat === 0 ? 1 : 0) : share / sum)),
    };
  });
}

/** A game looked back at, as the table stands. */
export function lookBackOf(told: Told, over: Partial<LookBack> = {}): LookBack {
  const seats = told.screen.players.length;
  const position = toldOf(tableAfter(DECIDES)).screen.view.position ?? '';
  const waiting = toldOf(tableAfter(CHOOSES)).screen.view.position ?? '';
  return {
    seq: told.screen.seq,
    worth: 'chance',
    line: lineOf(seats, 46),
    turning: [
      { roll: 46, seat: 0, change: 0.412 },
      { roll: 17, seat: 1, change: -0.231 },
      { roll: 18, seat: seats - 1, change: 0.187 },
    ],
    seats: Array.from({ length: seats }, (_, seat) => ({
      seat,
      decisions: 23 - seat,
      givenUp: 0.083 * (seat + 1),
      luck: seat % 2 === 0 ? 0.214 : -0.118,
      busts: 2 + seat,
      bustsExpected: 2.41 + seat / 3,
    })),
    costliest: [
      {
        roll: 17,
        seat: 0,
        dice: null,
        done: { does: 'roll' },
        best: { does: 'stop' },
        doneValue: 0.412,
        bestValue: 0.498,
        position,
      },
      {
        roll: 31,
        seat: 1,
        dice: [2, 4, 3, 5],
        done: { does: 'choose', columns: [5, 9] },
        best: { does: 'choose', columns: [6, 8] },
        doneValue: 0.301,
        bestValue: 0.341,
        position: waiting,
      },
      {
        roll: 40,
        seat: seats - 1,
        dice: null,
        done: { does: 'stop' },
        best: { does: 'roll' },
        doneValue: 0.151,
        bestValue: 0.163,
        position,
      },
    ],
    ...over,
  };
}

const advised = (told: Told, over: Partial<Advice> = {}): readonly FromHost[] => [
  { is: 'advice', advice: adviceOf(told, over) },
];
const lookedBack = (told: Told, over: Partial<LookBack> = {}): readonly FromHost[] => [
  { is: 'look-back', lookBack: lookBackOf(told, over) },
];
const press =
  (...keys: readonly string[]) =>
  async (page: Page) => {
    for (const key of keys) await page.keyboard.press(key);
  };
/** Orders of which the rolls from one on were thrown by the program for a computer player. */
function thrownTable(orders: readonly Order[], thrown: readonly Order[]): Table {
  return thrown.reduce<Table>(
    (table, order) => tableAfter([order], table, order.do === 'roll' ? ('dice' satisfies Origin) : 'bot'),
    tableAfter(orders),
  );
}

type Make = (viewpoint: Viewpoint) => AdviceSituation;
const plain =
  (orders: readonly Order[], around: Around = {}): Make =>
  (viewpoint) => ({ told: toldOf(tableAfter(orders), viewpoint, around), beside: [] });
const withAdvice =
  (orders: readonly Order[], around: Around = {}, over: Partial<Advice> = {}): Make =>
  (viewpoint) => {
    const told = toldOf(tableAfter(orders), viewpoint, { advising: true, ...around });
    return { told, beside: advised(told, over) };
  };
const always: Around = { preferences: { advice: 'always' } };
const botDoes = (table: Table, bot: Omit<NonNullable<Told['bot']>, 'seq'>): Around => ({
  bot: { ...bot, seq: table.seq },
});
const ROLLS_ON = botDoes(tableAfter(BOT_DECIDES), {
  seat: 1,
  player: 'champion',
  act: { does: 'roll' },
  reason: { why: 'weighed', stop: 0.512, roll: 0.543 },
});
const THROWN = thrownTable([MIXED, midGame(1)], [roll(2, 4, 3, 5), choose(6, 8)]);

const situations = {
  'bot rolls on': plain(BOT_DECIDES, ROLLS_ON),
  'bot rolls on, always advised': withAdvice(BOT_DECIDES, { ...ROLLS_ON, ...always }),
  'bot chose, thrown by the program': (viewpoint: Viewpoint) => ({
    told: toldOf(THROWN, viewpoint, {
      preferences: { botDice: 'program' },
      ...botDoes(THROWN, {
        seat: 1,
        player: 'champion',
        act: { does: 'choose', columns: [6, 8] },
        reason: { why: 'best-chance', win: 0.543, next: 0.514 },
      }),
    }),
    beside: [],
  }),
  'bots hold still': plain([...CHOOSES, choose(6, 8), { do: 'undo' }], { botsHold: 'taken-back' }),
  'bots hold still after a start': plain(BOT_DECIDES, { botsHold: 'resumed' }),
  'bots wait for a desk': plain(BOT_DECIDES, { botsHold: 'desk-open' }),
  'a bot could not act': plain(BOT_DECIDES, {
    botsHold: 'failed',
    adviceFault: { is: 'stopped', detail: 'exit code 134' },
  }),
  'bots have no weights': plain(BOT_DECIDES, {
    adviceFault: {
      is: 'no-weights',
      path: '/opt/Tableside/resources/advice/champion.weights',
      detail: 'no such file or directory',
    },
  }),
  'advice, choose': withAdvice(CHOOSES),
  'advice, decide': withAdvice(DECIDES),
  'advice, decide, always': withAdvice(DECIDES, always),
  'advice, six choices': withAdvice([
    MIXED,
    {
      do: 'set',
      position: { ...MID_GAME, claimed: {}, markers: [{}, {}, {}, {}], runners: { 2: 1, 12: 1 }, throws: 1 },
    },
    roll(1, 2, 3, 6),
  ]),
  'advice, alone': withAdvice(
    [{ ...MIXED, seats: [{ name: 'Ana' }] }, roll(1, 6, 3, 4), choose(7, 7)],
    {},
    {
      worth: 'turns',
      chances: [],
      decide: { stop: 7.3, roll: 6.8, bust: 0 },
      best: { act: { does: 'roll' }, reason: { why: 'turns-weighed', stop: 7.3, roll: 6.8 } },
    },
  ),
  'advice, worked out': plain(DECIDES, { advising: true }),
  'advice, stopped': plain(DECIDES, {
    advising: true,
    adviceFault: { is: 'stopped', detail: 'exit code 134' },
  }),
  'a win to look back at': plain(WON, always),
} satisfies Record<string, Make>;

export type AdviceName = keyof typeof situations;
export const ADVICE_SITUATIONS = Object.keys(situations) as AdviceName[];

/** A situation as it is told on one of the screens. */
export function toldAdvice(name: AdviceName, viewpoint: Viewpoint = 'desk'): AdviceSituation {
  return situations[name](viewpoint);
}

/** A win of the first of some seats, on the display. */
const wonBy = (seats: BeginOrder['seats'], around: Around = {}): Told => {
  const [, set, ...rest] = WON;
  if (set?.do !== 'set') throw new Error('The win is told by another way.');
  const markers = seats.map((_, seat) => set.position.markers[seat] ?? {});
  const claimed = seats.length === 1 ? { 2: 0, 7: 0 } : set.position.claimed;
  const position = { ...set.position, markers, claimed };
  return toldOf(tableAfter([{ ...MIXED, seats }, { ...set, position }, ...rest]), 'display', around);
};

const won = toldOf(tableAfter(WON));
const mixed = toldOf(tableAfter(DECIDES));
const ALONE = toldOf(tableAfter([{ ...MIXED, seats: [{ name: 'Ana' }] }, roll(1, 6, 3, 4), choose(7, 7)]));
const ALONE_LOOKED_AT: Partial<LookBack> = {
  worth: 'turns',
  line: lineOf(1, 20).map(({ roll, seat }) => ({ roll, seat, chances: [8 - roll / 3] })),
  turning: [{ roll: 7, seat: 0, change: 1.2 }],
  costliest: [],
};
/** The page of the look back in each of its states. */
export const LOOK_BACKS: Readonly<Record<string, AdviceSituation>> = {
  'look back': { told: won, beside: lookedBack(won), open: press('t') },
  'look back of four': { told: mixed, beside: lookedBack(mixed), open: press('t') },
  'look back alone': {
    told: ALONE,
    beside: lookedBack(ALONE, ALONE_LOOKED_AT),
    open: press('t'),
  },
  'look back, worked out': { told: won, beside: [], open: press('t') },
  'look back at nothing': {
    told: won,
    beside: lookedBack(won, { line: [], turning: [], seats: [], costliest: [] }),
    open: press('t'),
  },
};

/** What people do at the desk beside computer players: seating them, and typing dice before one of them said what it does. */
export const BOT_SET_UPS: Readonly<Record<string, AdviceSituation>> = {
  'who plays a seat': {
    told: toldOf(tableAfter([])),
    beside: [],
    open: (page) => page.locator('.seat-who').nth(1).click(),
  },
  'computer players on seats': {
    told: toldOf(tableAfter([MIXED])),
    beside: [],
    open: press('n'),
  },
  'dice typed early': {
    told: toldOf(tableAfter(BOT_DECIDES), 'desk', { botUndecided: true }),
    beside: [],
    open: press('1', '2', '3', '4'),
  },
};

/** The display after a win that was looked back at. */
export function wentOnDisplay(evening: Told['evening']): Readonly<Record<string, AdviceSituation>> {
  const two = toldAdvice('a win to look back at', 'display').told;
  const four = { ...wonBy(MIXED.seats, always), evening };
  const alone = wonBy([{ name: 'Ana' }], always);
  return {
    'a win looked back at': { told: two, beside: lookedBack(two) },
    'a win of four looked back at': { told: four, beside: lookedBack(four) },
    'alone, looked back at': { told: alone, beside: lookedBack(alone, ALONE_LOOKED_AT) },
  };
}
