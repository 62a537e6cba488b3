/** Situations that only the desk knows: what is told, and the gestures that open what lies beside the game. */
import type { Page } from '@playwright/test';
import type { ReaderPanel, Told } from '../../src/contract/from-host.ts';
import type { ReaderReport, ReaderStatus } from '../../src/contract/reader.ts';
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
    reader: {
      status: { ...NO_READER.status, path: '/dev/ttyUSB0', ...status },
      machine: { platform: 'linux', user: 'ana' },
      ...more,
    },
  });

/** How a reader works that has seen a good deal. */
export const REPORT: ReaderReport = {
  age: 754_000,
  quiet: 1240,
  bytes: 48_211,
  connections: 3,
  counts: { roll: 61, beat: 377, hello: 4, sent: 70, dup: 5, noise: 2, 'bad-check': 3, gap: 1 },
  device: { id: 'DT-01', firmware: '1.2', boot: '7F3A' },
  dice: [
    { die: 'd1', state: 'settled', value: 4, confidence: 97, battery: 81 },
    { die: 'd2', state: 'rolling', value: null, confidence: null, battery: 12 },
  ],
  lines: [
    {
      at: 1200,
      is: 'noise',
      text: '\\xff\\xfe\\x00 3 1 4 6 and so on, a line that is a good deal longer than the others',
    },
    { at: 2000, is: 'sent', text: '$TDQ,1*2552' },
    { at: 2041, is: 'hello', text: '$TDH,1,7F3A,4,DT-01,1.2,ack*B96C' },
    { at: 6100, is: 'bad-check', text: '$TDR,7F3A,12,3366*F664' },
    { at: 6400, is: 'roll', text: '$TDR,7F3A,12,3146*F664' },
    { at: 6402, is: 'sent', text: '$TDA,7F3A,12*1B94' },
    { at: 753_000, is: 'beat', text: '$TDB,7F3A,13,300*13FA' },
  ],
  recording: null,
};

/** The reader in each of its states, by a short name. */
export const READER_TOLD: Readonly<Record<string, Told>> = {
  'reader absent': reader({ state: 'absent', path: null }),
  'reader opening': reader({ state: 'opening' }),
  'reader busy, trying': reader({ state: 'opening', why: 'busy' }),
  'reader identifying': reader({ state: 'identifying' }, { note: { why: 'early', dice: [1, 2, 3, 4] } }),
  'reader ready': reader({ state: 'ready', rejected: 3 }),
  'reader gone silent': reader(
    { state: 'stale', why: 'silent' },
    { note: { why: 'gap', dice: [1, 2, 3, 4] } },
  ),
  'reader in doubt': reader({ state: 'ready' }, { note: { why: 'boot', dice: [1, 2, 3, 4] } }),
  'reader with an odd die': reader({ state: 'ready' }, { note: { why: 'offtray', dice: null } }),
  'reader says nothing': reader({ state: 'failed', why: 'no-hello' }),
  'reader another one': reader({ state: 'failed', why: 'wrong-device', detail: 'DT-02' }),
  'reader of smart dice': reader({ state: 'ready' }, { note: { why: 'unbound', dice: null } }),
  'reader with half a throw': reader(
    { state: 'ready' },
    { note: { why: 'incomplete', dice: [3, 5, 6] }, bound: ['d1', 'd2', 'd3', 'd4'] },
  ),
  'reader being tested': reader({ state: 'ready' }, { trial: { is: 'test', dice: [3, 1, 4, 6] } }),
  'reader being bound': reader(
    { state: 'ready' },
    {
      trial: {
        is: 'bind',
        count: 4,
        dice: [
          { die: 'd1', value: 3 },
          { die: 'd2', value: 6 },
        ],
      },
    },
  ),
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
