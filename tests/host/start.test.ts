/** The host of a data folder: made where it is missing, resumed where there is a game, up even where it cannot save. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Host } from '../../src/host/start.ts';
import { JOURNAL_FILE, startHost } from '../../src/host/start.ts';
import { ADVICE_FILES } from '../kit/advice-files.ts';
import { settled } from '../kit/clock.ts';
import { memoryLog, testFolders } from '../kit/folder.ts';
import { memoryScreen } from '../kit/memory-pipe.ts';
import { serialPair, until, type SerialPair } from '../kit/serial.ts';

const folder = testFolders();
const hosts: Host[] = [];
let pair: SerialPair | null = null;

afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()));
  await pair?.dispose();
  pair = null;
});

async function started(dataFolder: string, log = memoryLog()) {
  const host = await startHost({ dataFolder, log, advice: ADVICE_FILES });
  hosts.push(host);
  const attach = (viewpoint: 'desk' | 'display') => {
    const screen = memoryScreen(viewpoint);
    host.attach(screen.pipe);
    return screen;
  };
  return { host, log, desk: attach('desk'), attach };
}

const begin = { do: 'begin', seats: ['Ana', 'Ben'], first: 0 };
const game = [begin, { do: 'roll', dice: [3, 4, 5, 6] }, { do: 'choose', columns: [7, 11] }, { do: 'stop' }];

describe('a host', () => {
  test('makes its data folder, for its owner’s eyes only, and the game file in it', async () => {
    const data = join(folder(), 'deep', 'data');
    const { desk } = await started(data);
    expect(statSync(data).mode & 0o777).toBe(0o700);
    expect(existsSync(join(data, JOURNAL_FILE))).toBe(true);
    expect(desk.shown()).toMatchObject({ trouble: null, rescued: null, screen: { view: { phase: 'none' } } });
  });

  test('resumes the game with its undo history (K40)', async () => {
    const data = folder();
    const first = await started(data);
    for (const ask of game) {
      await first.desk.order(ask);
      await settled();
    }
    const before = first.desk.shown().screen;
    await hosts.pop()?.close();

    const { desk, attach } = await started(data);
    const { notice, hands, ...screen } = desk.shown().screen;
    expect(screen).toEqual({ ...before, notice: undefined, hands: undefined });
    expect([notice, hands]).toEqual([before.notice, before.hands]);
    expect(attach('display').shown().screen.view).toEqual(before.view);
    for (let undone = 0; undone < game.length; undone += 1) {
      expect(await desk.order({ do: 'undo' })).toMatchObject({ ok: true });
      await settled();
    }
    expect(await desk.order({ do: 'undo' })).toMatchObject({ refusal: 'nothing-to-undo' });
  });

  test('tells whoever watches of every change', async () => {
    const { host, desk } = await started(folder());
    let changes = 0;
    host.watch(() => (changes += 1));
    await desk.order(begin);
    expect(changes).toBe(1);
    expect(host.told('display').screen.view.seats).toEqual(['Ana', 'Ben']);
  });

  test('whose game file another program has open shows that as trouble, and takes it up when it is free', async () => {
    const data = folder();
    const first = await started(data);
    await first.desk.order(begin);
    const second = await started(data);
    expect(second.desk.shown()).toMatchObject({ trouble: { code: 'journal-in-use' }, screen: { seq: 0 } });
    expect(second.log.lines.join()).toContain('journal-in-use');
    expect(await second.desk.order(begin)).toMatchObject({ ok: false, refusal: 'journal-in-use' });
    await first.host.close();
    hosts.shift();
    expect(await second.desk.order(begin)).toMatchObject({ ok: false, refusal: 'stale' });
    await settled();
    expect(second.desk.shown()).toMatchObject({
      trouble: null,
      screen: { seq: 1, view: { seats: ['Ana', 'Ben'] } },
    });
  });

  test('whose game file is none shows that as trouble and leaves it as it is', async () => {
    const data = folder();
    writeFileSync(join(data, JOURNAL_FILE), 'my diary\n');
    const { desk } = await started(data);
    expect(desk.shown().trouble).toMatchObject({
      code: 'journal-unreadable',
      path: join(data, JOURNAL_FILE),
    });
    expect(await desk.order(begin)).toMatchObject({ ok: false, refusal: 'journal-unreadable' });
    expect(readFileSync(join(data, JOURNAL_FILE), 'utf8')).toBe('my diary\n');
  });

  test('whose game file was cut short says what was mended', async () => {
    const data = folder();
    const first = await started(data);
    await first.desk.order(begin);
    await hosts.pop()?.close();
    const path = join(data, JOURNAL_FILE);
    writeFileSync(path, `${readFileSync(path, 'utf8')}deadbeef {"seq":2`);
    const { desk, log } = await started(data);
    expect(desk.shown()).toMatchObject({ trouble: null, screen: { seq: 1 } });
    expect(desk.shown().rescued).toContain('cut short');
    expect(log.lines.join()).toContain('cut short');
    desk.say({ is: 'prefer', id: 'speak', ask: { language: 'de' } });
    await desk.receipt('speak');
    await settled();
    expect(desk.shown().rescued).toContain('abgeschnitten');
  });

  test('with settings that cannot be read starts all the same', async () => {
    const data = folder();
    mkdirSync(join(data, 'settings.json'));
    const { desk, log } = await started(data);
    expect(await desk.order(begin)).toMatchObject({ ok: true });
    expect(log.lines.join()).toContain('settings.json');
  });

  test('finds the reader again that was in use before, and its rolls reach the resumed game (K26)', async () => {
    const data = folder();
    pair = await serialPair();
    const first = await started(data);
    await first.desk.order(begin);
    first.desk.say({
      is: 'reader',
      id: 'pick',
      ask: {
        do: 'open-reader',
        path: pair.desk,
        baud: 115200,
        form: 'auto',
        release: false,
        askFirst: false,
      },
    });
    const ready = (told = first.desk.shown()) => told.reader.status.state === 'ready';
    await until('the reader is ready', () => ready());
    await hosts.pop()?.close();

    const { desk } = await started(data);
    await until('the reader is ready again', () => ready(desk.shown()));
    pair.send('3146\n');
    await until('its roll counts', () => desk.shown().screen.view.phase === 'choose');
    expect(desk.shown().screen.view.dice).toEqual([3, 1, 4, 6]);
  });
});
