/** Screens connected to a referee: parsed, permitted, answered, and told whole views, all the same in the end. */
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/settings.ts';
import { PROTOCOL } from '../../src/contract/version.ts';
import type { Adviser } from '../../src/host/advice/adviser.ts';
import { settled } from '../kit/clock.ts';
import { diskFull, slowJournal } from '../kit/slow-journal.ts';
import { screenedTable } from '../kit/screened-table.ts';

const begin = { do: 'begin', seats: ['Ana', 'Ben'], first: 0 };
/** Advice on any position. */
const ADVICE = { worth: 'chance', chances: [0.5, 0.5], choices: [], decide: null, best: null } as const;

const roll = (...dice: number[]) => ({ do: 'roll', dice });
const choose = (...columns: number[]) => ({ do: 'choose', columns });

describe('a screen that connects', () => {
  test('is welcomed with the protocol and its viewpoint, and told everything at once', async () => {
    const { attach, referee } = await screenedTable();
    const desk = attach('desk');
    expect(desk.messages).toMatchObject([
      { is: 'welcome', protocol: PROTOCOL, viewpoint: 'desk' },
      { is: 'told', told: { screen: { seq: 0, view: { phase: 'none' } }, trouble: null, rescued: null } },
    ]);
    await desk.order(begin);
    const late = attach('display');
    expect(late.shown().screen).toMatchObject({ seq: 1, view: { phase: 'roll', seats: ['Ana', 'Ben'] } });
    expect(referee.table.seq).toBe(1);
  });

  test('in the middle of a turn sees the whole of it (K42)', async () => {
    const { attach } = await screenedTable();
    const desk = attach('desk');
    for (const ask of [begin, roll(3, 4, 5, 6), choose(7, 11), roll(1, 2, 3, 4)]) await desk.order(ask);
    await settled();
    const display = attach('display');
    expect(display.shown().screen.view).toEqual(desk.shown().screen.view);
  });

  test('that is gone is told nothing more', async () => {
    const { attach } = await screenedTable();
    const desk = attach('desk');
    const display = attach('display');
    display.leave();
    const before = display.messages.length;
    await desk.order(begin);
    await settled();
    expect(display.messages).toHaveLength(before);
  });
});

describe('screens', () => {
  test('are told whole views with a rising seq, and all of them end equal', async () => {
    const { attach } = await screenedTable();
    const desks = [attach('desk'), attach('desk')];
    const displays = [attach('display'), attach('display')];
    const [desk] = desks;
    if (desk === undefined) throw new Error('no desk');
    const asks = [begin, roll(3, 4, 5, 6), choose(7, 11), { do: 'stop' }, { do: 'undo' }, { do: 'redo' }];
    for (const ask of asks) {
      expect(await desk.order(ask)).toMatchObject({ ok: true });
      await settled();
    }
    for (const screen of [...desks, ...displays]) {
      const seqs = screen.told().map(({ screen: { seq } }) => seq);
      expect(seqs).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(screen.shown().screen.view).toEqual(desk.shown().screen.view);
    }
    expect(desks[1]?.shown()).toEqual(desks[0]?.shown());
    // Alike but for who speaks: one of them alone.
    expect(displays[1]?.shown()).toEqual({ ...displays[0]?.shown(), speaks: true });
  });

  test('are told once for all the changes of a moment', async () => {
    const { attach, screens } = await screenedTable();
    const display = attach('display');
    screens.changed();
    screens.changed();
    screens.changed();
    await settled();
    expect(display.told()).toHaveLength(2);
  });

  test('are told where the table stands before they are sent advice on it, however fast that is worked out', async () => {
    const quick = (real: Adviser): Adviser => ({
      ...real,
      advise: () => Promise.resolve({ is: 'answered', answer: ADVICE }),
    });
    const { attach } = await screenedTable({ ...DEFAULT_SETTINGS, advice: 'always' }, slowJournal(), {
      adviserOver: quick,
    });
    const screens = [attach('desk'), attach('display')];
    await screens[0]?.order(begin);
    await settled();
    for (const { messages } of screens) {
      const of = (seq: number) =>
        messages.flatMap((message) => {
          if (message.is === 'told' && message.told.screen.seq === seq) return ['told'];
          return message.is === 'advice' && message.advice.seq === seq ? ['advice'] : [];
        });
      expect(of(1).slice(0, 2)).toEqual(['told', 'advice']);
    }
  });

  test('at the display are told neither the log nor the machine', async () => {
    const table = await screenedTable();
    const desk = await table.deskWithReader();
    const display = table.attach('display');
    await desk.order(begin);
    await settled();
    await desk.order(roll(3, 4, 5, 6));
    await settled();
    expect(desk.shown().screen.log).toHaveLength(2);
    expect(desk.shown().reader.machine).not.toBeNull();
    expect(display.shown().screen.log).toEqual([]);
    expect(display.shown().reader).toMatchObject({ machine: null, trial: null });
  });
});

describe('a message', () => {
  test('that gives an order is answered with its id, and every refusal in words', async () => {
    const { attach } = await screenedTable();
    const desk = attach('desk');
    expect(await desk.order(begin, 'mine')).toEqual({ is: 'receipt', id: 'mine', ok: true });
    await settled();
    expect(await desk.order({ do: 'stop' }, 'next')).toEqual({
      is: 'receipt',
      id: 'next',
      ok: false,
      refusal: 'nothing-to-stop',
      says: 'The first roll of a turn is compulsory: there is nothing to stop yet.',
    });
  });

  test('that has seen an older table is refused as stale', async () => {
    const { attach } = await screenedTable();
    const desk = attach('desk');
    await desk.order(begin);
    desk.say({ is: 'order', id: 'late', seen: 0, ask: roll(3, 4, 5, 6) });
    expect(await desk.receipt('late')).toMatchObject({ ok: false, refusal: 'stale' });
  });

  test('from two desks at once is carried out for one of them, and the other hears why not', async () => {
    const { attach, referee } = await screenedTable();
    const [one, two] = [attach('desk'), attach('desk')];
    await one.order(begin);
    await settled();
    const [first, second] = await Promise.all([one.order(roll(3, 4, 5, 6)), two.order(roll(1, 2, 3, 4))]);
    expect(first).toMatchObject({ ok: true });
    expect(second).toMatchObject({ ok: false, refusal: 'stale' });
    expect(referee.table.moment?.game.dice).toEqual([3, 4, 5, 6]);
  });

  test('sent twice is carried out once, and both are answered alike', async () => {
    const { attach, referee } = await screenedTable();
    const desk = attach('desk');
    const message = { is: 'order', id: 'once', seen: 0, ask: begin };
    desk.say(message);
    desk.say(message);
    await settled();
    expect(desk.receipts()).toEqual([
      { is: 'receipt', id: 'once', ok: true },
      { is: 'receipt', id: 'once', ok: true },
    ]);
    expect(referee.table.seq).toBe(1);
  });

  test.each([
    ['an order', { is: 'order', id: 'x', seen: 1, ask: { do: 'undo' } }],
    ['a new game', { is: 'order', id: 'x', seen: 1, ask: begin }],
    ['a wish about the reader', { is: 'reader', id: 'x', ask: { do: 'close-reader' } }],
  ])('from the display with %s is not allowed', async (_, message) => {
    const { attach, referee, log } = await screenedTable();
    await attach('desk').order(begin);
    const display = attach('display');
    display.say(message);
    expect(await display.receipt('x')).toMatchObject({ ok: false, refusal: 'not-allowed' });
    expect(referee.table.seq).toBe(1);
    expect(log.lines.at(-1)).toContain('display');
  });

  test.each([
    ['nothing', undefined, ''],
    ['null', null, ''],
    ['text', 'roll', ''],
    ['a list', [1, 2], ''],
    ['an unknown kind', { is: 'dance', id: 'x' }, 'x'],
    ['an unknown order', { is: 'order', id: 'x', seen: 0, ask: { do: 'dance' } }, 'x'],
    ['no seq', { is: 'order', id: 'x', ask: { do: 'undo' } }, 'x'],
    ['a key too many', { is: 'order', id: 'x', seen: 0, ask: { do: 'undo' }, from: 'desk' }, 'x'],
    [
      'a viewpoint of its own',
      { is: 'order', id: 'x', seen: 0, viewpoint: 'desk', ask: { do: 'undo' } },
      'x',
    ],
    [
      'a giant text',
      { is: 'order', id: 'x', seen: 0, ask: { do: 'undo', text: 'x'.repeat(1_000_000) } },
      'x',
    ],
    ['a giant id', { is: 'order', id: 'y'.repeat(1_000_000), seen: 0, ask: { do: 'undo' } }, 'y'.repeat(64)],
    [
      'a __proto__ key',
      JSON.parse('{"is":"order","id":"x","seen":0,"ask":{"do":"undo","__proto__":{}}}'),
      'x',
    ],
  ])('of %s is refused, told in the log, and changes nothing', async (_, message, id) => {
    const { attach, referee, log } = await screenedTable();
    const desk = attach('desk');
    desk.say(message);
    expect(await desk.receipt(id)).toMatchObject({ ok: false, refusal: 'bad-command' });
    expect(referee.table.seq).toBe(0);
    expect(log.lines).toHaveLength(1);
    expect(await desk.order(begin)).toMatchObject({ ok: true });
  });

  test('that fails inside the program is answered, logged, and the next one works', async () => {
    const { attach, journal, log } = await screenedTable();
    const desk = attach('desk');
    const good = journal.records.push.bind(journal.records);
    journal.records.push = () => {
      throw new Error('a bug');
    };
    expect(await desk.order(begin)).toMatchObject({ ok: false, refusal: 'internal-error' });
    expect(log.lines.at(-1)).toContain('a bug');
    journal.records.push = good;
    expect(await desk.order(begin)).toMatchObject({ ok: true });
  });
});

describe('a journal that cannot be written', () => {
  test('is shown as trouble on every screen until it is mended', async () => {
    const { attach, journal } = await screenedTable();
    const [desk, display] = [attach('desk'), attach('display')];
    journal.trouble = diskFull;
    const refused = await desk.order(begin);
    expect(refused).toMatchObject({ ok: false, refusal: 'journal-unwritable' });
    expect(refused.ok ? '' : refused.says).toContain('the disk is full');
    await settled();
    expect([desk.shown().trouble, display.shown().trouble]).toEqual([diskFull, diskFull]);
    journal.trouble = null;
    expect(await desk.order(begin)).toMatchObject({ ok: true });
    await settled();
    expect([desk.shown().trouble, display.shown().trouble]).toEqual([null, null]);
  });
});
