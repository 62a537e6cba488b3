/** What to type on a machine when a reader does not work: held against a real shell, which is never let run it. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { PortEntry, ReaderStatus } from '../../src/contract/reader.ts';
import { READER_WHYS } from '../../src/contract/reader.ts';
import { readerCommands, udevRule } from '../../src/words/reader-commands.ts';
import { NO_READER } from '../kit/told.ts';

const PLATFORMS = ['linux', 'darwin', 'win32'] as const;
const failed = (why: ReaderStatus['why'], path: string): ReaderStatus => ({
  ...NO_READER.status,
  state: 'failed',
  why,
  path,
  group: 'dialout',
});
const port = (vendorId: string | null, productId: string | null): PortEntry => ({
  path: '/dev/ttyUSB0',
  maker: null,
  serialNumber: 'A6008isP',
  pnpId: null,
  vendorId,
  productId,
});

/** The words that a shell makes of a command. */
function wordsOf(command: string): string[] {
  const { stdout, status } = spawnSync('sh', ['-c', `set -f; set -- ${command}; printf '%s\\0' "$@"`], {
    encoding: 'utf8',
  });
  expect(status, command).toBe(0);
  return stdout.split('\0').slice(0, -1);
}

const NASTY = [
  "/dev/Ana's reader",
  '/dev/a "b" c',
  '/dev/$(touch x)`y`;z&|',
  '/dev/a\\ b*?',
  '/dev/line\nbreak',
  '-rf',
];

describe('commands for a reader that does not work', () => {
  test.each(PLATFORMS)(
    'ask nobody on %s to work as root, and name each failure only what helps',
    (platform) => {
      for (const why of READER_WHYS) {
        for (const { says, text } of readerCommands(
          failed(why, '/dev/ttyUSB0'),
          { platform, user: 'ana' },
          null,
        )) {
          expect(`${says} ${text}`).not.toMatch(/sudo|\bsu\b|chmod|undefined|null/);
          expect(says).toMatch(/^[A-Z].*:$/);
        }
      }
    },
  );

  test.each(NASTY)('take the path %j for one word, whatever is in it', (path) => {
    let told = 0;
    for (const platform of PLATFORMS) {
      for (const why of READER_WHYS) {
        const texts = (of: string) =>
          readerCommands(failed(why, of), { platform, user: 'ana' }, null).map(({ text }) => text);
        for (const [at, text] of texts(path).entries()) {
          if (text === texts('/dev/plain')[at]) continue;
          expect(wordsOf(text).at(-1)).toBe(path.startsWith('-') ? `./${path}` : path);
          told += 1;
        }
      }
    }
    expect(told).toBeGreaterThanOrEqual(4);
  });

  test('name the group and the login, and where the login is not known let the shell fill it in', () => {
    const command = (user: string | null) =>
      readerCommands(failed('denied', '/dev/ttyUSB0'), { platform: 'linux', user }, null)[0]!.text;
    expect(wordsOf(command('ana maria'))).toEqual([
      'usermod',
      '--append',
      '--groups',
      'dialout',
      'ana maria',
    ]);
    expect(command(null)).toBe('usermod --append --groups dialout "$USER"');
  });

  test('are there on Linux for a port that is denied, in use, missing or no port, and none while all is well', () => {
    const linux = { platform: 'linux', user: 'ana' };
    for (const why of ['denied', 'busy', 'missing', 'not-serial', 'two-alike', 'other'] as const)
      expect(readerCommands(failed(why, '/dev/ttyUSB0'), linux, null), why).not.toEqual([]);
    expect(readerCommands({ ...failed('denied', '/dev/x'), state: 'ready' }, linux, null)).toEqual([]);
    expect(readerCommands({ ...failed('missing', '/dev/x'), path: null }, linux, null)).toEqual([]);
  });
});

describe('the rule for udev', () => {
  test('names vendor and product in lower case, as the kernel does, and no serial number', () => {
    expect(udevRule(port('1A86', '7B23'))).toBe(
      'SUBSYSTEM=="tty", ATTRS{idVendor}=="1a86", ATTRS{idProduct}=="7b23", TAG+="uaccess", ENV{ID_MM_DEVICE_IGNORE}="1"',
    );
  });

  test('of a device without ids, or with odd ones, is for all that hang on USB', () => {
    for (const one of [null, port(null, null), port('1a86', null), port('1a8"', '7523')])
      expect(udevRule(one)).toContain('SUBSYSTEM=="tty", SUBSYSTEMS=="usb", TAG+="uaccess"');
  });
});
