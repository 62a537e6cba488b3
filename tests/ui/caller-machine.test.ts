/** What the caller says and when: on a clock and with a voice of the test's own. */
import { describe, expect, test } from 'vitest';
import type { Order } from '../../src/table/order.ts';
import type { Table } from '../../src/table/table.ts';
import { CAPTION_STAYS, LATEST, STALE } from '../../src/ui/caller/machine.ts';
import { fakeCaller } from '../kit/fake-voice.ts';
import { begin, choose, roll, stop, tableAfter, undo } from '../kit/told.ts';

const BEGUN = tableAfter([begin('Ana', 'Ben')]);
const after = (table: Table, ...orders: readonly Order[]) => tableAfter(orders, table);
const ROLLED = after(BEGUN, roll(6, 6, 1, 2));
const SIXES = '6, 6, 1, 2.';

/** A board on which a roll of ones busts. */
const threeOut = (seat: number): Order => ({
  do: 'set',
  position: { markers: [{}, {}], seat, runners: { 6: 3, 7: 3, 8: 3 }, throws: 3 },
});
const BEFORE_BUST = after(BEGUN, threeOut(0));
const BUST = after(BEFORE_BUST, roll(1, 1, 1, 1));
const CORRECTED = (table: Table, ...dice: readonly number[]) => after(table, { do: 'correct', dice });

describe('a call', () => {
  test('is said once, however often it is told', async () => {
    const { tell, said, clock } = fakeCaller(BEGUN);
    for (let times = 0; times < 3; times += 1) {
      tell(ROLLED);
      await clock.advance(1000);
    }
    expect(said()).toEqual([SIXES]);
  });

  test('waits for the one before it, and only the newest that waits is said', async () => {
    const { tell, said, heard, clock } = fakeCaller(BEGUN);
    const chosen = after(ROLLED, choose(7, 8));
    const stopped = after(chosen, stop);
    tell(ROLLED);
    tell(chosen);
    tell(stopped);
    await clock.advance(4000);
    expect(said()).toEqual([SIXES, 'Stop. Ben to roll.']);
    expect(heard()).toEqual(said());
  });

  test('that waited too long is stale and dropped', async () => {
    const { tell, said, clock } = fakeCaller(BEGUN, STALE + 500);
    tell(ROLLED);
    tell(after(ROLLED, choose(7, 8)));
    await clock.advance(10_000);
    expect(said()).toEqual([SIXES]);
  });

  test('at the level of results is said of results alone, and without names of the next turn', async () => {
    const { tell, said, clock } = fakeCaller(BEGUN, 1000, { level: 'results' });
    tell(ROLLED);
    tell(after(ROLLED, choose(7, 8)));
    tell(after(ROLLED, choose(7, 8), stop));
    expect(said()).toEqual([]);
    tell(after(ROLLED, choose(7, 8), stop, threeOut(0), roll(1, 1, 1, 1)));
    await clock.advance(2000);
    expect(said()).toEqual(['Bust, Ana!']);
  });

  test('at the level off is neither said nor written', () => {
    const { tell, said, captions } = fakeCaller(BEGUN, 1000, { level: 'off' });
    tell(ROLLED);
    expect(said()).toEqual([]);
    expect(captions.filter((text) => text !== null)).toEqual([]);
  });

  test('is cut short at once by silence, and nothing of it comes back with the sound', async () => {
    const { tell, voice, said, clock } = fakeCaller(BEGUN);
    tell(ROLLED);
    await clock.advance(300);
    tell(ROLLED, { muted: true });
    expect(voice.spoken[0]).toMatchObject({ cut: true, to: 300 });
    tell(after(ROLLED, choose(7, 8)), { muted: true });
    tell(after(ROLLED, choose(7, 8)));
    await clock.advance(3000);
    expect(said()).toEqual([SIXES]);
  });

  test('is written at once, also in silence and on a screen that does not speak, and for a while', async () => {
    for (const news of [{}, { muted: true }, { speaks: false }]) {
      const { tell, captions, clock } = fakeCaller(BEGUN, 1500, news);
      tell(ROLLED);
      expect(captions.at(-1)).toBe(SIXES);
      await clock.advance(CAPTION_STAYS - 1);
      expect(captions.at(-1)).toBe(SIXES);
      await clock.advance(1);
      expect(captions.at(-1)).toBeNull();
    }
  });

  test('of a voice that never ends does not hold up the caller for good', async () => {
    const { tell, said, clock } = fakeCaller(BEGUN, null);
    tell(ROLLED);
    await clock.advance(20_000);
    tell(after(ROLLED, choose(7, 8)));
    expect(said()).toEqual([SIXES, '7 and 8.']);
  });

  test('gives way to a sentence that a person tries, and the caller goes on after it', async () => {
    const { caller, tell, said, heard, clock } = fakeCaller(BEGUN, 1000, { speaks: false });
    caller.tryOut({ text: 'A try.', caption: 'A try.', keys: [] });
    tell(ROLLED, { speaks: false });
    await clock.advance(1500);
    tell(after(ROLLED, choose(7, 8)), { speaks: true });
    await clock.advance(1500);
    expect(said()).toEqual(['A try.', '7 and 8.']);
    expect(heard()).toEqual(said());
  });
});

test('K04 an undo is called once and short, and a second "Ben to roll" never', async () => {
  const stopped = after(ROLLED, choose(7, 8), stop);
  const { tell, said, clock } = fakeCaller(after(ROLLED, choose(7, 8)));
  tell(stopped);
  await clock.advance(2000);
  tell(after(stopped, undo));
  await clock.advance(2000);
  tell(after(stopped, undo, { do: 'redo' }));
  await clock.advance(2000);
  expect(said()).toEqual(['Stop. Ben to roll.', 'Taken back.', 'Done again.']);
});

test('K04 what is taken back while it sounds or waits is not said to its end', async () => {
  const everything = fakeCaller(BEFORE_BUST);
  everything.tell(BUST);
  await everything.clock.advance(200);
  everything.tell(after(BUST, undo));
  await everything.clock.advance(3000);
  expect(everything.heard()).toEqual(['Taken back.']);

  const results = fakeCaller(BEFORE_BUST, 1500, { level: 'results' });
  results.tell(BUST);
  await results.clock.advance(200);
  results.tell(after(BUST, undo));
  await results.clock.advance(3000);
  expect(results.said()).toEqual(['Bust, Ana!']);
  expect(results.heard()).toEqual([]);
});

test('K12 a correction stops the old call and calls the corrected roll, once', async () => {
  const { tell, voice, said, clock } = fakeCaller(BEGUN);
  tell(ROLLED);
  await clock.advance(400);
  const corrected = CORRECTED(ROLLED, 6, 5, 1, 2);
  tell(corrected);
  tell(corrected);
  expect(voice.spoken[0]).toMatchObject({ cut: true, to: 400 });
  await clock.advance(5000);
  expect(said()).toEqual([SIXES, 'Corrected: 6, 5, 1, 2.']);
  expect(voice.spoken[1]).toMatchObject({ from: 400, cut: false });
});

test('K12 a correction of an older roll leaves what came before it to be said to its end', async () => {
  const chosen = after(ROLLED, choose(7, 8));
  const again = after(chosen, roll(1, 2, 3, 4));
  const { tell, heard, clock } = fakeCaller(BEGUN, 1000);
  tell(ROLLED);
  await clock.advance(100);
  tell(chosen);
  await clock.advance(1000);
  tell(CORRECTED(again, 1, 2, 3, 5));
  await clock.advance(3000);
  expect(heard()).toEqual([SIXES, 'Corrected: 1, 2, 3, 5.']);
});

describe('K13', () => {
  test('of a desk and a display one speaks, and when it goes the other one takes over without repeating', async () => {
    const desk = fakeCaller(BEGUN, 1000);
    const display = fakeCaller(BEGUN, 1000);
    desk.tell(ROLLED, { speaks: false });
    display.tell(ROLLED, { speaks: true });
    await display.clock.advance(1500);
    const chosen = after(ROLLED, choose(7, 8));
    desk.tell(ROLLED, { speaks: true });
    desk.tell(chosen, { speaks: true });
    await desk.clock.advance(1500);
    expect([display.said(), desk.said()]).toEqual([[SIXES], ['7 and 8.']]);
  });

  test('a page that is loaded afresh says nothing of what was there', async () => {
    const { tell, said, captions, clock } = fakeCaller(BUST);
    tell(BUST);
    tell(BUST);
    await clock.advance(5000);
    expect(said()).toEqual([]);
    expect(captions).toEqual([]);
  });

  test('what happened while the line was lost is not called when it is back', async () => {
    const { caller, tell, said } = fakeCaller(BEGUN);
    caller.forget();
    tell(BUST);
    expect(said()).toEqual([]);
  });

  test('a table of another journal is not called either', () => {
    const { tell, said } = fakeCaller(BUST);
    tell(BEGUN);
    expect(said()).toEqual([]);
    tell(ROLLED);
    expect(said()).toEqual([SIXES]);
  });
});

describe('K16', () => {
  /** A game of rolls that come fast, with a bust after some of them. */
  const fast = (rolls: number): readonly Table[] => {
    const tables: Table[] = [];
    let at = BEGUN;
    for (let index = 0; index < rolls; index += 1) {
      at = after(at, threeOut(0), roll(3, 3, 4, 4));
      tables.push(at);
    }
    return tables;
  };

  test('of five rolls and a bust within three seconds, no two sound together and the bust is said in time', async () => {
    const rolls = fast(5);
    const bust = after(rolls.at(-1) ?? BEGUN, threeOut(0), roll(1, 1, 1, 1));
    const { tell, voice, clock } = fakeCaller(BEGUN, 1500);
    for (const [index, table] of [...rolls, bust].entries()) {
      tell(table);
      if (index < 5) await clock.advance(500);
    }
    const happened = clock.now();
    await clock.advance(10_000);
    const said = voice.spoken.find(({ text }) => text.includes('Bust'));
    expect(said).toMatchObject({ cut: false });
    expect((said?.from ?? Infinity) - happened).toBeLessThanOrEqual(2000);
    apart(voice.spoken);
    expect(voice.spoken.length).toBeLessThan(6);
  });

  test('a bust is said even when rolls come in while it waits and sounds', async () => {
    const [claim, bust, ...rest] = resultsAndRolls();
    const { tell, voice, clock, heard } = fakeCaller(BEGUN, 1500);
    if (claim === undefined || bust === undefined) throw new Error('no results');
    tell(claim);
    await clock.advance(100);
    tell(bust);
    for (const table of rest) {
      await clock.advance(300);
      tell(table);
    }
    await clock.advance(10_000);
    expect(heard()[0]).toContain('Bust');
    expect(heard()[1]).toContain('Bust');
    expect(voice.spoken[1]?.from).toBeLessThanOrEqual(2100);
    apart(voice.spoken);
  });

  test('a long call is cut short for a result that has waited long enough', async () => {
    const [first, second] = resultsAndRolls();
    const { tell, voice, clock } = fakeCaller(BEGUN, 6000);
    if (first === undefined || second === undefined) throw new Error('no results');
    tell(first);
    await clock.advance(100);
    tell(second);
    await clock.advance(10_000);
    expect(voice.spoken).toMatchObject([{ cut: true }, { from: 100 + LATEST, cut: false }]);
    apart(voice.spoken);
  });

  /** Two busts, one right after the other, and three rolls. */
  function resultsAndRolls(): readonly Table[] {
    const one = after(BEGUN, threeOut(0), roll(1, 1, 1, 1));
    const two = after(one, threeOut(1), roll(1, 1, 1, 1));
    const rolls: Table[] = [];
    let at = two;
    for (let index = 0; index < 3; index += 1) {
      at = after(at, threeOut(0), roll(3, 3, 4, 4));
      rolls.push(at);
    }
    return [one, two, ...rolls];
  }

  function apart(spoken: readonly { readonly from: number; readonly to: number | null }[]) {
    for (const [index, { from }] of spoken.entries()) {
      expect(spoken[index - 1]?.to ?? 0).toBeLessThanOrEqual(from);
      expect(index === 0 || spoken[index - 1]?.to !== null).toBe(true);
    }
  }
});

test('K40 after a crash the game is resumed in silence, and its undos are called once each', async () => {
  const resumed = after(ROLLED, choose(7, 8), stop);
  const { tell, said, clock } = fakeCaller(resumed);
  await clock.advance(3000);
  expect(said()).toEqual([]);
  let at = resumed;
  while (at.undo !== null) {
    at = after(at, undo);
    tell(at);
    await clock.advance(2000);
  }
  expect(said()).toEqual(['Taken back.', 'Taken back.', 'Taken back.', 'Taken back.']);
});
