/**
 * What a host would tell the screens in some named situations. Every one is a real table that real orders led to; only
 * the reader and the trouble around it are made up.
 */
import { ABSENT } from '../../src/host/dice/absent.ts';
import type { ReaderPanel, Told, Trouble, Viewpoint } from '../../src/contract/from-host.ts';
import type { Language, Preferences } from '../../src/contract/preferences.ts';
import { DEFAULT_PREFERENCES } from '../../src/contract/preferences.ts';
import { FIGURES } from '../../src/odds/figures.ts';
import type { Position } from '../../src/rules/position.ts';
import { carryOut } from '../../src/table/act.ts';
import { decide } from '../../src/table/decide.ts';
import type { BeginOrder, Order } from '../../src/table/order.ts';
import { screenOf } from '../../src/table/project.ts';
import type { Origin, Table } from '../../src/table/table.ts';
import { BARE_TABLE } from '../../src/table/table.ts';
import type { Held } from '../../src/table/view.ts';
import { labelWords } from '../../src/words/labels.ts';

/** A table after some orders, the desk’s where nobody else is named; throws at the first one that is refused. */
export function tableAfter(orders: readonly Order[], from: Table = BARE_TABLE, by: Origin = 'desk'): Table {
  let table = from;
  for (const order of orders) {
    const decision = decide(table, order);
    if (!decision.ok) throw new Error(`${JSON.stringify(order)} was refused: ${decision.refusal.code}`);
    const next = carryOut(table, decision.act, by);
    if (next === null) throw new Error(`${JSON.stringify(order)} was decided but does not fit`);
    table = next;
  }
  return table;
}

export interface Around {
  readonly held?: Held | null;
  readonly reader?: Partial<ReaderPanel>;
  readonly trouble?: Trouble | null;
  readonly rescued?: string | null;
  readonly presets?: Told['presets'];
  readonly people?: Told['people'];
  readonly spoken?: Told['spoken'];
  readonly clock?: Told['clock'];
  readonly session?: Told['session'];
  readonly card?: boolean;
  readonly between?: boolean;
  readonly evening?: Told['evening'];
  readonly preferences?: Partial<Preferences>;
  readonly language?: Language;
  readonly speaks?: boolean;
  readonly bot?: Told['bot'];
  readonly botsHold?: Told['botsHold'];
  readonly botUndecided?: boolean;
  readonly advising?: boolean;
  readonly adviceFault?: Told['adviceFault'];
  readonly clips?: Told['clips'];
}

/** What a screen is told of a table. */
export function toldOf(table: Table, viewpoint: Viewpoint = 'desk', around: Around = {}): Told {
  return {
    screen: screenOf(table, around.held ?? null, labelWords, viewpoint),
    reader: { ...NO_READER, ...around.reader },
    presets: around.presets ?? [],
    people: viewpoint === 'desk' ? (around.people ?? []) : [],
    spoken: around.spoken ?? table.moment?.players.map(({ name }) => name) ?? [],
    clock: around.clock ?? null,
    session: around.session ?? null,
    preferences: { ...DEFAULT_PREFERENCES, ...around.preferences },
    language: around.language ?? 'en',
    card: around.card ?? false,
    between: around.between ?? false,
    evening: around.evening ?? null,
    figures: FIGURES,
    trouble: around.trouble ?? null,
    rescued: around.rescued ?? null,
    speaks: around.speaks ?? false,
    bot: around.bot ?? null,
    botsHold: around.botsHold ?? null,
    botUndecided: around.botUndecided ?? false,
    advising: around.advising ?? false,
    adviceFault: around.adviceFault ?? null,
    clips: around.clips ?? [],
  };
}

export const NO_READER: ReaderPanel = {
  status: ABSENT,
  askFirst: false,
  settle: 0,
  note: null,
  trial: null,
  machine: { platform: 'linux', user: 'ana' },
  bound: [],
};

const READY: Partial<ReaderPanel> = {
  status: { ...NO_READER.status, state: 'ready', path: '/dev/ttyUSB0' },
};

export const begin = (...names: readonly string[]): BeginOrder => ({
  do: 'begin',
  seats: names.map((name) => ({ name })),
  first: 0,
});
export const roll = (...dice: readonly number[]): Order => ({ do: 'roll', dice });
export const choose = (...columns: readonly number[]): Order => ({ do: 'choose', columns });
export const stop: Order = { do: 'stop' };
export const undo: Order = { do: 'undo' };
const set = (position: Position): Order => ({ do: 'set', position });

const FOUR = begin('Ana', 'Ben', 'Cleo', 'Dov');
const LONG = begin(
  'Maximiliana Konstantina von Hohenzollern',
  '👨‍👩‍👧‍👦 Zoë & 七海 of the northern lights',
  'ابتسام عبد الرحمن الحسيني البغدادي',
  'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
);

/** A board late in a game of four, with company on many steps and three columns claimed. */
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

/** One roll a winning turn: Ana stands before the top of 8 with two columns claimed. */
const LAST_STEPS: Position = {
  markers: [
    { 5: 4, 6: 9, 8: 10 },
    { 5: 6, 10: 4 },
  ],
  claimed: { 2: 0, 7: 0, 12: 1 },
  seat: 0,
};

type Make = (viewpoint: Viewpoint) => Told;
const of =
  (orders: readonly Order[], around: Around = {}): Make =>
  (viewpoint) =>
    toldOf(tableAfter(orders), viewpoint, around);

const FIRST_CHOICE = [FOUR, roll(2, 4, 3, 5)];
const FIRST_DECISION = [...FIRST_CHOICE, choose(6, 8)];
/** Three runners out on 6, 7 and 8 with the rest of the board busy. */
const THREE_OUT = [
  FOUR,
  set({ ...MID_GAME, runners: { 6: 7, 7: 8, 8: 1 }, climbed: { 6: 2, 7: 2, 8: 1 }, throws: 3 }),
];
const BUST = [FOUR, set({ ...MID_GAME, runners: { 3: 3, 4: 2, 10: 3 }, throws: 2 }), roll(2, 4, 5, 4)];
const WON = [begin('Ana', 'Ben'), set(LAST_STEPS), roll(4, 4, 2, 3), choose(5, 8), stop];

const makeSituations = {
  /** Nobody sits at the table. */
  bare: of([]),
  /** A new game, before its first roll. */
  fresh: of([FOUR], { reader: READY }),
  /** A roll waits for its pairing, one runner's choice among the pairings. */
  choose: of(FIRST_CHOICE, { reader: READY }),
  /** As many choices as there can be: one runner free and six different totals that are all new. */
  sixChoices: of([
    FOUR,
    set({ ...MID_GAME, claimed: {}, markers: [{}, {}, {}, {}], runners: { 2: 1, 12: 1 }, throws: 1 }),
    roll(1, 2, 3, 6),
  ]),
  /** Two runners out: no roll can bust. */
  safe: of(FIRST_DECISION, { reader: READY }),
  /** Three runners out in a busy game: roll, or stop. */
  decide: of(THREE_OUT, { reader: READY }),
  /** The same, with a roll to choose for. */
  crowded: of([...THREE_OUT, roll(2, 4, 3, 5)], { reader: READY }),
  /** A roll that played nothing; the next seat is to roll. */
  bust: of(BUST, { reader: READY }),
  /** A stop that claimed a column. */
  claimed: of([
    FOUR,
    set({ ...MID_GAME, runners: { 5: 8, 6: 6, 7: 7 }, throws: 4 }),
    roll(1, 4, 6, 6),
    choose(5),
    stop,
  ]),
  /** A runner on the top step: its column is dead, and the chances are bad. */
  topped: of([FOUR, set({ ...MID_GAME, runners: { 4: 7, 5: 9, 10: 4 }, throws: 5 })]),
  /** The third column was claimed. */
  won: of(WON),
  /** A single roll that wins with every seat's name as long as names can be. */
  longNames: of([LONG, set({ ...MID_GAME, runners: { 6: 7, 7: 8, 8: 1 }, throws: 3 })]),
  /** The longest names, on a stop that claims two columns and moves all that can be moved. */
  longNews: of([LONG, set({ ...MID_GAME, runners: { 5: 9, 6: 11, 7: 7 }, throws: 4 }), stop]),
  /** A second roll came while the first waits for its choice. */
  held: of(FIRST_CHOICE, { reader: READY, held: { dice: [6, 6, 1, 2], why: 'waiting' } }),
  /** A reading that the desk wants to confirm. */
  asked: of(FIRST_DECISION, {
    reader: { ...READY, askFirst: true },
    held: { dice: [6, 6, 1, 2], why: 'asked' },
  }),
  /** The roll of a bust was misread and is put right. */
  corrected: of([...BUST, { do: 'correct', dice: [1, 2, 5, 5] }]),
  /** A choice was taken back. */
  undone: of([...FIRST_DECISION, undo]),
  /** A roll came out of a decision. */
  rolledOn: of([...FIRST_DECISION, roll(3, 3, 4, 6)]),
  /** The journal cannot be written. */
  trouble: of(FIRST_DECISION, {
    trouble: {
      code: 'journal-unwritable',
      path: '/home/ana/.config/Tableside/games/2026-10-03T19-30-00.tableside',
      detail: 'no space left on device',
    },
  }),
  /** The journal was mended when it was opened. */
  rescued: of(FIRST_DECISION, { rescued: 'The last line of the journal was cut off and was left out.' }),
  /** One seat alone, needing all the columns that it can. */
  alone: of([{ ...begin('Ana'), rules: { win_columns: 11 } }, roll(1, 6, 3, 4), choose(7, 7)]),
} satisfies Record<string, Make>;

export type Situation = keyof typeof makeSituations;

/** The names of all situations. */
export const SITUATIONS = Object.keys(makeSituations) as Situation[];

/** What a screen is told in a situation. */
export function told(situation: Situation, viewpoint: Viewpoint = 'desk'): Told {
  return makeSituations[situation](viewpoint);
}
