/** Advice for the screens: told where it is wanted, never where it is off, and always of the table as it stands. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Advice, LookBack } from '../../src/contract/advice.ts';
import type { Settings } from '../../src/contract/settings.ts';
import { DEFAULT_SETTINGS } from '../../src/contract/settings.ts';
import { PACES } from '../../src/host/bots/bots.ts';
import { parsePosition } from '../../src/rules/notation.ts';
import { buildWorker } from '../kit/advice-files.ts';
import { give, playOn } from '../kit/bot-game.ts';
import { settled } from '../kit/clock.ts';
import type { MemoryScreen } from '../kit/memory-pipe.ts';
import { screenedTable } from '../kit/screened-table.ts';
import { seeded } from '../kit/seeded.ts';
import { until } from '../kit/serial.ts';
import { slowJournal } from '../kit/slow-journal.ts';
import { BETS, called } from '../kit/told-bets.ts';

beforeAll(buildWorker, 120_000);

const begin = { do: 'begin', seats: ['Ana', 'Ben'], first: 0 };
const roll = (...dice: readonly number[]) => ({ do: 'roll', dice });
const choose = (...columns: readonly number[]) => ({ do: 'choose', columns });
const undo = { do: 'undo' };

const advices = (screen: MemoryScreen): Advice[] =>
  screen.messages.flatMap((message) => (message.is === 'advice' ? [message.advice] : []));

/** The advice of the table as it stands, once it has come. */
async function adviceOf(screen: MemoryScreen): Promise<Advice> {
  const find = () => advices(screen).findLast(({ seq }) => seq === screen.shown().screen.seq);
  await until(
    () => `advice comes for ${screen.shown().screen.seq}`,
    () => find() !== undefined,
  );
  const found = find();
  if (found === undefined) throw new Error('unreachable');
  return found;
}

async function table(advice: Settings['advice'], journal = slowJournal()) {
  const world = await screenedTable({ ...DEFAULT_SETTINGS, advice }, journal);
  return { ...world, desk: world.attach('desk'), display: world.attach('display') };
}

async function ask(desk: MemoryScreen, on: boolean, id = `advise ${on}`) {
  desk.say({ is: 'advise', id, on });
  return desk.receipt(id);
}

async function lookBack(desk: MemoryScreen, id = 'back'): Promise<LookBack> {
  desk.say({ is: 'look-back', id });
  expect(await desk.receipt(id)).toMatchObject({ ok: true });
  const found = desk.messages.findLast((message) => message.is === 'look-back');
  if (found?.is !== 'look-back') throw new Error('no look back came');
  return found.lookBack;
}

describe('advice that is off, as for tournaments', () => {
  test('is neither computed nor told, asked or not, and no look back is', async () => {
    const { desk, display, worker } = await table('off');
    await give(desk, begin);
    await give(desk, roll(2, 4, 3, 5));
    expect(await ask(desk, true)).toMatchObject({ ok: false, refusal: 'advice-off' });
    desk.say({ is: 'look-back', id: 'back' });
    expect(await desk.receipt('back')).toMatchObject({ ok: false, refusal: 'advice-off' });
    await settled();
    expect(worker()).toBeNull();
    for (const screen of [desk, display]) {
      expect(advices(screen)).toEqual([]);
      expect(screen.shown().advising).toBe(false);
    }
  });

  test('keeps a computer player from telling its chances as the reason', async () => {
    const played = async (advice: Settings['advice']) => {
      const { desk, clock } = await table(advice);
      await give(desk, { do: 'begin', seats: [{ name: 'Robo', bot: 'champion' }, 'Ben'], first: 0 });
      await give(desk, roll(2, 4, 3, 5));
      await clock.advance(PACES.normal);
      await until('it chooses', () => desk.shown().bot?.act.does === 'choose');
      return desk.shown().bot?.reason;
    };
    expect(await played('asked')).toMatchObject({ why: 'best-chance' });
    expect(await played('off')).toBeNull();
  });

  test('ends what was told before', async () => {
    const { desk, attach } = await table('always');
    await give(desk, begin);
    await adviceOf(desk);
    desk.say({ is: 'prefer', id: 'off', ask: { advice: 'off' } });
    await desk.receipt('off');
    await settled();
    expect(desk.shown().advising).toBe(false);
    expect(advices(attach('desk'))).toEqual([]);
  });
});

describe('advice that is asked for', () => {
  test('is told to the desk alone, for this game, until it is not wanted any more', async () => {
    const { desk, display, worker } = await table('asked');
    await give(desk, begin);
    await give(desk, roll(2, 4, 3, 5));
    expect(worker()).toBeNull();
    expect(await ask(desk, true)).toMatchObject({ ok: true });
    const advice = await adviceOf(desk);
    expect(desk.shown().advising).toBe(true);
    expect(advice.choices).toHaveLength(3);
    expect(advices(display)).toEqual([]);

    await ask(desk, false);
    await settled();
    expect(desk.shown().advising).toBe(false);
    const before = advices(desk).length;
    await give(desk, choose(6, 8));
    await give(desk, begin);
    await settled();
    expect(advices(desk)).toHaveLength(before);
  });

  test('ends with the game that it was asked for', async () => {
    const { desk } = await table('asked');
    await give(desk, begin);
    await ask(desk, true);
    await adviceOf(desk);
    await give(desk, begin);
    expect(desk.shown().advising).toBe(false);
  });

  test('cannot be asked for at the display', async () => {
    const { display } = await table('asked');
    expect(await ask(display, true)).toMatchObject({ ok: false, refusal: 'not-allowed' });
  });
});

describe('advice that is always given', () => {
  test('ranks the choices, each with its win chance, and says the best one and why', async () => {
    const { desk } = await table('always');
    await give(desk, begin);
    await give(desk, roll(2, 4, 3, 5));
    const { worth, choices, best, decide } = await adviceOf(desk);
    expect(worth).toBe('chance');
    expect(decide).toBeNull();
    expect(choices.map(({ columns }) => columns.join()).sort()).toEqual(['5,9', '6,8', '7,7']);
    const values = choices.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    expect(best).toMatchObject({
      act: { does: 'choose', columns: choices[0]?.columns },
      reason: { why: 'best-chance', win: values[0], next: values[1] },
    });
  });

  test('puts stopping beside rolling on, with the exact count of busts', async () => {
    const { desk } = await table('always');
    await give(desk, begin);
    await give(desk, {
      do: 'set',
      position: { markers: [{}, {}], seat: 0, runners: { 6: 3, 7: 4, 8: 3 }, throws: 3 },
    });
    const { decide } = await adviceOf(desk);
    expect(decide?.bust).toBe(104);
    expect(decide?.stop).toBeGreaterThan(0);
    expect(decide?.roll).toBeGreaterThan(0);
  });

  test('says nothing of stopping where a house rule bars it', async () => {
    const { desk } = await table('always');
    await give(desk, { ...begin, rules: { occupied: 'reroll' } });
    await give(desk, {
      do: 'set',
      position: { markers: [{}, { 6: 2 }], seat: 0, runners: { 6: 2, 7: 3 }, throws: 2 },
    });
    expect(await adviceOf(desk)).toMatchObject({ decide: { stop: null }, best: { act: { does: 'roll' } } });
  });

  test('tells the display win chances and nothing else', async () => {
    const { desk, display } = await table('always');
    await give(desk, begin);
    await give(desk, roll(2, 4, 3, 5));
    const { chances } = await adviceOf(desk);
    const shown = await adviceOf(display);
    expect(shown).toEqual({ ...shown, chances, choices: [], decide: null, best: null });
    expect(display.shown().advising).toBe(true);
  });

  test('is told to a screen that comes later', async () => {
    const { desk, attach } = await table('always');
    await give(desk, begin);
    const advice = await adviceOf(desk);
    expect(advices(attach('desk'))).toEqual([advice]);
  });

  test('alone is told in turns that are still needed, and nobody has a chance to win', async () => {
    const { desk } = await table('always');
    await give(desk, { do: 'begin', seats: ['Ana'] });
    await give(desk, roll(2, 4, 3, 5));
    const { worth, chances, choices } = await adviceOf(desk);
    expect([worth, chances]).toEqual(['turns', []]);
    const values = choices.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(values[0]).toBeGreaterThan(1);
  });

  test('has nothing to say of Express', async () => {
    const { desk, adviser, referee } = await table('always');
    await give(desk, { do: 'begin', seats: ['Ana', 'Ben'], rules: { game: 'express' } });
    await give(desk, roll(1, 2, 3, 4, 5));
    const game = referee.table.moment!.game;
    expect(await adviser.advise(game)).toEqual({ is: 'answered', answer: null });
    expect(advices(desk)).toEqual([]);
  });
});

describe('win chances', () => {
  test('after undos are those of a fresh replay (K05)', async () => {
    const { desk } = await table('always');
    const asks = [begin, roll(2, 4, 3, 5), choose(6, 8), { do: 'stop' }];
    const told: Advice[] = [];
    for (const order of asks) {
      await give(desk, order);
      told.push(await adviceOf(desk));
    }
    await give(desk, roll(3, 4, 3, 4));
    await give(desk, choose(7, 7));
    await give(desk, roll(1, 2, 5, 6));
    await adviceOf(desk);
    for (const order of [undo, undo, undo]) await give(desk, order);
    const after = await adviceOf(desk);
    expect({ ...after, seq: 0 }).toEqual({ ...told[3], seq: 0 });

    const fresh = await table('always');
    for (const order of asks) await give(fresh.desk, order);
    expect({ ...(await adviceOf(fresh.desk)), seq: 0 }).toEqual({ ...after, seq: 0 });
    // And back to before the choice, where the choices are ranked as they were.
    for (const order of [undo, undo]) await give(desk, order);
    expect({ ...(await adviceOf(desk)), seq: 0 }).toEqual({ ...told[1], seq: 0 });
  });

  test('are not inverted, add up to 1, and are 1 after the third column (K06)', async () => {
    const { desk } = await table('always');
    await give(desk, begin);
    const markers = [{ 2: 3, 12: 3, 7: 12 }, {}];
    await give(desk, { do: 'set', position: { markers, claimed: { 2: 0, 12: 0 }, seat: 0 } });
    const before = await adviceOf(desk);
    expect(before.chances[0]).toBeGreaterThan(0.9);
    expect((before.chances[0] ?? 0) + (before.chances[1] ?? 0)).toBeCloseTo(1, 9);

    await give(desk, roll(3, 4, 1, 1));
    await give(desk, choose(7));
    expect((await adviceOf(desk)).chances[0]).toBeCloseTo(1, 9);
    await give(desk, { do: 'stop' });
    expect((await adviceOf(desk)).chances).toEqual([1, 0]);
  });

  test('are by seat, whoever is on turn', async () => {
    const { desk } = await table('always');
    await give(desk, begin);
    const markers = [{ 2: 3, 12: 3, 7: 12 }, {}];
    await give(desk, { do: 'set', position: { markers, claimed: { 2: 0, 12: 0 }, seat: 1 } });
    expect((await adviceOf(desk)).chances[0]).toBeGreaterThan(0.8);
  });
});

describe('the look back', () => {
  const played = async (seats: readonly object[], seed: number) => {
    const { desk, clock, referee } = await table('asked');
    await give(desk, { do: 'begin', seats, first: 0, rules: { win_columns: 2 } });
    await playOn({ desk, clock, chance: seeded(seed), programThrows: false });
    return { desk, referee };
  };

  test('grades every decision, tells luck from skill, and ends at the win', async () => {
    const { desk, referee } = await played([{ name: 'Ana' }, { name: 'Ben' }], 3);
    const { line, seats, costliest, turning, worth, seq } = await lookBack(desk);
    const { winner, rolls } = desk.shown().screen.view;
    expect([seq, worth]).toEqual([referee.table.seq, 'chance']);
    expect(line.map(({ roll }) => roll)).toEqual(Array.from({ length: rolls }, (_, at) => at + 1));
    for (const { chances } of line) expect((chances[0] ?? 0) + (chances[1] ?? 0)).toBeCloseTo(1, 9);
    expect(line.at(-1)?.chances[Number(winner)]).toBe(1);
    for (const { givenUp, decisions, bustsExpected } of seats) {
      expect(givenUp).toBeGreaterThanOrEqual(0);
      expect(decisions).toBeGreaterThan(0);
      expect(bustsExpected).toBeGreaterThan(0);
    }
    const busts = desk
      .shown()
      .screen.log.filter((entry) => entry.is === 'roll' && entry.outcome.is === 'busted');
    expect(seats.reduce((sum, seat) => sum + seat.busts, 0)).toBe(busts.length);
    expect(costliest).toHaveLength(3);
    const costs = costliest.map(({ bestValue, doneValue }) => bestValue - doneValue);
    expect(costs).toEqual([...costs].sort((a, b) => b - a));
    for (const cost of costs) expect(cost).toBeGreaterThan(0);
    for (const { position } of costliest) expect(position).not.toBe('');
    const changes = turning.map(({ change }) => Math.abs(change));
    expect(changes).toEqual([...changes].sort((a, b) => b - a));
  });

  test('shows the board of every costly decision, also while bets lie face down', async () => {
    const { desk } = await table('asked');
    for (const order of [...called({ bets_entry: 'desk' }), ...BETS]) await give(desk, order);
    // The bets are in, and lie face down until the turn ends: stopping here gives much up.
    await give(desk, { do: 'stop' });
    const { costliest } = await lookBack(desk);
    expect(costliest.find(({ done }) => done.does === 'stop')).toBeDefined();
    for (const { position } of costliest) expect(parsePosition(position)).toMatchObject({ ok: true });
  });

  test('takes no board that was put by hand for anybody’s roll', async () => {
    const { desk } = await table('asked');
    await give(desk, { do: 'begin', seats: [{ name: 'Ana' }, { name: 'Ben' }], first: 0 });
    const roll = async (...dice: readonly number[]) => {
      await give(desk, { do: 'roll', dice });
      const { choices } = desk.shown().screen.view;
      await give(desk, { do: 'choose', columns: choices[0]!.columns });
    };
    await roll(3, 4, 3, 4);
    // All but won for Ana, who then does not get any further.
    await give(desk, {
      do: 'set',
      position: { markers: [{ 2: 3, 12: 3, 7: 12 }, {}], claimed: { 2: 0, 12: 0 }, seat: 0 },
    });
    await roll(2, 2, 3, 2);
    const { line, turning } = await lookBack(desk);
    expect(line[0]?.chances[0]).toBeLessThan(0.7);
    expect(line[1]?.chances[0]).toBeGreaterThan(0.9);
    for (const { change } of turning) expect(Math.abs(change)).toBeLessThan(0.15);
  });

  test('counts the first roll from when it was thrown for who begins', async () => {
    const { desk } = await table('asked');
    await give(desk, { do: 'begin', seats: [{ name: 'Ana' }, { name: 'Ben' }] });
    await give(desk, { do: 'first', seat: 0, dice: [2, 1] });
    await give(desk, { do: 'first', seat: 1, dice: [6, 5] });
    expect(desk.shown().screen.view).toMatchObject({ phase: 'roll', seat: 1 });
    await ask(desk, true);
    const { chances } = await adviceOf(desk);
    await give(desk, roll(2, 4, 3, 5));
    await give(desk, choose(6, 8));
    const { line, turning } = await lookBack(desk);
    const change = (line[0]?.chances[1] ?? 0) - (chances[1] ?? 0);
    expect(line[0]?.seat).toBe(1);
    expect(turning).toHaveLength(1);
    expect(turning[0]?.change).toBeCloseTo(change, 12);
  });

  test('takes a throw that did not count for no roll, and the decision to roll for one', async () => {
    const of = async (...voided: readonly object[]) => {
      const { desk } = await table('asked');
      const rules = { cocked_die: 'rethrow_die' };
      await give(desk, { do: 'begin', seats: ['Ana', 'Ben'], first: 0, rules });
      await give(desk, {
        do: 'set',
        position: { markers: [{}, {}], seat: 0, runners: { 2: 1, 3: 3, 12: 2 }, throws: 3 },
      });
      for (const order of voided) await give(desk, order);
      await give(desk, roll(1, 1, 4, 5));
      await give(desk, choose(2));
      await give(desk, { do: 'stop' });
      const { line, seats, costliest } = await lookBack(desk);
      // Numbers of rolls are used up by throws that did not count.
      return {
        line: line.map(({ chances }) => chances),
        seats,
        costs: costliest.map(({ done, doneValue, bestValue }) => [done, doneValue, bestValue]),
      };
    };
    const plain = await of();
    expect(plain.seats[0]).toMatchObject({ busts: 0 });
    expect(plain.line).toHaveLength(1);
    expect(await of(roll(1, 2, 1, 4), { do: 'void' })).toEqual(plain);
    // Dice that stay beside a cocked one are part of the roll that follows, from where the first of them was thrown.
    const stayed = [roll(1, 1, 1, 5), { do: 'void', die: 3 }];
    expect(await of(...stayed)).toEqual(plain);
    expect(await of(...stayed, roll(1, 1, 2, 5), { do: 'void' })).toEqual(plain);
  });

  test('finds nothing that the champion gave up', async () => {
    const { desk } = await played([{ name: 'Ana' }, { name: 'Robo', bot: 'champion' }], 5);
    const { seats } = await lookBack(desk);
    expect(seats[1]?.decisions).toBeGreaterThan(0);
    expect(seats[1]?.givenUp).toBeCloseTo(0, 9);
    expect(seats[0]?.givenUp).toBeGreaterThan(0);
  });

  test('alone is told in turns', async () => {
    const { desk } = await played([{ name: 'Ana' }], 7);
    const { worth, line, seats } = await lookBack(desk);
    expect(worth).toBe('turns');
    expect(seats).toHaveLength(1);
    expect(line.at(-1)?.chances).toEqual([0]);
    expect(line[0]?.chances[0]).toBeGreaterThan(1);
  });

  test('of a game without a roll is refused with a sentence', async () => {
    const { desk } = await table('asked');
    await give(desk, begin);
    desk.say({ is: 'look-back', id: 'back' });
    const receipt = await desk.receipt('back');
    expect(receipt).toMatchObject({ ok: false, refusal: 'nothing-to-look-back-at' });
  });
});

describe('the look back on the display', () => {
  const lookBacks = (screen: MemoryScreen) =>
    screen.messages.flatMap((message) => (message.is === 'look-back' ? [message.lookBack] : []));
  /** One roll short of the win of the first seat. */
  const almost = {
    do: 'set',
    position: { markers: [{ 7: 12 }, {}], claimed: { 2: 0, 12: 0 }, seat: 0 },
  };
  const win = async (desk: MemoryScreen) => {
    await give(desk, begin);
    await give(desk, almost);
    await give(desk, roll(3, 4, 1, 1));
    await give(desk, choose(7));
    if (desk.shown().screen.view.phase !== 'over') await give(desk, { do: 'stop' });
    expect(desk.shown().screen.view.phase).toBe('over');
  };

  test('comes by itself after the win where advice is always wanted, to screens that come later too, and ends with an undo', async () => {
    const { desk, display, attach, referee } = await table('always');
    await win(desk);
    await until('the display is told', () => lookBacks(display).length > 0);
    expect(lookBacks(display)[0]).toMatchObject({ seq: referee.table.seq, worth: 'chance' });
    expect(lookBacks(display)[0]?.line).toHaveLength(1);
    // The desk is told when it asks, and that needs no second working out.
    expect(lookBacks(desk)).toEqual([]);
    const whole = await lookBack(desk);
    expect(whole.seats).toHaveLength(2);
    expect(lookBacks(display)[0]).toEqual({ ...whole, seats: [], costliest: [] });
    expect(lookBacks(attach('display'))).toHaveLength(1);
    await give(desk, undo);
    expect(lookBacks(attach('display'))).toEqual([]);
  });

  test('comes where advice is given on request once the desk looks back, not before and not in the middle of a game', async () => {
    const { desk, display, worker } = await table('asked');
    await give(desk, begin);
    await give(desk, roll(2, 4, 3, 5));
    await lookBack(desk, 'midway');
    await win(desk);
    await settled();
    expect(lookBacks(display)).toEqual([]);
    await lookBack(desk, 'at the end');
    await until('the display is told', () => lookBacks(display).length > 0);
    expect(worker()).not.toBeNull();
  });

  test('never comes where advice is off, and is forgotten when it is turned off', async () => {
    const { desk, display, attach, worker } = await table('off');
    await win(desk);
    await settled();
    expect([worker(), lookBacks(display)]).toEqual([null, []]);

    const other = await table('always');
    await win(other.desk);
    await until('the display is told', () => lookBacks(other.display).length > 0);
    other.desk.say({ is: 'prefer', id: 'off', ask: { advice: 'off' } });
    await other.desk.receipt('off');
    other.desk.say({ is: 'prefer', id: 'asked', ask: { advice: 'asked' } });
    await other.desk.receipt('asked');
    expect(lookBacks(other.attach('display'))).toEqual([]);
    const later = other.attach('display');
    other.desk.say({ is: 'prefer', id: 'always', ask: { advice: 'always' } });
    await until('it is worked out anew', () => lookBacks(later).length > 0);
    expect(lookBacks(attach('display'))).toEqual([]);
  });
});
