// What the pages' program is told, and where it keeps its games.
import { expect, test } from 'vitest';
import { readCommand } from '../../../src/host/web/command.ts';
import { dataFolder } from '../../../src/host/web/data-folder.ts';

test('the reason for the pages is taken as one sentence', () => {
  expect(readCommand(['--because', 'There is no display.'], {})).toEqual({
    ok: true,
    because: 'There is no display.',
    port: 0,
  });
});

test('the port can be named in the environment', () => {
  expect(readCommand([], { TABLESIDE_PORT: '8080' })).toMatchObject({ ok: true, port: 8080 });
});

test.each(['x', '65536', '-1', '1.5', ' 80'])('the port "%s" is refused by name', (TABLESIDE_PORT) => {
  const read = readCommand([], { TABLESIDE_PORT });
  expect(read).toMatchObject({ ok: false, why: expect.stringContaining(`"${TABLESIDE_PORT}"`) });
});

test.each([[['--what']], [['--because']], [['file.tableside', 'x']]])('%j is refused', (args) => {
  expect(readCommand(args, {})).toMatchObject({ ok: false, why: expect.stringContaining(args[0]!) });
});

const here = '/table';
test.each([
  ['linux', {}, '/home/ana', '/home/ana/.config/Tableside'],
  ['linux', { XDG_CONFIG_HOME: '/cfg' }, '/home/ana', '/cfg/Tableside'],
  ['darwin', {}, '/Users/ana', '/Users/ana/Library/Application Support/Tableside'],
  ['win32', { APPDATA: 'C:\\Data' }, 'C:\\Users\\ana', 'C:\\Data\\Tableside'],
  ['win32', {}, 'C:\\Users\\ana', 'C:\\Users\\ana\\AppData\\Roaming\\Tableside'],
  ['linux', { TABLESIDE_DATA: '/mnt/games' }, '/home/ana', '/mnt/games'],
  ['linux', { TABLESIDE_DATA: 'games' }, '/home/ana', '/table/games'],
  ['linux', { TABLESIDE_DATA: '' }, '/home/ana', '/home/ana/.config/Tableside'],
] as const)('on %s with %j the games of %s are in %s', (platform, env, home, folder) => {
  expect(dataFolder({ platform, env, home, here })).toBe(folder);
});
