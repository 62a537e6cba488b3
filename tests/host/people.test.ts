/** Who plays here: kept by every game that begins, changed by hand, and never told to the display. */
import { expect, test } from 'vitest';
import { describe } from 'vitest';
import type { Person } from '../../src/contract/person.ts';
import { LONGEST_SPOKEN, MOST_PEOPLE } from '../../src/contract/person.ts';
import type { Settings } from '../../src/contract/settings.ts';
import { DEFAULT_SETTINGS, readSettings } from '../../src/contract/settings.ts';
import type { PersonAsk } from '../../src/contract/to-host.ts';
import { createPeople } from '../../src/host/people.ts';
import type { AskedPlayer, Player } from '../../src/table/player.ts';
import { LONGEST_NAME, seatPlayers } from '../../src/table/player.ts';
import { screenedTable } from '../kit/screened-table.ts';

const person = (name: string, some: Partial<Person> = {}): Person => ({
  name,
  spoken: null,
  colour: 'red',
  shape: 'cone',
  ...some,
});
const saving = (name: string, was: string | null = null, some: Partial<Person> = {}): PersonAsk => ({
  do: 'save-person',
  was,
  person: person(name, some),
});

function players(...asked: readonly (string | AskedPlayer)[]): readonly Player[] {
  const seated = seatPlayers(asked.map((one) => (typeof one === 'string' ? { name: one } : one)));
  if (!seated.ok) throw new Error(seated.refusal.code);
  return seated.players;
}

function kept(...before: readonly Person[]) {
  const settings = {
    notice: null,
    now: { ...DEFAULT_SETTINGS, people: before } as Settings,
    change(some: Partial<Settings>) {
      settings.now = { ...settings.now, ...some };
    },
    close: () => Promise.resolve(),
  };
  let changes = 0;
  const people = createPeople(settings, () => (changes += 1));
  return { people, changes: () => changes, names: () => people.all().map(({ name }) => name) };
}

function refused({ people, changes }: ReturnType<typeof kept>, ask: PersonAsk, code: string, says = /./) {
  const before = people.all();
  const already = changes();
  const answer = people.ask(ask);
  expect(answer).toMatchObject({ ok: false, refusal: code });
  expect(answer.ok ? '' : answer.says).toMatch(says);
  expect(people.all()).toBe(before);
  expect(changes()).toBe(already);
}

describe('a game that begins', () => {
  test('keeps everybody in the order of the table, before those who did not play', () => {
    const one = kept(person('Ana'), person('Ben', { spoken: 'Benn', colour: 'green', shape: 'star' }));
    one.people.seated(players('Cleo', { name: 'Ben', colour: 'teal', shape: 'drop' }));
    expect(one.people.all()).toEqual([
      person('Cleo'),
      person('Ben', { spoken: 'Benn', colour: 'teal', shape: 'drop' }),
      person('Ana'),
    ]);
  });

  test('knows people in other letters’ case, and calls them as they are called now', () => {
    const one = kept(person('Ana', { spoken: 'Anna' }));
    one.people.seated(players('ANA'));
    expect(one.people.all()).toEqual([person('ANA', { spoken: 'Anna' })]);
  });

  test('takes no own colour or shape away that somebody else had to be lent', () => {
    const one = kept(person('Ana'));
    one.people.seated(
      players({ name: 'Ben', colour: 'red', shape: 'ring' }, { name: 'Ana', colour: 'blue', shape: 'star' }),
    );
    expect(one.people.all()[1]).toEqual(person('Ana', { shape: 'star' }));
  });

  test('keeps nobody for a seat that is called by its colour, but a person of such a name', () => {
    const one = kept();
    one.people.seated(players('Red', 'Blue'));
    expect(one.people.all()).toEqual([]);
    one.people.seated(players({ name: 'Violet', colour: 'violet', shape: 'cone' }, 'Red'));
    expect(one.names()).toEqual(['Violet', 'Red']);
  });

  test('keeps nobody for a seat that got its colour’s name in another language', () => {
    const one = kept(person('Ana'));
    const [red, blue] = players('Red', 'Blue');
    for (const [first, second] of [
      ['Rojo', 'Azul'],
      ['Rot', 'Blau'],
      ['Rouge', 'Bleu'],
    ] as const)
      one.people.seated([
        { ...red!, name: first },
        { ...blue!, name: second },
      ]);
    expect(one.names()).toEqual(['Ana']);
    one.people.seated(players('Ana', 'Blue'));
    expect(one.names()).toEqual(['Ana']);
  });

  test('knows a person who is called like the colour of the seat', () => {
    const one = kept(person('Ana'), person('Red'));
    one.people.seated(players('Red', 'Blue'));
    expect(one.names()).toEqual(['Red', 'Ana']);
  });

  test('lets the oldest go when there are too many', () => {
    const one = kept(...Array.from({ length: MOST_PEOPLE }, (_, at) => person(`P${at}`)));
    one.people.seated(players('Ana', 'P7'));
    expect(one.people.all()).toHaveLength(MOST_PEOPLE);
    expect(one.names().slice(0, 3)).toEqual(['Ana', 'P7', 'P0']);
    expect(one.names().at(-1)).toBe(`P${MOST_PEOPLE - 2}`);
  });
});

describe('by hand', () => {
  test('somebody is added first, changed in place, renamed and deleted', () => {
    const one = kept(person('Ana'));
    expect(one.people.ask(saving('  Ben ', null, { spoken: ' Benn ' }))).toEqual({ ok: true });
    expect(one.people.ask(saving('Anna', 'ana', { colour: 'teal', spoken: '  ' }))).toEqual({ ok: true });
    expect(one.people.all()).toEqual([person('Ben', { spoken: 'Benn' }), person('Anna', { colour: 'teal' })]);
    expect(one.people.ask(saving('ANNA', 'Anna'))).toEqual({ ok: true });
    expect(one.people.ask({ do: 'delete-person', name: 'ben' })).toEqual({ ok: true });
    expect([one.names(), one.changes()]).toEqual([['ANNA'], 4]);
  });

  test('what cannot be kept is refused in words, and nothing is changed', () => {
    const one = kept(person('Ana'), person('Ben'));
    refused(one, saving(' \u200b '), 'empty-person-name');
    refused(one, saving('x'.repeat(LONGEST_NAME + 1)), 'long-person-name', new RegExp(String(LONGEST_NAME)));
    refused(one, saving('two\nlines'), 'odd-person-name');
    refused(one, saving('Cleo', null, { spoken: 'x'.repeat(LONGEST_SPOKEN + 1) }), 'long-spoken-name', /60/);
    refused(one, saving('Cleo', null, { spoken: 'two\u2028lines' }), 'odd-spoken-name');
    refused(one, saving('aNA'), 'person-name-taken', /aNA/);
    refused(one, saving('BEN', 'Ana'), 'person-name-taken', /Ben/);
    refused(one, saving('Dov', 'Cleo'), 'no-such-person', /Cleo/);
    refused(one, { do: 'delete-person', name: 'Cleo' }, 'no-such-person', /Cleo/);
  });

  test('somebody new takes the place of the oldest when there are too many', () => {
    const one = kept(...Array.from({ length: MOST_PEOPLE }, (_, at) => person(`P${at}`)));
    expect(one.people.ask(saving('Ana'))).toEqual({ ok: true });
    expect(one.names()).toHaveLength(MOST_PEOPLE);
    expect([one.names()[0], one.names().at(-1)]).toEqual(['Ana', `P${MOST_PEOPLE - 2}`]);
    expect(one.people.ask(saving('Ben', 'P9'))).toEqual({ ok: true });
  });
});

describe('settings with people', () => {
  test('lose those who are damaged, and no others', () => {
    const read = readSettings({
      askFirst: true,
      people: [
        person('Ana'),
        { ...person('Ben'), colour: 'mauve' },
        { ...person('Cleo'), ofLater: 7 },
        { name: 'Dov', colour: 'blue', shape: 'drop' },
        person('two\nlines'),
        'Eli',
        person('ANA', { colour: 'teal' }),
      ],
    });
    expect(read?.settings).toMatchObject({
      askFirst: true,
      people: [person('Ana'), person('Cleo'), person('Dov', { colour: 'blue', shape: 'drop' })],
    });
    expect(read?.lost).toEqual(['people']);
    expect(readSettings({ people: 'Ana' })?.lost).toEqual(['people']);
    expect(readSettings({})).toEqual({ settings: DEFAULT_SETTINGS, lost: [] });
  });

  test('hold no more of them than are kept', () => {
    const people = Array.from({ length: MOST_PEOPLE + 5 }, (_, at) => person(`P${at}`));
    const read = readSettings({ people });
    expect(read?.settings.people).toEqual(people.slice(0, MOST_PEOPLE));
    expect(read?.lost).toEqual([]);
  });
});

describe('on the screens', () => {
  test('the desk alone is told who plays here; both are told how the names of this game are said', async () => {
    const table = await screenedTable({
      ...DEFAULT_SETTINGS,
      people: [person('Siobhán', { spoken: 'Shivawn' })],
    });
    const desk = table.attach('desk');
    expect(table.screens.told('desk')).toMatchObject({ people: [{ name: 'Siobhán' }], spoken: [] });
    desk.say({
      is: 'order',
      id: 'begin',
      seen: 0,
      ask: { do: 'begin', seats: [{ name: 'Ben' }, { name: 'siobhán' }], first: 0 },
    });
    expect(await desk.receipt('begin')).toMatchObject({ ok: true });
    expect(table.screens.told('desk')).toMatchObject({
      people: [{ name: 'Ben' }, { name: 'siobhán', spoken: 'Shivawn' }],
      spoken: ['Ben', 'Shivawn'],
    });
    expect(table.screens.told('display')).toMatchObject({ people: [], spoken: ['Ben', 'Shivawn'] });
  });

  test('the display changes nobody, and a refusal reaches the desk in words', async () => {
    const table = await screenedTable();
    const display = table.attach('display');
    display.say({ is: 'person', id: 'one', ask: saving('Ana') });
    expect(await display.receipt('one')).toMatchObject({ ok: false, refusal: 'not-allowed' });
    const desk = table.attach('desk');
    desk.say({ is: 'person', id: 'two', ask: { do: 'delete-person', name: 'Ana' } });
    expect(await desk.receipt('two')).toMatchObject({ ok: false, refusal: 'no-such-person' });
    desk.say({ is: 'person', id: 'three', ask: { ...saving('Ana'), more: 1 } });
    expect(await desk.receipt('three')).toMatchObject({ ok: false, refusal: 'bad-command' });
  });
});
