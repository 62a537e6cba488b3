/** One table refereed: orders one at a time, written before they count, each answered once; and rolls that wait. */
import { describe, expect, test } from 'vitest';
import type { Ask } from '../../src/contract/order.ts';
import type { Submitted } from '../../src/host/referee.ts';
import { readingsOf } from '../../src/table/readings.ts';
import { settled } from '../kit/clock.ts';
import { diskFull, refereeOver, slowJournal } from '../kit/slow-journal.ts';

let ids = 0;
const order = (ask: Ask, more: Partial<Submitted> = {}): Submitted => ({
  from: 'desk',
  id: `id-${(ids += 1)}`,
  seen: null,
  ask,
  ...more,
});
const begin: Ask = { do: 'begin', seats: [{ name: 'Ana' }, { name: 'Ben' }], first: 0 };
const roll = (...dice: number[]): Ask => ({ do: 'roll', dice });
const choose = (...columns: number[]): Ask => ({ do: 'choose', columns });
const useHeld: Ask = { do: 'use-held' };
const dropHeld: Ask = { do: 'drop-held' };

/** A referee with a game begun, and the kinds of events of an answer. */
async function started(...asks: Ask[]) {
  const journal = slowJournal();
  const referee = await refereeOver(journal);
  const submit = (ask: Ask, more?: Partial<Submitted>) => referee.submit(order(ask, more));
  for (const ask of asks) expect(await submit(ask)).toMatchObject({ ok: true });
  return { journal, referee, submit };
}

describe('orders', () => {
  test('are taken one at a time, in the order in which they came', async () => {
    const { journal, referee, submit } = await started(begin);
    const release = journal.hold();
    const answers = [
      submit(roll(3, 4, 5, 6)),
      submit(choose(7, 11)),
      submit({ do: 'stop' }),
      submit(choose(7)),
    ];
    await settled();
    expect(referee.table.seq).toBe(1);
    release();
    expect(await Promise.all(answers)).toMatchObject([
      { ok: true },
      { ok: true },
      { ok: true },
      { ok: false, refusal: { code: 'no-roll' } },
    ]);
    expect(journal.records.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });

  test('count only once they are written down', async () => {
    const { journal, referee, submit } = await started(begin);
    const told: number[] = [];
    referee.watch(() => told.push(referee.table.seq));
    const release = journal.hold();
    const answer = submit(roll(3, 4, 5, 6));
    await settled();
    expect([referee.table.seq, told]).toEqual([1, []]);
    release();
    await answer;
    expect([referee.table.seq, told]).toEqual([2, [2]]);
  });

  test('are written with who gave them, their id and the time', async () => {
    const { journal, submit } = await started(begin);
    await submit(roll(3, 4, 5, 6), { from: 'line', id: 'my-roll' });
    expect(journal.records[1]).toMatchObject({
      seq: 2,
      from: 'line',
      id: 'my-roll',
      at: '2026-04-21T12:00:00.000Z',
      act: { is: 'played', entry: { command: { do: 'roll', dice: [3, 4, 5, 6] } } },
    });
  });

  test('that are refused are not written, and nobody is told', async () => {
    const { journal, referee, submit } = await started(begin);
    let told = 0;
    referee.watch(() => (told += 1));
    expect(await submit({ do: 'stop' })).toEqual({ ok: false, refusal: { code: 'nothing-to-stop' } });
    expect([journal.records.length, referee.table.seq, told]).toEqual([1, 1, 0]);
  });
});

describe('an order that comes twice', () => {
  test('is carried out once and gets its first answer again', async () => {
    const { journal, referee } = await started(begin);
    const mine = order(roll(3, 4, 5, 6));
    const [first, second] = await Promise.all([referee.submit(mine), referee.submit(mine)]);
    expect(second).toEqual(first);
    await referee.submit(order(choose(7, 11)));
    expect(await referee.submit(mine)).toEqual(first);
    expect(journal.records).toHaveLength(3);
  });

  test('is known again after a restart', async () => {
    const { journal, referee } = await started(begin);
    const mine = order(roll(3, 4, 5, 6));
    await referee.submit(mine);
    const next = await refereeOver(journal);
    expect(await next.submit(mine)).toMatchObject({ ok: true });
    expect(next.table.seq).toBe(2);
    expect(journal.records).toHaveLength(2);
  });

  test('is weighed again if it was refused: what stood in its way may be gone', async () => {
    const { journal, referee, submit } = await started(begin);
    const mine = order(choose(7, 11));
    expect(await referee.submit(mine)).toMatchObject({ refusal: { code: 'no-roll' } });
    await submit(roll(3, 4, 5, 6));
    expect(await referee.submit(mine)).toMatchObject({ ok: true });
    expect(journal.records).toHaveLength(3);
  });
});

describe('an order of a sender who saw an older table', () => {
  test('is refused as stale: it may choose a pairing of another roll', async () => {
    const { referee, submit } = await started(begin, roll(3, 4, 5, 6));
    const seen = referee.table.seq;
    await submit({ do: 'undo' });
    await submit(roll(6, 5, 4, 3));
    expect(await submit(choose(7, 11), { seen })).toEqual({ ok: false, refusal: { code: 'stale' } });
    expect(await submit(choose(7, 11), { seen: seen + 5 })).toEqual({
      ok: false,
      refusal: { code: 'stale' },
    });
    expect(await submit(choose(7, 11), { seen: referee.table.seq })).toMatchObject({ ok: true });
  });
});

describe('a journal that cannot be written', () => {
  test('refuses the order, says so to everybody, and takes the next one when it is mended', async () => {
    const { journal, referee, submit } = await started(begin);
    let told = 0;
    referee.watch(() => (told += 1));
    journal.trouble = diskFull;
    expect(await submit(roll(3, 4, 5, 6))).toEqual({ ok: false, refusal: diskFull });
    expect([referee.table.seq, referee.trouble, told]).toEqual([1, diskFull, 1]);
    journal.trouble = null;
    expect(await submit(roll(1, 2, 3, 4))).toMatchObject({ ok: true });
    expect([referee.table.seq, referee.trouble, told]).toEqual([2, null, 2]);
  });

  test('at the start shows no game, and shows the game as soon as it can be opened', async () => {
    const { journal } = await started(begin, roll(3, 4, 5, 6));
    journal.trouble = diskFull;
    const referee = await refereeOver(journal);
    expect([referee.trouble, referee.table.seq]).toEqual([diskFull, 0]);
    expect(await referee.submit(order(choose(7, 11)))).toEqual({ ok: false, refusal: diskFull });
    expect(await referee.read([1, 2, 3, 4], null)).toEqual({ is: 'refused', refusal: diskFull });
    journal.trouble = null;
    expect(await referee.submit(order(choose(7, 11)))).toMatchObject({ ok: true });
    expect([referee.trouble, referee.table.seq]).toEqual([null, 3]);
  });
});

describe('a roll of the dice reader', () => {
  test('counts at once where a roll is awaited, and on a decision it means rolling on', async () => {
    const { journal, referee, submit } = await started(begin);
    expect(await referee.read([3, 4, 5, 6], null)).toMatchObject({
      is: 'rolled',
      events: [{ is: 'rolled' }],
    });
    await submit(choose(7, 11));
    expect(await referee.read([1, 2, 3, 4], null)).toMatchObject({ is: 'rolled' });
    expect(referee.table.moment?.game).toMatchObject({ seat: 0, throws: 2, phase: 'choose' });
    expect(journal.records.at(-1)?.from).toBe('reader');
  });

  test('that has an id counts once, also after a restart, and also when it was held first', async () => {
    const { journal, referee, submit } = await started(begin);
    expect(await referee.read([3, 4, 5, 6], null, 'reader/7F3A/12')).toMatchObject({ is: 'rolled' });
    expect(await referee.read([3, 4, 5, 6], null, 'reader/7F3A/12')).toEqual({ is: 'repeated' });
    expect(await referee.read([1, 1, 2, 2], null, 'reader/7F3A/13')).toMatchObject({ is: 'held' });
    await submit(choose(7, 11));
    await submit({ do: 'use-held' });
    expect(await referee.read([1, 1, 2, 2], null, 'reader/7F3A/13')).toEqual({ is: 'repeated' });
    const restarted = await refereeOver(journal);
    for (const seq of [12, 13]) {
      expect(await restarted.read([1, 1, 2, 2], null, `reader/7F3A/${seq}`)).toEqual({ is: 'repeated' });
    }
    expect(restarted.table.moment?.game).toMatchObject({ throws: 2, phase: 'choose' });
    expect([restarted.held, journal.records.length]).toEqual([null, 4]);
    expect(await restarted.read([6, 6, 6, 6], null, 'reader/0B01/12')).toMatchObject({ is: 'held' });
  });

  test('is ignored before a game and after the win', async () => {
    const journal = slowJournal();
    const referee = await refereeOver(journal);
    expect(await referee.read([3, 4, 5, 6], null)).toEqual({ is: 'ignored' });
    const won = await started(begin, {
      do: 'set',
      position: { markers: [{}, {}], claimed: { 2: 0, 3: 0 }, runners: { 12: 3 } },
    });
    await won.submit({ do: 'stop' });
    expect(await won.referee.read([3, 4, 5, 6], null)).toEqual({ is: 'ignored' });
    expect([referee.held, won.referee.held]).toEqual([null, null]);
  });

  test('is held while a choice is open, the newest only, and never applied by itself (K25)', async () => {
    const { journal, referee, submit } = await started(begin, roll(3, 4, 5, 6));
    let told = 0;
    referee.watch(() => (told += 1));
    const held = { dice: [1, 1, 2, 2], why: 'waiting' };
    expect(await referee.read([1, 1, 2, 2], null)).toEqual({ is: 'held', held });
    expect(await referee.read([5, 5, 6, 6], null)).toMatchObject({
      is: 'held',
      held: { dice: [5, 5, 6, 6] },
    });
    expect([referee.held?.dice, told]).toEqual([[5, 5, 6, 6], 2]);
    await submit(choose(7, 11));
    expect(referee.held?.dice).toEqual([5, 5, 6, 6]);
    expect(referee.table.moment?.game.phase).toBe('decide');
    expect(journal.records).toHaveLength(3);
  });

  test('that is held is used on request, once', async () => {
    const { referee, submit } = await started(begin, roll(3, 4, 5, 6));
    await referee.read([5, 5, 6, 6], null);
    expect(await submit(useHeld)).toEqual({ ok: false, refusal: { code: 'choice-open' } });
    expect(referee.held).not.toBeNull();
    await submit(choose(7, 11));
    expect(await submit(useHeld)).toMatchObject({ ok: true, events: [{ is: 'rolled', dice: [5, 5, 6, 6] }] });
    expect(referee.held).toBeNull();
    expect(await submit(useHeld)).toEqual({ ok: false, refusal: { code: 'nothing-held' } });
  });

  test('is still the reader’s when it waited for a yes, and after the journal was opened again', async () => {
    const { journal, referee, submit } = await started(begin, roll(3, 4, 5, 6), choose(7, 11));
    await referee.read([5, 5, 6, 6], 'asked');
    await submit(useHeld);
    expect(journal.records.map(({ from }) => from)).toEqual(['desk', 'desk', 'desk', 'reader']);
    const reopened = await refereeOver(journal);
    for (const { table } of [referee, reopened]) {
      expect(readingsOf(table.moment)).toEqual({ read: [[5, 5, 6, 6]], typed: 1 });
    }
  });

  test('that is held can be thrown away, and that is no order to take back', async () => {
    const { journal, referee, submit } = await started(begin, roll(3, 4, 5, 6));
    await referee.read([5, 5, 6, 6], null);
    let told = 0;
    referee.watch(() => (told += 1));
    expect(await submit(dropHeld)).toEqual({ ok: true, events: [] });
    expect([referee.held, told, journal.records.length]).toEqual([null, 1, 2]);
    expect(await submit(dropHeld)).toEqual({ ok: false, refusal: { code: 'nothing-held' } });
  });

  test('that is held ends with the game it belongs to', async () => {
    const { referee, submit } = await started(begin, roll(3, 4, 5, 6));
    await referee.read([5, 5, 6, 6], null);
    await submit(begin);
    expect(referee.held).toBeNull();
  });

  test('that is held gives way to a newer one that counts at once', async () => {
    const { referee, submit } = await started(begin, roll(3, 4, 5, 6));
    await referee.read([5, 5, 6, 6], null);
    await submit(choose(7, 11));
    expect(await referee.read([1, 2, 3, 4], null)).toMatchObject({ is: 'rolled' });
    expect(referee.held).toBeNull();
  });

  test('that comes late, after somebody typed the same dice, is that roll and no second one', async () => {
    const { journal, referee, submit } = await started(begin, roll(3, 4, 5, 6));
    expect(await referee.read([6, 5, 4, 3], null)).toEqual({ is: 'copy' });
    expect([referee.held, journal.records.length]).toEqual([null, 2]);
    // Told once more it is another throw, and other dice always are.
    expect(await referee.read([6, 5, 4, 3], null)).toMatchObject({ is: 'held' });
    expect(await submit(choose(7, 11))).toMatchObject({ ok: true });
    expect(await referee.read([6, 5, 4, 3], null)).toMatchObject({ is: 'rolled' });
    expect(await referee.read([6, 5, 4, 3], null)).toMatchObject({ is: 'held' });
  });

  test('that waits is gone once somebody has typed it', async () => {
    const { referee, submit } = await started(begin);
    await referee.read([3, 4, 5, 6], 'asked');
    await submit(roll(3, 5, 4, 6));
    expect([referee.held, referee.table.moment?.game.phase]).toEqual([null, 'choose']);
    expect(await referee.read([3, 4, 5, 6], null)).toMatchObject({ is: 'held' });
  });

  test('that waits stays when other dice are typed, and when it is used nothing after it is a copy', async () => {
    const { referee, submit } = await started(begin, roll(3, 4, 5, 6));
    await referee.read([5, 5, 6, 6], null);
    await submit(choose(7, 11));
    await submit(useHeld);
    expect(await referee.read([5, 5, 6, 6], null)).toMatchObject({ is: 'held' });
  });

  test.each(['asked', 'unsure', 'unknown-boot', 'copy'] as const)(
    'that waits as %s is over once other dice were typed in its place',
    async (doubt) => {
      const { referee, submit } = await started(begin);
      await referee.read([3, 4, 5, 6], doubt, 'reader/7F3A/12');
      await submit(roll(3, 3, 5, 6));
      expect(referee.held).toBeNull();
      expect(await referee.read([3, 4, 5, 6], null, 'reader/7F3A/12')).toEqual({ is: 'repeated' });
    },
  );

  test.each(['gap', 'unsure', 'unknown-boot', 'copy'] as const)(
    'that comes while a choice is open says why it is in doubt (%s)',
    async (doubt) => {
      const { referee } = await started(begin, roll(3, 4, 5, 6));
      expect(await referee.read([1, 1, 2, 2], doubt)).toMatchObject({ is: 'held', held: { why: doubt } });
      expect(await referee.read([1, 1, 2, 2], 'asked')).toMatchObject({ held: { why: 'waiting' } });
    },
  );

  test('that was told while the typed one was taken back is gone when that is put again', async () => {
    const { referee, submit } = await started(begin, roll(3, 4, 5, 6), { do: 'undo' });
    await referee.read([3, 4, 5, 6], 'copy');
    expect(referee.held).not.toBeNull();
    await submit({ do: 'redo' });
    expect(referee.held).toBeNull();
  });

  test('that waits behind a gap stays when other dice are typed: they may be the missing ones', async () => {
    const { referee, submit } = await started(begin);
    await referee.read([3, 4, 5, 6], 'gap');
    await submit(roll(1, 1, 2, 2));
    expect(referee.held).toEqual({ dice: [3, 4, 5, 6], why: 'gap' });
  });

  test('that was left out stays out, however often its reader tells it again', async () => {
    const { referee, submit } = await started(begin, roll(3, 4, 5, 6));
    await referee.read([1, 1, 2, 2], null, 'reader/7F3A/12');
    await referee.read([1, 1, 2, 3], null, 'reader/7F3A/13');
    await referee.read([1, 1, 2, 3], null, 'reader/7F3A/13');
    expect(referee.held).toMatchObject({ dice: [1, 1, 2, 3] });
    await submit(dropHeld);
    await submit(choose(7, 11));
    for (const id of ['reader/7F3A/12', 'reader/7F3A/13']) {
      expect(await referee.read([1, 1, 2, 2], null, id)).toEqual({ is: 'repeated' });
    }
    expect(referee.table.moment?.game.phase).toBe('decide');
  });

  test('that comes late, after somebody typed it amiss and put it right, is no second one', async () => {
    const { referee, submit } = await started(begin, roll(3, 4, 5, 6));
    await submit({ do: 'correct', dice: [3, 4, 5, 5] });
    expect(await referee.read([5, 5, 4, 3], null)).toEqual({ is: 'copy' });
  });

  test('of Express that comes late, after somebody typed it, is no second one', async () => {
    const { referee } = await started(
      { do: 'begin', seats: [{ name: 'Ana' }, { name: 'Ben' }], first: 0, rules: { game: 'express' } },
      roll(3, 4, 5, 6, 1),
    );
    expect(await referee.read([1, 3, 4, 5, 6], null)).toEqual({ is: 'copy' });
  });

  test('waits for a yes where the desk wants to be asked first', async () => {
    const { referee, submit } = await started(begin);
    expect(await referee.read([3, 4, 5, 6], 'asked')).toEqual({
      is: 'held',
      held: { dice: [3, 4, 5, 6], why: 'asked' },
    });
    expect(referee.table.moment?.game.phase).toBe('roll');
    expect(await submit(useHeld)).toMatchObject({ ok: true });
    expect(referee.table.moment?.game.dice).toEqual([3, 4, 5, 6]);
  });

  test('that cannot be written does not count, and everybody is told why', async () => {
    const { journal, referee } = await started(begin);
    journal.trouble = diskFull;
    expect(await referee.read([3, 4, 5, 6], null)).toEqual({ is: 'refused', refusal: diskFull });
    expect(referee.trouble).toEqual(diskFull);
  });

  test('waits its turn behind the orders that came before it', async () => {
    const { journal, referee, submit } = await started(begin);
    const release = journal.hold();
    const typed = submit(roll(3, 4, 5, 6));
    const read = referee.read([1, 2, 3, 4], null);
    release();
    expect(await typed).toMatchObject({ ok: true });
    expect(await read).toMatchObject({ is: 'held' });
  });
});

describe('closing', () => {
  test('comes after the orders that are under way, and refuses later ones', async () => {
    const { journal, referee, submit } = await started(begin);
    const release = journal.hold();
    const before = submit(roll(3, 4, 5, 6));
    const closed = referee.close();
    const after = submit(choose(7, 11));
    await settled();
    expect(journal.closed).toBe(0);
    release();
    expect(await before).toMatchObject({ ok: true });
    await closed;
    expect(journal.closed).toBe(1);
    expect(await after).toEqual({ ok: false, refusal: { code: 'closing' } });
    expect(await referee.read([1, 2, 3, 4], null)).toEqual({ is: 'refused', refusal: { code: 'closing' } });
  });
});
