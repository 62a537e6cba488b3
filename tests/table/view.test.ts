/** The view, field by field as referee-lines.md lists it, in every phase of the base game. */
import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS } from '../../src/rules/options.ts';
import { screenOf, viewOf } from '../../src/table/project.ts';
import { BARE_TABLE } from '../../src/table/table.ts';
import { labelWords } from '../../src/words/labels.ts';
import { begin, choose, lineTable, playAll, roll, set, stop, undo } from '../kit/line.ts';

const bare = {
  game: null,
  rules: null,
  seats: [],
  phase: 'none',
  seat: null,
  throws: 0,
  dice: null,
  choices: [],
  runners: {},
  climbed: {},
  markers: [],
  claimed: {},
  bust: null,
  rule_of_28: 0,
  may_stop: false,
  must_roll: null,
  bets: [],
  owing: {},
  splits: [],
  settling: null,
  kept: null,
  skips: [],
  turns: [],
  sheets: [],
  scores: [],
  held: null,
  undo: null,
  redo: null,
  winner: null,
  rolls: 0,
  position: null,
};

const begun = {
  ...bare,
  game: 'classic',
  rules: DEFAULT_OPTIONS,
  seats: ['Ana', 'Ben'],
  phase: 'roll',
  seat: 0,
  markers: [{}, {}],
  bust: { ways: 0, of: 1296 },
  bets: [null, null],
  skips: [false, false],
  turns: [0, 0],
  undo: 'the new game',
  position: '-/- - 0 roll 0 - - 0,0 0 -',
};

const rolled = {
  ...begun,
  phase: 'choose',
  throws: 1,
  dice: [3, 4, 5, 6],
  choices: [
    { columns: [7, 11], bust: 0 },
    { columns: [8, 10], bust: 0 },
    { columns: [9, 9], bust: 0 },
  ],
  bust: null,
  undo: 'Ana’s roll 3-4-5-6',
  rolls: 1,
  position: '-/- - 0 choose 1 3456 - 0,0 1 -',
};

const chosen = {
  ...rolled,
  phase: 'decide',
  dice: null,
  choices: [],
  runners: { 7: 1, 11: 1 },
  climbed: { 7: 1, 11: 1 },
  bust: { ways: 0, of: 1296 },
  rule_of_28: 12,
  may_stop: true,
  undo: 'Ana’s choice 7 + 11',
  position: '-/- - 0 decide 1 - 7:1+1,11:1+1 0,0 1 -',
};

describe('the view', () => {
  test('before a game', async () => {
    const table = await lineTable();
    expect((await table.ask({ do: 'view' })).view).toEqual(bare);
    expect(viewOf(BARE_TABLE, null, labelWords)).toEqual(bare);
  });

  test('after begin awaits a roll', async () => {
    expect(await playAll(await lineTable(), [begin()])).toEqual(begun);
  });

  test('after a roll awaits its choice, the choices in the order of their pairings', async () => {
    expect(await playAll(await lineTable(), [begin(), roll(3, 4, 5, 6)])).toEqual(rolled);
  });

  test('after a choice awaits the decision, with the odds of the next roll', async () => {
    expect(await playAll(await lineTable(), [begin(), roll(3, 4, 5, 6), choose(11, 7)])).toEqual(chosen);
  });

  test('in choose holds the Rule of 28 count from before the choice, and no odds', async () => {
    const view = await playAll(await lineTable(), [
      begin(),
      roll(3, 4, 5, 6),
      choose(7, 11),
      roll(2, 2, 3, 3),
    ]);
    expect(view).toMatchObject({ phase: 'choose', rule_of_28: 12, bust: null, may_stop: false, throws: 2 });
  });

  test('gives each choice the losing rolls after it, and those of the next roll once it is made', async () => {
    const table = await lineTable();
    const view = await playAll(table, [
      begin(),
      set({ markers: [{}, {}], runners: { 7: 1, 8: 10 } }),
      roll(2, 4, 2, 6),
    ]);
    expect(view.choices).toEqual([
      { columns: [6, 8], bust: 213 }, // the 8 is on the top then: 6 and 7 are left
      { columns: [10], bust: 148 },
      { columns: [4], bust: 126 },
    ]);
    for (const { columns, bust } of view.choices) {
      const after = await playAll(table, [choose(...columns)]);
      expect(after.bust).toEqual({ ways: bust, of: 1296 });
      await playAll(table, [undo]);
    }
  });

  test('after a stop awaits the next seat’s roll', async () => {
    expect(await playAll(await lineTable(), [begin(), roll(3, 4, 5, 6), choose(7, 11), stop])).toEqual({
      ...begun,
      seat: 1,
      markers: [{ 7: 1, 11: 1 }, {}],
      turns: [1, 0],
      rolls: 1,
      undo: 'Ana’s stop',
      position: '7:1,11:1/- - 1 roll 0 - - 1,0 1 -',
    });
  });

  test('after the win names the winner, and the tops of the claimed columns', async () => {
    const view = await playAll(await lineTable(), [
      begin(),
      set({ markers: [{ 5: 2 }, { 6: 3, 9: 1 }], claimed: { 2: 0 }, runners: { 6: 11, 8: 11 } }),
      stop,
    ]);
    expect(view).toEqual({
      ...begun,
      phase: 'over',
      throws: 1,
      markers: [{ 2: 3, 5: 2, 6: 11, 8: 11 }, { 9: 1 }],
      claimed: { 2: 0, 6: 0, 8: 0 },
      bust: null,
      turns: [1, 0],
      winner: 0,
      undo: 'Ana’s stop',
      position: '2:3,5:2,6:11,8:11/9:1 2=0,6=0,8=0 0 over 1 - - 1,0 0 -',
    });
  });

  test('with all three runners on top says that every roll would bust', async () => {
    const view = await playAll(await lineTable(), [
      begin(['Ana', 'Ben'], { win_columns: 5 }),
      set({ markers: [{}, {}], runners: { 6: 11, 7: 13, 8: 11 } }),
    ]);
    expect(view).toMatchObject({ bust: { ways: 1296, of: 1296 }, may_stop: true, must_roll: null });
  });

  test('for one player and for four has lists of one and of four', async () => {
    const one = await playAll(await lineTable(), [begin(['Ana'])]);
    expect([one.markers, one.bets, one.skips, one.turns]).toEqual([[{}], [null], [false], [0]]);
    const four = await playAll(await lineTable(), [begin(['Ana', 'Ben', 'Cem', 'Dua'])]);
    expect([four.markers.length, four.bets.length, four.skips.length, four.turns.length]).toEqual([
      4, 4, 4, 4,
    ]);
  });
});

describe('the screen', () => {
  test('draws where each choice takes its runners', async () => {
    const { referee, ask } = await lineTable();
    await ask(begin());
    await ask(set({ markers: [{ 7: 12 }, {}] }));
    await ask(roll(3, 4, 2, 5));
    const screen = screenOf(referee.table, null, labelWords, 'display');
    expect(screen.view.choices.map(({ columns }) => columns)).toEqual([
      [7, 7],
      [5, 9],
      [6, 8],
    ]);
    expect(screen.advances).toEqual([
      [{ column: 7, from: 12, to: 13 }],
      [
        { column: 5, from: 0, to: 1 },
        { column: 9, from: 0, to: 1 },
      ],
      [
        { column: 6, from: 0, to: 1 },
        { column: 8, from: 0, to: 1 },
      ],
    ]);
    expect(screen.columns).toBeNull();
  });

  test('has each column’s own chance while a roll is awaited, 0 for dead columns', async () => {
    const { referee, ask } = await lineTable();
    await ask(begin());
    await ask(set({ markers: [{}, {}], claimed: { 2: 1 }, runners: { 7: 13, 12: 1 } }));
    const { columns } = screenOf(referee.table, null, labelWords, 'display');
    expect(columns).toEqual({
      2: 0,
      3: 302,
      4: 461,
      5: 580,
      6: 727,
      7: 0,
      8: 727,
      9: 580,
      10: 461,
      11: 302,
      12: 171,
    });
  });

  test('shows the Rule of 28 as the sum that it is', async () => {
    const { referee, ask } = await lineTable();
    await ask(begin());
    await ask(set({ markers: [{}, {}], runners: { 3: 1, 5: 1, 7: 1 } }));
    expect(screenOf(referee.table, null, labelWords, 'desk').sum).toEqual([
      { of: 'column', column: 3, points: 10 },
      { of: 'column', column: 5, points: 6 },
      { of: 'column', column: 7, points: 2 },
      { of: 'all-odd', points: 2 },
      { of: 'one-side', points: 4 },
    ]);
  });
});

describe('odds on request', () => {
  test('give each column’s chance and the Rule of 28 as a sum, and change nothing', async () => {
    const table = await lineTable();
    expect(await table.ask({ do: 'odds' })).toMatchObject({ ok: true, events: [], odds: null });
    const view = await playAll(table, [begin(), roll(3, 4, 5, 6), choose(7, 11)]);
    const answer = await table.ask({ do: 'odds' });
    expect(answer).toEqual({
      ok: true,
      events: [],
      view,
      odds: {
        of: 1296,
        columns: {
          2: 171,
          3: 302,
          4: 461,
          5: 580,
          6: 727,
          7: 834,
          8: 727,
          9: 580,
          10: 461,
          11: 302,
          12: 171,
        },
        rule_of_28: [
          { of: 'column', column: 7, points: 2 },
          { of: 'column', column: 11, points: 10 },
        ],
      },
    });
    await table.ask(roll(3, 4, 5, 6));
    expect(await table.ask({ do: 'odds' })).toMatchObject({ odds: { columns: null } });
  });
});
