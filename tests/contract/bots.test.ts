/** Computer players across the lines: in orders, in journals old and new, in messages and in settings. */
import { describe, expect, test } from 'vitest';
import { parseAsk } from '../../src/contract/order.ts';
import { parseRecord } from '../../src/contract/record.ts';
import { DEFAULT_SETTINGS, readSettings } from '../../src/contract/settings.ts';
import { parseToHost } from '../../src/contract/to-host.ts';
import { DEFAULT_OPTIONS } from '../../src/rules/options.ts';

const begunBy = (player: object, from = 'desk') => ({
  seq: 1,
  at: 'now',
  from,
  id: 'a',
  act: {
    is: 'played',
    entry: {
      command: { do: 'begin', seats: 1, first: 0 },
      events: [{ is: 'begun', seats: 1, first: 0, rules: DEFAULT_OPTIONS }],
      players: [player],
    },
  },
});
const EVA = { name: 'Eva', colour: 'red', shape: 'cone' };

describe('a journal', () => {
  test('from before there were computer players holds people', () => {
    const read = parseRecord(begunBy(EVA));
    expect(read).toMatchObject({
      ok: true,
      record: { act: { entry: { players: [{ ...EVA, bot: null }] } } },
    });
  });

  test('keeps who plays a seat, and what computer players and the program’s dice did', () => {
    const robo = { ...EVA, bot: 'champion' };
    for (const from of ['desk', 'bot', 'dice'])
      expect(parseRecord(begunBy(robo, from))).toMatchObject({ ok: true, record: begunBy(robo, from) });
  });

  test('with a player that this version does not know is not read as another one', () => {
    expect(parseRecord(begunBy({ ...EVA, bot: 'grandmaster' }))).toMatchObject({ ok: false });
  });
});

describe('a seat of a new game', () => {
  test('is a person’s, or a computer player’s by name', () => {
    const seats = [{ name: 'Ana' }, { name: 'Ben', bot: null }, { name: '', bot: 'ga29' }];
    expect(parseAsk({ do: 'begin', seats })).toEqual({ ok: true, ask: { do: 'begin', seats } });
    expect(parseAsk({ do: 'begin', seats: [{ name: 'X', bot: 'grandmaster' }] })).toMatchObject({
      ok: false,
    });
  });
});

describe('a message', () => {
  test('may ask for advice, a look back, and that computer players wait or go on', () => {
    for (const message of [
      { is: 'advise', id: 'a', on: true },
      { is: 'look-back', id: 'b' },
      { is: 'bots-go', id: 'c' },
      { is: 'bots-wait', id: 'e', on: true },
      { is: 'prefer', id: 'd', ask: { botDice: 'program', botPace: 'slow', advice: 'off' } },
    ])
      expect(parseToHost(message)).toEqual({ ok: true, message });
    expect(parseToHost({ is: 'advise', id: 'a' })).toMatchObject({ ok: false });
    expect(parseToHost({ is: 'bots-wait', id: 'e' })).toMatchObject({ ok: false });
    expect(parseToHost({ is: 'prefer', id: 'd', ask: { botPace: 'hasty' } })).toMatchObject({ ok: false });
  });
});

describe('settings', () => {
  test('from before there were computer players have the usual ones, and advice is given when asked', () => {
    const read = readSettings({ muted: true });
    expect(read).toMatchObject({
      settings: { muted: true, botDice: 'people', botPace: 'normal', advice: 'asked' },
      lost: [],
    });
  });

  test('of which one is damaged keep the others', () => {
    const read = readSettings({ ...DEFAULT_SETTINGS, botPace: 7, advice: 'off', botDice: 'program' });
    expect(read).toMatchObject({
      settings: { botPace: 'normal', advice: 'off', botDice: 'program' },
      lost: ['botPace'],
    });
  });
});
