/** Computer players wait while a desk has something open that they would change under its hands, and go on by themselves. */
import { beforeAll, describe, expect, test } from 'vitest';
import { PACES } from '../../src/host/bots/bots.ts';
import { DEFAULT_SETTINGS } from '../../src/contract/settings.ts';
import { buildWorker } from '../kit/advice-files.ts';
import { settled } from '../kit/clock.ts';
import type { MemoryScreen } from '../kit/memory-pipe.ts';
import { screenedTable } from '../kit/screened-table.ts';
import { until } from '../kit/serial.ts';
import { slowJournal } from '../kit/slow-journal.ts';

beforeAll(buildWorker, 120_000);

let messages = 0;

/** Says that something was opened at a desk, or closed. */
async function has(desk: MemoryScreen, on: boolean) {
  const id = `open ${(messages += 1)}`;
  desk.say({ is: 'bots-wait', id, on });
  const receipt = await desk.receipt(id);
  await settled();
  return receipt;
}

/** A table of the program’s dice at which a computer player is to throw, and a desk of it. */
async function table() {
  const made = await screenedTable({ ...DEFAULT_SETTINGS, botDice: 'program' }, slowJournal(), {
    die: () => 3,
  });
  const desk = made.attach('desk');
  const seats = [{ name: 'Robo', bot: 'rule-of-28' }, { name: 'Ana' }];
  expect(await desk.order({ do: 'begin', seats, first: 0 })).toMatchObject({ ok: true });
  await settled();
  const rolls = () => desk.shown().screen.view.rolls;
  return {
    ...made,
    desk,
    async stand() {
      await made.clock.advance(10 * PACES.slow);
      await settled();
      expect(rolls()).toBe(0);
    },
    async goOn() {
      await made.clock.advance(PACES.normal);
      await until('it throws', () => rolls() === 1);
      await settled();
    },
  };
}

describe('while something is open at a desk', () => {
  test('they wait, the desk says why, and they go on at their pace when it is closed', async () => {
    const at = await table();
    expect(await has(at.desk, true)).toMatchObject({ ok: true });
    expect(at.desk.shown().botsHold).toBe('desk-open');
    await at.stand();
    await has(at.desk, false);
    expect(at.desk.shown().botsHold).toBeNull();
    await at.goOn();
  });

  test('at two desks they wait for both', async () => {
    const at = await table();
    const other = at.attach('desk');
    await has(at.desk, true);
    await has(other, true);
    await has(at.desk, false);
    expect(other.shown().botsHold).toBe('desk-open');
    await at.stand();
    await has(other, false);
    await at.goOn();
  });

  test('said twice it is still one thing to close', async () => {
    const at = await table();
    await has(at.desk, true);
    await has(at.desk, true);
    await has(at.desk, false);
    await at.goOn();
  });

  test('a desk that goes away keeps them no longer', async () => {
    const at = await table();
    const other = at.attach('desk');
    await has(other, true);
    await at.stand();
    other.leave();
    await settled();
    expect(at.desk.shown().botsHold).toBeNull();
    await at.goOn();
  });

  test('the desk may let them go on past it', async () => {
    const at = await table();
    await has(at.desk, true);
    at.desk.say({ is: 'bots-go', id: 'go' });
    await at.desk.receipt('go');
    await at.goOn();
  });

  test('people play on as ever, for a computer player too, and it waits on', async () => {
    const at = await table();
    await has(at.desk, true);
    expect(await at.desk.order({ do: 'roll', dice: [2, 4, 3, 5] })).toMatchObject({ ok: true });
    await at.clock.advance(10 * PACES.slow);
    await settled();
    expect(at.desk.shown()).toMatchObject({ botsHold: 'desk-open', screen: { view: { phase: 'choose' } } });
  });

  test('what they were thinking about is dropped: nothing is played that was decided before', async () => {
    const at = await table();
    await at.goOn();
    const { seq } = at.desk.shown().screen;
    // The worker has the question, and its answer comes when the desk has something open.
    const advanced = at.clock.advance(PACES.normal);
    at.desk.say({ is: 'bots-wait', id: 'thinking', on: true });
    await advanced;
    await at.adviser.decide({
      game: at.referee.table.moment?.game ?? expect.fail('a game is played'),
      player: 'casual',
      seat: 0,
      watched: 'casual',
      draw: 0,
    });
    await settled();
    expect(at.desk.shown().screen.seq).toBe(seq);
  });

  test('what was taken back still holds them once it is closed', async () => {
    const at = await table();
    await at.goOn();
    await has(at.desk, true);
    expect(await at.desk.order({ do: 'undo' })).toMatchObject({ ok: true });
    await has(at.desk, false);
    expect(at.desk.shown().botsHold).toBe('taken-back');
  });

  test('the display keeps nobody', async () => {
    const at = await table();
    const display = at.attach('display');
    expect(await has(display, true)).toMatchObject({ ok: false, refusal: 'not-allowed' });
    await at.goOn();
  });
});
