/** Plain digits that must come to rest: the newest of them counts, once, when the reader has been quiet. */
import { afterEach, describe, expect, test } from 'vitest';
import { frame } from '../../../src/host/dice/checked.ts';
import { THROW_TIME } from '../../../src/host/dice/assembly.ts';
import { SETTLE_TIME } from '../../../src/host/dice/connection.ts';
import type { Reading } from '../../../src/host/dice/reading.ts';
import { createSettling } from '../../../src/host/dice/settling.ts';
import { DEFAULT_SETTINGS } from '../../../src/contract/settings.ts';
import { startHost } from '../../../src/host/start.ts';
import { ADVICE_FILES } from '../../kit/advice-files.ts';
import { fakeClock, settled } from '../../kit/clock.ts';
import { memoryLog, testFolders } from '../../kit/folder.ts';
import { memoryScreen } from '../../kit/memory-pipe.ts';
import { PORT, screenedTable } from '../../kit/screened-table.ts';
import { serialPair, type SerialPair, until } from '../../kit/serial.ts';

const QUIET = 600;
const folder = testFolders();
const begin = { do: 'begin', seats: ['Ana', 'Ben'], first: 0 };

/** A table whose reader has come to rest after so much quiet, and frames that come one after the other. */
async function table(settle = QUIET) {
  const one = await screenedTable({ ...DEFAULT_SETTINGS, settle });
  const desk = await one.deskWithReader();
  await desk.order(begin);
  return {
    ...one,
    desk,
    view: () => desk.shown().screen.view,
    note: () => desk.shown().reader.note,
    rolls: () => one.referee.table.moment?.game.rolls ?? 0,
    async frames(...frames: readonly (readonly [after: number, line: string])[]) {
      for (const [after, line] of frames) {
        await one.clock.advance(after);
        one.ports.send(PORT, `${line}\n`);
      }
      await settled();
    },
    async quiet(ms = QUIET) {
      await one.clock.advance(ms);
      await settled();
      await settled();
    },
  };
}

describe('a settle time', () => {
  test('[K19] of frames within it only the settled one counts, and once', async () => {
    const at = await table();
    await at.frames([0, '3 4 2 5'], [250, '3 4 2 6'], [250, '1 4 2 6']);
    await at.quiet(QUIET - 1);
    expect([at.view().phase, at.view().held]).toEqual(['roll', null]);
    await at.quiet(1);
    expect(at.view()).toMatchObject({ phase: 'choose', dice: [1, 4, 2, 6], held: null });
    await at.quiet(60_000);
    expect([at.rolls(), at.view().held, at.note()]).toEqual([1, null, null]);
  });

  test('[K19] a frame with three dice waits for the fourth, and asks when none comes', async () => {
    const whole = await table();
    await whole.frames([0, '3 4 2'], [300, '3 4 2 6']);
    expect(whole.note()).toBeNull();
    await whole.quiet();
    expect([whole.view().dice, whole.note()]).toEqual([[3, 4, 2, 6], null]);

    const part = await table();
    await part.frames([0, '3 4 2']);
    await part.quiet(QUIET - 1);
    expect(part.note()).toBeNull();
    await part.quiet(1);
    expect(part.note()).toEqual({ why: 'incomplete', dice: [3, 4, 2] });
    expect([part.view().phase, part.rolls()]).toEqual(['roll', 0]);
    await part.frames([0, '6 6 1 2']);
    await part.quiet();
    expect([part.view().dice, part.note()]).toEqual([[6, 6, 1, 2], null]);
  });

  test('[K19] a die that is picked up again makes of a whole frame none', async () => {
    const at = await table();
    await at.frames([0, '3 4 2 6'], [300, '3 4 2']);
    await at.quiet();
    expect([at.view().phase, at.note()]).toEqual(['roll', { why: 'incomplete', dice: [3, 4, 2] }]);
  });

  test('[K19] the same frame told again and again is one roll', async () => {
    const at = await table();
    for (let told = 0; told < 20; told += 1) await at.frames([150, '1 4 2 6']);
    await at.quiet(5000);
    expect([at.rolls(), at.view().held]).toEqual([1, null]);
  });

  test('what is no dice at all hands on what it was', async () => {
    const at = await table();
    await at.frames([0, '3 4 2 7']);
    await at.quiet();
    expect(at.note()).toEqual({ why: 'bad-roll', dice: null });
    await at.frames([0, '3 4 2 6 1']);
    await at.quiet();
    expect(at.note()).toEqual({ why: 'other-count', dice: [3, 4, 2, 6, 1] });
  });

  test('a roll that was typed while the reader was restless is not counted again', async () => {
    const at = await table();
    await at.frames([0, '3 4 2 5']);
    await at.desk.order({ do: 'roll', dice: [1, 4, 2, 6] });
    await at.frames([100, '1 4 2 6']);
    await at.quiet();
    expect([at.rolls(), at.view().dice, at.view().held]).toEqual([1, [1, 4, 2, 6], null]);
  });

  test('a reader that finds no rest is said so once, and counts when it does', async () => {
    const at = await table();
    for (let told = 0; told * 500 <= THROW_TIME + 2000; told += 1)
      await at.frames([500, `3 4 2 ${(told % 2) + 5}`]);
    expect([at.note(), at.rolls()]).toEqual([{ why: 'moving', dice: null }, 0]);
    await at.quiet();
    expect(at.view().phase).toBe('choose');
  });

  test('[K21] what was not at rest when the cable was pulled does not count, and is said', async () => {
    const at = await table();
    await at.frames([0, '3 4 2 5']);
    at.ports.unplug(PORT);
    await at.quiet();
    expect([at.rolls(), at.note()]).toEqual([0, { why: 'half', dice: [3, 4, 2, 5] }]);
  });

  test('is off as the program comes: a plain roll counts at once, and one right after it waits for a yes', async () => {
    expect(DEFAULT_SETTINGS.settle).toBe(0);
    const at = await table(0);
    await at.frames([0, '3 4 2 5']);
    await settled();
    expect(at.view()).toMatchObject({ phase: 'choose', dice: [3, 4, 2, 5] });
    await at.frames([150, '3 4 2 6']);
    await settled();
    expect(at.view()).toMatchObject({ dice: [3, 4, 2, 5], held: { dice: [3, 4, 2, 6] } });
  });

  test('is chosen at the desk, told to it, and kept', async () => {
    const at = await table(0);
    at.desk.say({ is: 'reader', id: 'settle', ask: { do: 'settle-reader', ms: 1000 } });
    expect(await at.desk.receipt('settle')).toMatchObject({ ok: true });
    await settled();
    expect([at.desk.shown().reader.settle, at.settings.now.settle]).toEqual([1000, 1000]);
    at.desk.say({ is: 'reader', id: 'odd', ask: { do: 'settle-reader', ms: -1 } });
    expect(await at.desk.receipt('odd')).toMatchObject({ ok: false, refusal: 'bad-command' });
    expect(at.settings.now.settle).toBe(1000);
  });

  test('does not concern frames, which tell by themselves whether the dice lie', async () => {
    const at = await table();
    at.ports.send(PORT, frame('TDH,1,7F3A,4,DT-01,1.2,ack') + frame('TDR,7F3A,12,3146'));
    await at.clock.advance(1);
    await settled();
    await settled();
    expect(at.view()).toMatchObject({ phase: 'choose', dice: [3, 1, 4, 6] });
  });

  test('leaves no appointment behind when the program ends', async () => {
    const clock = fakeClock();
    const handed: Reading[] = [];
    const settling = createSettling({
      clock,
      quiet: () => QUIET,
      awaited: () => 4,
      hand: (reading) => void handed.push(reading),
    });
    settling.heard({ is: 'roll', dice: [3, 4, 2, 5], line: '3425', backing: null });
    settling.close();
    expect(clock.pending()).toBe(0);
    await clock.advance(10 * QUIET);
    expect(handed).toEqual([]);
  });
});

describe.runIf(process.platform === 'linux')('over a real cable', () => {
  let pair: SerialPair | null = null;
  afterEach(() => pair?.dispose());

  test('[K19] only the settled roll of a restless reader counts', { timeout: 60_000 }, async () => {
    pair = await serialPair();
    await pair.plug();
    const host = await startHost({ dataFolder: folder(), log: memoryLog(), advice: ADVICE_FILES });
    const desk = memoryScreen('desk');
    host.attach(desk.pipe);
    const ask = async (id: string, what: object) => {
      desk.say({ is: 'reader', id, ask: what });
      expect(await desk.receipt(id)).toMatchObject({ ok: true });
    };
    // Longer than a machine under load holds up three lines that are written at once.
    await ask('settle', { do: 'settle-reader', ms: 1500 });
    await ask('open', {
      do: 'open-reader',
      path: pair.desk,
      baud: 115200,
      form: 'plain',
      release: false,
      askFirst: false,
    });
    await until('the reader is ready', () => desk.shown().reader.status.state === 'ready', SETTLE_TIME * 8);
    await desk.order(begin);
    for (const line of ['3 4 2 5', '3 4 2 6', '1 4 2 6']) pair.send(`${line}\n`);
    await until('a roll counts', () => desk.shown().screen.view.phase === 'choose', 30_000);
    expect(desk.shown().screen.view).toMatchObject({ dice: [1, 4, 2, 6], held: null });
    expect(desk.shown().screen.log.filter(({ is }) => is === 'roll')).toHaveLength(1);
    await host.close();
  });
});
