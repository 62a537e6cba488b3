/** The settings file: read once, written whole, and never in the way of a game. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { remembered } from '../kit/screened-table.ts';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../src/contract/settings.ts';
import { openSettings } from '../../src/host/settings.ts';
import { memoryLog, testFolders } from '../kit/folder.ts';

const folder = testFolders();
const newPath = () => join(folder(), 'settings.json');
const reader = remembered({ path: '/dev/ttyACM0', baud: 9600 });

const date = () => '2026-01-02T03:04:05.678Z';

describe('settings', () => {
  test('that nobody has changed are the defaults, and leave no file', async () => {
    const path = newPath();
    const log = memoryLog();
    const settings = await openSettings(path, date, log);
    expect(settings.now).toEqual(DEFAULT_SETTINGS);
    await settings.close();
    expect(existsSync(path)).toBe(false);
    expect(log.lines).toEqual([]);
  });

  test('that were changed hold at once, and at the next start', async () => {
    const path = newPath();
    const settings = await openSettings(path, date, memoryLog());
    settings.change({ askFirst: true });
    settings.change({ reader });
    expect(settings.now).toEqual({ ...DEFAULT_SETTINGS, askFirst: true, reader });
    await settings.close();
    expect((await openSettings(path, date, memoryLog())).now).toEqual({
      ...DEFAULT_SETTINGS,
      askFirst: true,
      reader,
    });
  });

  test('are written whole, one after the other, for their owner’s eyes only', async () => {
    const path = newPath();
    const settings = await openSettings(path, date, memoryLog());
    for (let baud = 300; baud < 330; baud += 1) settings.change({ reader: { ...reader, baud } });
    await settings.close();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
      ...DEFAULT_SETTINGS,
      reader: { ...reader, baud: 329 },
    });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(path))).toEqual(['settings.json']);
  });

  test.each([
    ['no JSON', '{"reader":'],
    ['something else', '[]'],
    ['nothing', ''],
  ])(
    'in a file that holds %s are the defaults; it is kept aside, and the notice says where',
    async (_, text) => {
      const path = newPath();
      writeFileSync(path, text);
      const log = memoryLog();
      const settings = await openSettings(path, date, log);
      expect(settings.now).toEqual(DEFAULT_SETTINGS);
      expect(settings.notice).toBe(
        `The settings could not be read; the usual ones hold. The file as it was is kept as ${path}.damaged-20260102T030405678Z.`,
      );
      expect(log.lines).toEqual([`warn ${settings.notice}`]);
      settings.change({ askFirst: true });
      await settings.close();
      expect(readFileSync(`${path}.damaged-20260102T030405678Z`, 'utf8')).toBe(text);
      expect((await openSettings(path, date, memoryLog())).now.askFirst).toBe(true);
    },
  );

  test('of which one is damaged keep the others, and the notice names it', async () => {
    const path = newPath();
    const preset = { name: 'Ours', rules: {} };
    writeFileSync(
      path,
      JSON.stringify({
        reader: { path: '/dev/x', form: 'auto' },
        askFirst: true,
        presets: [preset, { name: 7 }],
      }),
    );
    const settings = await openSettings(path, date, memoryLog());
    expect(settings.now).toEqual({ ...DEFAULT_SETTINGS, askFirst: true, presets: [preset] });
    expect(settings.notice).toContain(
      'A part of the settings (the sets of house rules, the dice reader) could not be read',
    );
  });

  test('of an earlier version lack nothing, and keys of a later one are passed over without a word', async () => {
    const path = newPath();
    const before = { path: '/dev/ttyACM0', baud: 9600, form: 'auto', identity: null };
    writeFileSync(path, JSON.stringify({ reader: before, ofLater: 'dark' }));
    const settings = await openSettings(path, date, memoryLog());
    expect(settings.now).toEqual({ ...DEFAULT_SETTINGS, reader });
    expect(settings.notice).toBeNull();
  });

  test('that cannot be read are the defaults, and the log names the file', async () => {
    const path = newPath();
    mkdirSync(path);
    const log = memoryLog();
    expect((await openSettings(path, date, log)).now).toEqual(DEFAULT_SETTINGS);
    expect(log.lines[0]).toContain(path);
  });

  test('that cannot be saved hold until the end, and the log says so', async () => {
    const path = join(folder(), 'missing', 'settings.json');
    const log = memoryLog();
    const settings = await openSettings(path, date, log);
    settings.change({ askFirst: true });
    await settings.close();
    expect(settings.now.askFirst).toBe(true);
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).toContain(path);
  });
});
