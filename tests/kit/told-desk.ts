/** Situations that only the desk knows: what is told, and the gestures that open what lies beside the game. */
import type { Page } from '@playwright/test';
import type { ReaderPanel, Told } from '../../src/contract/from-host.ts';
import type { ReaderStatus } from '../../src/contract/reader.ts';
import type { Order } from '../../src/table/order.ts';
import { begin, choose, NO_READER, roll, stop, tableAfter, told, toldOf } from './told.ts';

/** A situation at the desk. */
export interface DeskSituation {
  readonly told: Told;
  /** What a person does there before it is looked at. */
  open?(page: Page): Promise<void>;
}

const key =
  (...keys: readonly string[]) =>
  async (page: Page) => {
    for (const one of keys) await page.keyboard.press(one);
  };

/** A roll for which nothing could be played. */
export const BUST: readonly Order[] = [
  begin('Ana', 'Ben'),
  {
    do: 'set',
    position: { markers: [{}, {}], claimed: { 2: 0, 12: 1 }, seat: 0, runners: { 3: 1, 4: 1, 11: 1 } },
  },
  roll(1, 1, 5, 5),
];

const SOME_TURNS: readonly Order[] = [
  begin('Ana', 'Ben', 'Cleo', 'Dov'),
  ...[0, 1, 2, 3, 4, 5].flatMap((turn): readonly Order[] => [
    roll(2, 4, 3, 5),
    choose(...(turn % 2 === 0 ? [6, 8] : [5, 9])),
    roll(3, 4, 3, 4),
    choose(7, 7),
    stop,
  ]),
];

const reader = (status: Partial<ReaderStatus>, more: Partial<ReaderPanel> = {}): Told =>
  toldOf(tableAfter(SOME_TURNS), 'desk', {
    reader: { status: { ...NO_READER.status, path: '/dev/ttyUSB0', ...status }, ...more },
  });

const LINES: ReaderPanel['lines'] = [
  {
    is: 'noise',
    text: '\\xff\\xfe\\x00 3 1 4 6 and so on, a line that is a good deal longer than the others',
  },
  { is: 'bad-roll', text: '3 1 4 7' },
  { is: 'unknown', text: 'hello from the tower' },
];

/** The reader in each of its states, by a short name. */
export const READER_TOLD: Readonly<Record<string, Told>> = {
  'reader absent': reader({ state: 'absent', path: null }),
  'reader opening': reader({ state: 'opening' }),
  'reader busy, trying': reader({ state: 'opening', why: 'busy' }),
  'reader identifying': reader({ state: 'identifying' }, { note: { why: 'early', dice: [1, 2, 3, 4] } }),
  'reader ready': reader({ state: 'ready', rejected: 3 }, { lines: LINES }),
  'reader gone silent': reader(
    { state: 'stale', why: 'silent' },
    { note: { why: 'gap', dice: [1, 2, 3, 4] } },
  ),
  'reader in doubt': reader({ state: 'ready' }, { note: { why: 'boot', dice: [1, 2, 3, 4] } }),
  'reader with an odd die': reader({ state: 'ready' }, { note: { why: 'offtray', dice: null } }),
  'reader says nothing': reader({ state: 'failed', why: 'no-hello' }),
  'reader unplugged': reader({ state: 'reconnecting', why: 'unplugged' }, { askFirst: true }),
  'reader two alike': reader({
    state: 'reconnecting',
    why: 'two-alike',
    alike: ['/dev/ttyUSB0', '/dev/ttyUSB1'],
  }),
  'reader missing': reader({
    state: 'failed',
    why: 'missing',
    path: '/dev/serial/by-id/usb-1a86_USB_Serial-if00-port0',
  }),
  'reader denied': reader({ state: 'failed', why: 'denied', group: 'dialout' }),
  'reader busy': reader({ state: 'failed', why: 'busy' }),
  'reader no serial port': reader({ state: 'failed', why: 'not-serial', path: '/home/ana' }),
  'reader wrong speed': reader({ state: 'failed', why: 'speed', baud: 9600 }),
  'reader silent': reader({ state: 'failed', why: 'no-answer' }),
  'reader out of reach': reader({ state: 'failed', why: 'other', detail: 'Input/output error' }),
};

/** Everything that can lie open on the desk, each with what is behind it. */
export const DESK_SITUATIONS: Readonly<Record<string, DeskSituation>> = {
  'a bust': { told: toldOf(tableAfter(BUST)) },
  'a long log': { told: toldOf(tableAfter(SOME_TURNS)) },
  'half a roll and a wrong digit': { told: told('fresh'), open: key('3', '1', '9') },
  'a digit that is no choice': { told: told('choose'), open: key('6') },
  'rolling on': { told: told('decide'), open: key('r') },
  'which die was misread': { told: told('choose'), open: key('c') },
  'which face it showed': { told: told('safe'), open: key('c', '2') },
  'the last roll of a long name': {
    told: toldOf(tableAfter([begin('Maximiliana Konstantina von Hohenzollern', 'Ben'), roll(2, 4, 3, 5)])),
    open: key('c', '2'),
  },
  'a line of the log to correct': {
    told: toldOf(tableAfter(SOME_TURNS)),
    open: (page) => page.getByRole('button', { name: /^Roll 5:/ }).click(),
  },
  'the chances of the columns': { told: told('decide'), open: key('o') },
  'a held roll and a reading that did not count': {
    told: toldOf(
      tableAfter([begin('Ana', 'Ben'), roll(2, 4, 3, 5), choose(6, 8), roll(3, 3, 4, 6)]),
      'desk',
      {
        held: { dice: [6, 6, 1, 2], why: 'waiting' },
        reader: { note: { why: 'bad-roll', dice: null } },
      },
    ),
  },
  'the set-up during a game': { told: told('longNames'), open: key('n') },
  'the set-up of four': {
    told: told('bare'),
    async open(page) {
      await page.getByRole('button', { name: 'Add a seat' }).click();
      await page.getByRole('button', { name: 'Add a seat' }).click();
    },
  },
  'the list of keys': { told: told('decide'), open: key('?') },
};
