/** The program's log: a file in the data folder, and the terminal for what a person should see at once. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openLog } from '../../src/host/log.ts';
import { testFolders } from '../kit/folder.ts';

const folder = testFolders();
afterEach(() => vi.restoreAllMocks());

/** A log with what it printed. */
function opened(terminal: boolean) {
  const data = folder();
  const printed: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  const log = openLog(data, terminal);
  return { log, printed, file: join(data, 'tableside.log') };
}

describe('the log', () => {
  test('keeps every line with its time and level', () => {
    const { log, file } = opened(false);
    log.info('a reader was opened');
    log.warn('a roll was ignored');
    log.error('the game could not be saved', new Error('no room'));
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3} info a reader was opened$/);
    expect(lines[1]).toMatch(/ warn a roll was ignored$/);
    expect(lines[2]).toMatch(/ error the game could not be saved Error: no room/);
  });

  test('prints warnings and errors with their cause where there is a terminal, and nothing else', () => {
    const { log, printed } = opened(true);
    log.info('a reader was opened');
    log.warn('a roll was ignored');
    log.error('the game could not be saved', new Error('no room'));
    expect(printed).toEqual(['a roll was ignored\n', 'the game could not be saved no room\n']);
  });

  test('prints nothing where there is none', () => {
    const { log, printed, file } = opened(false);
    log.error('the game could not be saved');
    expect(printed).toEqual([]);
    expect(existsSync(file)).toBe(true);
  });

  test('of one folder does not hold the lines of another', () => {
    const one = opened(false);
    const other = opened(false);
    one.log.info('first');
    other.log.info('second');
    expect(readFileSync(one.file, 'utf8')).not.toContain('second');
    expect(readFileSync(other.file, 'utf8')).not.toContain('first');
  });
});
