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

describe('settings', () => {
  test('that nobody has changed are the defaults, and leave no file', async () => {
    const path = newPath();
    const log = memoryLog();
    const settings = await openSettings(path, log);
    expect(settings.now).toEqual(DEFAULT_SETTINGS);
    await settings.close();
    expect(existsSync(path)).toBe(false);
    expect(log.lines).toEqual([]);
  });

  test('that were changed hold at once, and at the next start', async () => {
    const path = newPath();
    const settings = await openSettings(path, memoryLog());
    settings.change({ askFirst: true });
    settings.change({ reader });
    expect(settings.now).toEqual({ ...DEFAULT_SETTINGS, askFirst: true, reader });
    await settings.close();
    expect((await openSettings(path, memoryLog())).now).toEqual({
      ...DEFAULT_SETTINGS,
      askFirst: true,
      reader,
    });
  });

  test('are written whole, one after the other, for their owner’s eyes only', async () => {
    const path = newPath();
    const settings = await openSettings(path, memoryLog());
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
    ['a key of a later version', '{"reader":null,"askFirst":false,"theme":"dark"}'],
    [
      'a reader without a speed',
      '{"reader":{"path":"/dev/x","form":"auto","identity":null},"askFirst":true}',
    ],
    ['nothing', ''],
  ])('in a file that holds %s are the defaults, and the log names the file', async (_, text) => {
    const path = newPath();
    writeFileSync(path, text);
    const log = memoryLog();
    const settings = await openSettings(path, log);
    expect(settings.now).toEqual(DEFAULT_SETTINGS);
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).toContain(path);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('that cannot be read are the defaults, and the log names the file', async () => {
    const path = newPath();
    mkdirSync(path);
    const log = memoryLog();
    expect((await openSettings(path, log)).now).toEqual(DEFAULT_SETTINGS);
    expect(log.lines[0]).toContain(path);
  });

  test('that cannot be saved hold until the end, and the log says so', async () => {
    const path = join(folder(), 'missing', 'settings.json');
    const log = memoryLog();
    const settings = await openSettings(path, log);
    settings.change({ askFirst: true });
    await settings.close();
    expect(settings.now.askFirst).toBe(true);
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).toContain(path);
  });
});
