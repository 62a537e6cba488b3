/** The worker that computes, and the table without it: what is missing or dies costs advice, never the game. */
import { cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { PlayerName } from '../../src/advice/players/names.ts';
import { type Adviser, createAdviser } from '../../src/host/advice/adviser.ts';
import { createComputer } from '../../src/host/advice/compute.ts';
import { PACES } from '../../src/host/bots/bots.ts';
import { readWeights } from '../../src/host/advice/weights.ts';
import { DEFAULT_SETTINGS } from '../../src/contract/settings.ts';
import { momentsOfGame } from '../../src/table/table.ts';
import { ADVICE_FILES, buildWorker, realAdviser } from '../kit/advice-files.ts';
import { give, playOn } from '../kit/bot-game.ts';
import { settled } from '../kit/clock.ts';
import { memoryLog, testFolders } from '../kit/folder.ts';
import { screenedTable } from '../kit/screened-table.ts';
import { seeded } from '../kit/seeded.ts';
import { until } from '../kit/serial.ts';
import { slowJournal } from '../kit/slow-journal.ts';
import { begin, choose, roll, tableAfter } from '../kit/told.ts';

const folder = testFolders();

beforeAll(buildWorker, 120_000);

/** The weights of the repository in a folder of their own. */
function weightsCopy(): string {
  const copy = join(folder(), 'advice');
  cpSync(ADVICE_FILES.weights, copy, { recursive: true });
  return copy;
}

const CHOOSING = tableAfter([begin('Ana', 'Ben'), roll(2, 4, 3, 5)]).moment!.game;
const thought: Parameters<Adviser['decide']>[0] = {
  ...{ game: CHOOSING, seat: 0, draw: 0 },
  player: 'champion',
  watched: 'rule-of-28',
};

describe('weights', () => {
  test('of the repository fit the board', async () => {
    expect(await readWeights(ADVICE_FILES.weights)).toMatchObject({ ok: true });
  });

  test('that are not there are named', async () => {
    const copy = weightsCopy();
    rmSync(join(copy, 'people.json'));
    expect(await readWeights(copy)).toMatchObject({
      ok: false,
      fault: { is: 'no-weights', path: join(copy, 'people.json') },
    });
  });

  test.each([
    ['cut short', (path: string) => truncateSync(path, 500)],
    ['of another form', (path: string) => writeFileSync(path, '{"nets":{"3":{"columns":3}}}')],
    [
      'with an output that is neither',
      (path: string) =>
        writeFileSync(path, readFileSync(path, 'utf8').replace('"output":"chance"', '"output":"guess"')),
    ],
    ['without networks', (path: string) => writeFileSync(path, '{"nets":{}}')],
    [
      'of another board',
      (path: string) =>
        writeFileSync(
          path,
          JSON.stringify({
            nets: {
              3: {
                ...{
                  seed: 1,
                  command: 'train',
                  output: 'chance',
                  columns: 3,
                  hidden: 1,
                  bias: [0],
                  weights: [0],
                  offset: 0,
                },
                ...{ mine: [0], theirs: [0], dead: [0] },
              },
            },
          }),
        ),
    ],
  ])('that are %s are named as damaged', async (_, damage) => {
    const copy = weightsCopy();
    damage(join(copy, 'champion.json'));
    expect(await readWeights(copy)).toMatchObject({
      ok: false,
      fault: { is: 'damaged-weights', path: join(copy, 'champion.json') },
    });
  });
});

describe('a table whose weights are damaged', () => {
  const damaged = async (advice: 'asked' | 'always' = 'asked') => {
    const weights = weightsCopy();
    truncateSync(join(weights, 'champion.json'), 500);
    const table = await screenedTable({ ...DEFAULT_SETTINGS, advice }, slowJournal(), { weights });
    return { ...table, desk: table.attach('desk'), display: table.attach('display') };
  };

  test('says so at the desk, and the champion’s orders are given by hand', async () => {
    const { desk, display, clock } = await damaged();
    await give(desk, { do: 'begin', seats: [{ name: 'Robo', bot: 'champion' }, 'Ben'], first: 0 });
    await give(desk, roll(2, 4, 3, 5));
    await clock.advance(PACES.normal);
    await until('the desk is told', () => desk.shown().adviceFault !== null);
    expect(desk.shown().adviceFault).toMatchObject({ is: 'damaged-weights' });
    expect(display.shown().adviceFault).toBeNull();
    await give(desk, choose(6, 8));
    expect(desk.shown().screen.view.phase).toBe('decide');
  });

  test('lets players that count play their whole game, bets included', async () => {
    const { desk, clock, log } = await damaged();
    const seats = [{ name: 'Ana' }, { name: 'Bolt', bot: 'r38' }, { name: 'Keller', bot: 'keller-28' }];
    await give(desk, { do: 'begin', seats, first: 0, rules: { betting: true, win_columns: 2 } });
    await playOn({ desk, clock, chance: seeded(5), programThrows: false });
    expect(desk.shown().screen.view.winner).not.toBeNull();
    expect(log.lines.filter((line) => !line.includes('champion.json'))).toEqual([]);
  });

  test('lets a player that counts bet on the champion’s turn, which nobody can foresee', () => {
    const rules = { betting: true };
    const seats = [
      { name: 'Robo', bot: 'champion' as const },
      { name: 'Bolt', bot: 'r38' as const },
    ];
    const { game } = tableAfter([
      { do: 'begin', seats, first: 0, rules },
      {
        do: 'set',
        position: { seat: 0, markers: [{ 7: 3 }, { 7: 5, 6: 4 }], runners: { 6: 4 }, throws: 1 },
      },
      roll(2, 4, 3, 5),
      choose(6, 8),
    ]).moment!;
    const ask = { is: 'decide', id: 1, game, player: 'r38', seat: 1, watched: 'champion', draw: 0 } as const;
    const like = (watched: PlayerName) => createComputer(null).decide({ ...ask, watched });
    expect(like('champion')?.act).toMatchObject({ do: 'bet', seat: 1 });
    expect(like('champion')).toEqual(like('rule-of-28'));
  });

  test('gives no advice and goes on; a look back is refused with the reason', async () => {
    const { desk } = await damaged('always');
    await give(desk, begin('Ana', 'Ben'));
    await give(desk, roll(2, 4, 3, 5));
    await until('the desk is told', () => desk.shown().adviceFault !== null);
    desk.say({ is: 'look-back', id: 'back' });
    expect(await desk.receipt('back')).toMatchObject({ ok: false, refusal: 'no-computer' });
    expect(desk.messages.some(({ is }) => is === 'advice')).toBe(false);
  });
});

describe('the worker', () => {
  test('that is killed while it thinks is started anew: the player acts, and the log tells of it', async () => {
    let killed = 0;
    const table = await screenedTable(DEFAULT_SETTINGS, slowJournal(), {
      adviserOver: (real) => ({
        ...real,
        decide(ask) {
          const outcome = real.decide(ask);
          if (ask.game.phase === 'choose' && killed === 0) {
            killed += 1;
            void table.worker()?.terminate();
          }
          return outcome;
        },
      }),
    });
    const desk = table.attach('desk');
    await give(desk, { do: 'begin', seats: [{ name: 'Robo', bot: 'champion' }, 'Ben'], first: 0 });
    await give(desk, roll(2, 4, 3, 5));
    await table.clock.advance(PACES.normal);
    await until('it chooses', () => desk.shown().screen.view.phase === 'decide');
    await settled();
    expect(killed).toBe(1);
    expect(table.log.lines.filter((line) => line.startsWith('warn'))).toHaveLength(1);
    expect(desk.shown().adviceFault).toBeNull();
  });

  test.each(['champion', 'r38'] as const)(
    'that dies again and again under %s leaves the game to people, who can ask once more',
    async (bot) => {
      let deadly = true;
      const table = await screenedTable(DEFAULT_SETTINGS, slowJournal(), {
        adviserOver: (real) => ({
          ...real,
          decide(ask) {
            const outcome = real.decide(ask);
            if (deadly) void table.worker()?.terminate();
            return outcome;
          },
        }),
      });
      const desk = table.attach('desk');
      await give(desk, { do: 'begin', seats: [{ name: 'Robo', bot }, 'Ben'], first: 0 });
      await give(desk, roll(2, 4, 3, 5));
      await table.clock.advance(PACES.normal);
      const warnings = () => table.log.lines.filter((line) => line.startsWith('warn')).length;
      await until('it has died twice', () => warnings() === 2);
      await settled();
      await settled();
      expect(desk.shown()).toMatchObject({
        adviceFault: { is: 'stopped' },
        botsHold: 'failed',
        screen: { view: { phase: 'choose' } },
      });
      deadly = false;
      desk.say({ is: 'bots-go', id: 'go' });
      await desk.receipt('go');
      await table.clock.advance(PACES.normal);
      await until('it chooses', () => desk.shown().screen.view.phase === 'decide');
      expect(desk.shown().botsHold).toBeNull();
    },
  );

  test.each([
    ['once', 1],
    ['twice, when something else is worked out again', 2],
  ])('that is killed %s while it advises owes nobody the advice', async (_, times) => {
    let kills = times;
    const table = await screenedTable({ ...DEFAULT_SETTINGS, advice: 'always' }, slowJournal(), {
      adviserOver: (real) => ({
        ...real,
        get fault() {
          return real.fault;
        },
        advise(game) {
          const outcome = real.advise(game);
          if (game.phase === 'choose' && kills > 0) {
            kills -= 1;
            void table.worker()?.terminate();
          }
          return outcome;
        },
      }),
    });
    const desk = table.attach('desk');
    await give(desk, begin('Ana', 'Ben'));
    await give(desk, roll(2, 4, 3, 5));
    const deaths = () => table.log.lines.filter((line) => line.startsWith('warn')).length;
    await until('it is dead', () => deaths() === times);
    if (times > 1) {
      await settled();
      desk.say({ is: 'look-back', id: 'back' });
      await desk.receipt('back');
    }
    const { seq } = desk.shown().screen;
    await until('the advice comes', () =>
      desk.messages.some((message) => message.is === 'advice' && message.advice.seq === seq),
    );
    expect(desk.shown().adviceFault).toBeNull();
  });

  test('that throws dies once: its fault is logged and told once, with its own words', async () => {
    const log = memoryLog();
    let told = 0;
    const worker = new Worker('throw new RangeError("no such net")', { eval: true });
    const gone = new Promise((tell) => worker.once('exit', tell));
    const adviser = createAdviser(
      () => worker,
      log,
      () => (told += 1),
    );
    onTestFinished(() => adviser.close());
    const fault = { is: 'stopped', detail: 'no such net' };
    expect(await adviser.advise(CHOOSING)).toEqual({ is: 'failed', fault });
    await gone;
    expect(adviser.fault).toEqual(fault);
    expect([told, log.lines.filter((line) => line.startsWith('warn')).length]).toEqual([1, 1]);
  });

  test('answers the newest question of a kind; an older one is let go', async () => {
    const { adviser } = realAdviser(memoryLog(), () => undefined);
    const older = adviser.advise(CHOOSING);
    const newer = adviser.advise(CHOOSING);
    expect(await older).toEqual({ is: 'replaced' });
    expect(await newer).toMatchObject({ is: 'answered' });
  });

  test('puts a decision before a look back that is under way', async () => {
    const { adviser } = realAdviser(memoryLog(), () => undefined);
    const { desk, clock, referee } = await screenedTable().then((table) => ({
      ...table,
      desk: table.attach('desk'),
    }));
    await give(desk, begin('Ana', 'Ben'));
    await playOn({ desk, clock, chance: seeded(4), programThrows: false });
    const played = momentsOfGame(referee.table.moment).flatMap(({ entry, game, before }) =>
      before === null || entry.command.do === 'begin'
        ? []
        : [{ before: before.game, command: entry.command, events: entry.events, after: game }],
    );
    const order: string[] = [];
    await Promise.all([
      adviser.lookBack(played).then(() => order.push('look back')),
      adviser.decide(thought).then(() => order.push('decision')),
    ]);
    expect(order).toEqual(['decision', 'look back']);
  });

  test('decides the same for the same game', async () => {
    const { adviser } = realAdviser(memoryLog(), () => undefined);
    const first = await adviser.decide(thought);
    expect(first).toMatchObject({ is: 'answered', answer: { act: { do: 'choose' } } });
    expect(await adviser.decide(thought)).toEqual(first);
  });

  test('lets go of everything when the program ends', async () => {
    const { adviser, worker } = realAdviser(memoryLog(), () => undefined);
    const waiting = adviser.decide(thought);
    await adviser.close();
    expect(await waiting).toEqual({ is: 'replaced' });
    expect(worker()?.threadId).toBe(-1);
    expect(await adviser.advise(CHOOSING)).toEqual({ is: 'replaced' });
  });
});
