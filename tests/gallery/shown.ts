/** What the gallery shows: every screen in its situations, and every component cut out of one of them. */
import type { Page } from '@playwright/test';
import type { Told, Viewpoint } from '../../src/contract/from-host.ts';
import type { FromHost } from '../../src/contract/from-host.ts';
import { ADVICE_SITUATIONS, BOT_SET_UPS, LOOK_BACKS, toldAdvice, wentOnDisplay } from '../kit/told-advice.ts';
import { BET_SITUATIONS, toldBets } from '../kit/told-bets.ts';
import { EVENING_SITUATIONS, toldEvening } from '../kit/told-evening.ts';
import { DESK_SITUATIONS, READER_TOLD } from '../kit/told-desk.ts';
import { CARDS, EXPRESS_SITUATIONS, expressTold, MORE_DESK } from '../kit/told-express.ts';
import { SET_UPS, START_SITUATIONS, toldStart } from '../kit/told-start.ts';
import type { Refused } from '../kit/told-start.ts';
import { SITUATIONS, told } from '../kit/told.ts';

/** A screen in a situation, and what is done on it before it is shown. */
export interface Shown {
  readonly screen: 'desk' | 'display' | 'set-up';
  readonly name: string;
  /** Told anew each time: what the host says in it is in the language of the moment. */
  readonly told: () => Told;
  /** Messages that follow the telling. */
  readonly beside?: readonly FromHost[] | undefined;
  readonly open?: ((page: Page) => Promise<void>) | undefined;
  readonly refuses?: Refused | undefined;
  /** Shown in every theme and in German as well. */
  readonly key?: boolean;
}

/** A part of a screen by its selector. */
export interface Part {
  readonly name: string;
  readonly screen: 'desk' | 'display';
  readonly told: Told;
  readonly open?: (page: Page) => Promise<void>;
  readonly at: string;
}

const press =
  (...keys: readonly string[]) =>
  async (page: Page) => {
    for (const key of keys) await page.keyboard.press(key);
  };

const KEY = ['fresh', 'choose', 'decide', 'bust', 'won', 'longNames'];

const KEY_ADVICE = ['advice, choose', 'advice, decide', 'bot rolls on, always advised'];

/** The name of a situation as the name of a file. */
export function fileName(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function both(
  names: readonly string[],
  toldOn: (name: string, viewpoint: Viewpoint) => Told,
): readonly Shown[] {
  return names.flatMap((name) =>
    (['desk', 'display'] as const).map((screen) => ({
      ...{ screen, name, told: () => toldOn(name, screen), key: KEY.includes(name) },
    })),
  );
}

export const SCREENS: readonly Shown[] = [
  ...SITUATIONS.flatMap((name) =>
    (['desk', 'display'] as const).map((screen) => ({
      ...{ screen, name, told: () => told(name, screen), key: KEY.includes(name) },
    })),
  ),
  ...both(START_SITUATIONS, toldStart),
  ...BET_SITUATIONS.flatMap((name) =>
    (['desk', 'display'] as const).map((screen) => ({
      ...{ screen, name: `bets ${name}`, told: () => toldBets(name, screen), key: name === 'reveal' },
    })),
  ),
  ...EXPRESS_SITUATIONS.flatMap((name) =>
    (['desk', 'display'] as const).map((screen) => ({
      ...{ screen, name: `express ${name}`, told: () => expressTold(name, screen), key: name === 'four' },
    })),
  ),
  ...[...Object.entries(DESK_SITUATIONS), ...Object.entries(MORE_DESK)].map(([name, { told, open }]) => ({
    ...{ screen: 'desk' as const, name, told: () => told, open },
  })),
  ...Object.entries(READER_TOLD).map(([name, told]) => ({
    ...{ screen: 'desk' as const, name, told: () => told, open: press('p') },
  })),
  ...Object.entries(SET_UPS).map(([name, { told, open, refuses }]) => ({
    ...{
      screen: 'set-up' as const,
      name,
      told: () => told,
      open,
      refuses,
      key: name === 'the set-up of Classic',
    },
  })),
  ...EVENING_SITUATIONS.map((name) => ({
    ...{ screen: 'display' as const, name, told: () => toldEvening(name), key: name === 'after six games' },
  })),
  ...ADVICE_SITUATIONS.flatMap((name) =>
    (['desk', 'display'] as const).map((screen) => ({
      screen,
      name,
      told: () => toldAdvice(name, screen).told,
      beside: toldAdvice(name, screen).beside,
      key: KEY_ADVICE.includes(name),
    })),
  ),
  ...Object.entries(BOT_SET_UPS).map(([name, { told, open }]) => ({
    ...{ screen: 'set-up' as const, name, told: () => told, open, key: true },
  })),
  ...Object.entries(LOOK_BACKS).map(([name, { told, beside, open }]) => ({
    ...{ screen: 'desk' as const, name, told: () => told, beside, open, key: name === 'look back of four' },
  })),
  ...Object.entries(wentOnDisplay(toldEvening('after six games').evening)).map(
    ([name, { told, beside }]) => ({
      ...{
        screen: 'display' as const,
        name,
        told: () => told,
        beside,
        key: name === 'a win of four looked back at',
      },
    }),
  ),
  ...Object.entries(CARDS).map(([name, told]) => ({ screen: 'display' as const, name, told: () => told })),
];

export const PARTS: readonly Part[] = [
  { name: 'board', screen: 'display', told: told('decide', 'display'), at: '.display-board' },
  { name: 'board with chances', screen: 'desk', told: told('decide'), open: press('o'), at: '.place-board' },
  { name: 'dice', screen: 'display', told: told('choose', 'display'), at: '.last-roll' },
  { name: 'odds', screen: 'display', told: told('decide', 'display'), at: '.odds' },
  { name: 'choices on the display', screen: 'display', told: told('choose', 'display'), at: '.choices' },
  { name: 'choices at the desk', screen: 'desk', told: told('choose'), at: '.choices' },
  { name: 'players on the display', screen: 'display', told: told('decide', 'display'), at: '.strip' },
  { name: 'seats at the desk', screen: 'desk', told: told('decide'), at: '.seats' },
  { name: 'top bar', screen: 'desk', told: told('decide'), at: '.top-bar' },
  { name: 'question', screen: 'desk', told: told('decide'), at: '.place-ask' },
  {
    name: 'log',
    screen: 'desk',
    told: DESK_SITUATIONS['a long log']?.told ?? told('decide'),
    at: '.place-log',
  },
  { name: 'foot bar', screen: 'desk', told: told('decide'), at: '.place-foot' },
  { name: 'strip of a waiting roll', screen: 'desk', told: told('held'), at: '.place-ask' },
  { name: 'alarm', screen: 'desk', told: told('trouble'), at: '.place-alarm' },
  { name: 'sheets', screen: 'display', told: expressTold('four', 'display'), at: '.sheets' },
  {
    name: 'settings, look',
    screen: 'desk',
    told: told('decide'),
    open: press('Control+,'),
    at: 'dialog[open]',
  },
];
