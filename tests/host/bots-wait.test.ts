/** Computer players wait while a desk has something open that they would change under its hands, and go on by themselves. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Adviser } from '../../src/host/advice/adviser.ts';
import { PACES } from '../../src/host/bots/bots.ts';
import { DEFAULT_SETTINGS } from '../../src/contract/settings.ts';
import { buildWorker } from '../kit/advice-files.ts';
import { settled } from '../kit/clock.ts';
import type { MemoryScreen } from '../kit/memory-pipe.ts';
import type { BotWorld } from '../kit/screened-table.ts';
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
async function table(over = (real: Adviser) => real) {
  let asked = 0;
  const counting = (real: Adviser): Adviser => ({
    ...real,
    decide(question) {
      asked += 1;
      return real.decide(question);
    },
  });
  const settings = { ...DEFAULT_SETTINGS, botDice: 'program' } as const;
  const made = await screenedTable(settings, slowJournal(), {
    die: () => 3,
    adviserOver: (real) => counting(over(real)),
  });
  const desk = made.attach('desk');
  const seats = [{ name: 'Robo', bot: 'rule-of-28' }, { name: 'Ana' }];
  expect(await desk.order({ do: 'begin', seats, first: 0 })).toMatchObject({ ok: true });
  await settled();
  const rolls = () => desk.shown().screen.view.rolls;
  return {
    ...made,
    desk,
    /** However long it takes, nothing is decided, and so nothing can be played. */
    async stand() {
      const before = asked;
      await made.clock.advance(10 * PACES.slow);
      await settled();
      expect(asked).toBe(before);
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
    await settled();
    await at.stand();
    expect(at.desk.shown()).toMatchObject({ botsHold: 'desk-open', screen: { view: { phase: 'choose' } } });
  });

  test('what they were thinking about is dropped: nothing is played that was decided before', async () => {
    const thought: (() => void)[] = [];
    const slow = (real: Adviser): Adviser => ({
      ...real,
      async decide(question) {
        const outcome = await real.decide(question);
        await new Promise<void>((go) => thought.push(go));
        return outcome;
      },
    });
    const at = await table(slow);
    await at.clock.advance(PACES.normal);
    await until('it has thought', () => thought.length === 1);
    await has(at.desk, true);
    thought.forEach((go) => go());
    await settled();
    await settled();
    expect(at.journal.records).toHaveLength(1);
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

describe('dice given now may not be what a computer player rolls with', () => {
  const ROBO = { name: 'Robo', bot: 'rule-of-28' };
  const undecided = (desk: MemoryScreen) => desk.shown().botUndecided;

  /** A table at which a computer player, which people throw for, has just chosen. */
  async function hasChosen(world: BotWorld = {}) {
    const made = await screenedTable(DEFAULT_SETTINGS, slowJournal(), world);
    const desk = made.attach('desk');
    const order = async (ask: object) => {
      expect(await desk.order(ask)).toMatchObject({ ok: true });
      await settled();
    };
    await order({ do: 'begin', seats: [ROBO, { name: 'Ana' }], first: 0 });
    expect(undecided(desk)).toBe(false);
    await order({ do: 'roll', dice: [2, 4, 3, 5] });
    expect(undecided(desk)).toBe(false);
    await order({ do: 'choose', columns: [6, 8] });
    return { ...made, desk, order };
  }

  test('until it has said that it rolls on', async () => {
    const { desk, clock } = await hasChosen();
    expect(undecided(desk)).toBe(true);
    await clock.advance(PACES.normal);
    await until('it rolls on', () => desk.shown().bot?.act.does === 'roll');
    expect(undecided(desk)).toBe(false);
  });

  test('but not while it holds still, waits for a desk, or pauses: people play for it as they like', async () => {
    const { desk, order } = await hasChosen();
    await has(desk, true);
    expect(undecided(desk)).toBe(false);
    await has(desk, false);
    expect(undecided(desk)).toBe(true);
    desk.say({ is: 'show', id: 'pause', ask: { do: 'pause', on: true } });
    await desk.receipt('pause');
    await settled();
    expect(undecided(desk)).toBe(false);
    await order({ do: 'undo' });
    await order({ do: 'redo' });
    expect(desk.shown()).toMatchObject({ botsHold: 'taken-back', botUndecided: false });
  });

  test('but not once it could not decide', async () => {
    const dead = { is: 'failed', fault: { is: 'stopped', detail: 'gone' } } as const;
    const { desk, clock } = await hasChosen({
      adviserOver: (real) => ({ ...real, decide: () => Promise.resolve(dead) }),
    });
    expect(undecided(desk)).toBe(true);
    await clock.advance(PACES.normal);
    await until('it gave up', () => !undecided(desk));
    expect(desk.shown()).toMatchObject({ bot: null, botsHold: 'failed' });
  });

  test('where the program is to throw', async () => {
    const at = await table();
    expect(undecided(at.desk)).toBe(true);
    await at.goOn();
    expect(undecided(at.desk)).toBe(false);
  });
});
