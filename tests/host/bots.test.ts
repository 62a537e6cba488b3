/** Computer players at the table: they act by themselves, at a pace that people can follow, and for their own seats alone. */
import { beforeAll, describe, expect, test } from 'vitest';
import { PLAYERS } from '../../src/advice/players/names.ts';
import type { Adviser } from '../../src/host/advice/adviser.ts';
import { BETWEEN_TURNS, PACES, RETRY } from '../../src/host/bots/bots.ts';
import { mayOrder, mayThrow } from '../../src/host/bots/due.ts';
import type { Settings } from '../../src/contract/settings.ts';
import { DEFAULT_SETTINGS } from '../../src/contract/settings.ts';
import type { AskedPlayer } from '../../src/table/player.ts';
import { buildWorker } from '../kit/advice-files.ts';
import { settled } from '../kit/clock.ts';
import type { MemoryScreen } from '../kit/memory-pipe.ts';
import { PORT, screenedTable } from '../kit/screened-table.ts';
import { seeded } from '../kit/seeded.ts';
import { until } from '../kit/serial.ts';
import { diskFull, slowJournal } from '../kit/slow-journal.ts';
import { tableAfter } from '../kit/told.ts';

const BOT: AskedPlayer = { name: 'Robo', bot: 'rule-of-28' };
const ANA: AskedPlayer = { name: 'Ana' };
const roll = (...dice: readonly number[]) => ({ do: 'roll', dice });
const begin = (...seats: readonly AskedPlayer[]) => ({ do: 'begin', seats, first: 0 });
const with_ = (some: Partial<Settings>): Settings => ({ ...DEFAULT_SETTINGS, ...some });

beforeAll(buildWorker, 120_000);

type ATable = Awaited<ReturnType<typeof screenedTable>>;

/** Lets the pace pass, and waits for what comes of it. */
async function passes({ clock }: ATable, what: string, met: () => boolean, pace = PACES.normal) {
  await clock.advance(pace);
  await until(what, met);
  await settled();
}

/** Gives an order that must be taken, and lets every screen hear of it. */
async function order(desk: MemoryScreen, ask: object) {
  expect(await desk.order(ask)).toMatchObject({ ok: true });
  await settled();
}

const phase = (desk: MemoryScreen) => desk.shown().screen.view.phase;

/** A table at which a computer player, first to move, has been thrown 2-4-3-5 for. */
async function thrownFor(saved: Settings = DEFAULT_SETTINGS, world = {}) {
  const table = await screenedTable(saved, slowJournal(), world);
  const desk = table.attach('desk');
  await order(desk, begin(BOT, ANA));
  await order(desk, roll(2, 4, 3, 5));
  return { ...table, desk };
}

describe('a computer player whose dice people throw', () => {
  test('asks for its first throw, and says why', async () => {
    const table = await screenedTable();
    const desk = table.attach('desk');
    const display = table.attach('display');
    await order(desk, begin(BOT, ANA));
    await passes(table, 'it asks', () => desk.shown().bot !== null);
    const said = {
      seat: 0,
      player: 'rule-of-28',
      act: { does: 'roll' },
      reason: { why: 'first-throw' },
      seq: 1,
    };
    expect(desk.shown().bot).toEqual(said);
    expect(display.shown().bot).toEqual(said);
    expect(phase(desk)).toBe('roll');
  });

  test('chooses after its pace and not before, and its order stands in the journal as its own', async () => {
    const table = await thrownFor();
    const { desk, clock, journal } = table;
    await clock.advance(PACES.normal - 1);
    await settled();
    expect(phase(desk)).toBe('choose');
    await passes(table, 'it chooses', () => phase(desk) === 'decide', 1);
    expect(journal.records.at(-1)).toMatchObject({
      from: 'bot',
      act: { entry: { command: { do: 'choose' } } },
    });
    expect(desk.shown().bot).toMatchObject({ act: { does: 'choose' }, reason: { why: 'most-points' } });
  });

  test('says that it rolls on, which is no order: the next throw is awaited of people', async () => {
    const table = await thrownFor();
    const { desk } = table;
    await passes(table, 'it chooses', () => phase(desk) === 'decide');
    const before = desk.shown().screen.seq;
    await passes(table, 'it decides', () => desk.shown().bot?.act.does === 'roll');
    expect(desk.shown().bot?.reason).toEqual({ why: 'runner-free', free: 2 });
    expect(desk.shown().screen.seq).toBe(before);
    await order(desk, roll(1, 1, 1, 1));
    await settled();
    expect(desk.shown().bot).toBeNull();
  });

  test.each([
    ['slow', 4000],
    ['quick', 300],
  ] as const)('waits as long as the pace %s says', async (botPace, ms) => {
    const table = await thrownFor(with_({ botPace }));
    await table.clock.advance(ms - 1);
    await settled();
    expect(phase(table.desk)).toBe('choose');
    await passes(table, 'it chooses', () => phase(table.desk) === 'decide', 1);
  });

  test('waits through a pause, and goes on after it', async () => {
    const table = await thrownFor();
    const { desk, clock } = table;
    desk.say({ is: 'show', id: 'pause', ask: { do: 'pause', on: true } });
    await desk.receipt('pause');
    await clock.advance(10 * PACES.normal);
    await settled();
    expect(phase(desk)).toBe('choose');
    desk.say({ is: 'show', id: 'on', ask: { do: 'pause', on: false } });
    await desk.receipt('on');
    await passes(table, 'it chooses', () => phase(desk) === 'decide');
  });

  test('may be played for by hand: a person’s order counts, and the player sees another table', async () => {
    const table = await thrownFor();
    const { desk, clock, journal } = table;
    expect(await desk.order({ do: 'choose', columns: [6, 8] })).toMatchObject({ ok: true });
    await passes(table, 'it decides', () => desk.shown().bot?.act.does === 'roll');
    await clock.advance(10 * PACES.normal);
    await settled();
    expect(journal.records.map(({ from }) => from)).toEqual(['desk', 'desk', 'desk']);
  });

  test('does nothing where people are asked', async () => {
    const table = await screenedTable();
    const desk = table.attach('desk');
    await order(desk, begin(ANA, BOT));
    await order(desk, roll(2, 4, 3, 5));
    await table.clock.advance(10 * PACES.slow);
    await settled();
    expect(phase(desk)).toBe('choose');
    expect(table.worker()).toBeNull();
  });
});

describe('why a computer player bet', () => {
  const BOTS = ['r38', 'rule-of-28'] as const;
  const seats = [ANA, ...BOTS.map((bot) => ({ name: bot, bot }))];
  const markers = [{ 7: 3 }, { 7: 5, 6: 4 }, { 8: 5, 7: 2 }];
  const REASON = /turn-made|next-throw|show-bets/;

  /** A table at which both have bet on Ana's turn, and everything that its screens were told. */
  async function betOn(advice: Settings['advice'], rules: object = {}) {
    const table = await screenedTable(with_({ advice }));
    const [desk, display] = [table.attach('desk'), table.attach('display')];
    await order(desk, { ...begin(...seats), rules: { betting: true, ...rules } });
    await order(desk, { do: 'set', position: { seat: 0, markers, runners: { 6: 4 }, throws: 1 } });
    await order(desk, roll(2, 4, 3, 5));
    await order(desk, { do: 'choose', columns: [6, 8] });
    for (const bet of [1, 2])
      await passes(
        table,
        'it bets',
        () => Object.values(desk.shown().screen.view.bets).filter((one) => one === 'in').length === bet,
      );
    const everything = () => JSON.stringify([...desk.messages, ...display.messages]);
    return { ...table, desk, display, everything };
  }

  test('is told to every screen once the bets lie open, and to none before', async () => {
    const { desk, display, everything } = await betOn('asked');
    await order(desk, roll(3, 4, 3, 4));
    expect(everything()).not.toMatch(REASON);
    await order(desk, { do: 'choose', columns: [7, 7] });
    await order(desk, { do: 'stop' });
    expect(everything()).toMatch(REASON);
    const shown = {
      seat: 1,
      act: {
        does: 'show-bets',
        whys: [
          { seat: 1, player: 'r38', reason: { why: 'turn-made' } },
          { seat: 2, player: 'rule-of-28', reason: { why: 'next-throw' } },
        ],
      },
      reason: null,
    };
    for (const screen of [desk, display]) expect(screen.shown().bot).toMatchObject(shown);
  });

  test('is told as well where every payoff makes itself and the turn passes on at once', async () => {
    const table = await screenedTable(with_({ advice: 'asked' }));
    const desk = table.attach('desk');
    await order(desk, { ...begin(ANA, { name: 'r38', bot: 'r38' }), rules: { betting: true } });
    // With one square there is one way to pay.
    const position = { seat: 0, markers: [{ 7: 3 }, { 8: 5 }], runners: { 6: 4 }, throws: 1 };
    await order(desk, { do: 'set', position });
    await order(desk, roll(2, 4, 3, 5));
    await order(desk, { do: 'choose', columns: [6, 8] });
    await passes(table, 'it bets', () => phase(desk) === 'decide');
    await order(desk, { do: 'stop' });
    expect(phase(desk)).toBe('roll');
    expect(desk.shown().bot).toMatchObject({ seat: 1, act: { does: 'show-bets' } });
  });

  test('is no longer told once the stop is taken back, nor when it is put again', async () => {
    const { desk } = await betOn('asked');
    await order(desk, { do: 'stop' });
    expect(desk.shown().bot?.act.does).toBe('show-bets');
    await order(desk, { do: 'undo' });
    expect(desk.shown().bot).toBeNull();
    await order(desk, { do: 'redo' });
    expect(desk.shown().bot).toBeNull();
  });

  test('is a chance, and told to nobody where advice is off', async () => {
    const { desk, everything } = await betOn('off');
    await order(desk, { do: 'stop' });
    expect(everything()).toContain('bets-revealed');
    expect(everything()).not.toMatch(REASON);
  });
});

describe('the program’s own dice', () => {
  const dice = [2, 4, 3, 5, 1, 1, 1, 1];
  const scripted = () => {
    const left = [...dice];
    return { die: () => left.shift() ?? 6 };
  };
  const throwing = with_({ botDice: 'program' });

  test('are thrown for a computer player, are marked in journal and log, and count as neither read nor typed', async () => {
    const table = await screenedTable(throwing, slowJournal(), scripted());
    const desk = table.attach('desk');
    await order(desk, begin(BOT, ANA));
    await passes(table, 'it throws', () => phase(desk) === 'choose');
    expect(table.journal.records.at(-1)).toMatchObject({ from: 'dice' });
    const { screen, bot } = desk.shown();
    expect(screen.view.dice).toEqual([2, 4, 3, 5]);
    expect(screen.log[0]).toMatchObject({ is: 'roll', thrown: true });
    expect(screen.fairness).toMatchObject({ rolls: 0, typed: 0 });
    expect(bot).toMatchObject({ act: { does: 'roll' }, seq: 2 });
  });

  test('are thrown again beside those that stay when one was cocked', async () => {
    const table = await screenedTable(throwing, slowJournal(), scripted());
    const desk = table.attach('desk');
    await order(desk, { ...begin(BOT, ANA), rules: { cocked_die: 'rethrow_die' } });
    await passes(table, 'it throws', () => phase(desk) === 'choose');
    await order(desk, { do: 'void', die: 2 });
    await passes(table, 'it throws again', () => phase(desk) === 'choose');
    expect(desk.shown().screen.view.dice).toEqual([2, 3, 5, 1]);
  });

  test('wait longer before a turn while hands have markers to put, so that the line that tells them can be read', async () => {
    const table = await screenedTable(throwing, slowJournal(), scripted());
    const desk = table.attach('desk');
    await order(desk, begin(ANA, BOT));
    await order(desk, roll(2, 4, 3, 5));
    await order(desk, { do: 'choose', columns: [6, 8] });
    await order(desk, { do: 'stop' });
    expect(desk.shown().screen.hands.length).toBeGreaterThan(0);
    await table.clock.advance(BETWEEN_TURNS * PACES.normal - 1);
    expect(phase(desk)).toBe('roll');
    expect(desk.shown().screen.seq).toBe(4);
    await passes(table, 'it throws', () => phase(desk) === 'choose', 1);
    // Within the turn, where one runner was moved, the pace is the usual one.
    await passes(table, 'it chooses', () => phase(desk) === 'decide');
    await passes(table, 'it rolls on', () => desk.shown().screen.seq === 7);
  });

  test('are never thrown for a person', async () => {
    const table = await screenedTable(throwing, slowJournal(), scripted());
    const desk = table.attach('desk');
    await order(desk, begin(ANA, BOT));
    await table.clock.advance(10 * PACES.slow);
    await settled();
    expect(desk.shown().screen.seq).toBe(1);
    expect(
      mayThrow(tableAfter([{ do: 'begin', seats: [ANA, BOT], first: 0 }]).moment!, {
        do: 'roll',
        dice: [1, 1, 1, 1],
      }),
    ).toBe(false);
  });

  test('throw for the start where it is a computer player’s turn to', async () => {
    const table = await screenedTable(throwing, slowJournal(), scripted());
    const desk = table.attach('desk');
    await order(desk, { do: 'begin', seats: [BOT, ANA] });
    await passes(table, 'it throws for the start', () => desk.shown().screen.seq === 2);
    expect(desk.shown().screen.rollOff?.throws).toEqual([[2, 4], null]);
  });

  test('a change of who throws is heeded in the middle of a turn', async () => {
    const table = await thrownFor(DEFAULT_SETTINGS, scripted());
    const { desk } = table;
    await passes(table, 'it chooses', () => phase(desk) === 'decide');
    await passes(table, 'it rolls on', () => desk.shown().bot?.act.does === 'roll');
    desk.say({ is: 'prefer', id: 'dice', ask: { botDice: 'program' } });
    await desk.receipt('dice');
    await passes(table, 'the program throws', () => desk.shown().screen.view.rolls === 2);
  });
});

describe('after something was taken back, computer players hold still', () => {
  const held = async () => {
    const table = await thrownFor();
    const { desk } = table;
    await passes(table, 'it chooses', () => phase(desk) === 'decide');
    await order(desk, { do: 'undo' });
    await settled();
    expect(desk.shown()).toMatchObject({ botsHold: 'taken-back', screen: { view: { phase: 'choose' } } });
    await table.clock.advance(10 * PACES.normal);
    await settled();
    expect(phase(desk)).toBe('choose');
    return table;
  };

  test('so that everything can be taken back past them', async () => {
    const { desk, referee } = await held();
    await order(desk, { do: 'undo' });
    await order(desk, { do: 'undo' });
    expect(referee.table.moment).toBeNull();
  });

  test('until they are told to go on', async () => {
    const table = await held();
    const { desk } = table;
    desk.say({ is: 'bots-go', id: 'go' });
    expect(await desk.receipt('go')).toMatchObject({ ok: true });
    await settled();
    expect(desk.shown().botsHold).toBeNull();
    await passes(table, 'it chooses', () => phase(desk) === 'decide');
  });

  test('until somebody gives a new order', async () => {
    const table = await held();
    const { desk } = table;
    await order(desk, { do: 'choose', columns: [7, 7] });
    await passes(table, 'it decides', () => desk.shown().bot?.act.does === 'roll');
    expect(desk.shown().botsHold).toBeNull();
  });

  test.each([
    ['a correction', { do: 'correct', dice: [1, 2, 3, 4] }],
    ['a redo', { do: 'redo' }],
  ])('after %s as well', async (_, ask) => {
    const { desk } = await held();
    await order(desk, ask);
    await settled();
    expect(desk.shown().botsHold).toBe('taken-back');
  });

  test('and when the program is started in the middle of a game', async () => {
    const { journal } = await thrownFor();
    const table = await screenedTable(DEFAULT_SETTINGS, journal);
    const desk = table.attach('desk');
    expect(desk.shown().botsHold).toBe('resumed');
    await table.clock.advance(10 * PACES.normal);
    await settled();
    expect(phase(desk)).toBe('choose');
    desk.say({ is: 'bots-go', id: 'go' });
    await passes(table, 'it chooses', () => phase(desk) === 'decide');
  });

  test('the display may not let them go on', async () => {
    const { attach } = await held();
    const display = attach('display');
    display.say({ is: 'bots-go', id: 'go' });
    expect(await display.receipt('go')).toMatchObject({ ok: false, refusal: 'not-allowed' });
  });
});

describe('a computer player’s order', () => {
  test('that it does not know is asked of a person by the log: it does not stand still without a word', async () => {
    const atALoss = (real: Adviser): Adviser => ({
      ...real,
      decide: () => Promise.resolve({ is: 'answered', answer: null }),
    });
    const { desk, clock, log } = await thrownFor(DEFAULT_SETTINGS, { adviserOver: atALoss });
    await clock.advance(PACES.normal);
    await settled();
    expect(phase(desk)).toBe('choose');
    expect(log.lines).toEqual(['error rule-of-28 found nothing to do at seat 0; give its order by hand.']);
  });

  test('that comes late is dropped: the table went on while it thought', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((open) => (release = open));
    let asked = 0;
    const slow = (real: Adviser): Adviser => ({
      ...real,
      async decide(ask) {
        asked += 1;
        const outcome = await real.decide(ask);
        if (asked === 1) await gate;
        return outcome;
      },
    });
    const { desk, clock, journal } = await thrownFor(DEFAULT_SETTINGS, { adviserOver: slow });
    await clock.advance(PACES.normal);
    await until('it thinks', () => asked === 1);
    await order(desk, { do: 'choose', columns: [7, 7] });
    release();
    await settled();
    await settled();
    expect(journal.records.map(({ from }) => from)).toEqual(['desk', 'desk', 'desk']);
    expect(desk.shown().screen.view.runners).toEqual({ 7: 2 });
  });

  test('is permitted for its own seat’s question, and for no other', () => {
    const moment = tableAfter([
      { do: 'begin', seats: [BOT, ANA, { name: 'Robo 2', bot: 'r38' }], first: 0 },
      { do: 'roll', dice: [2, 4, 3, 5] },
    ]).moment!;
    expect(mayOrder(moment, 0, { do: 'choose', columns: [6, 8] })).toBe(true);
    for (const seat of [1, 2]) expect(mayOrder(moment, seat, { do: 'choose', columns: [6, 8] })).toBe(false);
    expect(mayOrder(moment, 2, { do: 'bet', seat: 1, side: 'make', discs: 1 })).toBe(false);
    for (const other of [
      { do: 'undo' },
      { do: 'correct', dice: [1, 1, 1, 1] },
      { do: 'begin', seats: [ANA] },
      { do: 'roll', dice: [1, 1, 1, 1] },
      { do: 'set', position: { markers: [{}, {}, {}] } },
    ] as const)
      expect(mayOrder(moment, 0, other)).toBe(false);
  });

  test('is not given while the game cannot be saved', async () => {
    const table = await screenedTable();
    const desk = table.attach('desk');
    await order(desk, begin(BOT, ANA));
    table.journal.trouble = { code: 'journal-unwritable', path: '/games', detail: 'full' };
    expect(await desk.order(roll(2, 4, 3, 5))).toMatchObject({ ok: false });
    await table.clock.advance(10 * PACES.normal);
    await settled();
    expect(desk.shown().bot).toBeNull();
    table.journal.trouble = null;
    await order(desk, roll(2, 4, 3, 5));
    await passes(table, 'it chooses', () => phase(desk) === 'decide');
  });
});

describe('a seat of a computer player', () => {
  test('without a name is called what its kind is called, in the language of the table, and a second one gets a number', async () => {
    const { attach } = await screenedTable();
    const desk = attach('desk');
    const nameless = { name: '', bot: 'champion' } as const;
    await order(desk, begin(nameless, ANA, nameless, { name: 'Rule of 28' }));
    await settled();
    const { players } = desk.shown().screen;
    expect(players.map(({ name, bot }) => [name, bot])).toEqual([
      ['Champion', 'champion'],
      ['Ana', null],
      ['Champion 2', 'champion'],
      ['Rule of 28', null],
    ]);
  });

  test('is no person who played here', async () => {
    const { attach } = await screenedTable();
    const desk = attach('desk');
    await order(desk, begin(BOT, ANA));
    await settled();
    expect(desk.shown().people.map(({ name }) => name)).toEqual(['Ana']);
  });

  test('every player that can be seated plays a turn to its end', async () => {
    for (const bot of PLAYERS) {
      const chance = seeded(7);
      const die = () => 1 + chance.whole(6);
      const table = await screenedTable(with_({ botDice: 'program' }), slowJournal(), { die });
      const desk = table.attach('desk');
      await order(desk, begin({ name: bot, bot }, ANA));
      const did: unknown[] = [];
      const view = () => desk.shown().screen.view;
      while (view().seat === 0) {
        const { seq } = desk.shown().screen;
        await passes(table, `${bot} acts`, () => desk.shown().screen.seq > seq);
        did.push(desk.shown().bot?.act.does);
      }
      expect(new Set(did)).toContain('choose');
      expect([view().seat, view().phase, view().turns]).toEqual([1, 'roll', [1, 0]]);
    }
  });
});

describe('what could not be saved', () => {
  /** Computer players alone, whose next order cannot be written down. */
  async function notSaved() {
    const die = () => 3;
    const table = await screenedTable(with_({ botDice: 'program' }), slowJournal(), { die });
    const desk = table.attach('desk');
    await order(desk, begin(BOT, { name: 'Bolt', bot: 'r38' }));
    table.journal.trouble = diskFull;
    await passes(table, 'it is told', () => desk.shown().trouble !== null);
    return { ...table, desk };
  }

  test('is tried again by itself, slowly, until it is written down; then they play on', async () => {
    const table = await notSaved();
    const { desk, journal, log } = table;
    for (let tries = 0; tries < 3; tries += 1) {
      const { failed } = journal;
      await passes(table, 'it still fails', () => journal.failed > failed, RETRY);
    }
    expect(journal.records).toHaveLength(1);
    journal.trouble = null;
    await passes(table, 'it is written', () => desk.shown().screen.seq === 2, RETRY);
    expect(desk.shown().trouble).toBeNull();
    await passes(table, 'it chooses', () => desk.shown().screen.seq === 3);
    expect(log.lines).toHaveLength(1);
  });

  test('is not tried again before its time', async () => {
    const { desk, clock, journal } = await notSaved();
    journal.trouble = null;
    await clock.advance(RETRY - 1);
    await settled();
    expect(desk.shown().screen.seq).toBe(1);
  });

  test('is tried again at the pace when they are told to go on', async () => {
    const table = await notSaved();
    const { desk, journal } = table;
    journal.trouble = null;
    desk.say({ is: 'bots-go', id: 'go' });
    await desk.receipt('go');
    await passes(table, 'it is written', () => desk.shown().screen.seq === 2);
    expect(desk.shown().trouble).toBeNull();
  });
});

describe('the rule card', () => {
  test('stays up while computer players act; a person’s order puts it away', async () => {
    const table = await thrownFor();
    const { desk } = table;
    const display = table.attach('display');
    desk.say({ is: 'show', id: 'card', ask: { do: 'card', on: true } });
    await desk.receipt('card');
    await passes(table, 'it chooses', () => phase(desk) === 'decide');
    expect(display.shown()).toMatchObject({ card: true, screen: { view: { phase: 'decide' } } });
    await order(desk, roll(1, 1, 1, 1));
    expect(display.shown().card).toBe(false);
    await passes(table, 'it chooses', () => phase(desk) === 'decide');
    expect(display.shown().card).toBe(false);
  });
});

describe('the clocks of a game', () => {
  const slow = with_({ botPace: 'slow' });
  const orders = ({ journal }: ATable) =>
    journal.records.flatMap(({ from, act }) =>
      act.is === 'played' ? [`${from} ${act.entry.command.do}`] : [],
    );

  test('do not run against a computer player, nor while people throw for it', async () => {
    const table = await screenedTable(slow);
    const desk = table.attach('desk');
    await order(desk, { ...begin(BOT, ANA), rules: { turn_clock: 4 } });
    await order(desk, roll(2, 4, 3, 5));
    expect(desk.shown().clock).toBeNull();
    await passes(table, 'it chooses', () => phase(desk) === 'decide', PACES.slow);
    await passes(table, 'it rolls on', () => desk.shown().bot?.act.does === 'roll', PACES.slow);
    await table.clock.advance(60_000);
    await settled();
    expect(orders(table)).toEqual(['desk begin', 'desk roll', 'bot choose']);
    expect(phase(desk)).toBe('decide');
  });

  test('run for people as ever', async () => {
    const table = await screenedTable(slow);
    const desk = table.attach('desk');
    await order(desk, { ...begin(ANA, BOT), rules: { turn_clock: 4 } });
    await order(desk, roll(2, 4, 3, 5));
    expect(desk.shown().clock).toMatchObject({ of: 'turn', seconds: 4 });
    await table.clock.advance(4000);
    await settled();
    expect(orders(table).at(-1)).toBe('clock time');
  });

  test('let every computer player bet for itself; then the time of the people begins', async () => {
    const table = await screenedTable(slow);
    const desk = table.attach('desk');
    const bots = ['r38', 'rule-of-28'] as const;
    const seats = [ANA, ...bots.map((bot) => ({ name: bot, bot })), { name: 'Ben' }];
    await order(desk, { ...begin(...seats), rules: { betting: true, bet_clock: 5 } });
    const markers = [{ 7: 3 }, { 7: 5, 6: 4 }, { 8: 5, 7: 2 }, { 6: 5, 5: 3 }];
    await order(desk, { do: 'set', position: { seat: 0, markers, runners: { 6: 4 }, throws: 1 } });
    await order(desk, roll(2, 4, 3, 5));
    await order(desk, { do: 'choose', columns: [6, 8] });
    expect(phase(desk)).toBe('bet');
    const open = () => Object.values(desk.shown().screen.view.bets).filter((bet) => bet === null).length;
    const bettors = open();
    for (const bet of [1, 2]) {
      expect(desk.shown().clock).toBeNull();
      await passes(table, 'it bets', () => open() === bettors - bet, PACES.slow);
    }
    expect(orders(table).slice(-2)).toEqual(['bot bet', 'bot bet']);
    expect(desk.shown().clock).toMatchObject({ of: 'bet', seconds: 5, left: 5000 });
    await table.clock.advance(5000);
    await settled();
    expect(orders(table).at(-1)).toBe('clock time');
  });
});

describe('the dice of the reader', () => {
  const program = with_({ botDice: 'program' });
  const view = (desk: MemoryScreen) => desk.shown().screen.view;

  /** A table with a reader, at which a computer player has been thrown for and has chosen. */
  async function hasChosen() {
    const table = await screenedTable();
    const desk = await table.deskWithReader();
    await order(desk, begin(BOT, ANA));
    await order(desk, roll(2, 4, 3, 5));
    await passes(table, 'it chooses', () => phase(desk) === 'decide');
    return { ...table, desk };
  }

  test('wait while a computer player has not said whether it rolls on', async () => {
    const table = await hasChosen();
    const { desk } = table;
    await table.device('1111');
    const held = { dice: [1, 1, 1, 1], why: 'waiting' };
    expect(view(desk)).toMatchObject({ phase: 'decide', rolls: 1, held });
    await order(desk, { do: 'use-held' });
    expect(view(desk)).toMatchObject({ phase: 'choose', dice: [1, 1, 1, 1], held: null });
  });

  test('count at once when it has said that it rolls on', async () => {
    const table = await hasChosen();
    await passes(table, 'it rolls on', () => table.desk.shown().bot?.act.does === 'roll');
    await table.device('1111');
    expect(view(table.desk)).toMatchObject({ phase: 'choose', dice: [1, 1, 1, 1], held: null });
  });

  test('count at once for the first throw of a turn, about which nobody decides', async () => {
    const table = await screenedTable();
    const desk = await table.deskWithReader();
    await order(desk, begin(BOT, ANA));
    await table.device('2435');
    expect(view(desk)).toMatchObject({ rolls: 1, held: null });
  });

  test('do not stand in the way of a roll that is given by hand', async () => {
    const { desk } = await hasChosen();
    await order(desk, roll(1, 1, 1, 1));
    expect(view(desk)).toMatchObject({ phase: 'choose', dice: [1, 1, 1, 1] });
  });

  test('are not a computer player’s where the program throws: they wait for the next person', async () => {
    const table = await screenedTable(program, slowJournal(), { die: () => 3 });
    const desk = await table.deskWithReader();
    await order(desk, begin(BOT, ANA));
    table.ports.send(PORT, '1346\n');
    await until('they are held', () => view(desk).held !== null);
    const held = { dice: [1, 3, 4, 6], why: 'waiting' };
    expect(view(desk)).toMatchObject({ phase: 'roll', seat: 0, held });
    await order(desk, roll(2, 4, 3, 5));
    await order(desk, { do: 'choose', columns: [7, 7] });
    await order(desk, { do: 'stop' });
    expect(view(desk)).toMatchObject({ phase: 'roll', seat: 1, held });
    await order(desk, { do: 'use-held' });
    expect(view(desk)).toMatchObject({ phase: 'choose', seat: 1, dice: [1, 3, 4, 6] });
  });

  test('are no copy of what the program threw, even when they show the same', async () => {
    const table = await screenedTable(program, slowJournal(), { die: () => 3 });
    const desk = await table.deskWithReader();
    await order(desk, begin(BOT, ANA));
    await passes(table, 'it throws', () => phase(desk) === 'choose');
    table.ports.send(PORT, '3333\n');
    await until('they are held', () => view(desk).held !== null);
    expect(view(desk).held).toEqual({ dice: [3, 3, 3, 3], why: 'waiting' });
  });

  test('that wait leave a computer player its decision: used when it rolls on', async () => {
    const table = await hasChosen();
    const { desk } = table;
    await table.device('1111');
    await passes(table, 'it rolls on', () => desk.shown().bot?.act.does === 'roll');
    expect(view(desk)).toMatchObject({ phase: 'decide', rolls: 1, held: { dice: [1, 1, 1, 1] } });
    await order(desk, { do: 'use-held' });
    expect(view(desk)).toMatchObject({ phase: 'choose', dice: [1, 1, 1, 1], held: null });
  });

  test('that wait leave a computer player its decision: when it stops, they wait for the next player', async () => {
    const table = await screenedTable();
    const desk = await table.deskWithReader();
    await order(desk, begin(BOT, ANA));
    // With its next choice it is on top: nobody rolls on there.
    const position = { seat: 0, markers: [{}, {}], runners: { 7: 11, 2: 2 }, throws: 3 };
    await order(desk, { do: 'set', position });
    await order(desk, roll(3, 4, 3, 4));
    await passes(table, 'it chooses', () => phase(desk) === 'decide');
    await table.device('5566');
    expect(view(desk)).toMatchObject({ phase: 'decide', held: { dice: [5, 5, 6, 6] } });
    await passes(table, 'it stops', () => phase(desk) === 'roll');
    expect(view(desk)).toMatchObject({ seat: 1, held: { dice: [5, 5, 6, 6], why: 'waiting' } });
    await order(desk, { do: 'use-held' });
    expect(view(desk)).toMatchObject({ phase: 'choose', seat: 1, dice: [5, 5, 6, 6], held: null });
  });

  test('end no pause in which they would be a computer player’s: they wait, and nobody plays on', async () => {
    const table = await screenedTable();
    const desk = await table.deskWithReader();
    await order(desk, begin(BOT, ANA));
    await passes(table, 'it asks', () => desk.shown().bot !== null);
    desk.say({ is: 'show', id: 'pause', ask: { do: 'pause', on: true } });
    await desk.receipt('pause');
    await table.device('2435');
    await table.clock.advance(10 * PACES.normal);
    await settled();
    const held = { dice: [2, 4, 3, 5], why: 'waiting' };
    expect(desk.shown()).toMatchObject({
      session: { paused: true },
      screen: { view: { phase: 'roll', held } },
    });
    await order(desk, { do: 'use-held' });
    expect(desk.shown()).toMatchObject({ session: { paused: false }, screen: { view: { phase: 'choose' } } });
  });

  test('end a pause as an order does where they are a person’s', async () => {
    const table = await screenedTable();
    const desk = await table.deskWithReader();
    await order(desk, begin(ANA, BOT));
    desk.say({ is: 'show', id: 'pause', ask: { do: 'pause', on: true } });
    await desk.receipt('pause');
    await table.device('2435');
    expect(desk.shown()).toMatchObject({ session: { paused: false }, screen: { view: { phase: 'choose' } } });
  });
});
