/** Situations of the set-up, of the throw for the start and of a game alone: what is told, and the gestures that lead there. */
import type { Page } from '@playwright/test';
import type { Told, Viewpoint } from '../../src/contract/from-host.ts';
import type { Receipt } from '../../src/contract/from-host.ts';
import { PRESETS } from '../../src/rules/preset.ts';
import type { BeginOrder, Order } from '../../src/table/order.ts';
import { begin, choose, roll, stop, tableAfter, toldOf } from './told.ts';

/** A refusal as the fake bridge gives it. */
export type Refused = Omit<Extract<Receipt, { ok: false }>, 'id' | 'is'>;

export interface StartSituation {
  readonly told: Told;
  /** What a person does there before it is looked at. */
  open?(page: Page): Promise<void>;
  /** How orders are answered, if they are refused. */
  readonly refuses?: Refused;
}

/** The players' own sets, one with the longest name that there can be. */
export const OWN: Told['presets'] = [
  { name: 'Thursday', rules: { betting: true, bet_clock: 30, empty_double: 'three' } },
  { name: 'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww', rules: { win_columns: 4, occupied: 'reroll' } },
  { name: 'قواعد بيتنا', rules: { game: 'express', express_fifth: 'open' } },
];

/** The longest names that ten people can have. */
export const TEN = Array.from({ length: 10 }, (_, at) => `${at} Maximiliana Konstantina Hohenzollern`);

const throwsFor = (...names: readonly string[]): BeginOrder => ({
  do: 'begin',
  seats: names.map((name) => ({ name })),
});
const first = (seat: number, ...dice: readonly number[]): Order => ({ do: 'first', seat, dice });

const bare = toldOf(tableAfter([]), 'desk', { presets: OWN });
const keys =
  (...pressed: readonly string[]) =>
  async (page: Page) => {
    for (const key of pressed) await page.keyboard.press(key);
  };

/** The set-up of ten, whose names are as long as can be. */
async function seatTen(page: Page): Promise<void> {
  await page.keyboard.press('5');
  for (let seat = 2; seat < 10; seat += 1) await page.getByRole('button', { name: 'Add a seat' }).click();
  for (const [seat, name] of TEN.entries()) await page.getByRole('textbox').nth(seat).fill(name);
}

/** The set-up as it can stand open. */
export const SET_UPS: Readonly<Record<string, StartSituation>> = {
  ...Object.fromEntries(
    PRESETS.map(({ name }, at) => [`the set-up of ${name}`, { told: bare, open: keys(String(at + 1)) }]),
  ),
  ...Object.fromEntries(
    PRESETS.map(({ name }, at) => [`the rules of ${name}`, { told: bare, open: keys(String(at + 1), 'l') }]),
  ),
  'an own set of rules': { told: bare, open: keys('7') },
  'the rules of an own set': { told: bare, open: keys('8', 'l') },
  'the set-up of ten with the longest names': { told: bare, open: seatTen },
  'the rules beside ten seats': {
    told: bare,
    async open(page) {
      await seatTen(page);
      await page.getByRole('button', { name: 'Rules', exact: true }).click();
    },
  },
  'the colours and shapes of a seat': {
    told: bare,
    open: (page) =>
      page
        .getByRole('button', { name: /change the sign/ })
        .first()
        .click(),
  },
  'the youngest begins': {
    told: bare,
    async open(page) {
      await page.keyboard.press('l');
      await page.getByText('The youngest', { exact: true }).click();
      await page.keyboard.press('l');
    },
  },
  'a refused option': {
    told: bare,
    refuses: {
      ok: false,
      refusal: 'betting-needs-stack',
      says: 'Bets are played only where markers and runners may share a step (occupied: stack), not with “skip”.',
    },
    async open(page) {
      await page.keyboard.press('2');
      await page.keyboard.press('l');
      await page.getByText('Skip over it', { exact: true }).click();
      await page.getByRole('button', { name: 'Start', exact: true }).last().click();
      await page.getByRole('radiogroup', { name: 'Steps of others' }).getByRole('alert').waitFor();
    },
  },
  'a refused file of rules': {
    told: bare,
    refuses: {
      ok: false,
      refusal: 'preset-newer',
      says: 'This file of rules was written by a newer Tableside (version 2; this one reads 1).',
    },
    async open(page) {
      await page.keyboard.press('l');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
      await page.getByRole('region', { name: 'Your own sets of rules' }).getByRole('alert').waitFor();
    },
  },
  'the set-up during a game': {
    told: toldOf(tableAfter([begin('Ana', 'Ben')]), 'desk', { presets: OWN }),
    open: keys('n'),
  },
};

const LONG = [
  'Maximiliana Konstantina von Hohenzollern',
  '👨‍👩‍👧‍👦 Zoë & 七海 of the northern lights',
  'ابتسام عبد الرحمن الحسيني البغدادي',
  'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
];
const FOUR = throwsFor('Ana', 'Ben', 'Cleo', 'Dov');
const TURN: readonly Order[] = [roll(2, 4, 3, 5), choose(6, 8), stop];
/** A game alone that takes so many turns. */
const alone = (turns: number): readonly Order[] => [
  { ...begin('Ana'), rules: {} },
  ...Array.from({ length: turns - 1 }, () => TURN).flat(),
  {
    do: 'set',
    position: { markers: [{ 7: 12 }], claimed: { 2: 0, 12: 0 }, seat: 0 },
  },
  roll(3, 4, 1, 1),
  choose(7),
  stop,
];

const STARTS: Readonly<Record<string, readonly Order[]>> = {
  'nobody has thrown for the start': [FOUR],
  'two of four have thrown': [FOUR, first(0, 3, 4), first(1, 6, 6)],
  'a tie at the start': [FOUR, first(0, 3, 4), first(1, 6, 5), first(2, 5, 6), first(3, 1, 1)],
  'who begins is settled': [throwsFor('Ana', 'Ben'), first(0, 3, 4), first(1, 6, 6)],
  'the longest names throw for the start': [throwsFor(...LONG), first(0, 6, 6)],
  'the third turn alone': [{ ...begin('Ana'), rules: {} }, ...TURN, ...TURN, roll(2, 4, 3, 5), choose(6, 8)],
  'a game alone that is won': alone(7),
  'a better one': [...alone(7), ...alone(5)],
};

/** What both screens show of a start and of a game alone. */
export const START_SITUATIONS = Object.keys(STARTS);

export function toldStart(situation: string, viewpoint: Viewpoint): Told {
  return toldOf(tableAfter(STARTS[situation] ?? []), viewpoint, { presets: OWN });
}
