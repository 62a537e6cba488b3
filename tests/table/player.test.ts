/** Who may sit down: names that can be told apart, colours and shapes that no two seats share. */
import { describe, expect, test } from 'vitest';
import { seatPlayers } from '../../src/table/player.ts';
import { begin, lineTable, playAll } from '../kit/line.ts';

describe('names of the seats', () => {
  test.each([
    ['empty', ['Ana', ''], 'empty-name'],
    ['only spaces', ['  ', 'Ben'], 'empty-name'],
    ['only characters that cannot be seen', ['Ana', '\u200b\u2060'], 'empty-name'],
    ['the same', ['Ana', 'Ana'], 'duplicate-name'],
    ['the same but for spaces around', ['Ana', ' Ana '], 'duplicate-name'],
    ['the same but for capitals', ['Ana', 'ANA'], 'duplicate-name'],
    ['the same but for how an accent is written', ['Zoë', 'Zoe\u0308'], 'duplicate-name'],
    ['the same to the eye', ['Ana', 'An\u200ba'], 'duplicate-name'],
    ['longer than 40 characters', ['x'.repeat(41), 'Ben'], 'long-name'],
    ['of two lines', ['Ana\nBen', 'Cem'], 'odd-name'],
    ['with a control character', ['Ana\u0007', 'Ben'], 'odd-name'],
  ])('that are %s are refused, and the game that is played stays', async (_, names, refusal) => {
    const table = await lineTable();
    const before = await playAll(table, [begin()]);
    expect(await table.ask(begin(names))).toMatchObject({ ok: false, refusal, view: before });
  });

  test.each([
    ['40 characters long', ['x'.repeat(40), 'Ben']],
    ['of any script', ['Дуня', '李']],
    ['a single emoji', ['👨‍👩‍👧', 'Ben']],
    ['right to left', ['שרה', 'Ben']],
    ['like a key of an object', ['__proto__', 'constructor']],
  ])('that are %s are taken as they are', async (_, names) => {
    expect((await playAll(await lineTable(), [begin(names)])).seats).toEqual(names);
  });

  test('lose the spaces around them', async () => {
    expect((await playAll(await lineTable(), [begin([' Ana ', 'Ben'])])).seats).toEqual(['Ana', 'Ben']);
  });

  test('are for one to four seats', async () => {
    const table = await lineTable();
    for (const names of [[], ['A', 'B', 'C', 'D', 'E']]) {
      expect(await table.ask(begin(names))).toMatchObject({ ok: false, refusal: 'bad-seats' });
    }
    for (const names of [['A'], ['A', 'B', 'C', 'D']]) {
      expect(await table.ask(begin(names, { win_columns: 2 }))).toMatchObject({ ok: true });
    }
  });
});

describe('colours and shapes', () => {
  test('are given out in order to those who did not ask', () => {
    const seated = seatPlayers([{ name: 'Ana' }, { name: 'Ben' }, { name: 'Cem' }, { name: 'Dua' }]);
    expect(seated).toMatchObject({
      players: [
        { colour: 'red', shape: 'cone' },
        { colour: 'blue', shape: 'square' },
        { colour: 'yellow', shape: 'disc' },
        { colour: 'green', shape: 'diamond' },
      ],
    });
  });

  test('that were asked for are kept, and the others take what is left', () => {
    const seated = seatPlayers([
      { name: 'Ana' },
      { name: 'Ben', colour: 'red', shape: 'diamond' },
      { name: 'Cem', shape: 'cone' },
    ]);
    expect(seated).toMatchObject({
      players: [
        { colour: 'blue', shape: 'square' },
        { colour: 'red', shape: 'diamond' },
        { colour: 'yellow', shape: 'cone' },
      ],
    });
  });

  test('that two seats ask for are refused', () => {
    const ana = { name: 'Ana', colour: 'red', shape: 'disc' } as const;
    expect(seatPlayers([ana, { name: 'Ben', colour: 'red' }])).toEqual({
      ok: false,
      refusal: { code: 'duplicate-colour', colour: 'red' },
    });
    expect(seatPlayers([ana, { name: 'Ben', shape: 'disc' }])).toEqual({
      ok: false,
      refusal: { code: 'duplicate-shape', shape: 'disc' },
    });
  });
});
